"""Who plays: names from a command line, a bot for every seat, and every pair of them."""

import re
from collections.abc import Sequence
from itertools import combinations, cycle, islice
from typing import Final

from schatulle.core import BadOptions

Lineup = tuple[str, ...]

#: A name reaches to the next comma that stands in no quotes.
_NAME: Final = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*')*""")


#: Tables at the terminal name their players in the same way.
_WRITTEN: Final = "refused-players-written"


def names_of(text: str) -> Lineup:
    """The names in `strong,ev,exec:python my_bot.py`; raises BadOptions."""
    names = []
    at = 0
    while at <= len(text):
        found = _NAME.match(text, at)
        assert found is not None
        names.append(found[0].strip())
        if text[found.end() : found.end() + 1] not in ("", ","):
            raise BadOptions(f"--bots {text}: a quotation mark is not closed", _WRITTEN)
        at = found.end() + 1
    if not all(names):
        reason = f"--bots {text!r}: a name is empty; expected for instance ev,random"
        raise BadOptions(reason, _WRITTEN)
    return tuple(names)


def lineup(names: Lineup, seats: int) -> Lineup:
    """A bot for every seat; one name stands for all of them."""
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadOptions(
            f"{len(names)} bots for {seats} seats; name one for every seat, or one for all of them"
        )
    return names


def pairings(names: Lineup, seats: int) -> tuple[Lineup, ...]:
    """Every pair, seated in turn; at an odd table each of them has the extra seat once."""
    distinct = tuple(dict.fromkeys(names))
    if len(distinct) < 2:
        raise BadOptions("--round-robin needs two different bots or more")
    pairs = combinations(distinct, 2)
    if seats % 2 == 0:
        return tuple(_in_turn(pair, seats) for pair in pairs)
    return tuple(_in_turn(order, seats) for a, b in pairs for order in ((a, b), (b, a)))


def _in_turn(names: Sequence[str], seats: int) -> Lineup:
    return tuple(islice(cycle(names), seats))
