"""How much a client may ask of the server: token buckets for each guest and each address."""

import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import inf
from typing import Literal, get_args

from msgspec import Struct

from schatulle.server.budgets import MOST_BUCKETS, UNLIMITED, Buckets, Budget

What = Literal[
    "requests",
    "own_requests",
    "guests",
    "tables",
    "own_tables",
    "work",
    "own_work",
    "wrong_codes",
    "address_codes",
    "near_codes",
    "far_codes",
    "all_codes",
    "messages",
    "patience",
    "frames",
    "asides",
    "floods",
    "lines",
]


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
    work: Budget = Budget(3000, 100)
    """What is worked out for an address, in milliseconds of a processor, about."""
    own_work: Budget = Budget(400, 20)
    """The same, for one guest."""
    wrong_codes: Budget = Budget(10, 2 / 60)
    """Codes without a table, of a guest, or of all at an address who have no name yet."""
    address_codes: Budget = Budget(50, 4 / 60)
    """The same, of everyone at an address."""
    near_codes: Budget = Budget(200, 8 / 60)
    """The same, of the network around it: /56 of IPv6, /24 of IPv4."""
    far_codes: Budget = Budget(600, 20 / 60)
    """The same, of the one around that: /48 of IPv6, /16 of IPv4."""
    all_codes: Budget = Budget(3000, 1)
    """The same, of the whole world; half of it is for addresses without a wrong one."""
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
    refusal: float = 1.0
    """Seconds until such a guest or address is told that it gets none."""
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

    connections: float = inf
    """Connections altogether; as they run short, no address may hold more than are free."""

    @classmethod
    def none(cls) -> "Limits":
        """Everything is allowed: for benchmarks, and for tests of something else."""
        budgets = dict.fromkeys(get_args(What), UNLIMITED)
        return cls(
            **budgets,
            connections=inf,
            refusal=0.0,
            sockets=inf,
            own_sockets=inf,
            silent=inf,
            silence=60.0,
        )


class Gate:
    """Counts what everyone has asked for, and says who has to wait."""

    def __init__(
        self,
        limits: Limits,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self.limits = limits
        self._buckets = Buckets(now, most)
        self._sockets: Counter[str] = Counter()

    def spend(self, what: What, who: str, cost: float = 1.0) -> float:
        """Takes from a budget; where not so much is left, the seconds until there is."""
        budget: Budget = getattr(self.limits, what)
        return self._buckets.spend(what, who, budget, cost)

    def wait(self, what: What, who: str) -> float:
        """The seconds until a budget has one left, without taking it."""
        budget: Budget = getattr(self.limits, what)
        return self._buckets.wait(what, who, budget)

    def enter(self, address: str, guest: str | None) -> bool:
        """Counts a socket in, unless the address or the guest has too many."""
        if self._sockets[address] >= self.limits.sockets:
            return False
        if guest is not None and self._sockets[guest] >= self.limits.own_sockets:
            return False
        self._sockets.update(_both(address, guest))
        return True

    def sockets_of(self, address: str) -> int:
        """How many sockets an address has."""
        return self._sockets[address]

    def leave(self, address: str, guest: str | None) -> None:
        """Counts a socket out; whoever has none is forgotten."""
        for who in _both(address, guest):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]


def _both(address: str, guest: str | None) -> list[str]:
    return [address] if guest is None else [address, guest]


def neighbourhood(host: str) -> str:
    """An address as limits count it: one household has a whole /64 of IPv6 addresses."""
    return surroundings(host)[0]


@lru_cache(maxsize=4096)
def surroundings(host: str) -> tuple[str, str, str]:
    """An address as limits count it, and two networks around it.

    Providers rent out IPv6 networks from /64 to /48; the widths for IPv4 are as easily had.
    """
    number = _number(host)
    if number is None:
        return host, host, host
    widths = (32, 24, 16) if isinstance(number, IPv4Address) else (64, 56, 48)
    own, near, far = (ip_network((number, width), strict=False) for width in widths)
    return str(number) if own.version == 4 else str(own), str(near), str(far)


def _number(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
