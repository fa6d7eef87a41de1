"""How much a client may ask of the server: token buckets for each guest and each address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import inf
from typing import Final, Literal, get_args

from msgspec import Struct

#: So many buckets are kept; the one that was not asked for longest goes first.
MOST_BUCKETS: Final = 20_000

What = Literal[
    "requests",
    "own_requests",
    "guests",
    "tables",
    "own_tables",
    "wrong_codes",
    "messages",
    "patience",
    "frames",
    "asides",
    "floods",
    "lines",
]


class Budget(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


UNLIMITED: Final = Budget(inf, 0)


class Limits(Struct, frozen=True):
    """What is allowed; the generous figures are for a hall of people behind one address."""

    requests: Budget = Budget(2000, 200)
    """HTTP requests and new sockets of an address."""
    own_requests: Budget = Budget(300, 30)
    """The same, of one guest."""
    guests: Budget = Budget(150, 1)
    """New guests from an address."""
    tables: Budget = Budget(150, 1)
    """New tables from an address."""
    own_tables: Budget = Budget(30, 0.1)
    """New tables of one guest."""
    wrong_codes: Budget = Budget(10, 1 / 6)
    """Codes without a table, from an address: ten, and then ten a minute."""
    messages: Budget = Budget(400, 50)
    """Socket messages of a guest, or of a socket of somebody without a name."""
    patience: Budget = Budget(100, 1)
    """Messages above that which are still refused in words; then the socket is closed."""
    frames: Budget = Budget(600, 60)
    """Frames of a socket of any kind; above that it is closed unheard."""
    asides: Budget = Budget(50, 2)
    """Of these pings, pongs and parts of messages, which no client of ours sends often."""
    floods: Budget = Budget(10, 1 / 6)
    """Sockets of a guest, or of an address without one, that were closed for any of that."""
    lines: Budget = Budget(1, 1 / 60)
    """Log lines about one and the same flood."""
    sockets: float = 400
    """Open sockets of an address."""
    own_sockets: float = 30
    """Open sockets of one guest."""
    silent: float = 400
    """Connections of an address that have not sent a whole request; then the oldest is cut off."""
    silence: float = 10.0
    """Seconds for a whole request, from the connection or from its first byte on."""

    @classmethod
    def none(cls) -> "Limits":
        """Everything is allowed: for benchmarks, and for tests of something else."""
        budgets = dict.fromkeys(get_args(What), UNLIMITED)
        return cls(**budgets, sockets=inf, own_sockets=inf, silent=inf, silence=60.0)


class Gate:
    """Counts what everyone has asked for, and says who has to wait."""

    def __init__(
        self,
        limits: Limits,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self.limits = limits
        self._now = now
        self._most = most
        self._buckets: OrderedDict[tuple[What, str], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def spend(self, what: What, who: str) -> float:
        """Takes one from a budget; where none is left, the seconds until there is."""
        budget: Budget = getattr(self.limits, what)
        if budget.burst == inf:
            return 0.0
        left = self._left(what, who, budget)
        spent = left >= 1
        self._keep(what, who, left - 1 if spent else left)
        return 0.0 if spent else (1 - left) / budget.per_second

    def wait(self, what: What, who: str) -> float:
        """The seconds until a budget has one left, without taking it."""
        budget: Budget = getattr(self.limits, what)
        if budget.burst == inf:
            return 0.0
        return max(0.0, 1 - self._left(what, who, budget)) / budget.per_second

    def give_back(self, what: What, who: str) -> None:
        """What was taken need not have been."""
        budget: Budget = getattr(self.limits, what)
        if budget.burst != inf:
            self._keep(what, who, min(budget.burst, self._left(what, who, budget) + 1))

    def enter(self, address: str, guest: str | None) -> bool:
        """Counts a socket in, unless the address or the guest has too many."""
        if self._sockets[address] >= self.limits.sockets:
            return False
        if guest is not None and self._sockets[guest] >= self.limits.own_sockets:
            return False
        self._sockets.update(_both(address, guest))
        return True

    def leave(self, address: str, guest: str | None) -> None:
        """Counts a socket out; whoever has none is forgotten."""
        for who in _both(address, guest):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _left(self, what: What, who: str, budget: Budget) -> float:
        left, at = self._buckets.get((what, who), (budget.burst, self._now()))
        return min(budget.burst, left + (self._now() - at) * budget.per_second)

    def _keep(self, what: What, who: str, left: float) -> None:
        self._buckets[what, who] = left, self._now()
        self._buckets.move_to_end((what, who))
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)


def _both(address: str, guest: str | None) -> list[str]:
    return [address] if guest is None else [address, guest]


def neighbourhood(host: str) -> str:
    """An address as limits count it: one household has a whole /64 of IPv6 addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return address.exploded[:19] + "::/64"
