"""Setting up: cards, cushions, rubies and the players' diamonds (M-14..M-25, P-3..P-8)."""

from math import perm
from typing import Final

from msgspec.structs import replace

from schatulle.rules.core import IllegalMove, Many, Seat, compositions
from schatulle.rules.core.choices import composition
from schatulle.rules.meisterdiebe import options
from schatulle.rules.meisterdiebe.actions import Begin, Deal, Fill
from schatulle.rules.meisterdiebe.box import (
    Drawer,
    Front,
    box_with_rubies,
    lower,
    upper,
    with_fronts,
)
from schatulle.rules.meisterdiebe.cards import NUMBERS, Card, Character, Hand
from schatulle.rules.meisterdiebe.course import first_round
from schatulle.rules.meisterdiebe.events import Began, Dealt, Filled, Pulled
from schatulle.rules.meisterdiebe.gems import NOTHING, Gems
from schatulle.rules.meisterdiebe.options import Options
from schatulle.rules.meisterdiebe.state import Phase, Stage, State


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
        laid=(None,) * seats,
    )


class Deals(Many[Deal]):
    """M-15, P-5: every way to deal one card from each of the six shuffled piles."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    @property
    def count(self) -> int:
        """The ways to deal one pile, for six piles."""
        return int(perm(len(NUMBERS), self.seats) ** len(Character))

    def __getitem__(self, number: int) -> Deal:
        piles = []
        for _ in Character:
            number, pile = divmod(number, perm(len(NUMBERS), self.seats))
            piles.append(_dealt_pile(pile, self.seats))
        hands = (
            tuple(
                Card(character, numbers[seat])
                for character, numbers in zip(Character, piles, strict=True)
            )
            for seat in range(self.seats)
        )
        return Deal(tuple(hands))


def _dealt_pile(number: int, seats: int) -> list[int]:
    left = list(NUMBERS)
    dealt = []
    for _ in range(seats):
        number, card = divmod(number, len(left))
        dealt.append(left.pop(card))
    return dealt


def dealing(state: State, action: Deal) -> Dealt:
    """M-15, P-5: one card of each character for everyone; the others leave the game unseen."""
    if len(action.hands) != state.seats:
        raise IllegalMove("M-15", f"{len(action.hands)} hands for {state.seats} seats")
    cards = [card for hand in action.hands for card in hand]
    if len(set(cards)) != len(cards):
        raise IllegalMove("M-4", "a card was dealt twice; every number stands on one card")
    if any(card.number not in NUMBERS for card in cards):
        raise IllegalMove("M-4", "cards are numbered from 1 to 8")
    if any(tuple(card.character for card in hand) != tuple(Character) for hand in action.hands):
        raise IllegalMove("M-15", "a hand is one card of each character, in their order")
    return Dealt(("M-15",), action.hands)


def dealt(state: State, event: Dealt) -> State:
    """M-15: everyone takes up the hand."""
    hands: tuple[Hand, ...] = tuple(hand or () for hand in event.hands)
    return replace(state, hands=hands, phase=Phase.BEGINNING)


def beginning(state: State, action: Begin) -> Began:
    """OQ-M3, M-21: the starter is drawn by chance."""
    if not 0 <= action.seat < state.seats:
        raise IllegalMove("M-21", f"seat {action.seat} is not at the table")
    return Began(("M-21", "M-22"), action.seat)


def began(state: State, event: Began) -> State:
    """M-22, P-6: clockwise, everyone who has a diamond to place."""
    state = replace(state, starter=event.seat)
    order = fillers(state)
    if not order:
        return first_round(state)
    return replace(state, acting=order, phase=Phase.FILL)


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
    return 1 if one else share(state, state.acting[0])


class Fillings(Many[Fill]):
    """M-13, M-22, P-8: every split of some diamonds over the twelve drawers, drawers sorted."""

    def __init__(self, diamonds: int) -> None:
        self.diamonds = diamonds

    @property
    def count(self) -> int:
        """So many splits."""
        return compositions(self.diamonds, len(Drawer))

    def __getitem__(self, number: int) -> Fill:
        split = composition(number, self.diamonds, len(Drawer))
        named = [drawer for drawer, times in zip(Drawer, split, strict=True) for _ in range(times)]
        return Fill(tuple(named))


#: Few enough to be listed: one diamond at a time.
ONE_EACH: Final = tuple(Fill((drawer,)) for drawer in Drawer)


def fillings(state: State) -> Many[Fill] | tuple[Fill, ...]:
    """M-22, P-6: the ways to place the diamonds that are due now."""
    diamonds = to_place(state)
    return ONE_EACH if diamonds == 1 else Fillings(diamonds)


def filling(state: State, action: Fill) -> Pulled:
    """M-22: all diamonds of the share, in any split; P-6: exactly one."""
    due = to_place(state)
    clause = "P-6" if state.options.setup_mode == "one_by_one" else "M-22"
    if len(action.drawers) != due:
        raise IllegalMove(clause, f"{len(action.drawers)} diamonds placed; exactly {due} are due")
    return Pulled(
        (clause,),
        state.acting[0],
        action.drawers,
        private=state.options.open_visibility == "opener",
        unseen=state.options.quick_setup,
    )


def pulled(state: State, event: Pulled) -> State:
    """OQ-M4c: the drawers are named together and opened one after the other."""
    phase = Phase.STUCK if state.options.sticky_drawers else Phase.PULLED
    return replace(state, pending=event.drawers, phase=phase)


def pending_drawer(state: State) -> Drawer:
    """The drawer that is opened now."""
    return state.pending[0]


def filling_drawer(state: State) -> Filled:
    """M-39: a drawer that does not stick drops all that lies in its lower front."""
    return filled_drawer(state, lower(state.box, pending_drawer(state)).gems)


def filled_drawer(state: State, fell: Gems) -> Filled:
    """M-24: what falls while the box is filled goes to red, and the diamonds are placed.

    P-7: in the prototype it is laid into the upper front together with the new one.
    """
    drawer = pending_drawer(state)
    raised = state.options.setup_fall == "upper"
    clauses = ("M-22",) if not fell else ("M-22", "P-7") if raised else ("M-22", "M-24")
    return Filled(
        clauses,
        state.acting[0],
        drawer,
        state.pending.count(drawer),
        fell,
        raised,
        private=state.options.open_visibility == "opener",
        unseen=state.options.quick_setup,
    )


def filled(state: State, event: Filled) -> State:
    """M-22, M-24, P-7: the drawer is closed again; after the last one the box may be moved."""
    assert event.diamonds is not None
    up, down = upper(state.box, event.drawer), lower(state.box, event.drawer)
    raised = event.fell if event.raised else NOTHING
    gems = up.gems + raised + Gems(event.diamonds)
    box = with_fronts(
        state.box, event.drawer, Front(gems, up.alarm), Front(down.gems - event.fell, down.alarm)
    )
    pending = tuple(drawer for drawer in state.pending if drawer is not event.drawer)
    state = replace(state, box=box, pending=pending)
    if not event.raised:
        state = replace(state, red=state.red + event.fell)
    if pending:
        return state
    return replace(state, phase=Phase.TURN, moment=state.moment + 1)
