"""Choosing cards in secret and turning them up (M-26..M-32, P-9, P-10)."""

from msgspec.structs import replace

from schatulle.rules.core import IllegalMove, Seat
from schatulle.rules.meisterdiebe.actions import Choose
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.course import others_act
from schatulle.rules.meisterdiebe.events import Chose, TurnedUp
from schatulle.rules.meisterdiebe.state import Phase, Stage, State, players_of


def choosing(state: State, seat: Seat, action: Choose) -> Chose:
    """M-26: everyone lays one card face down, once; M-34: one that is in hand."""
    if not 0 <= seat < state.seats or state.laid[seat] is not None:
        raise IllegalMove("M-26", f"seat {seat} has no card to choose now")
    for card in state.hands[seat]:
        if card.character is action.character:
            return Chose(("M-26",), seat, card)
    in_hand = ", ".join(card.character for card in state.hands[seat])
    raise IllegalMove("M-34", f"the {action.character} is not in hand; in hand: {in_hand}")


def chose(state: State, event: Chose) -> State:
    """M-26: the card lies face down and has left the hand."""
    seat, card = event.seat, event.card
    hand = tuple([other for other in state.hands[seat] if other is not card and other != card])
    laid = (*state.laid[:seat], card, *state.laid[seat + 1 :])
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        laid=laid,
        phase=Phase.CHOOSE if None in laid else Phase.TURN_UP,
    )


def smugglers_turn_up(state: State) -> bool:
    """M-27: whether smugglers, and only they, turn up their cards now."""
    return (
        state.stage is Stage.CHOOSING
        and state.options.reveal == "smugglers_first"
        and bool(players_of(state, Character.SMUGGLER))
    )


def turning_up(state: State) -> TurnedUp:
    """M-27: first only the smugglers; M-29: all others after them, or at once without any.

    P-9: in the prototype all together.
    """
    if not smugglers_turn_up(state):
        together = state.options.reveal == "all"
        return TurnedUp(("P-9", "P-10") if together else ("M-29", "M-31", "M-32"), state.laid)
    smugglers = players_of(state, Character.SMUGGLER)
    cards = [card if seat in smugglers else None for seat, card in enumerate(state.laid)]
    return TurnedUp(("M-27", "M-28"), tuple(cards))


def turned_up(state: State, _event: TurnedUp) -> State:
    """M-28, M-30, M-31: smugglers act, then the loot is settled, then the others act."""
    smugglers_first = smugglers_turn_up(state)
    state = replace(state, moment=state.moment + 1)
    if smugglers_first:
        smugglers = players_of(state, Character.SMUGGLER)
        return replace(state, stage=Stage.SMUGGLING, phase=Phase.OPEN, acting=smugglers)
    if state.stage is Stage.SMUGGLING:
        return replace(state, phase=Phase.SETTLE)
    return others_act(state)
