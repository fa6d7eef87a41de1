"""Setting up: cards, cushions, rubies and the players' diamonds (M-14..M-25, P-3..P-8)."""

from math import perm
from typing import Final

from msgspec.structs import replace

from schatulle.core import IllegalMove, ListedChoices, Many, Seat, compositions
from schatulle.core.choices import composition
from schatulle.games.meisterdiebe.rules import options
from schatulle.games.meisterdiebe.rules.actions import Begin, DealHands, Fill
from schatulle.games.meisterdiebe.rules.box import (
    Drawer,
    Front,
    box_with_rubies,
    lower,
    upper,
    with_fronts,
)
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, Card, Character, Hand
from schatulle.games.meisterdiebe.rules.events import Began, Dealt, Filled, Pulled
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase, Stage, State, TurnSoFar


def setup(opts: Options, seats: int) -> State:
    """M-14, M-16..M-20, P-3, P-4: cushions, alarms and rubies before the cards are dealt."""
    options.check(opts, seats)
    return State(
        options=opts,
        phase=Phase.DEALING,
        stage=Stage.FILLING,
        box=box_with_rubies(),
        red=NOTHING,
        white=(options.white_cushion(opts),) * seats,
        black=(NOTHING,) * seats,
        alarms=(opts.alarms == "on",) * seats,
        hands=((),) * seats,
        played=((),) * seats,
        cards=(None,) * seats,
    )


#: Walking along an enum takes longer.
_CHARACTERS: Final = tuple(Character)
_DRAWERS: Final = tuple(Drawer)


class Deals(Many[DealHands]):
    """M-15, P-5: every way to deal one card from each of the six shuffled piles."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    @property
    def count(self) -> int:
        """The ways to deal one pile, for six piles."""
        return int(perm(len(NUMBERS), self.seats) ** len(Character))

    def __getitem__(self, number: int) -> DealHands:
        piles = []
        for _ in _CHARACTERS:
            number, pile = divmod(number, perm(len(NUMBERS), self.seats))
            piles.append(_dealt_pile(pile, self.seats))
        hands = (
            tuple(
                Card(character, numbers[seat])
                for character, numbers in zip(_CHARACTERS, piles, strict=True)
            )
            for seat in range(self.seats)
        )
        return DealHands(tuple(hands))

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is DealHands
            and len(action.hands) == self.seats
            and all(map(_is_full_hand, action.hands))
            and not _is_any_twice(action.hands)
        )


def _is_full_hand(hand: Hand) -> bool:
    """M-15: one card of each character, in their order, with a number that there is (M-4)."""
    characters = tuple([card.character for card in hand])
    return characters == _CHARACTERS and all(card.number in NUMBERS for card in hand)


def _is_any_twice(hands: tuple[Hand, ...]) -> bool:
    """M-4: every number stands on one card of a character."""
    cards = [card for hand in hands for card in hand]
    return len(set(cards)) != len(cards)


def deals(state: State, _seat: Seat) -> Deals:
    """M-15, P-5: each of the six piles is shuffled."""
    return Deals(state.seats)


def _dealt_pile(number: int, seats: int) -> list[int]:
    left = list(NUMBERS)
    dealt = []
    for _ in range(seats):
        number, card = divmod(number, len(left))
        dealt.append(left.pop(card))
    return dealt


def dealing(_state: State, _seat: Seat, action: DealHands) -> Dealt:
    """M-15, P-5: one card of each character for everyone; the others leave the game unseen."""
    return Dealt(("M-15",), action.hands)


def why_not_deal(state: State, _seat: Seat, action: DealHands) -> IllegalMove:
    """M-15: a card of each pile for everyone; M-4: there are eight of each character."""
    if len(action.hands) != state.seats:
        return IllegalMove("M-15", f"{len(action.hands)} hands for {state.seats} seats")
    if _is_any_twice(action.hands):
        return IllegalMove("M-4", "a card was dealt twice; every number stands on one card")
    if any(card.number not in NUMBERS for hand in action.hands for card in hand):
        return IllegalMove("M-4", "cards are numbered from 1 to 8")
    return IllegalMove("M-15", "a hand is one card of each character, in their order")


def dealt(state: State, event: Dealt) -> State:
    """M-15: everyone takes up the hand."""
    hands: tuple[Hand, ...] = tuple(hand or () for hand in event.hands)
    return replace(state, hands=hands)


def starters(state: State, _seat: Seat) -> ListedChoices[Begin]:
    """OQ-M3, M-21: anyone at the table."""
    return ListedChoices(Begin(Seat(seat)) for seat in range(state.seats))


def beginning(_state: State, _seat: Seat, action: Begin) -> Began:
    """OQ-M3, M-21: the starter is drawn by chance."""
    return Began(("M-21", "M-22"), action.seat)


def why_not_begin(_state: State, _seat: Seat, action: Begin) -> IllegalMove:
    """M-21: the diamonds are divided among the players."""
    return IllegalMove("M-21", f"seat {action.seat} is not at the table")


def began(state: State, event: Began) -> State:
    """M-22: that seat is the first one to place diamonds."""
    return replace(state, starter=event.seat)


def fillers(state: State) -> tuple[Seat, ...]:
    """M-22, P-6: who fills the box, in order; with one diamond at a time, round after round."""
    n = state.seats
    seats = [Seat((state.starter + place) % n) for place in range(n)]
    if state.options.setup_mode == "one_by_one":
        return tuple(seats[turn % n] for turn in range(state.options.setup_diamonds))
    return tuple(seat for seat in seats if share(state, seat))


def share(state: State, seat: Seat) -> int:
    """M-21: the diamonds are divided evenly, the first in order get the extra ones (OQ-M3)."""
    each, extra = divmod(state.options.setup_diamonds, state.seats)
    place = (seat - state.starter) % state.seats
    return each + (place < extra)


def to_place(state: State) -> int:
    """M-22: the whole share at once; P-6: one diamond at a time."""
    one = state.options.setup_mode == "one_by_one"
    return 1 if one else share(state, state.turn_queue[0])


class Fillings(Many[Fill]):
    """M-13, M-22, P-8: every split of some diamonds over the twelve drawers, drawers sorted."""

    form = (
        "fill and a drawer (A1 to C4) for each diamond, as many as in the examples; "
        "a drawer may be named more than once"
    )

    def __init__(self, diamonds: int) -> None:
        self.diamonds = diamonds

    @property
    def count(self) -> int:
        """M-22: the ways to split them."""
        return compositions(self.diamonds, len(_DRAWERS))

    def __getitem__(self, number: int) -> Fill:
        split = composition(number, self.diamonds, len(_DRAWERS))
        named = [
            drawer for drawer, times in zip(_DRAWERS, split, strict=True) for _ in range(times)
        ]
        return Fill(tuple(named))

    def __contains__(self, action: object) -> bool:
        return type(action) is Fill and len(action.drawers) == self.diamonds


#: Few enough to be listed: one diamond at a time.
ONE_EACH: Final = ListedChoices(Fill((drawer,)) for drawer in Drawer)


def fillings(state: State, _seat: Seat) -> Many[Fill] | ListedChoices[Fill]:
    """M-22, P-6: the ways to place the diamonds that are due now."""
    diamonds = to_place(state)
    return ONE_EACH if diamonds == 1 else Fillings(diamonds)


def filling(state: State, _seat: Seat, action: Fill) -> Pulled:
    """M-22, P-6: the drawers are named, and opened one after the other."""
    return Pulled(
        (_filling_clause(state),),
        state.turn_queue[0],
        action.drawers,
        opener_only=state.options.open_visibility == "opener",
        seen_by_nobody=state.options.quick_setup,
    )


def why_not_fill(state: State, _seat: Seat, action: Fill) -> IllegalMove:
    """M-22: all diamonds of the share, in any split; P-6: exactly one."""
    placed, due = len(action.drawers), to_place(state)
    reason = f"{placed} diamonds placed; exactly {due} are due"
    clause = _filling_clause(state)
    return IllegalMove(clause, reason, "meisterdiebe-refused-fill", placed=placed, due=due)


def _filling_clause(state: State) -> str:
    return "P-6" if state.options.setup_mode == "one_by_one" else "M-22"


def pulled(state: State, event: Pulled) -> State:
    """OQ-M4c: the drawers are named together and opened one after the other."""
    return replace(state, turn=TurnSoFar(to_open=event.drawers))


def next_to_open(state: State) -> Drawer:
    """The drawer that is opened now."""
    return state.turn.to_open[0]


def filling_drawer(state: State) -> Filled:
    """M-39: a drawer that does not stick drops all that lies in its lower front."""
    return laying_diamonds(state, lower(state.box, next_to_open(state)).gems)


def laying_diamonds(state: State, fell: Gems) -> Filled:
    """M-24: what falls while the box is filled goes to red, and the diamonds are placed.

    P-7: in the prototype it is laid into the upper front together with the new one.
    """
    drawer = next_to_open(state)
    raised = state.options.setup_fall == "upper"
    clauses = ("M-22",) if not fell else ("M-22", "P-7") if raised else ("M-22", "M-24")
    return Filled(
        clauses,
        state.turn_queue[0],
        drawer,
        state.turn.to_open.count(drawer),
        fell,
        raised,
        opener_only=state.options.open_visibility == "opener",
        seen_by_nobody=state.options.quick_setup,
    )


def filled(state: State, event: Filled) -> State:
    """M-22, M-24, P-7: diamonds lie in the drawer, which is closed again."""
    assert event.diamonds is not None
    up, down = upper(state.box, event.drawer), lower(state.box, event.drawer)
    raised = event.fell if event.put_back else NOTHING
    gems = up.gems + raised + Gems(event.diamonds)
    box = with_fronts(
        state.box, event.drawer, Front(gems, up.alarm), Front(down.gems - event.fell, down.alarm)
    )
    to_open = tuple([drawer for drawer in state.turn.to_open if drawer is not event.drawer])
    red = state.red if event.put_back else state.red + event.fell
    return replace(state, box=box, red=red, turn=TurnSoFar(to_open=to_open))
