"""The end of a round, of a cycle and of the game (M-33..M-35, M-89..M-93, P-12, P-13)."""

from msgspec.structs import replace

from schatulle.core import Outcome, Seat, best_seats
from schatulle.games.meisterdiebe.rules.cards import Card, Character, sorted_hand
from schatulle.games.meisterdiebe.rules.events import (
    CardsSwapped,
    CardsTakenUp,
    GameEnded,
    HandsPassed,
    RoundEnded,
)
from schatulle.games.meisterdiebe.rules.gems import gem_count, value
from schatulle.games.meisterdiebe.rules.options import is_latched
from schatulle.games.meisterdiebe.rules.robbing import rubies_taken
from schatulle.games.meisterdiebe.rules.state import Phase, State


def ending_round(state: State) -> GameEnded | CardsSwapped | RoundEnded:
    """M-33: end conditions are checked first; P-13: then equal characters swap their cards."""
    if clauses := end_clauses(state):
        return ending(state, clauses)
    if state.options.card_cycle == "swap_same":
        cards = cards_after_swap(state)
        if cards != state.cards:
            return CardsSwapped(("P-13",), cards)
    return putting_away(state)


def end_clauses(state: State) -> tuple[str, ...]:
    """M-89: an empty white cushion; M-90: the sixth ruby; OQ-P7: the cap on rounds."""
    clauses: tuple[str, ...] = ()
    if has_empty_white(state):
        clauses += ("P-25",) if is_latched(state.options) else ("M-89",)
    if state.options.last_ruby_end != "off" and rubies_taken(state) == 6:
        clauses += ("M-90",)
    if 0 < state.options.max_rounds <= state.round:
        clauses += ("OQ-P7",)
    return clauses


def has_empty_white(state: State) -> bool:
    """M-89: empty at the end of the round; P-25: once shed, the end stays triggered (OQ-P3)."""
    return state.white_was_empty if is_latched(state.options) else not all(state.white)


def ending_now(state: State) -> GameEnded:
    """M-90: the sixth ruby ends the game at once (option `last_ruby_end`)."""
    return ending(state, ("M-90",))


def ending(state: State, clauses: tuple[str, ...]) -> GameEnded:
    """M-89: nothing is asked any more, no cards are passed (OQ-M23); M-91, M-93: who has won."""
    return GameEnded((*clauses, "M-91", "M-93"), scores(state), winners(state))


def cards_after_swap(state: State) -> tuple[Card, ...]:
    """P-13: equal characters pass the card just played clockwise among themselves (OQ-P6)."""
    cards = [card for card in state.cards if card is not None]
    swapped = list(cards)
    for character in Character:
        players = [seat for seat, card in enumerate(cards) if card.character is character]
        for giver, receiver in zip(players, players[1:] + players[:1], strict=True):
            swapped[receiver] = cards[giver]
    return tuple(swapped)


def cards_swapped(state: State, event: CardsSwapped) -> State:
    """P-13: the received card lies face down with the receiver."""
    return replace(state, cards=event.cards)


def putting_away(state: State) -> RoundEnded:
    """M-34: played cards are turned face down and stay before their players."""
    return RoundEnded(("M-33", "M-34"), state.round)


def round_ended(state: State, event: RoundEnded) -> State:
    """M-34: the cards of the round lie with those of earlier ones."""
    played = tuple(
        [
            (*pile, card) if card else pile
            for pile, card in zip(state.played, state.cards, strict=True)
        ]
    )
    return replace(
        state, round=event.round + 1, played=played, cards=(None,) * state.seats, excluded=()
    )


def beginning_cycle(state: State) -> HandsPassed | CardsTakenUp:
    """M-35: all cards go to the left neighbour; P-12: all take up their own."""
    if state.options.card_cycle == "pass_left":
        return HandsPassed(("M-35",))
    return CardsTakenUp(("P-12",))


def hands_passed(state: State, _event: HandsPassed) -> State:
    """M-35: the six cards of the right neighbour."""
    return _new_cycle(state, state.played[-1:] + state.played[:-1])


def cards_taken_up(state: State, _event: CardsTakenUp) -> State:
    """P-12: the six cards that lay before oneself, swapped ones included."""
    return _new_cycle(state, state.played)


def _new_cycle(state: State, piles: tuple[tuple[Card, ...], ...]) -> State:
    return replace(state, hands=tuple(map(sorted_hand, piles)), played=((),) * state.seats)


def scores(state: State) -> tuple[int, ...]:
    """M-91: black less white; P-26: every imitation costs one; M-92: nothing else counts."""
    penalty = value if state.options.penalty == "by_value" else gem_count
    return tuple(
        [
            value(black) - penalty(white)
            for black, white in zip(state.black, state.white, strict=True)
        ]
    )


def winners(state: State) -> tuple[Seat, ...]:
    """M-93, P-27: ties by rubies, then by sapphires on black; still tied: shared."""
    return best_seats(
        [
            (score, black.rubies, black.sapphires)
            for score, black in zip(scores(state), state.black, strict=True)
        ]
    )


def titles(state: State) -> tuple[str, ...]:
    """P-28: a winner with three rubies is king of the master thieves, else the richest jeweller."""
    if not state.options.king_title:
        return ()
    return tuple(
        "king" if state.black[seat].rubies >= 3 else "richest_jeweller" for seat in winners(state)
    )


def outcome(state: State) -> Outcome | None:
    """M-91, M-93: the result, once the game is over."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(scores(state), winners(state), titles(state))
