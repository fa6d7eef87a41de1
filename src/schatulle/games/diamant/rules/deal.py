"""What Nature did in a game of Diamant, as records write it: the shuffled decks."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from schatulle.core import Difference
from schatulle.games.diamant.rules.actions import Action, TurnUp
from schatulle.games.diamant.rules.cards import Card, shuffled_again
from schatulle.games.diamant.rules.events import Event, ExpeditionEnded, GameEnded, TurnedUp
from schatulle.games.diamant.rules.notation import format_move, parse_card
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import State

#: No path is longer than the thirty cards of the cave (D-3).
_LONGER_THAN_A_PATH: Final = 32


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck for each expedition from the present one on, from the top; the rest may be missing."""

    decks: tuple[tuple[str, ...], ...] = ()


#: A case gives the decks beside its position.
DEALT: Final = ("decks",)


class Dealer:
    """Answers for Nature from a deal; None where the deal says no more."""

    def __init__(self, deal: Deal, state: State) -> None:
        self._decks = [tuple(map(parse_card, deck)) for deck in deal.decks]
        self._first = state.expedition
        self._laid = len(state.path)

    def answer(self, state: State, _kind: str) -> Action | None:
        """D-7: the next card from the top of the expedition's deck."""
        number = state.expedition - self._first
        turned = len(state.path) - (0 if number else self._laid)
        if number >= len(self._decks) or turned >= len(self._decks[number]):
            return None
        return TurnUp(self._decks[number][turned])


def deal_of(events: Iterable[Event], _options: Options) -> Deal:
    """The decks of a game from its log; cards that nobody saw follow when an expedition is over."""
    decks: list[list[str]] = [[]]
    removed: tuple[Card, ...] = ()
    for event in events:
        if isinstance(event, TurnedUp):
            decks[-1].append(event.card)
        elif isinstance(event, ExpeditionEnded):
            decks[-1] += _never_seen(decks[-1], removed)
            removed += event.removed
            decks.append([])
        elif isinstance(event, GameEnded):
            decks[-1] += _never_seen(decks[-1], removed)
    return Deal(tuple(map(tuple, decks)))


def _never_seen(deck: list[str], removed: tuple[Card, ...]) -> list[str]:
    rest = Counter(map(str, shuffled_again(removed))) - Counter(deck)
    return list(rest.elements())


def difference(drawn: Action, recorded: Action) -> Difference:
    """Two cards that Nature turned up."""
    return Difference(format_move(drawn), format_move(recorded))


def draw_number(state: State) -> int:
    """An expedition's cards are the same whoever left when."""
    return state.expedition * _LONGER_THAN_A_PATH + len(state.path)
