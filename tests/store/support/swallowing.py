"""A line to PostgreSQL on which answers can be lost."""

import asyncio
from contextlib import suppress
from typing import Self
from urllib.parse import parse_qs, urlsplit


class Swallowing:
    """Between a client and the server; hands on everything until it is told to swallow."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._database = parts.path
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._swallows = False
        self.swallowed = b""
        self.url = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._between, "127.0.0.1")
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{port}{self._database}?sslmode=disable"
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.hang_up()

    def swallow(self) -> None:
        """The server's next answer is lost, and the line with it."""
        self._swallows = True

    async def hang_up(self) -> None:
        """All lines break, and nobody answers any more."""
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _between(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_unix_connection(self._socket)
        self._writers |= {to_client, to_server}
        for work in (
            self._asks(client, to_server),
            self._answers(server, to_client),
        ):
            task = asyncio.create_task(work)
            self._tasks.add(task)

    async def _asks(self, client: asyncio.StreamReader, server: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await client.read(65_536):
                server.write(said)
        server.transport.abort()

    async def _answers(self, server: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await server.read(65_536):
                if self._swallows:
                    self._swallows = False
                    self.swallowed = said
                    break
                client.write(said)
        client.transport.abort()
