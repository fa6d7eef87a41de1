"""The explorers' secret choice and the card that follows it (D-6..D-13)."""

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import NATURE, IllegalMove, Many, Seat
from schatulle.games.diamant.rules.actions import TURN_UP, Decide, TurnUp
from schatulle.games.diamant.rules.cards import STONES, Card, PathCard
from schatulle.games.diamant.rules.events import Decided, Revealed, Struck, TurnedUp
from schatulle.games.diamant.rules.state import Phase, State


def deciding(seat: Seat, action: Decide) -> Decided:
    """D-8: before every further card everyone in the cave decides in secret."""
    return Decided(("D-8",), seat, action.choice)


def why_not_decide(state: State, seat: Seat) -> IllegalMove:
    """D-8: everyone in the cave, once; D-7: the first card is turned without a decision."""
    if not 0 <= seat < state.seats or not state.inside[seat]:
        reason = f"seat {seat} is not in the cave: only explorers decide"
        return IllegalMove("D-8", reason, "diamant-refused-outside")
    if state.phase is not Phase.DECIDE:
        reason = "a card is turned up first; nobody decides before it lies there"
        return IllegalMove("D-7", reason, "diamant-refused-card-first")
    return IllegalMove("D-8", f"seat {seat} has decided already", "diamant-refused-decided")


def decided(state: State, event: Decided) -> State:
    """D-8: the fist lies on the table."""
    seat = event.seat
    return replace(state, chosen=(*state.chosen[:seat], event.choice, *state.chosen[seat + 1 :]))


def revealing(state: State) -> Revealed:
    """D-8: all fists open together."""
    return Revealed(("D-8",), state.chosen)


class Draws(Struct, Many[TurnUp], frozen=True, gc=False):
    """D-7: any card of the shuffled deck may be the next one; equal cards count one by one."""

    deck: tuple[Card, ...]

    @property
    def count(self) -> int:
        return len(self.deck)

    def __getitem__(self, number: int) -> TurnUp:
        return TURN_UP[self.deck[number]]

    def __contains__(self, action: object) -> bool:
        return type(action) is TurnUp and action.card in self.deck


def turning_up(state: State, action: TurnUp) -> TurnedUp:
    """D-7, D-9: a treasure is shared equally, the indivisible rest stays on its card.

    D-12: a hazard is laid on the path.
    """
    card = action.card
    first = ("D-6", "D-7") if not state.path else ()
    if card not in STONES:
        return TurnedUp((*first, "D-12"), card, 0, 0)
    each, rest = divmod(STONES[card], state.inside.count(True))
    return TurnedUp((*first, "D-9", "D-10"), card, each, rest)


def why_not_turn_up(state: State, seat: Seat, action: TurnUp) -> IllegalMove:
    """D-7: chance does it, before every decision; D-3: there are thirty cards."""
    if seat != NATURE or state.phase is not Phase.CARD:
        return IllegalMove(
            "D-7", f"no card is to be turned up by seat {seat} now", "refused-chance"
        )
    return IllegalMove("D-3", f"card {action.card} is not in the deck any more")


def turned_up(state: State, event: TurnedUp) -> State:
    """D-10: stones gained lie beside the chest, unsafe."""
    unsafe = state.unsafe
    if event.each:
        unsafe = tuple(
            [
                stones + event.each if inside else stones
                for stones, inside in zip(unsafe, state.inside, strict=True)
            ]
        )
    place = state.deck.index(event.card)
    return replace(
        state,
        unsafe=unsafe,
        path=(*state.path, PathCard(event.card, event.rest)),
        deck=state.deck[:place] + state.deck[place + 1 :],
        chosen=(None,) * state.seats,
    )


def striking_hazard(state: State) -> Card | None:
    """D-13: the second hazard of a kind in this expedition, not necessarily the next card."""
    cards = [step.card for step in state.path]
    return cards[-1] if cards and cards[-1] not in STONES and cards.count(cards[-1]) > 1 else None


def striking(state: State) -> Struck:
    """D-13: everyone still inside loses what lies beside the chest; chests are safe."""
    return Struck(("D-13",), state.path[-1].card, state.unsafe)


def struck(state: State, event: Struck) -> State:
    """D-13, D-17: the expedition ends at once and nobody is inside."""
    left = tuple([had - gone for had, gone in zip(state.unsafe, event.lost, strict=True)])
    return replace(state, inside=(False,) * state.seats, unsafe=left)
