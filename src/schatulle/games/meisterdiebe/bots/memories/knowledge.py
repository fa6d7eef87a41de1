"""All that can be known of box and cards from what one seat observed; nothing is forgotten."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from schatulle.core import SEATS, Seat
from schatulle.games.meisterdiebe.bots.belief import USUAL
from schatulle.games.meisterdiebe.bots.memories import hands
from schatulle.games.meisterdiebe.bots.memories.assumptions import (
    STICKY,
    diamonds_due,
    quick_options,
)
from schatulle.games.meisterdiebe.bots.memories.changes import (
    EMPTY,
    adding,
    anything,
    falling_odds,
    held_so,
    unchanged,
)
from schatulle.games.meisterdiebe.bots.memories.joint_odds import (
    Clumps,
    Held,
    learned,
    shared_among,
)
from schatulle.games.meisterdiebe.bots.memories.unseen_filling import VAGUE, Share, by_chance
from schatulle.games.meisterdiebe.rules import events
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, Face, Move, box_with_rubies
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gem, Gems, together
from schatulle.games.meisterdiebe.rules.options import Options

#: Who takes what he finds, so that taking nothing is telling.
TAKERS: Final = (Character.THIEF, Character.MASTERTHIEF, Character.SMUGGLER)
FACES: Final = tuple(Face)


class Mind:
    """One seat's perfect memory; only diamonds can be in doubt, all else everyone can follow."""

    def __init__(self, seat: Seat, options: Options | None) -> None:
        self.seat = seat
        #: Who is not told the rules of the table takes the usual ones for granted.
        self.options = USUAL if options is None else options
        self._is_told = options is not None
        self.hands: hands.Hands = ()
        #: M-48: how likely things stick.
        self.stick = self.options.sticky_drawers
        self.alarms_in_play = self._is_told and self.options.alarms == "on"
        self._empty_box(Seat(0))
        #: Whether the set-up was seen; else somebody came late, and the box may hold anything.
        self.began = False
        self.clumps = VAGUE

    def _empty_box(self, starter: Seat) -> None:
        """M-20: nothing but the six rubies, whose places everyone saw."""
        self._clumps: Clumps | None = EMPTY
        self.sapphires = [[0, 0] for _ in Drawer]
        self.alarms: list[list[Seat | None]] = [[None, None] for _ in Drawer]
        self.rubies = [drawer.ruby for drawer in box_with_rubies().drawers]
        self.flipped = False
        self.open: int | None = None
        self.starter = starter
        #: Diamonds in the box and on the red cushion, but for those that fell unseen.
        self.diamonds = 0
        self.red = 0
        self.characters: tuple[Character | None, ...] = (None,) * len(SEATS)
        #: Whether the opener takes what lies above, if anything does.
        self.taking = False
        #: The quick set-up: who moved a box that was filled unseen, and whether it was flipped.
        self.unseen: list[tuple[Seat, bool]] = []
        #: Whether anybody was seen to fill the box: in the quick set-up nobody is.
        self.watched = False
        #: Whether it is still being filled: no card was turned up, no drawer opened in a turn.
        self.filling = True
        self.began = True

    @property
    def clumps(self) -> Clumps:
        """The diamonds in the drawers; what chance did is weighed when it has done all."""
        if self._clumps is None:
            self._clumps = self._filled_by_chance()
        return self._clumps

    @clumps.setter
    def clumps(self, now: Clumps) -> None:
        self._clumps = now

    @property
    def up(self) -> int:
        """The side that is up now."""
        return int(self.flipped)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def in_box(self, on_red: int) -> int:
        """INV-3: the diamonds in the box; more on red than was seen to go there fell unseen."""
        return self.diamonds - (on_red - self.red)

    def observe(self, event: Any) -> None:
        """Something happened, as the seat's `observe` tells it."""
        if self.taking and isinstance(event, _TOOK_NOTHING):
            self.clumps = self.without_front(self.clumps)
            self.taking = False
        change = _OBSERVE.get(type(event))
        if change is not None:
            change(self, event)

    def without_front(self, clumps: Clumps) -> Clumps:
        """Who could take gems and took none has found none."""
        return clumps if self.open is None else self._front_was(clumps, 0)

    def with_front(self, clumps: Clumps) -> Clumps:
        """M-49, P-18: who is asked what to do with the front's gems has found some."""
        if self.open is None or self.sapphires[self.open][self.up]:
            return clumps
        up = self.up

        def some(held: Held) -> Iterator[tuple[Held, float]]:
            yield held, float(held[up] > 0)

        return learned(clumps, self.open, some, unchanged)

    def _front_was(self, clumps: Clumps, diamonds: int, left: int | None = None) -> Clumps:
        """So many diamonds lay above in the open drawer, and so many lie there now."""
        up, now = self.up, diamonds if left is None else left
        assert self.open is not None

        def anyway(held: Held) -> Iterator[tuple[Held, float]]:
            yield held_so(up, now, held[1 - up]), 1.0

        def seen(held: Held) -> Iterator[tuple[Held, float]]:
            yield held_so(up, now, held[1 - up]), float(held[up] == diamonds)

        return learned(clumps, self.open, seen, anyway)

    def _add(self, drawer: int, diamonds: int) -> None:
        add = adding(self.up, diamonds)
        self.clumps = learned(self.clumps, drawer, add, add)

    def _dealt(self, event: events.Dealt) -> None:
        self.hands = hands.unseen(len(event.hands))
        own = [(seat, card) for seat, hand in enumerate(event.hands) for card in hand or ()]
        self.hands = hands.with_cards(self.hands, own)

    def _began(self, event: events.Began) -> None:
        self._empty_box(event.seat)

    def _pulled(self, event: events.Pulled) -> None:
        """M-22: others see which drawers are filled; M-48: later they are named if they stick."""
        self.watched = True
        if self.began and not self.filling:
            self._sticks()
        elif event.private and event.seat != self.seat:
            self._filled_unseen_by_me(event)

    def _sticks(self) -> None:
        """M-48: seen before anything falls, so what was thought of the set-up can be mended."""
        if not self.stick:
            self.stick = STICKY
            if self.unseen:
                self._clumps = None

    def _filled_unseen_by_me(self, event: events.Pulled) -> None:
        """M-22: others see which drawers are filled, and know how many diamonds are due."""
        drawers = tuple(INDEX[drawer] for drawer in event.drawers)
        due = diamonds_due(self.options, self.seats, self.starter, event.seat)
        due = max(len(drawers), due)
        self.clumps = shared_among(self.clumps, drawers, due, self.up)
        self.diamonds += due

    def _filled(self, event: events.Filled) -> None:
        drawer, fell = INDEX[event.drawer], event.fell.diamonds
        self._fell(drawer, fell, fell if event.raised else 0, anything)
        if not event.raised:
            self.diamonds -= fell
            self.red += fell
        if event.diamonds is not None:
            self.diamonds += event.diamonds
            self._add(drawer, event.diamonds)

    def _fell(self, drawer: int, fell: int, raised: int, above: Callable[[int], bool]) -> None:
        """M-39: all that lay below fell, unless it stuck (M-48)."""
        up, stick = self.up, self.stick

        def seen(held: Held) -> Iterator[tuple[Held, float]]:
            here, down = held[up], held[1 - up]
            if above(here):
                yield held_so(up, here + raised, down - fell), falling_odds(down, fell, stick)

        def anyway(held: Held) -> Iterator[tuple[Held, float]]:
            yield held_so(up, held[up] + raised, max(0, held[1 - up] - fell)), 1.0

        self.clumps = learned(self.clumps, drawer, seen, anyway)

    def _chose(self, event: events.Chose) -> None:
        if event.card is not None:
            self.hands = hands.with_cards(self.hands, [(event.seat, event.card)])

    def _filled_by_chance(self) -> Clumps:
        """The quick set-up: nobody saw the drawers, but everyone saw how the box was moved."""
        options, shares, flipped = self._quick_options(), [], False
        for seat, flips in self.unseen:
            due = diamonds_due(options, self.seats, self.starter, seat)
            shares.append(Share(due, flipped))
            flipped = flipped != flips
        return by_chance(shares, self.stick, options.setup_fall)

    def _quick_options(self) -> Options:
        if self._is_told:
            return self.options
        return quick_options([seat for seat, _ in self.unseen], self.seats)

    def _turned_up(self, event: events.TurnedUp) -> None:
        """M-27, M-29, P-9: the cards are open."""
        cards = [(seat, card) for seat, card in enumerate(event.cards) if card is not None]
        self.hands = hands.with_cards(self.hands, cards)
        self.characters = tuple(card.character if card else None for card in event.cards)
        self.filling = False

    def _opened(self, event: events.Opened) -> None:
        self.filling = False
        drawer = self.open = INDEX[event.drawer]
        up, down = self.up, 1 - self.up
        raised = event.fell if event.raised else NOTHING
        self._fell(drawer, event.fell.diamonds, raised.diamonds, self._above(drawer, event))
        self.sapphires[drawer][up] += raised.sapphires
        stuck = self.sapphires[drawer][down] - event.fell.sapphires
        self.sapphires[drawer][down] = max(0, stuck)
        if event.alarm is not None:
            self.alarms[drawer][down] = None
        if event.upper is not None:
            self._looked_into(event)
        self._went(event)
        self.taking = not event.caught and self.characters[event.seat] in TAKERS

    def _above(self, drawer: int, event: events.Opened) -> Callable[[int], bool]:
        """M-41, M-48: caught means that no gems lay above, not caught by a fall that some did."""
        sapphires = self.sapphires[drawer][self.up]
        lone = self.options.lone_alarm_blocks
        if event.caught:
            return lambda diamonds: diamonds + sapphires == 0
        if event.fell or (lone and event.alarm is not None):
            return lambda diamonds: diamonds + sapphires > 0
        return anything

    def _looked_into(self, event: events.Opened) -> None:
        """OQ-M20: what lies above is seen."""
        assert event.upper is not None
        assert self.open is not None
        self.clumps = self._front_was(self.clumps, event.upper.gems.diamonds)
        self.sapphires[self.open][self.up] = event.upper.gems.sapphires
        self.alarms[self.open][self.up] = event.upper.alarm

    def _went(self, event: events.Opened) -> None:
        """M-42, M-70: what fell goes to red, or to the owner of the alarm."""
        if not event.raised:
            self.diamonds -= event.fell.diamonds
            self.red += 0 if event.owner is not None else event.fell.diamonds

    def _take_front(self, gems: Gems) -> None:
        """All gems of the upper front are gone, and everyone saw how many there were."""
        self.taking = False
        if self.open is None:
            return
        self.clumps = self._front_was(self.clumps, gems.diamonds, 0)
        self.sapphires[self.open][self.up] = 0
        self.diamonds -= gems.diamonds

    def _front_taken(self, event: events.FrontTaken) -> None:
        self._take_front(event.gems)
        self.red += event.gems.diamonds if event.cushion is events.Cushion.RED else 0

    def _given(self, event: events.Given) -> None:
        """P-18: all gems or none; he was asked because there were some."""
        self.taking = False
        if event.shares:
            self._take_front(together(bag for _, bag in event.shares))
        else:
            self.clumps = self.with_front(self.clumps)

    def _placed(self, event: events.Placed) -> None:
        if self.open is None:
            return
        self._add(self.open, event.gems.diamonds)
        self.sapphires[self.open][self.up] += event.gems.sapphires
        self.diamonds += event.gems.diamonds
        if event.alarm:
            self.alarms[self.open][self.up] = event.seat
            self.alarms_in_play = True

    def _searched(self, event: events.Searched) -> None:
        """M-80, M-81: a ruby is taken, or lies above now; M-82: there was none."""
        self.taking = False
        if self.open is None:
            return
        there = self.rubies[self.open] is not None
        fell = event.found is events.Found.FELL or (event.found is None and there)
        self.rubies[self.open] = FACES[self.up] if fell else None
        keeps = self.options.mt_empty_secret == "keep_front"
        if event.found is events.Found.RUBY or event.gems or (keeps and not fell):
            self._take_front(event.gems)

    def _alarm_returned(self, _event: events.AlarmReturned) -> None:
        if self.open is not None:
            self.alarms[self.open][self.up] = None

    def _box_turned(self, event: events.BoxTurned) -> None:
        flips = event.moves.count(Move.FLIP) % 2 == 1
        if self.began and self.filling and not self.watched:
            self.unseen.append((event.seat, flips))
            self.diamonds = self._quick_options().setup_diamonds
            self._clumps = None
        self.flipped = self.flipped != flips
        self.open = None

    def _gem_taken(self, event: events.GemTaken) -> None:
        self.red -= event.gem is Gem.DIAMOND

    def _shared_out(self, event: events.SharedOut) -> None:
        """All that lay on red was seen: now it is known how many diamonds fell unseen."""
        on_red = together(event.shares).diamonds
        self.diamonds -= on_red - self.red
        self.red = 0

    def _cards_swapped(self, event: events.CardsSwapped) -> None:
        """P-13: everyone saw which cards change their owners."""
        self.hands = hands.with_cards(self.hands, enumerate(event.cards))

    def _hands_passed(self, _event: events.HandsPassed) -> None:
        self.hands = hands.passed_left(self.hands)


#: What comes next in the turn of one who took nothing.
_TOOK_NOTHING: Final = (events.Placed, events.AlarmReturned, events.BoxTurned)

_OBSERVE: Final[Mapping[type, Callable[[Mind, Any], None]]] = {
    events.Dealt: Mind._dealt,
    events.Began: Mind._began,
    events.Pulled: Mind._pulled,
    events.Filled: Mind._filled,
    events.Chose: Mind._chose,
    events.TurnedUp: Mind._turned_up,
    events.Opened: Mind._opened,
    events.FrontTaken: Mind._front_taken,
    events.Given: Mind._given,
    events.Placed: Mind._placed,
    events.Searched: Mind._searched,
    events.AlarmReturned: Mind._alarm_returned,
    events.BoxTurned: Mind._box_turned,
    events.GemTaken: Mind._gem_taken,
    events.SharedOut: Mind._shared_out,
    events.CardsSwapped: Mind._cards_swapped,
    events.HandsPassed: Mind._hands_passed,
}
