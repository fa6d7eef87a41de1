"""A person without a browser: opens tables by HTTP and plays over a socket, quickly."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from schatulle.server.http.clients import COOKIE

EDITIONS = {"meisterdiebe": "zoch", "diamant": "diamant", "toy": "toy"}
#: A move to a question with the moves that there are, or one example where they are many.
Way = Callable[[str, Sequence[str]], str]


class Person:
    """Somebody new, or whom a browser's cookie names."""

    def __init__(self, address: str, name: str = "Ann", cookie: str | None = None) -> None:
        self._address = address
        self.cookie = cookie or self._sent("POST", "/guests", {"name": name}).cookies[COOKIE]

    def in_browser(self) -> dict[str, Any]:
        """For a browser's new context: the same person there."""
        cookie = {"name": COOKIE, "value": self.cookie, "url": self._address}
        return {"storage_state": {"cookies": [cookie], "origins": []}}

    def open(self, game: str, chairs: str = "pbb", **setting: Any) -> str:
        """A table with `p`ersons and `b`ots; the first seat is this one's."""
        kinds = {"p": "person", "b": "bot"}
        body = {
            "game": game,
            "edition": EDITIONS[game],
            "chairs": [kinds[letter] for letter in chairs],
            **setting,
        }
        table = str(self._ask("POST", "/tables", body)["id"])
        self.sit(table, 0)
        return table

    def begin(self, game: str, **setting: Any) -> str:
        table = self.open(game, **setting)
        self.start(table)
        return table

    def sit(self, table: str, seat: int) -> None:
        self._ask("POST", f"/tables/{table}/seats/{seat}")

    def start(self, table: str) -> None:
        self._ask("POST", f"/tables/{table}/start")

    def end(self, table: str) -> None:
        """Wants the game to end."""
        self._ask("PUT", f"/tables/{table}/end", {"on": True})

    def lobby(self, table: str) -> Any:
        return self._ask("GET", f"/tables/{table}")

    @contextmanager
    def at(self, table: str, seat: int = 0) -> Iterator["Hand"]:
        address = f"{self._address.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = {"Cookie": f"{COOKIE}={self.cookie}"}
        with connect(address, additional_headers=cookie) as socket:
            yield Hand(socket, seat)

    def play(self, table: str, until: str, seat: int = 0, way: Way | None = None) -> str:
        """Answers until such a question is asked, or `over`; the kind that came."""
        with self.at(table, seat) as hand:
            return hand.play(until, way or any_way(random.Random(table)))

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        return self._sent(method, path, body, cookies={COOKIE: self.cookie}).json()

    def _sent(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        # No line stays open that somebody would have to close.
        with httpx.Client(base_url=self._address, verify=False, **more) as line:
            return line.request(method, f"/api{path}", json=body).raise_for_status()


class Hand:
    """A seat at a table, by its socket."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self._socket = socket
        self._seat = seat
        self._answered: set[int] = set()
        #: Of the last chapter that was told.
        self.number = 0
        self._say({"type": "Watch", "seat": seat})

    def play(self, until: str, way: Way, patience: float = 20) -> str:
        while True:
            now = self.heard("Now", patience)
            if now["outcome"]:
                return "over"
            if any(asked["kind"] == until for asked in now["asked"]):
                return until
            self._answer(now, way)

    def answer_once(self, way: Way, patience: float = 0.05) -> None:
        """Hears what there is to be heard, and answers one question if one is asked."""
        with suppress(TimeoutError):
            while not self._answer(self.heard("Now", patience), way):
                pass

    def heard(self, kind: str, patience: float = 20) -> Any:
        """The next message of a kind."""
        while True:
            message = msgspec.json.decode(self._socket.recv(timeout=patience))
            assert message["type"] != "Refused", message
            self.number = message.get("number", self.number)
            if message["type"] == kind:
                return message

    def _answer(self, now: Mapping[str, Any], way: Way) -> bool:
        due = [asked for asked in now["asked"] if asked["id"] not in self._answered]
        for asked in due:
            self._answered.add(asked["id"])
            move = way(asked["kind"], asked["moves"] or [asked["example"]])
            names = {"decision": asked["id"], "key": str(asked["id"])}
            self._say({"type": "Answer", "seat": self._seat, "move": move, **names})
        return bool(due)

    def _say(self, message: Any) -> None:
        self._socket.send(msgspec.json.encode(message).decode())


def any_way(chance: random.Random) -> Way:
    return lambda _, moves: chance.choice(moves)


def as_a(character: str) -> Way:
    """Always this character, as long as the hand has it; everything else by chance."""
    chance = random.Random(character)

    def way(kind: str, moves: Sequence[str]) -> str:
        wished = [move for move in moves if kind == "choose" and move.split()[-1] == character]
        return chance.choice(wished or moves)

    return way
