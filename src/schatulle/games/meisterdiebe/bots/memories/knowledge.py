"""All that can be known of box and cards from what one seat observed; nothing is forgotten."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, Final

from msgspec.structs import replace

from schatulle.core import SEATS, Seat
from schatulle.games.meisterdiebe.bots.memories import diamonds, hands
from schatulle.games.meisterdiebe.bots.memories.assumptions import (
    STICKY,
    diamonds_due,
    known_rules,
)
from schatulle.games.meisterdiebe.bots.memories.diamonds import Diamonds
from schatulle.games.meisterdiebe.bots.memories.evidence import (
    anything,
    counted_above,
    fallen,
    some_above,
)
from schatulle.games.meisterdiebe.bots.memories.joint_odds import Clumps, learned
from schatulle.games.meisterdiebe.bots.memories.unseen_filling import VAGUE
from schatulle.games.meisterdiebe.bots.memories.watched_filling import (
    Filling,
    UnseenTurn,
    filled_by_chance,
    filling_options,
)
from schatulle.games.meisterdiebe.rules import box, events
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, Front, Move
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gem, Gems, together
from schatulle.games.meisterdiebe.rules.options import Options

#: Who takes what they find, so that taking nothing is telling.
TAKERS: Final = (Character.THIEF, Character.MASTERTHIEF, Character.SMUGGLER)


class Knowledge:
    """What follows from all that one seat was shown; only diamonds can be in doubt."""

    def __init__(self, seat: Seat, options: Options | None) -> None:
        self.seat = seat
        self.rules = known_rules(options)
        self.hands: hands.Hands = ()
        self.characters: tuple[Character | None, ...] = (None,) * len(SEATS)
        #: None for who came late and did not see it: then the box may hold anything.
        self.filling: Filling | None = None
        self.diamonds = Diamonds(VAGUE)
        #: How the box stands, and all in it but diamonds: nobody who watches can lose track.
        self.box = box.box_with_rubies()
        #: The drawer that stands open.
        self.open: Drawer | None = None
        #: Whether the opener takes what lies above, if anything does.
        self.is_taking = False

    @property
    def up(self) -> int:
        """The side that is up now."""
        return int(self.box.flipped)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def observe(self, event: Any) -> None:
        """Something happened, as the seat's `observe` tells it."""
        if self.is_taking and isinstance(event, _TOOK_NOTHING):
            self._believe(self.without_front(self.diamonds.clumps))
            self.is_taking = False
        change = _OBSERVE.get(type(event))
        if change is not None:
            change(self, event)

    def without_front(self, clumps: Clumps) -> Clumps:
        """Who could take gems and took none has found none."""
        if self.open is None:
            return clumps
        return learned(clumps, INDEX[self.open], *counted_above(self.up, 0, left=0))

    def with_front(self, clumps: Clumps) -> Clumps:
        """M-49, P-18: who is asked what to do with the front's gems has found some."""
        if self.open is None or box.upper(self.box, self.open).gems:
            return clumps
        return learned(clumps, INDEX[self.open], *some_above(self.up))

    def _believe(self, clumps: Clumps) -> None:
        """Other odds of the same diamonds."""
        self.diamonds = replace(self.diamonds, clumps=clumps)

    # The cards.

    def _dealt(self, event: events.Dealt) -> None:
        own = [(seat, card) for seat, hand in enumerate(event.hands) for card in hand or ()]
        self.hands = hands.with_cards(hands.unseen(len(event.hands)), own)

    def _chose(self, event: events.Chose) -> None:
        if event.card is not None:
            self.hands = hands.with_cards(self.hands, [(event.seat, event.card)])

    def _turned_up(self, event: events.TurnedUp) -> None:
        """M-27, M-29, P-9: the cards are open."""
        cards = [(seat, card) for seat, card in enumerate(event.cards) if card is not None]
        self.hands = hands.with_cards(self.hands, cards)
        self.characters = tuple([card.character if card else None for card in event.cards])
        self._filling_is_over()

    def _cards_swapped(self, event: events.CardsSwapped) -> None:
        """P-13: everyone saw which cards change their owners."""
        self.hands = hands.with_cards(self.hands, enumerate(event.cards))

    def _hands_passed(self, _event: events.HandsPassed) -> None:
        self.hands = hands.passed_left(self.hands)

    # Filling the box.

    def _began(self, event: events.Began) -> None:
        """M-20: nothing but the six rubies, whose places everyone saw."""
        self.filling = Filling(event.seat)
        self.diamonds = Diamonds()

    def _filling_is_over(self) -> None:
        if self.filling is not None and not self.filling.is_over:
            self.filling = replace(self.filling, is_over=True)

    def _pulled(self, event: events.Pulled) -> None:
        """M-22: others see which drawers are filled; M-48: later they are named if they stick."""
        if self.filling is None:
            return
        if self.filling.is_over:
            self._sticks(self.filling)
            return
        self.filling = replace(self.filling, is_watched=True)
        if event.opener_only and event.seat != self.seat:
            self._filled_unseen_by_me(self.filling, event)

    def _sticks(self, filling: Filling) -> None:
        """M-48: seen before anything falls, so what was thought of the set-up can be mended."""
        if not self.rules.stick:
            self.rules = replace(self.rules, stick=STICKY)
            if filling.unseen:
                self._believe(filled_by_chance(filling, self.rules, self.seats))

    def _filled_unseen_by_me(self, filling: Filling, event: events.Pulled) -> None:
        """M-22: others see which drawers are filled, and know how many diamonds are due."""
        drawers = tuple([INDEX[drawer] for drawer in event.drawers])
        due = diamonds_due(self.rules.options, self.seats, filling.starter, event.seat)
        due = max(len(drawers), due)
        self.diamonds = diamonds.shared_out(self.diamonds, drawers, self.up, due)

    def _filled(self, event: events.Filled) -> None:
        drawer, fell = INDEX[event.drawer], event.fell.diamonds
        raised = fell if event.put_back else 0
        self._believe(self._after_fall(drawer, fell, raised, anything))
        if not event.put_back:
            self.diamonds = diamonds.gone(self.diamonds, fell, to_red=True)
        if event.diamonds is not None:
            self.diamonds = diamonds.laid_above(self.diamonds, drawer, self.up, event.diamonds)

    def _filled_by_chance(self, filling: Filling) -> None:
        """M-22: nobody saw what chance laid into the box; it is weighed anew with every turn."""
        self.filling = filling
        clumps = filled_by_chance(filling, self.rules, self.seats)
        total = filling_options(filling, self.rules, self.seats).setup_diamonds
        self.diamonds = Diamonds(clumps, total, self.diamonds.on_red)

    # A turn.

    def _opened(self, event: events.Opened) -> None:
        """M-39..M-42: a drawer is open; OQ-M20: who looks into it sees what lies above."""
        self._filling_is_over()
        self.open = event.drawer
        self._diamonds_fell(event)
        self._fronts_after(event)
        self.is_taking = not event.caught and self.characters[event.seat] in TAKERS

    def _diamonds_fell(self, event: events.Opened) -> None:
        """M-42, M-70: what fell goes to red, or to the owner of the alarm."""
        drawer, fell = INDEX[event.drawer], event.fell.diamonds
        raised = fell if event.put_back else 0
        clumps = self._after_fall(drawer, fell, raised, self._possible_above(event))
        if event.upper is not None:
            seen = event.upper.gems.diamonds
            clumps = learned(clumps, drawer, *counted_above(self.up, seen, left=seen))
        self._believe(clumps)
        if not event.put_back:
            self.diamonds = diamonds.gone(self.diamonds, fell, to_red=event.goes_to is None)

    def _after_fall(
        self, drawer: int, fell: int, raised: int, above: Callable[[int], bool]
    ) -> Clumps:
        """M-39: all that lay below fell, unless it stuck (M-48)."""
        fall = fallen(self.up, fell, raised, self.rules.stick, above)
        return learned(self.diamonds.clumps, drawer, *fall)

    def _possible_above(self, event: events.Opened) -> Callable[[int], bool]:
        """M-41, M-48: caught means that no gems lay above, not caught by a fall that some did."""
        sapphires = box.upper(self.box, event.drawer).gems.sapphires
        lone = self.rules.options.lone_alarm_blocks
        if event.caught:
            return lambda above: above + sapphires == 0
        if event.fell or (lone and event.alarm is not None):
            return lambda above: above + sapphires > 0
        return anything

    def _fronts_after(self, event: events.Opened) -> None:
        """The sapphires and the alarm; who came late may see more of them fall than there were."""
        up, down = box.upper(self.box, event.drawer), box.lower(self.box, event.drawer)
        fell = event.fell.sapphires
        stuck = Gems(0, max(0, down.gems.sapphires - fell))
        down = Front(stuck, down.alarm if event.alarm is None else None)
        if event.upper is not None:
            up = Front(Gems(0, event.upper.gems.sapphires), event.upper.alarm)
        elif event.put_back:
            up = Front(up.gems + Gems(0, fell), up.alarm)
        self.box = box.with_fronts(self.box, event.drawer, up, down)

    def _take_front(self, gems: Gems, *, to_red: bool = False) -> None:
        """All gems of the upper front are gone, and everyone saw how many there were."""
        self.is_taking = False
        if self.open is None:
            return
        taken = counted_above(self.up, gems.diamonds, left=0)
        self._believe(learned(self.diamonds.clumps, INDEX[self.open], *taken))
        self.diamonds = diamonds.gone(self.diamonds, gems.diamonds, to_red=to_red)
        front = box.upper(self.box, self.open)
        self.box = box.with_upper(self.box, self.open, Front(NOTHING, front.alarm))

    def _front_taken(self, event: events.FrontTaken) -> None:
        self._take_front(event.gems, to_red=event.cushion is events.Cushion.RED)

    def _given(self, event: events.Given) -> None:
        """P-18: all gems or none; the question was asked because there were some."""
        self.is_taking = False
        if event.shares:
            self._take_front(together(bag for _, bag in event.shares))
        else:
            self._believe(self.with_front(self.diamonds.clumps))

    def _placed(self, event: events.Placed) -> None:
        """M-63, M-64: imitations and alarms are placed before all eyes."""
        if self.open is None:
            return
        count = event.gems.diamonds
        self.diamonds = diamonds.laid_above(self.diamonds, INDEX[self.open], self.up, count)
        front = box.upper(self.box, self.open)
        gems = front.gems + Gems(0, event.gems.sapphires)
        alarm = event.seat if event.alarm else front.alarm
        self.box = box.with_upper(self.box, self.open, Front(gems, alarm))
        if event.alarm:
            self.rules = replace(self.rules, alarms=True)

    def _searched(self, event: events.Searched) -> None:
        """M-80, M-81: a ruby is taken, or lies above now; M-82: there was none."""
        self.is_taking = False
        if self.open is None:
            return
        there = box.ruby_in(self.box, self.open) is not None
        fell = event.found is events.Found.FELL or (event.found is None and there)
        ruby = box.upper_face(self.box) if fell else None
        self.box = box.with_ruby(self.box, self.open, ruby)
        keeps = self.rules.options.mt_empty_secret == "keep_front"
        if event.found is events.Found.RUBY or event.gems or (keeps and not fell):
            self._take_front(event.gems)

    def _alarm_returned(self, _event: events.AlarmReturned) -> None:
        if self.open is not None:
            front = box.upper(self.box, self.open)
            self.box = box.with_upper(self.box, self.open, Front(front.gems))

    def _box_turned(self, event: events.BoxTurned) -> None:
        filling = self.filling
        if filling is not None and not filling.is_over and not filling.is_watched:
            flips = event.moves.count(Move.FLIP) % 2 == 1
            turn = UnseenTurn(event.seat, flips)
            self._filled_by_chance(replace(filling, unseen=(*filling.unseen, turn)))
        self.box = reduce(box.moved, event.moves, self.box)
        self.open = None

    # The red cushion.

    def _gem_taken(self, event: events.GemTaken) -> None:
        if event.gem is Gem.DIAMOND:
            self.diamonds = diamonds.taken_from_red(self.diamonds)

    def _shared_out(self, event: events.SharedOut) -> None:
        """All that lay on red was seen: now it is known how many diamonds fell unseen."""
        on_red = together(event.shares).diamonds
        self.diamonds = diamonds.red_emptied(self.diamonds, on_red)


#: What comes next in the turn of one who took nothing.
_TOOK_NOTHING: Final = (events.Placed, events.AlarmReturned, events.BoxTurned)

_OBSERVE: Final[Mapping[type, Callable[[Knowledge, Any], None]]] = {
    events.Dealt: Knowledge._dealt,
    events.Began: Knowledge._began,
    events.Pulled: Knowledge._pulled,
    events.Filled: Knowledge._filled,
    events.Chose: Knowledge._chose,
    events.TurnedUp: Knowledge._turned_up,
    events.Opened: Knowledge._opened,
    events.FrontTaken: Knowledge._front_taken,
    events.Given: Knowledge._given,
    events.Placed: Knowledge._placed,
    events.Searched: Knowledge._searched,
    events.AlarmReturned: Knowledge._alarm_returned,
    events.BoxTurned: Knowledge._box_turned,
    events.GemTaken: Knowledge._gem_taken,
    events.SharedOut: Knowledge._shared_out,
    events.CardsSwapped: Knowledge._cards_swapped,
    events.HandsPassed: Knowledge._hands_passed,
}
