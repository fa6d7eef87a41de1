"""What a seat can know of the box from the events it observed: the memory of the parity checks."""

from typing import Any

from schatulle.core import Seat
from schatulle.games.meisterdiebe.rules import events
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, Face, Move, box_with_rubies
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.filling import to_place
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase, State, character_of
from schatulle.games.meisterdiebe.rules.view import observe

_TAKERS = (Character.THIEF, Character.MASTERTHIEF, Character.SMUGGLER)


class Recall:
    """One seat's perfect memory of the drawers, built from its observations alone."""

    def __init__(self, seat: Seat, options: Options) -> None:
        self.seat = seat
        self.options = options
        hidden = options.quick_setup and options.setup_diamonds > 0
        self.fronts: list[Gems | None] = [None if hidden else NOTHING] * len(Drawer)
        self.sides = [False] * len(Drawer)
        self.alarms: list[Seat | None] = [None] * len(Drawer)
        self.rubies: list[Face | None] = [drawer.ruby for drawer in box_with_rubies().drawers]
        self.flipped = False
        self.open = 0
        self.counted = True

    def hear(self, before: State, events: tuple[Any, ...], after: State) -> None:
        """All that an answer brought about, as far as this seat observes it."""
        if before.phase is Phase.FILL:
            self._due = to_place(before)
        seen = [observe(event, self.seat) for event in events]
        for event in seen:
            self._hear(event)
        self._conclude(before, seen, after)

    def _hear(self, event: Any) -> None:
        match event:
            case events.Pulled():
                self.counted = len(set(event.drawers)) == 1
            case events.Filled():
                self._filled(event)
            case events.Opened():
                self._opened(event)
            case events.FrontTaken():
                self.fronts[self.open] = NOTHING
            case events.Given() if event.shares:
                self.fronts[self.open] = NOTHING
            case events.Placed():
                self._add(self.open, event.gems)
                if event.alarm:
                    self.alarms[self.open] = event.seat
            case events.Searched():
                self._searched(event)
            case events.AlarmReturned():
                self.alarms[self.open] = None
            case events.BoxTurned():
                self.flipped ^= event.moves.count(Move.FLIP) % 2 == 1
            case _:
                pass

    def _add(self, place: int, gems: Gems) -> None:
        known = self.fronts[place]
        self.fronts[place] = None if known is None else known + gems
        self.sides[place] = self.flipped

    def _filled(self, event: events.Filled) -> None:
        place = INDEX[event.drawer]
        if event.fell:
            self.fronts[place] = event.fell if event.put_back else NOTHING
        diamonds = self._due if event.diamonds is None and self.counted else event.diamonds
        if diamonds is None:
            self.fronts[place] = None
            self.sides[place] = self.flipped
        else:
            self._add(place, Gems(diamonds))

    def _opened(self, event: events.Opened) -> None:
        self.open = INDEX[event.drawer]
        if event.fell or event.alarm is not None:
            self.fronts[self.open] = event.fell if event.put_back else NOTHING
            self.alarms[self.open] = None
        elif event.upper is not None:
            self.fronts[self.open] = event.upper.gems
        self.sides[self.open] = self.flipped

    def _searched(self, event: events.Searched) -> None:
        ruby = self.rubies[self.open]
        if event.found is events.Found.RUBY:
            self.rubies[self.open] = None
        elif ruby is not None:
            self.rubies[self.open] = Face.TAIL if self.flipped else Face.HEAD
        keeps = ruby is None and self.options.mt_empty_secret == "keep_front"
        if event.found is events.Found.RUBY or keeps:
            self.fronts[self.open] = NOTHING

    def _conclude(self, before: State, seen: list[Any], after: State) -> None:
        """Who could take gems and took none has found none."""
        openings = [event for event in seen if isinstance(event, events.Opened)]
        if not openings or openings[0].caught:
            return
        took = any(isinstance(event, events.FrontTaken) for event in seen)
        asked = after.phase in (Phase.ROB, Phase.GIVE)
        if character_of(before, openings[0].seat) in _TAKERS and not took and not asked:
            self.fronts[self.open] = NOTHING
