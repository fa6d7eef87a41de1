"""One connection to the leading server, made anew whenever it is lost."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from schatulle.store.port import StoreError
from schatulle.store.postgres.failures import (
    NOT_CONNECTED,
    UNREACHABLE,
    is_elsewhere,
    is_lost,
)

T = TypeVar("T")
#: The driver has no types.
Connection: TypeAlias = Any
Work = Callable[[Connection], Awaitable[T]]

#: So long a server may take to let somebody in, in seconds.
CONNECT_SECONDS: Final = 2.0
#: So long a statement may take; then the line is given up. It is never cancelled: a commit whose
#: wait for the standby is cancelled is reported as done.
ANSWER_SECONDS: Final = 5.0
#: Settings of a connection whose last moments may be lost with the server.
FORGETTABLE: Final[Mapping[str, str]] = MappingProxyType({"synchronous_commit": "off"})
DURABLE: Final[Mapping[str, str]] = MappingProxyType({"synchronous_commit": "on"})


class LostError(Exception):
    """The line broke when something had been sent; the cause is what it broke by."""


class Address:
    """The servers of a database, of which one takes writes."""

    def __init__(self, url: str) -> None:
        self._servers = servers(url)

    async def connected(self, settings: Mapping[str, str] = DURABLE) -> Connection:
        """A connection to the server that takes writes; raises StoreError."""
        failure: Exception | None = None
        for server in tuple(self._servers):
            try:
                connection = await _connected(server, settings)
            except NOT_CONNECTED as error:
                failure = error
            else:
                # It is asked first the next time.
                self._servers.sort(key=server.__ne__)
                return connection
        raise StoreError(UNREACHABLE) from failure


def servers(url: str) -> list[str]:
    """An address for each server of a database's; raises StoreError.

    The driver would give all of them one time to answer, which a machine that is gone uses up.
    """
    parts = urlsplit(url)
    if parts.scheme not in ("postgresql", "postgres"):
        raise StoreError("This is no address of a PostgreSQL database.")
    who, at, hosts = parts.netloc.rpartition("@")
    return [parts._replace(netloc=f"{who}{at}{host}").geturl() for host in hosts.split(",")]


async def _connected(server: str, settings: Mapping[str, str]) -> Connection:
    try:
        return await asyncpg.connect(
            server,
            timeout=CONNECT_SECONDS,
            target_session_attrs="read-write",
            server_settings={"application_name": "schatulle", **settings},
        )
    except ValueError as error:
        raise StoreError("This is no address of a PostgreSQL database.") from error


class Line:
    """Statements one after the other; each is answered by the server, or fails as lost."""

    def __init__(self, address: Address, settings: Mapping[str, str] = DURABLE) -> None:
        self._address = address
        self._settings = settings
        self._connection: Connection | None = None
        self._busy = asyncio.Lock()
        #: Told of each new connection before anything else is sent on it.
        self.greet: Callable[[Connection], Awaitable[None]] | None = None

    async def run(self, work: Work[T]) -> T:
        """Raises StoreError where nothing was sent, LostError where the line broke after that.

        What the server itself refuses comes as its own error.
        """
        async with self._busy:
            connection = await self._ready()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    # In a task of its own: what is cancelled here must not be cancelled there.
                    return await asyncio.shield(_finished(work(connection)))
            except BaseException as error:
                if isinstance(error, asyncio.CancelledError) or is_lost(error):
                    self.hang_up()
                    if isinstance(error, Exception):
                        raise LostError from error
                elif is_elsewhere(error):
                    self.hang_up()
                raise

    async def ready(self) -> None:
        """Connects if it must; raises StoreError."""
        async with self._busy:
            await self._ready()

    def hang_up(self) -> None:
        """Without a word: a goodbye would wait for a server that does not answer."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        async with self._busy:
            connection, self._connection = self._connection, None
            if connection is not None and not connection.is_closed():
                try:
                    await connection.close(timeout=CONNECT_SECONDS)
                except NOT_CONNECTED:
                    connection.terminate()

    async def _ready(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            connection = await self._address.connected(self._settings)
            if self.greet is not None:
                await self._greeted(connection)
            self._connection = connection
        return self._connection

    async def _greeted(self, connection: Connection) -> None:
        assert self.greet is not None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await asyncio.shield(_finished(self.greet(connection)))
        except BaseException as error:
            connection.terminate()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise StoreError(UNREACHABLE) from error


def _finished(work: Awaitable[T]) -> "asyncio.Future[T]":
    task = asyncio.ensure_future(work)
    # If the line is given up meanwhile, nobody waits for its error.
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task
