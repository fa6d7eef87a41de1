"""Which kinds of bot there are, and how one comes to its seat."""

from collections.abc import Callable, Mapping
from typing import Final

from schatulle.bots.core import Bot
from schatulle.bots.diamant import DiamantBot
from schatulle.bots.meisterdiebe import MeisterdiebeBot
from schatulle.bots.randomly import RandomBot
from schatulle.rules import diamant, meisterdiebe
from schatulle.rules.core import BadOptions, Seat

Maker = Callable[[Seat, str], Bot]

#: A maker for every kind and game.
MAKERS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "random": {meisterdiebe.NAME: RandomBot, diamant.NAME: RandomBot},
    "bot": {meisterdiebe.NAME: MeisterdiebeBot, diamant.NAME: DiamantBot},
}
KINDS: Final = tuple(MAKERS)


def make(kind: str, game: str, seat: Seat, seed: str) -> Bot:
    """A bot of that kind for one seat of one match; raises BadOptions."""
    if kind not in MAKERS:
        raise BadOptions(f"there is no kind of bot {kind!r}; allowed: {', '.join(KINDS)}")
    makers = MAKERS[kind]
    if game not in makers:
        raise BadOptions(f"no bot {kind!r} plays {game!r}; allowed: {', '.join(makers)}")
    return makers[game](seat, seed)
