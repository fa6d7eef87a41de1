"""File descriptors: as many as the system allows, and some of them for those who hold few."""

from collections import Counter
from math import inf
from typing import Final

from schatulle.server.http.limits import Gate
from schatulle.server.logs import log

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]  # a module or nothing

#: More than that are not asked for, where a system sets no limit.
ENOUGH: Final = 1_048_576
#: So many are kept for files, bots and probes, of few connections a quarter.
KEPT: Final = 256
#: Where there are fewer, the operator is told.
FEW: Final = 4096
#: Whoever holds no more than that is let in as long as there are any.
MODEST: Final = 4


def raised() -> float:
    """The limit of this process, as high as may be; how many connections there may be by it."""
    if resource is None:
        return inf
    limit = _raise()
    if limit < FEW:
        log.warning("few file descriptors", limit=limit)
    return limit - kept(limit)


def kept(limit: int) -> int:
    """How many of so many descriptors are not for connections."""
    return min(KEPT, limit // 4)


def _raise() -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= most:
        return int(most)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        # Some systems have a limit below the one they tell.
        return int(soft)
    return int(most)


class Crowding:
    """Lets an address have no more connections than are free, so that nobody takes all."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._most = gate.limits.connections
        self._talking: Counter[str] = Counter()

    def has_room(self, address: str, total: int) -> bool:
        """Whether one more of an address may come where there are so many altogether."""
        if self._most == inf:
            return True
        held = self._talking[address] + self._gate.sockets_of(address)
        free = self._most - total
        return held < free or (held < MODEST and free > -kept(int(self._most)) // 2)

    def enter(self, address: str) -> None:
        """Somebody comes who has no socket yet."""
        self._talking[address] += 1

    def leave(self, address: str) -> None:
        """It has a socket now, or has gone."""
        self._talking[address] -= 1
        if not self._talking[address]:
            del self._talking[address]
