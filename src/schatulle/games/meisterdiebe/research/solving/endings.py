"""The last rounds of games that bots played, to check bots with."""

from collections.abc import Iterator
from random import Random
from typing import Final

from schatulle.core import count_of
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.research.solving.last_rounds import check_open
from schatulle.research.solving.positions import Situation, Unsolvable, reached

#: M-35: hands have been passed on once, so each knows the numbers of all cards.
LAST: Final = 9


def last_round(seed: str, edition: str = "zoch", name: str = "bot", last: int = LAST) -> Situation:
    """M-26: two bots of that name choose the cards of the last round."""
    options = meisterdiebe.options(edition, {"max_rounds": last})
    return reached(meisterdiebe.NAME, options, (name, name), seed, last)


def moments(position: Situation, seed: str) -> Iterator[Situation]:
    """The position and all that follow in a game of chance, as far as they can be solved."""
    dice = Random(seed)
    while asked := position.rules.awaiting(position.state):
        if _is_open(position):
            yield position
        for decision in asked:
            choice = decision.choices[dice.randrange(count_of(decision.choices))]
            position = position.after(decision.seat, choice)


def _is_open(position: Situation) -> bool:
    try:
        check_open(position.state)
    except Unsolvable:
        return False
    return True
