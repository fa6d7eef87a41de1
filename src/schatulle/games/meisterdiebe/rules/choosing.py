"""Choosing cards in secret and turning them up (M-26..M-32, P-9, P-10)."""

from typing import Final

from msgspec.structs import replace

from schatulle.core import IllegalMove, Seat
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.events import Chose, TurnedUp
from schatulle.games.meisterdiebe.rules.state import Stage, State, players_of

_CHOOSE: Final = {character: Choose(character) for character in Character}


def card_choices(state: State, seat: Seat) -> tuple[Choose, ...]:
    """M-26: everyone lays one card face down, once; M-34: one that is in hand."""
    return tuple([_CHOOSE[card.character] for card in state.hands[seat]])


def choosing(state: State, seat: Seat, action: Choose) -> Chose:
    """M-26: which character it is nobody else knows yet."""
    hand, character = state.hands[seat], action.character
    card = hand[[card.character for card in hand].index(character)]
    return Chose(("M-26",), seat, card)


def why_not_choose(state: State, seat: Seat, action: Choose) -> IllegalMove:
    """M-26: one card a round; M-34: played ones are not available until the cycle is over."""
    if not 0 <= seat < state.seats or state.cards[seat] is not None:
        return IllegalMove(
            "M-26", f"seat {seat} has no card to choose now", "meisterdiebe-refused-no-choice"
        )
    in_hand = ", ".join(card.character for card in state.hands[seat])
    reason = f"the {action.character} is not in hand; in hand: {in_hand}"
    about = action.character.value
    return IllegalMove("M-34", reason, "meisterdiebe-refused-not-in-hand", character=about)


def chose(state: State, event: Chose) -> State:
    """M-26: the card lies face down and has left the hand."""
    seat, card = event.seat, event.card
    hand = tuple([other for other in state.hands[seat] if other is not card and other != card])
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        cards=(*state.cards[:seat], card, *state.cards[seat + 1 :]),
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
        return TurnedUp(("P-9", "P-10") if together else ("M-29", "M-31", "M-32"), state.cards)
    smugglers = players_of(state, Character.SMUGGLER)
    cards = [card if seat in smugglers else None for seat, card in enumerate(state.cards)]
    return TurnedUp(("M-27", "M-28"), tuple(cards))
