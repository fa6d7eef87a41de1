"""People who play one game after the other, whatever happens to the nodes."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from cluster.support.people import PAUSE, Guest, Viewer

CAVE: Final = {
    "game": "diamant",
    "edition": "diamant",
    "chairs": ["person", "person", "random"],
    "options": {"expeditions": 2},
}
#: With everything that happens by itself: bots, clocks, and spectators who see it later.
SETTINGS: Final[tuple[dict[str, Any], ...]] = (
    CAVE,
    CAVE | {"clock": 15, "spectator_delay": 1},
    {
        "game": "meisterdiebe",
        "edition": "zoch",
        "chairs": ["person"] * 2,
        "options": {"max_rounds": 1},
    },
)


class Party:
    """Two people on chairs, at different nodes, and a spectator at a third one."""

    def __init__(
        self, setting: dict[str, Any], guests: list[Guest], pace: Callable[[], float]
    ) -> None:
        self.setting = setting
        self.guests = guests
        #: All who ever sat or looked on at a game of theirs.
        self.viewers: list[Viewer] = []
        self.games: list[str] = []
        #: This game is the last one.
        self.last = False
        self._pace = pace

    @property
    def here(self) -> list[Viewer]:
        """Those at the game that goes on."""
        return [viewer for viewer in self.viewers[-3:] if not viewer.is_over]

    async def begin(self) -> None:
        """Opens the first table, and sits down."""
        host = self.guests[0]
        for guest in self.guests:
            await guest.say_name()
        table = (await host.ask("POST", "/tables", self.setting)).json()["id"]
        for seat, guest in enumerate(self.guests[:2]):
            await guest.ask("POST", f"/tables/{table}/seats/{seat}")
        self.games.append(table)

    async def close(self) -> None:
        """All browsers."""
        for guest in self.guests:
            await guest.close()

    async def play(self) -> None:
        """Game after game, until it is enough."""
        while True:
            table = self.games[-1]
            await self._started(table)
            present = [
                Viewer(guest, table, (seat,), self._pace, "spectator_delay" in self.setting)
                for guest, seat in zip(self.guests, (0, 1, None), strict=True)
            ]
            self.viewers += present
            async with asyncio.TaskGroup() as group:
                for viewer in present:
                    group.create_task(viewer.stay())
            if self.last:
                return
            self.games.append(await self._rematch(table))

    async def _started(self, table: str) -> None:
        """Whoever asked for the rematch first is its host."""
        while (await self._lobby(self.guests[0], table))["status"] == "gathering":
            for guest in self.guests[:2]:
                await guest.ask("POST", f"/tables/{table}/start")

    async def _rematch(self, table: str) -> str:
        """Both ask at once; there is one."""
        async with asyncio.TaskGroup() as group:
            for guest in self.guests[:2]:
                group.create_task(guest.ask("POST", f"/tables/{table}/rematch"))
        while True:
            found = [(await self._lobby(guest, table))["rematch"] for guest in self.guests]
            if None not in found:
                (one,) = set(found)
                return str(one)
            await asyncio.sleep(PAUSE)
            await self.guests[0].ask("POST", f"/tables/{table}/rematch")

    async def _lobby(self, guest: Guest, table: str) -> Any:
        return (await guest.ask("GET", f"/tables/{table}")).json()
