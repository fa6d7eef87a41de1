"""People with browsers that go to another node when theirs does not answer, and forget nothing.

They come back by the number they heard last, say again what nobody acknowledged, with the same
key, and take it for a bug when they are told anything twice, or not at all.
"""

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

#: Whoever hears nothing for so long asks whether anybody is there, and then goes elsewhere.
QUIET: Final = 0.6
SILENT: Final = 1.2
#: So long a new connection may take.
OPENING: Final = 3.0
#: Between two tries to be served at all.
PAUSE: Final = 0.05
DRAWERS: Final = [level + number for level in "ABC" for number in "1234"]


class Told(Exception):  # noqa: N818 - what a client was told, not an error of ours
    """What nobody may ever be told."""


class Answer(Struct, frozen=True):
    """An answer as it was sent."""

    seat: int
    decision: int
    key: str
    move: str

    @property
    def message(self) -> dict[str, Any]:
        """As the socket wants it."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return {"type": "Answer", **fields}


class Doors(NamedTuple):
    """Where all nodes are to be found; whoever is not served at one tries the next."""

    addresses: Sequence[str]

    def after(self, address: str) -> str:
        place = self.addresses.index(address)
        return self.addresses[(place + 1) % len(self.addresses)]


class Guest:
    """Somebody with a name, and a token for it."""

    def __init__(self, doors: Doors, name: str, door: int, rng: Random) -> None:
        self.name = name
        self.doors = doors
        self.rng = rng
        self.address = doors.addresses[door % len(doors.addresses)]
        self.cookie = ""
        self._http = httpx.AsyncClient(timeout=OPENING)

    async def close(self) -> None:
        await self._http.aclose()

    def go_elsewhere(self) -> None:
        """The next node, from now on."""
        self.address = self.doors.after(self.address)

    async def say_name(self) -> None:
        answer = await self.ask("POST", "/guests", {"name": self.name})
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Until some node answers: it is done, or it was refused for good."""
        while True:
            url = f"http://{self.address}/api{path}"
            try:
                answer = await self._http.request(
                    method, url, json=body, headers={"Cookie": self.cookie}
                )
            except httpx.TransportError:
                self.go_elsewhere()
            else:
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(PAUSE)


class Viewer:
    """One browser at one table: on some seats, or as a spectator on none."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        seats: tuple[int | None, ...],
        pace: Callable[[], float],
        late: bool,
    ) -> None:
        self.guest = guest
        self.table = table
        self.seats = seats
        self.accepted: dict[str, Answer] = {}
        self.refused: dict[str, Answer] = {}
        #: By seat, all that was told, by its number.
        self.chapters: dict[int | None, dict[int, Any]] = {seat: {} for seat in seats}
        self.outcomes: dict[int | None, Any] = {}
        #: Since when, by the steady clock, a connection has told it what it missed; None without.
        self.back: float | None = None
        #: Who sees it late may see it a moment later at another node: it hangs on its clock.
        self.late = late and seats == (None,)
        #: When anything last happened that it was told of, or accepted.
        self.heard = time.monotonic()
        #: How often it had heard nothing for a while, and then that somebody is there.
        self.pongs = 0
        self._pace = pace
        #: What was said and is neither accepted nor refused.
        self.flying: dict[str, Answer] = {}
        self._answered: dict[tuple[int, int], str] = {}
        self._again: set[str] = set()
        self._missed: set[int | None] = set()

    @property
    def is_over(self) -> bool:
        return len(self.outcomes) == len(self.seats) and not self.flying and not self._again

    async def stay(self) -> None:
        """Until the game is over, at one node or another."""
        while not self.is_over:
            try:
                await self._be_there()
            except (OSError, TimeoutError, WebSocketException):
                self.guest.go_elsewhere()
                await asyncio.sleep(PAUSE)
            finally:
                self.back = None

    async def _be_there(self) -> None:
        url = f"ws://{self.guest.address}/api/tables/{self.table}/socket"
        async with connect(
            url,
            additional_headers={"Cookie": self.guest.cookie},
            open_timeout=OPENING,
            close_timeout=0.1,
            ping_interval=None,
            proxy=None,
        ) as connection:
            self._missed = set(self.seats)
            for seat in self.seats:
                known = len(self.chapters[seat])
                await _say(connection, {"type": "Watch", "seat": seat, "after": known})
            await self._repeat(connection)
            while not self.is_over:
                await self._heed(connection, await self._hear(connection))

    async def _hear(self, connection: ClientConnection) -> Any:
        """Whoever says nothing for too long is not there any more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIET):
                return json.loads(await connection.recv())
        await _say(connection, {"type": "Ping"})
        async with asyncio.timeout(SILENT):
            return json.loads(await connection.recv())

    async def _repeat(self, connection: ClientConnection) -> None:
        """What nobody acknowledged."""
        for answer in self.flying.values():
            await _say(connection, answer.message)
        await self.say_again(connection)

    async def say_again(self, connection: ClientConnection) -> None:
        """One answer that stands already."""
        self._again.clear()
        if self.accepted:
            answer = self.guest.rng.choice(list(self.accepted.values()))
            self._again.add(answer.key)
            await _say(connection, answer.message)

    async def _heed(self, connection: ClientConnection, said: Any) -> None:
        match said["type"]:
            case "Missed":
                self._read(said["seat"], said["chapters"])
                self._missed.discard(said["seat"])
                if not self._missed and self.back is None:
                    self.back = time.monotonic()
            case "Happened":
                self._read(said["seat"], [said])
            case "Accepted":
                self._tick_off(said["key"])
            case "Now":
                await self._look(connection, said)
            case "Refused":
                await self._think_again(connection, said)
            case "Goodbye":
                raise ConnectionError(said["reason"])
            case "Pong":
                self.pongs += 1
            case kind:
                assert kind in ("Table", "Waved"), said

    def _read(self, seat: int | None, chapters: Iterable[Any]) -> None:
        """No number is skipped, and what was told once is told the same again."""
        known = self.chapters[seat]
        for chapter in chapters:
            number, events = chapter["number"], chapter["events"]
            if number > len(known) + 1:
                raise Told(f"{self}: chapter {number} after {len(known)}")
            if known.setdefault(number, events) != events:
                raise Told(f"{self}: chapter {number} is another one now")
            self.heard = time.monotonic()

    def _tick_off(self, key: str) -> None:
        self.heard = time.monotonic()
        if key in self._again:
            self._again.remove(key)
        elif key in self.flying:
            self.accepted[key] = self.flying.pop(key)

    async def _look(self, connection: ClientConnection, now: Any) -> None:
        seat = now["seat"]
        if now["number"] != len(self.chapters[seat]) and not self.late:
            raise Told(f"{self}: now after {now['number']} of {len(self.chapters[seat])}")
        if now["outcome"]:
            self.outcomes[seat] = now["outcome"]
        for ask in now["asked"] if seat is not None else ():
            if (seat, ask["id"]) not in self._answered:
                await asyncio.sleep(self._pace())
                key = f"{self.guest.name}-{len(self._answered)}"
                self._answered[seat, ask["id"]] = key
                answer = Answer(seat, ask["id"], key, self._move(ask, now))
                self.flying[key] = answer
                await _say(connection, answer.message)

    async def _think_again(self, connection: ClientConnection, said: Any) -> None:
        """Only what could not be written is said again; the house may have answered first."""
        key = said["key"]
        if key in self._again:
            if "try again" not in said["reason"]:
                raise Told(f"{self}: accepted, and then refused: {said}")
            await asyncio.sleep(PAUSE)
            await _say(connection, self.accepted[key].message)
        elif key in self.flying:
            if "try again" in said["reason"]:
                await asyncio.sleep(PAUSE)
                await _say(connection, self.flying[key].message)
            elif "answered or gone" in said["reason"] or "nothing is asked" in said["reason"]:
                self.refused[key] = self.flying.pop(key)
            else:
                raise Told(f"{self}: {said}")

    def _move(self, ask: Any, now: Any) -> str:
        if ask["moves"]:
            return str(self.guest.rng.choice(ask["moves"]))
        if ask["kind"] != "fill":
            return str(ask["example"])
        drawers = self.guest.rng.choices(DRAWERS, k=12 // len(now["view"]["white"]))
        return " ".join(["fill", *sorted(drawers)])

    def __str__(self) -> str:
        return f"{self.guest.name} at {self.table} as {self.seats}"


async def _say(connection: ClientConnection, message: Any) -> None:
    await connection.send(json.dumps(message))


async def told_of(address: str, guest: Guest, table: str, seat: int | None) -> list[Any]:
    """All that a node tells whoever comes now, in its order."""
    url = f"ws://{address}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": guest.cookie}, proxy=None) as connection:
        await _say(connection, {"type": "Watch", "seat": seat, "after": 0})
        while True:
            said = json.loads(await connection.recv())
            if said["type"] == "Missed":
                return [(each["number"], each["events"]) for each in said["chapters"]]
