"""What nodes that serve the same tables share beside the log: leases, the bell, who is where.

The log alone keeps tables right: an entry's number is taken once, whoever writes. A lease only says
which node plays for the house (bots, clocks, stand-ins), so that it is done, and done once. A
chime on the bell only says that something is to be read, so one that is lost costs a moment.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from msgspec import Struct

from schatulle.table import projections


class Lease(Struct, frozen=True):
    """This node plays for the house at a table, until the epoch is another one."""

    table: str
    #: Rises by one whenever the lease passes on; never falls.
    epoch: int


class LogGrew(Struct, frozen=True, tag=True, array_like=True):
    """On the bell: the log of a table has entries up to that number."""

    table: str
    seq: int


class CrowdChanged(Struct, frozen=True, tag=True, array_like=True):
    """On the bell: people came to a table, or went."""

    table: str


class SignMade(Struct, frozen=True, tag=True, array_like=True):
    """On the bell: somebody at a table made a sign, which is not kept."""

    table: str
    seat: int
    sign: projections.Sign


Chime = LogGrew | CrowdChanged | SignMade


class Crowd(Struct, frozen=True):
    """Who is connected to a table."""

    #: Everyone who is connected, with a seat or not.
    watchers: int = 0
    #: Guests with a connection at which a seat of theirs is watched.
    guests: frozenset[str] = frozenset()


NOBODY = Crowd()


class Nodes(Protocol):
    """What one node does among all others. All times are the shared clock's, since 1970."""

    def now(self) -> float:
        """The time that all nodes share."""

    async def beat(self, seconds: float) -> None:
        """The node is alive for so many seconds more: leases are kept by that alone.

        Raises StoreError, as everything here may.
        """

    async def claim(self, tables: Collection[str]) -> list[Lease]:
        """The leases of these tables that this node has now, taken where no living node had them.

        Only a table where people play has a lease to be taken.
        """

    async def claim_orphans(self, most: int) -> list[Lease]:
        """Takes leases of tables where people play that no living node has; not those asleep."""

    async def forgotten(self, known: Collection[str]) -> list[Lease]:
        """Leases of other tables that this node has all the same: the answer never came."""

    async def put_to_sleep(self, lease: Lease) -> bool:
        """Gives up the lease until some node claims the table by its name; False if it was gone."""

    async def leave(self) -> None:
        """The node goes: others may take over at once all that it has, and nobody is here."""

    async def changed(self, lengths: Mapping[str, int]) -> Mapping[str, int]:
        """Of these tables those whose logs have other lengths, with them; 0 for what is gone."""

    async def put_crowd(self, table: str, crowd: Crowd) -> None:
        """Who is at the table at this node now."""

    async def crowds(self, tables: Collection[str]) -> Mapping[str, Crowd]:
        """Who is at these tables at all other living nodes together; where nobody is, nothing."""

    def ring(self, chime: Chime) -> None:
        """Tells all other nodes soon, which may not hear it. Entries ring by themselves."""

    def listen(self, hear: Callable[[Chime], None], missed: Callable[[], None]) -> None:
        """From now on lets the chimes of other nodes be heard.

        `missed` is called where some may have been lost, as when the line broke and is there again.
        """

    async def close(self) -> None:
        """Says nothing more; closing twice does no harm."""


class SharedGuard(Protocol):
    """What guards secrets at all nodes together."""

    async def keys(self, fresh: str) -> str:
        """The keys that sign guests' tokens: the given ones, unless there are some already."""

    async def put_keys(self, old: str, new: str) -> bool:
        """New keys instead of the old ones; False where these are no more."""

    async def spend(self, what: str, who: str, burst: float, per_second: float) -> float:
        """Takes one from a budget that all nodes share; where none is left, the seconds to wait."""

    async def give_back(self, what: str, who: str, burst: float) -> None:
        """What was taken need not have been."""
