"""A PostgreSQL database to move data from or to."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Table

from schatulle.store.moving.places import Row, columns
from schatulle.store.port import StoreError
from schatulle.store.postgres import failures
from schatulle.store.postgres.line import Address, Connection
from schatulle.store.postgres.migrating import migrate

_AT_ONCE: Final = 1000
_SERVED: Final = """
SELECT name FROM nodes WHERE until > extract(epoch FROM clock_timestamp()) ORDER BY name LIMIT 1
"""
_HAS_TABLES: Final = "SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM swept_tables)"
#: A house without tables is as old as the one that moves in.
_NO_HOUSE: Final = "DELETE FROM house"
#: Where people play, some node is to play for the house.
_LEASES: Final = (
    "INSERT INTO leases (table_id) SELECT table_id FROM tables WHERE status = 'playing'"
)
_KEYS: Final = "SELECT keys FROM keys WHERE purpose = 'guests'"
_PUT_KEYS: Final = """
INSERT INTO keys (purpose, keys) VALUES ('guests', $1)
ON CONFLICT (purpose) DO UPDATE SET keys = excluded.keys
"""


@asynccontextmanager
async def read_database(url: str) -> AsyncIterator["PostgresPlace"]:
    """A database that no node serves now, as it is at this moment; raises StoreError."""
    async with _opened(url) as connection:
        await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        yield PostgresPlace(connection)


@asynccontextmanager
async def filled_database(url: str) -> AsyncIterator["PostgresPlace"]:
    """A database without tables, which stays so unless all goes well; raises StoreError."""
    async with _opened(url) as connection:
        await connection.execute("BEGIN")
        if await connection.fetchval(_HAS_TABLES):
            raise StoreError("There are tables in the database; nothing is written over them.")
        await connection.execute(_NO_HOUSE)
        yield PostgresPlace(connection)
        await connection.execute(_LEASES)
        await connection.execute("COMMIT")


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Connection]:
    address = Address(url)
    await migrate(address)
    connection = await address.connected()
    try:
        if (node := await connection.fetchval(_SERVED)) is not None:
            raise StoreError(f"The node {node} serves this database; stop all nodes first.")
        yield connection
    except failures.NOT_CONNECTED as error:
        raise StoreError(failures.sentence(error)) from error
    finally:
        # What is not committed is gone with the connection, in the middle of a copy too.
        connection.terminate()


class PostgresPlace:
    """A `Target` in one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, table: Table) -> AsyncIterator[Row]:
        ask = f"SELECT {columns(table)} FROM {table.name}"
        async for row in self._connection.cursor(ask, prefetch=_AT_ONCE):
            yield tuple(row)

    async def put(self, table: Table, rows: AsyncIterator[Row]) -> None:
        await self._connection.copy_records_to_table(
            table.name, records=rows, columns=table.columns.keys()
        )

    async def keys(self) -> str | None:
        """The keys that sign guests' tokens, where there are some."""
        found: str | None = await self._connection.fetchval(_KEYS)
        return found

    async def put_keys(self, keys: str) -> None:
        await self._connection.execute(_PUT_KEYS, keys)
