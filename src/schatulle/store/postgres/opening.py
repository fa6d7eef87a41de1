"""Opens a database for a node: brought to what this program knows, and never to less."""

from typing import Final

from schatulle.store.postgres.line import DURABLE, FORGETTABLE, Address, Line
from schatulle.store.postgres.lines import Lines
from schatulle.store.postgres.migrating import migrate
from schatulle.store.postgres.nodes import PostgresNodes
from schatulle.store.postgres.store import PostgresStore
from schatulle.store.postgres.writer import Writer

#: After so long the node beats by itself, or never will.
_BEGINNING_SECONDS: Final = 5.0


async def open_postgres(url: str, node: str) -> tuple[PostgresStore, PostgresNodes]:
    """The log, and what the node of that name shares with others; raises StoreError."""
    address = Address(url)
    await migrate(address)
    lines = Lines(address)
    nodes = PostgresNodes(Line(address, FORGETTABLE), lines, node)
    # Before that nobody knows the time, and nothing can be of this node.
    await nodes.beat(_BEGINNING_SECONDS)
    writing = Line(address, DURABLE)
    return PostgresStore(Writer(writing, nodes.ring_all), writing, lines), nodes
