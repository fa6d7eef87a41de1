"""What nodes that serve the same tables share beside the log: leases, the bell, who is where.

The log alone keeps tables right: an entry's number is taken once, whoever writes. A lease only says
which node plays for the house (bots, clocks, stand-ins), so that it is done, and done once. A
notice on the bell only says that something is to be read, so one that is lost costs a moment.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final, Protocol

from msgspec import Struct

from schatulle.store.port import Store

#: Who holds the lease of a table that sleeps until somebody comes: no node takes it over unasked.
ASLEEP: Final = "asleep"


class Lease(Struct, frozen=True):
    """A node plays for the house at a table, until the epoch is another one."""

    table: str
    #: Rises by one whenever the lease passes on.
    epoch: int


class Written(Struct, frozen=True):
    """On the bell: the log of a table has entries up to that number."""

    table: str
    seq: int


class Crowd(Struct, frozen=True):
    """Who is connected to a table at one node."""

    #: Everyone who is connected, with a seat or not.
    watchers: int = 0
    #: Guests with a connection at which a seat of theirs is watched.
    guests: tuple[str, ...] = ()


class CrowdChanged(Struct, frozen=True):
    """On the bell: people came to a table, or went."""

    table: str


class Sign(Struct, frozen=True):
    """On the bell: somebody at a table made a sign, which is not kept."""

    table: str
    seat: int
    sign: str


Notice = Written | CrowdChanged | Sign


class SharedStore(Store, Protocol):
    """A store for any number of nodes. All times are the database's, in seconds since 1970."""

    async def beat(self, node: str, seconds: float) -> float:
        """The node is alive for so many seconds more; gives the time."""

    async def claim(self, node: str, tables: Collection[str]) -> list[Lease]:
        """Takes the leases of these that no living node holds; those that it got.

        A table where nobody plays has no lease to be taken.
        """

    async def claim_orphans(self, node: str, most: int) -> list[Lease]:
        """Takes leases of tables where people play and no living node attends; not those asleep."""

    async def put_to_sleep(self, lease: Lease) -> bool:
        """Gives up the lease until somebody claims the table by its name; False if it was gone."""

    async def leave(self, node: str) -> None:
        """The node goes: others may take over all that it holds at once."""

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """How many entries the logs of those have; what was swept is missing."""

    async def put_crowd(self, node: str, table: str, crowd: Crowd) -> None:
        """Who is at the table at this node now."""

    async def crowds(self, node: str, tables: Collection[str]) -> Mapping[str, Crowd]:
        """Who is at these tables at all other living nodes together."""

    async def key(self) -> str:
        """The key that signs guests' tokens, the same for all nodes, made by the first one."""

    async def spend(self, what: str, who: str, burst: float, per_second: float) -> float:
        """Takes one from a budget that all nodes share; where none is left, seconds to wait."""

    async def give_back(self, what: str, who: str, burst: float) -> None:
        """What was taken need not have been."""

    async def ring(self, notice: Notice) -> None:
        """Tells all other nodes, which may not hear it."""

    def listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Lets notices be heard, one's own among them; `missed` where some may have been lost."""
