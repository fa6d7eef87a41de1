"""This server among others: it says that it lives, follows what they write, and keeps house where
it has the lease."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from math import inf
from typing import Final, Protocol

from schatulle.core import Seat
from schatulle.server.live.attendants import Crew
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.wire import Waved
from schatulle.server.logs import log
from schatulle.store.nodes_port import (
    NOBODY,
    Chime,
    Crowd,
    CrowdChanged,
    Lease,
    LogGrew,
    Nodes,
    SignMade,
)
from schatulle.store.port import StoreError
from schatulle.table import projections
from schatulle.table.status import Status
from schatulle.table.table import Table

#: So many seconds after its last beat a node is taken for dead.
LEASE_SECONDS: Final = 1.5
BEAT_SECONDS: Final = 0.3
#: So often the logs are looked at for what no chime told of, in seconds.
POLL_SECONDS: Final = 1.0
#: Leases of a dead node that are taken over at once; living nodes share them by that.
MOST_AT_ONCE: Final = 50


class Tables(Protocol):
    """The tables that are served here."""

    @property
    def live(self) -> Mapping[str, LiveTable]: ...
    async def resumed(self, name: str) -> LiveTable | None:
        """A table, served from now on; None where it is gone, or damaged."""

    def forget(self, name: str) -> None:
        """The table is served no more."""


class Node:
    """Leases, the bell, and who is where."""

    def __init__(
        self,
        nodes: Nodes,
        tables: Tables,
        house: Crew,
    ) -> None:
        self._nodes = nodes
        self._tables = tables
        self._house = house
        #: When the last beat that arrived was sent, by this process's steady clock.
        self._beaten = self._polled = -inf
        #: When all that other nodes may have left behind has been taken over.
        self.caught_up = asyncio.Event()
        self._leaving = False
        self._crowds: dict[str, Crowd] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def is_alive(self) -> bool:
        """Whether the others take it for alive."""
        return not self._leaving and _steady() - self._beaten < LEASE_SECONDS

    async def run(self) -> None:
        """Beats, takes over and looks after, until it is cancelled."""
        self._nodes.listen(self._hear, self._missed)
        # Side by side: who has much to look after must not be taken for dead meanwhile.
        async with asyncio.TaskGroup() as group:
            group.create_task(_again_and_again(self._beat))
            group.create_task(_again_and_again(self._round))

    async def _beat(self) -> None:
        began = _steady()
        if not self.is_alive():
            self._missed()
        await self._nodes.beat(LEASE_SECONDS)
        self._beaten = began

    async def _round(self) -> None:
        if not self.is_alive():
            return
        if (now := _steady()) - self._polled >= POLL_SECONDS:
            self._polled = now
            await self._look_round()
        await self._take_over()
        await self._say_crowds()

    async def _look_round(self) -> None:
        """What the bell may not have told: passed leases, longer logs, and people who came."""
        await self._confirm_leases()
        await self._play_at(await self._nodes.forgotten(self._held()))
        lengths = {name: live.table.length for name, live in self._tables.live.items()}
        for name, length in (await self._nodes.changed(lengths)).items():
            self._follow(name, length)
        await self._look_for_people([live for live in self._tables.live.values() if live.lease])

    async def _confirm_leases(self) -> None:
        held = self._held()
        still = {lease.table: lease for lease in await self._nodes.claim(held)}
        for name in held:
            live = self._tables.live.get(name)
            if live is None or live.lease is None or live.table.status is not Status.PLAYING:
                continue
            if (lease := still.get(name)) is None:
                live.lay_down()
            else:
                live.play_for_house(lease, self._house)

    async def _take_over(self) -> None:
        while leases := await self._nodes.claim_orphans(MOST_AT_ONCE):
            await self._play_at(leases)
        self.caught_up.set()

    async def _play_at(self, leases: Collection[Lease]) -> None:
        for lease in leases:
            if live := await self._tables.resumed(lease.table):
                live.play_for_house(lease, self._house)

    def _held(self) -> list[str]:
        """The tables where this node plays for the house."""
        return [name for name, live in self._tables.live.items() if live.lease]

    async def claim(self, live: LiveTable) -> None:
        """Plays for the house at a table if no other node does."""
        for lease in await self._nodes.claim([live.table.id]):
            live.play_for_house(lease, self._house)
            await self._look_for_people([live])

    async def put_to_sleep(self, live: LiveTable) -> bool:
        """Plays for the house there no more, until somebody comes."""
        return live.lease is None or await self._nodes.put_to_sleep(live.lease)

    async def leave(self) -> None:
        """Others may take over at once."""
        self._leaving = True
        for live in self._tables.live.values():
            live.lay_down()
        await self._nodes.leave()

    async def close(self) -> None:
        """It hears and says nothing more."""
        for task in self._tasks:
            task.cancel()
        await self._nodes.close()

    def say_crowd(self, table: str, crowd: Crowd) -> None:
        """Lets the others know soon who is at a table here."""
        if not self._crowds:
            self._begin(self._say_crowds)
        self._crowds[table] = crowd

    async def _say_crowds(self) -> None:
        """What cannot be said now is said after the next beat."""
        while self._crowds:
            table, crowd = next(iter(self._crowds.items()))
            await self._nodes.put_crowd(table, crowd)
            self._nodes.ring(CrowdChanged(table))
            if self._crowds.get(table) == crowd:
                del self._crowds[table]

    def claim_soon(self, live: LiveTable) -> None:
        """People play or watch there, and perhaps no node plays for the house."""
        self._begin(partial(self.claim, live))

    def wave(self, table: str, seat: Seat, sign: projections.Sign) -> None:
        """Lets those at other nodes see a sign, too."""
        self._nodes.ring(SignMade(table, seat, sign))

    def _hear(self, chime: Chime) -> None:
        live = self._tables.live.get(chime.table)
        if live is None:
            return
        match chime:
            case LogGrew():
                live.hear_of(chime.seq)
            case CrowdChanged():
                self._begin(partial(self._look_for_people, [live]))
            case SignMade():
                live.show(Waved(chime.seat, chime.sign))

    def _missed(self) -> None:
        self._polled = -inf

    def _follow(self, name: str, length: int) -> None:
        if not length:
            self._tables.forget(name)
        elif live := self._tables.live.get(name):
            live.hear_of(length)

    async def _look_for_people(self, lives: Collection[LiveTable]) -> None:
        crowds = await self._nodes.crowds([live.table.id for live in lives])
        for live in lives:
            live.hear_of_crowd(crowds.get(live.table.id, NOBODY))

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(_forgiving(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _steady() -> float:
    return asyncio.get_running_loop().time()


async def _again_and_again(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception as error:
            # Whatever it is: a node that stopped here would be taken for dead.
            said = str(error) if isinstance(error, StoreError) else repr(error)
            log.error("the node's round failed", said=said)
        await asyncio.sleep(BEAT_SECONDS)


async def _forgiving(work: Callable[[], Awaitable[None]]) -> None:
    """What fails now is made good by the next look round."""
    try:
        await work()
    except StoreError as error:
        log.error("not told to other nodes", said=str(error))


class Neighbour:
    """Attends to a served table on behalf of the other nodes."""

    def __init__(self, live: LiveTable, node: Node) -> None:
        self._live = live
        self._node = node
        self._said = NOBODY
        self._plays = False

    def attend(self, table: Table) -> None:
        """Says who is here while people play, and looks for a house where it may be missing."""
        plays = table.status is Status.PLAYING
        crowd = self._live.crowd() if plays else NOBODY
        comes = bool(crowd.watchers) and not self._said.watchers
        if plays and self._live.lease is None and (comes or not self._plays):
            self._node.claim_soon(self._live)
        if crowd != self._said:
            self._node.say_crowd(table.id, crowd)
        self._plays, self._said = plays, crowd

    def leave(self, table: Table) -> None:
        if self._said != NOBODY:
            self._node.say_crowd(table.id, NOBODY)
