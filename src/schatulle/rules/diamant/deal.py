"""What Nature did in a game of Diamant, as records write it: the shuffled decks."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from schatulle.rules.diamant.actions import Action, TurnUp
from schatulle.rules.diamant.cards import Card, shuffled_again
from schatulle.rules.diamant.events import Event, ExpeditionEnded, GameEnded, TurnedUp
from schatulle.rules.diamant.notation import parse_card
from schatulle.rules.diamant.options import Options
from schatulle.rules.diamant.state import State


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck for each expedition from the present one on, from the top; the rest may be missing."""

    decks: tuple[tuple[str, ...], ...] = ()


class Dealer:
    """Answers for Nature from a deal; None where the deal says no more."""

    def __init__(self, deal: Deal, state: State) -> None:
        self._decks = [tuple(map(parse_card, deck)) for deck in deal.decks]
        self._first = state.expedition
        self._laid = len(state.path)

    def answer(self, state: State, _kind: str) -> Action | None:
        """D-7: the next card from the top of the expedition's deck."""
        at = state.expedition - self._first
        turned = len(state.path) - (0 if at else self._laid)
        if at >= len(self._decks) or turned >= len(self._decks[at]):
            return None
        return TurnUp(self._decks[at][turned])


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
