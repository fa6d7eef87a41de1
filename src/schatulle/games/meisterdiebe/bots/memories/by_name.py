"""Memories by name: `elephant`, `goldfish`, people's, or a number from 0 to 1 between the two."""

from typing import Final

from schatulle.bots.contract import Memory
from schatulle.core import BadOptions, Seat
from schatulle.games.meisterdiebe.bots.memories.elephant import Elephant
from schatulle.games.meisterdiebe.bots.memories.goldfish import Goldfish
from schatulle.games.meisterdiebe.bots.memories.human import Human
from schatulle.games.meisterdiebe.bots.memories.slider import ADULT, CHILD
from schatulle.games.meisterdiebe.rules.options import Options

#: Points of the slider that have a name; most humans that play are grown up.
PEOPLE: Final = {"adult": ADULT, "child": CHILD, "human": ADULT}
ALLOWED: Final = "elephant, adult, child, goldfish, or a number from 0 (goldfish) to 1 (elephant)"


def memory_named(name: str, seat: Seat, seed: str, options: Options | None = None) -> Memory:
    """The memory of that name for one seat; raises BadOptions."""
    if name == "elephant":
        return Elephant(seat, options)
    if name == "goldfish":
        return Goldfish(seat, options)
    slider = PEOPLE[name] if name in PEOPLE else _slider(name)
    return Human(slider, seat, seed, options)


def _slider(name: str) -> float:
    try:
        slider = float(name)
    except ValueError:
        slider = -1.0
    if not 0 <= slider <= 1:
        reason = f"there is no memory {name!r}; allowed: {ALLOWED}"
        raise BadOptions(reason, "refused-memory", name=name)
    return slider
