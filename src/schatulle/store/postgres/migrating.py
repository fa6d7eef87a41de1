"""Brings a database to what this program knows, or refuses it in one sentence.

Nodes that start together do not race: all steps run inside one transaction, under a lock which
only one of them holds at a time. The others wait for it, look again, and find nothing left to do.
A step only adds, so that nodes of the version before go on; what they no longer need goes away
with a later one.
"""

from typing import Any, Final

from schatulle.store.migrations import HEAD
from schatulle.store.port import StoreError
from schatulle.store.postgres import failures
from schatulle.store.postgres.line import ANSWER_SECONDS, Address, Connection

_NEWER: Final = "A newer Schatulle wrote this database; please update."
_FOREIGN: Final = "This is not a database of Schatulle."
_STEP: Final = "SELECT max(version_num) FROM alembic_version"
#: Asked of the rows themselves: what PostgreSQL remembers of names may be older than the lock.
_NAMES: Final = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
#: «Scha», as in the files of SQLite.
_LOCK: Final = "SELECT pg_advisory_xact_lock(1399023713)"


async def migrate(address: Address) -> None:
    """Makes the tables where there are none, and brings older ones up to date."""
    connection = await address.connected()
    try:
        if await _step(connection) != HEAD:
            await _upgrade(connection)
    except failures.NOT_CONNECTED as error:
        raise StoreError(failures.sentence(error)) from error
    finally:
        connection.terminate()


async def _step(connection: Connection) -> str | None:
    """How far the database is; None for an empty one. Raises StoreError for another program's."""
    names = {row["relname"] for row in await connection.fetch(_NAMES, timeout=ANSWER_SECONDS)}
    if not names:
        return None
    step: str | None = None
    if "alembic_version" in names:
        step = await connection.fetchval(_STEP, timeout=ANSWER_SECONDS)
    if step is None:
        raise StoreError(_FOREIGN)
    return step


async def _upgrade(connection: Connection) -> None:
    # Only here, because alembic takes longer to import than everything else takes to start.
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415
    from sqlalchemy.pool import NullPool  # noqa: PLC0415

    from schatulle.store.alembic_run import known_steps, run_steps  # noqa: PLC0415

    async def opened() -> Any:
        return connection

    engine = create_async_engine("postgresql+asyncpg://", async_creator=opened, poolclass=NullPool)
    async with engine.begin() as transaction:
        await transaction.exec_driver_sql(_LOCK)
        # Not before: another node may have been first.
        step = await _step(connection)
        if step is not None and step not in known_steps():
            raise StoreError(_NEWER)
        await transaction.run_sync(run_steps)
