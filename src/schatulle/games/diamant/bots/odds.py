"""Open notes: the odds of the next card, for tables that chose them."""

from collections import Counter
from typing import Any

from schatulle.core import Seat
from schatulle.games.diamant.bots.prospects import deadly, deck_of
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.view import Odds, View


class CountedCards:
    """All cards that are not seen are in the deck; nothing has to be kept in mind for that."""

    def observe(self, event: Any) -> None:
        """What was turned up lies on the path until the expedition ends, and is in the view."""

    def taken(self, view: View) -> Odds:
        """D-3, D-18, D-19: the thirty cards less those removed and those on the path."""
        left = Counter(deck_of(view))
        return Odds({card: left[card] for card in Card}, deadly(view))


def notes_of(_viewer: Seat, _options: Options) -> CountedCards:
    """The same for everybody."""
    return CountedCards()
