"""The explorers' secret choice and the card that follows it (D-6..D-13)."""

from msgspec.structs import replace

from schatulle.rules.core import NATURE, IllegalMove, Seat
from schatulle.rules.diamant.actions import Choice, Decide, TurnUp
from schatulle.rules.diamant.cards import STONES, Card, PathCard
from schatulle.rules.diamant.events import Decided, Revealed, Struck, TurnedUp
from schatulle.rules.diamant.state import Phase, State


def deciding(state: State, seat: Seat, action: Decide) -> Decided:
    """D-8: before every further card everyone in the cave decides in secret, once."""
    if not 0 <= seat < state.seats or not state.inside[seat]:
        raise IllegalMove("D-8", f"seat {seat} is not in the cave: only explorers decide")
    if state.phase is not Phase.DECIDE:
        raise IllegalMove("D-7", "a card is turned up first; nobody decides before it lies there")
    if state.chosen[seat] is not None:
        raise IllegalMove("D-8", f"seat {seat} has decided already")
    return Decided(("D-8",), seat, action.choice)


def decided(state: State, event: Decided) -> State:
    """D-8: the fist lies on the table; with the last one all are ready to open."""
    seat = event.seat
    chosen = (*state.chosen[:seat], event.choice, *state.chosen[seat + 1 :])
    if chosen.count(None) > state.inside.count(False):
        return replace(state, chosen=chosen)
    return replace(state, chosen=chosen, phase=Phase.REVEAL)


def revealing(state: State) -> Revealed:
    """D-8: all fists open together."""
    return Revealed(("D-8",), state.chosen)


def revealed(state: State, event: Revealed) -> State:
    """D-16: leavers are settled before the next card is turned."""
    leaving = Choice.LEAVE in event.choices
    return replace(
        state, phase=Phase.RETURN if leaving else next_card(state), moment=state.moment + 1
    )


def next_card(state: State) -> Phase:
    """D-17: another card while someone is inside; an empty deck sends everyone home (OQ-D9)."""
    return Phase.CARD if state.deck else Phase.RETURN


def turning_up(state: State, seat: Seat, action: TurnUp) -> TurnedUp:
    """D-7, D-9: a treasure is shared equally, the indivisible rest stays on its card.

    D-12: a hazard is laid on the path.
    """
    if seat != NATURE or state.phase is not Phase.CARD:
        raise IllegalMove("D-7", f"no card is to be turned up by seat {seat} now")
    card = action.card
    if card not in state.deck:
        raise IllegalMove("D-3", f"card {card} is not in the deck any more")
    first = ("D-6", "D-7") if not state.path else ()
    if card not in STONES:
        return TurnedUp((*first, "D-12"), card, 0, 0)
    each, rest = divmod(STONES[card], state.inside.count(True))
    return TurnedUp((*first, "D-9", "D-10"), card, each, rest)


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
    at = state.deck.index(event.card)
    return replace(
        state,
        phase=Phase.STRIKE if strikes(state, event.card) else Phase.DECIDE,
        unsafe=unsafe,
        path=(*state.path, PathCard(event.card, event.rest)),
        deck=state.deck[:at] + state.deck[at + 1 :],
        chosen=(None,) * state.seats,
        moment=state.moment + 1,
    )


def strikes(state: State, card: Card) -> bool:
    """D-13: the second hazard of a kind in this expedition, not necessarily the next card."""
    return card not in STONES and any(step.card is card for step in state.path)


def striking_hazard(state: State) -> Card | None:
    """D-13: the hazard that ended the expedition, if one did."""
    *before, last = (step.card for step in state.path) if state.path else (None,)
    return last if last not in STONES and last in before else None


def striking(state: State) -> Struck:
    """D-13: everyone still inside loses what lies beside the chest; chests are safe."""
    return Struck(("D-13",), state.path[-1].card, state.unsafe)


def struck(state: State, event: Struck) -> State:
    """D-13, D-17: the expedition ends at once and nobody is inside."""
    left = tuple([had - gone for had, gone in zip(state.unsafe, event.lost, strict=True)])
    return replace(
        state,
        phase=Phase.END,
        inside=(False,) * state.seats,
        unsafe=left,
        moment=state.moment + 1,
    )
