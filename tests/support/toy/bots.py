"""Who plays the toy, and what is noted down in it."""

from random import Random
from typing import Any, Final

from schatulle.bots.contract import Kind
from schatulle.core import Decision, Seat
from support.toy.rules import Bids, Options, TurnedUp


class Halving:
    """Bids half of the coins, and takes whatever it wins."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], _rng: Random) -> Any:
        choices = decision.choices
        return choices[choices.coins // 2] if isinstance(choices, Bids) else choices[0]


class Whole:
    """Bids everything at once."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], _rng: Random) -> Any:
        return decision.choices[0]


KINDS: Final = (
    Kind("bot", Halving()),
    Kind("hen", Whole(), "🐔", 1),
    Kind("ant", Halving(), "🐜", 2, deep=True),
    Kind("ape", Halving(), "🐒", 3),
)
USUAL_MEMORY = memory_named = None


class Prizes:
    """All prizes that were turned up."""

    def __init__(self) -> None:
        self._seen: list[int] = []

    def observe(self, event: Any) -> None:
        if isinstance(event, TurnedUp):
            self._seen.append(event.prize)

    def taken(self, _view: Any) -> dict[str, str]:
        return {"prizes": " ".join(map(str, self._seen))}


def notes_of(_viewer: Seat, _options: Options) -> Prizes:
    return Prizes()
