"""A server in a process of its own that is killed while people play, and people who come back.

Run as a program it is that server: `python -m server.support.killed_server FOLDER`. It listens
before it reads its folder, so that it can also be killed while it starts.
"""

import asyncio
import json
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Final

import httpx
import uvicorn
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from schatulle.bots import KINDS
from schatulle.server.app import create_app
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.http.socket_protocol import SocketProtocol
from schatulle.server.hub.hub import Hub
from schatulle.server.keys import Key, Keys
from schatulle.server.live.pace import Pace
from schatulle.store.sqlite import open_store

KEY: Final = Keys((Key("a key for tests only"),))
TESTS: Final = Path(__file__).parents[2]
#: Whoever hears nothing for so long has found a bug; only a hang comes near it.
PATIENCE: Final = 60
DRAWERS: Final = [level + number for level in "ABC" for number in "1234"]


class Life:
    """The server's lives one after the other; each ends after a given number of frames."""

    def __init__(self, data: Path, program: str = "server.support.killed_server") -> None:
        self.data = data
        self.program = program
        self.number = 0
        #: No more kills: games come to their end.
        self.steady = False
        self._frames: int | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._up, self._down = asyncio.Event(), asyncio.Event()
        self._port = 0

    async def begin(self, frames: int | None) -> None:
        """Starts the server; it lives for so many frames, or as long as it likes."""
        self.number += 1
        self._frames, self.steady = frames, frames is None
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self.program, str(self.data)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(TESTS)},
        )
        assert self._process.stdout
        self._port = int(await asyncio.wait_for(self._process.stdout.readline(), PATIENCE))
        self._down.clear()
        self._up.set()

    async def ended(self) -> None:
        """Waits until the server is dead."""
        assert self._process
        await asyncio.wait_for(self._down.wait(), PATIENCE)
        await self._process.wait()

    def kill(self) -> None:
        """Ends this life at once."""
        assert self._process
        with suppress(ProcessLookupError):
            self._process.kill()
        self._up.clear()
        self._down.set()

    async def address(self) -> str:
        """Where the server is; waits while it is dead."""
        await asyncio.wait_for(self._up.wait(), PATIENCE)
        return f"127.0.0.1:{self._port}"

    def count(self) -> None:
        """One more frame said or heard; the last one of a life kills."""
        if self._frames is None or not self._up.is_set():
            return
        self._frames -= 1
        if self._frames <= 0:
            self.kill()

    async def survive(self, work: Callable[[str], Awaitable[Any]]) -> tuple[Any, int]:
        """Does it in one life of the server or in a later one; how often it was cut off."""
        cut = 0
        while True:
            address, life = await self.address(), self.number
            try:
                return await work(address), cut
            except InvalidStatus:
                raise
            except (OSError, WebSocketException, httpx.TransportError):
                # Only a kill may cut anybody off.
                if life == self.number and self._up.is_set():
                    raise
                cut += 1


class Given(Struct, frozen=True):
    """An answer as it was sent."""

    seat: int
    decision: int
    key: str
    move: str

    def message(self) -> dict[str, Any]:
        """As the socket wants it."""
        return {
            "type": "Answer",
            "seat": self.seat,
            "decision": self.decision,
            "key": self.key,
            "move": self.move,
        }


class Visitor:
    """Someone with a browser that comes back by itself and forgets nothing."""

    def __init__(self, life: Life, name: str, rng: Random) -> None:
        self.life = life
        self.name = name
        self.rng = rng
        self.cookie = ""
        self._http = httpx.AsyncClient(timeout=PATIENCE)

    async def close(self) -> None:
        """Closes the browser."""
        await self._http.aclose()

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """One request, repeated until it is answered; done twice it may be refused as done."""

        async def once(address: str) -> httpx.Response:
            self.life.count()
            url, headers = f"http://{address}/api{path}", {"Cookie": self.cookie}
            answer = await self._http.request(method, url, json=body, headers=headers)
            self.life.count()
            return answer

        answer, cut = await self.life.survive(once)
        assert isinstance(answer, httpx.Response)
        assert answer.is_success or (cut and answer.status_code == 409), answer.text
        return answer

    async def say_name(self) -> None:
        """Gets to be known."""
        answer = await self.call("POST", "/guests", {"name": self.name})
        self.cookie = answer.headers["set-cookie"].split(";")[0]


class Player:
    """A visitor at one table, on one or several seats, until the game is over."""

    def __init__(self, visitor: Visitor, table: str, seats: tuple[int, ...]) -> None:
        self.table = table
        self.seats = seats
        self.accepted: dict[str, Given] = {}
        #: What was told of each seat, by its numbers.
        self.chapters: dict[int, dict[int, Any]] = {seat: {} for seat in seats}
        #: How the game ended, as each seat was told.
        self.outcomes: dict[int, Any] = {}
        self.resumed = 0
        self._visitor = visitor
        self._flying: dict[str, Given] = {}
        self._given: dict[tuple[int, int], str] = {}
        self._again: set[str] = set()

    async def play(self) -> None:
        """Plays on through all lives of the server."""
        _, self.resumed = await self._visitor.life.survive(self._play)

    async def hear_all_again(self) -> None:
        """Lets the whole game be told once more; it must be the same."""
        _, _ = await self._visitor.life.survive(self._listen)

    async def _play(self, address: str) -> None:
        async with self._connected(address) as connection:
            for seat in self.seats:
                last = len(self.chapters[seat])
                await self._say(connection, {"type": "Watch", "seat": seat, "after": last})
            await self._repeat(connection)
            while len(self.outcomes) < len(self.seats) or self._flying or self._again:
                await self._heed(connection, await self._hear(connection))

    async def _listen(self, address: str) -> None:
        for seat in self.seats:
            async with self._connected(address) as connection:
                await self._say(connection, {"type": "Watch", "seat": seat, "after": 0})
                while (message := await self._hear(connection))["type"] != "Missed":
                    pass
                numbers = [chapter["number"] for chapter in message["chapters"]]
                assert numbers == list(range(1, len(self.chapters[seat]) + 1))
                self._read(seat, message["chapters"])

    def _connected(self, address: str) -> connect:
        self._visitor.life.count()
        url = f"ws://{address}/api/tables/{self.table}/socket"
        headers = {"Cookie": self._visitor.cookie}
        # The address changes with every life, so nothing of the machine's proxies may be asked.
        return connect(url, additional_headers=headers, open_timeout=PATIENCE, proxy=None)

    async def _say(self, connection: ClientConnection, message: Any) -> None:
        await connection.send(json.dumps(message))
        self._visitor.life.count()

    async def _hear(self, connection: ClientConnection) -> Any:
        message = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
        self._visitor.life.count()
        return message

    async def _repeat(self, connection: ClientConnection) -> None:
        """Says again what nobody acknowledged, and one answer that stands already."""
        for given in self._flying.values():
            await self._say(connection, given.message())
        self._again.clear()
        if self.accepted:
            given = self._visitor.rng.choice(list(self.accepted.values()))
            self._again.add(given.key)
            await self._say(connection, given.message())

    async def _heed(self, connection: ClientConnection, message: Any) -> None:
        match message["type"]:
            case "Happened":
                self._read(message["seat"], [message])
            case "Missed":
                self._read(message["seat"], message["chapters"])
            case "Accepted":
                self._tick_off(message["key"])
            case "Now":
                assert message["number"] == len(self.chapters[message["seat"]])
                if message["outcome"]:
                    self.outcomes[message["seat"]] = message["outcome"]
                await self._answer(connection, message)
            case kind:
                assert kind == "Table", message

    def _read(self, seat: int, chapters: Iterable[Any]) -> None:
        """No number is skipped, and what was told once is told the same again."""
        known = self.chapters[seat]
        for chapter in chapters:
            assert chapter["number"] <= len(known) + 1
            assert known.setdefault(chapter["number"], chapter["events"]) == chapter["events"]

    def _tick_off(self, key: str) -> None:
        if key in self._again:
            self._again.remove(key)
        else:
            self.accepted[key] = self._flying.pop(key)

    async def _answer(self, connection: ClientConnection, now: Any) -> None:
        for ask in now["asked"]:
            question = now["seat"], ask["id"]
            if question not in self._given:
                key = self._given[question] = f"{self._visitor.name}-{len(self._given)}"
                given = Given(*question, key, self._move(ask, now))
                self._flying[key] = given
                await self._say(connection, given.message())

    def _move(self, ask: Any, now: Any) -> str:
        if ask["moves"]:
            return str(self._visitor.rng.choice(ask["moves"]))
        if ask["kind"] != "fill":
            return str(ask["example"])
        drawers = self._visitor.rng.choices(DRAWERS, k=12 // len(now["view"]["white"]))
        return " ".join(["fill", *sorted(drawers)])


class Party:
    """People who play one game after the other as long as the server is killed."""

    def __init__(self, setting: dict[str, Any], sits: dict[Visitor, tuple[int, ...]]) -> None:
        self.setting = setting
        self.sits = sits
        self.players: list[Player] = []

    async def play(self) -> None:
        """At least one game."""
        host = next(iter(self.sits))
        for visitor in self.sits:
            await visitor.say_name()
        while True:
            await self._play_one(host)
            if host.life.steady:
                return

    async def _play_one(self, host: Visitor) -> None:
        table = (await host.call("POST", "/tables", self.setting)).json()["id"]
        for visitor, seats in self.sits.items():
            for seat in seats:
                await visitor.call("POST", f"/tables/{table}/seats/{seat}")
        await host.call("POST", f"/tables/{table}/start")
        players = [Player(visitor, table, seats) for visitor, seats in self.sits.items()]
        self.players += players
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())


def main(data: Path) -> None:
    """Serves the folder on a free port until its parent goes or kills it."""
    Thread(target=_die_with_parent, daemon=True).start()
    listening = socket.create_server(("127.0.0.1", 0), backlog=128)
    print(listening.getsockname()[1], flush=True)
    hub = Hub(open_store(data / "tables.sqlite3"), KINDS, pace=Pace(bots=0, grace=10 * PATIENCE))
    app = create_app(hub, Guests(KEY), Limits.none())
    config = uvicorn.Config(app, ws=SocketProtocol, log_level="error")
    uvicorn.Server(config).run(sockets=[listening])


def _die_with_parent() -> None:
    # Not sys.stdin: its lock would hold up the end of the process.
    os.read(0, 1)
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
