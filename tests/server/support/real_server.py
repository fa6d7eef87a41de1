"""A real server on a free port of this machine, and clients that speak to it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from schatulle.bots import KINDS
from schatulle.server.app import create_app
from schatulle.server.bots.programs import Programs
from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.keys import Key, Keys
from schatulle.server.live.pace import Pace
from schatulle.server.serving import Server, settings
from schatulle.store.sqlite import open_store

KEY = Keys((Key("a key for tests only"),))
FAST = Pace(bots=0)


@asynccontextmanager
async def served(
    data: Path,
    pace: Pace = FAST,
    limits: Limits | None = None,
    behind_proxy: str | None = None,
    programs: Programs | None = None,
) -> AsyncIterator[str]:
    """A server over a data folder; gives its address."""
    hub = Hub(open_store(data / "tables.sqlite3"), KINDS, pace=pace, programs=programs)
    app = create_app(hub, Guests(KEY), limits or Limits())
    async with running(app, behind_proxy) as (_, address):
        yield address


@asynccontextmanager
async def running(
    app: Litestar, behind_proxy: str | None = None
) -> AsyncIterator[tuple[Server, str]]:
    """An application, served as it is for people; gives the server and its address."""
    listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    server = Server(settings(app, behind_proxy), listening.set_result)
    serving = asyncio.create_task(server.serve())
    either: list[asyncio.Future[Any]] = [serving, listening]
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    assert not serving.done()
    try:
        yield server, f"127.0.0.1:{listening.result()}"
    finally:
        server.should_exit = True
        await serving


class Client:
    """A person with a name: speaks HTTP and, at a table, the socket."""

    def __init__(self, address: str, http: httpx.AsyncClient, headers: dict[str, str]) -> None:
        self.address = address
        self.http = http
        self.headers = headers

    async def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        answer = await self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator["Talk"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self.address}/api/tables/{table}/socket"
        everything = {"Cookie": cookie} | self.headers | headers
        async with connect(url, additional_headers=everything) as connection:
            yield Talk(connection)


class Talk:
    """A conversation over the socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Any] = []

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self) -> Any:
        self.heard.append(json.loads(await asyncio.wait_for(self.connection.recv(), 10)))
        return self.heard[-1]

    async def until(self, kind: str, suits: Callable[[Any], bool] = lambda _: True) -> Any:
        while True:
            message = await self.hear()
            if message["type"] == kind and suits(message):
                return message


@asynccontextmanager
async def person(
    address: str, name: str, token: str | None = None, home: str | None = None
) -> AsyncIterator[Client]:
    """Someone new, or someone whose browser kept a token; a proxy may say where their home is."""
    headers = {"X-Forwarded-For": home} if home else {}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as http:
        client = Client(address, http, headers)
        if token is None:
            await client.post("/guests", {"name": name})
        else:
            http.cookies.set(COOKIE, token)
        yield client


@asynccontextmanager
async def unlimited(data: Path) -> AsyncIterator[str]:
    """A server that lets everyone ask as often as they like; gives its address."""
    async with served(data, limits=Limits.none()) as address:
        yield address
