"""Faults drawn from a seed, and what they cost those who play."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from cluster.support.cluster import Cluster, Node
from cluster.support.database import PATIENCE
from cluster.support.parties import Party
from cluster.support.people import Viewer
from cluster.support.witness import Passed

#: Longer than a lease lasts.
PAUSED: Final = 2.2
#: Longer than a node waits for the database to answer.
ENDLESS: Final = 5.5
#: So often a condition is looked at.
LOOK: Final = 0.02

#: What can happen to one node, or to its lines.
OF_A_NODE: Final = (
    *("killed", "paused"),
    *("cut from the database", "slow to the database", "silent to the database"),
    *("cut from people", "slow to people", "silent to people"),
)
#: What can happen to the database, which all nodes share.
OF_THE_DATABASE: Final = (
    "leader killed, follower promoted",
    "follower killed",
    "all killed",
    "leader gone without a word, follower promoted",
)
#: After everything else, as whoever is thrown out by that is to be told from others.
ALONE: Final = OF_THE_DATABASE[2:]


class Fault(NamedTuple):
    """What happens, for how long, and to which node."""

    kind: str
    seconds: float
    node: int | None = None


class Spell(NamedTuple):
    """Faults of three nodes, one after the other at each, and one of the database meanwhile.

    When all is well again, one more node is killed: so it is known what that alone costs.
    """

    of_nodes: Sequence[Sequence[Fault]]
    of_database: Fault
    last: Fault


def forecast(seed: int, count: int, nodes: int = 3, each: int = 4) -> Iterator[Spell]:
    """Spells with so many faults in all, every kind as often as any other."""
    rng = Random(seed)
    deck: list[str] = []
    for number in range(-(-count // (nodes * each + 2))):
        tracks: list[list[Fault]] = []
        for node in range(nodes):
            if len(deck) < each:
                deck += rng.sample(OF_A_NODE, len(OF_A_NODE))
            drawn, deck = deck[:each], deck[each:]
            tracks.append([Fault(kind, _seconds(kind, rng), node) for kind in drawn])
        kind = OF_THE_DATABASE[number % len(OF_THE_DATABASE)]
        last = Fault("killed", 0, rng.randrange(nodes))
        yield Spell(tracks, Fault(kind, rng.uniform(0.2, 0.6)), last)


def _seconds(kind: str, rng: Random) -> float:
    if kind == "paused":
        return PAUSED
    if kind.startswith("silent"):
        return ENDLESS if rng.random() < 0.1 else rng.uniform(0.3, 2.0)
    return rng.uniform(0.2, 0.8)


class Back(NamedTuple):
    """How long those took who were thrown out, or could write nothing, in seconds."""

    kind: str
    seconds: float


class Fall(NamedTuple):
    """A node was killed or paused, at that time by the wall clock."""

    node: str
    at: float
    #: Whether everything else was well.
    alone: bool


class Storm:
    """Lets faults happen, and waits until everyone is served again."""

    def __init__(self, cluster: Cluster, parties: Sequence[Party], playing: Sequence[Any]) -> None:
        self.count: Counter[str] = Counter()
        self.back: list[Back] = []
        self.fell: list[Fall] = []
        #: What is not well now: nodes by their names, and the database.
        self._ailing: set[str] = set()
        self._cluster = cluster
        self._parties = parties
        self._playing = playing
        self._waiting: list[tuple[str, float, Callable[[], bool]]] = []

    async def blow(self, spell: Spell) -> None:
        """All faults of a spell, and calm after them."""
        looking = asyncio.create_task(self._look_on())
        try:
            await self._befall_all(spell)
            await self._calm()
            assert spell.last.node is not None
            await self._befall(self._cluster.nodes[spell.last.node], [spell.last])
            await self._calm()
        finally:
            looking.cancel()

    async def _befall_all(self, spell: Spell) -> None:
        of_database = spell.of_database
        async with asyncio.TaskGroup() as group:
            for node, track in zip(self._cluster.nodes, spell.of_nodes, strict=True):
                group.create_task(self._befall(node, track))
            if of_database.kind not in ALONE:
                group.create_task(self._befall_database(of_database))
        if of_database.kind in ALONE:
            await self._befall_database(of_database)

    async def _look_on(self) -> None:
        """Notes when what is waited for has come."""
        while True:
            for waiting in tuple(self._waiting):
                kind, began, holds = waiting
                if holds():
                    self.back.append(Back(kind, time.monotonic() - began))
                    self._waiting.remove(waiting)
            await asyncio.sleep(LOOK)

    async def _befall(self, node: Node, track: Sequence[Fault]) -> None:
        for fault in track:
            self.count[fault.kind] += 1
            self._ailing.add(node.name)
            await _HAPPENS[fault.kind](self, node, fault.seconds)
            self._ailing.discard(node.name)

    async def _befall_database(self, fault: Fault) -> None:
        self.count[fault.kind] += 1
        self._ailing.add("database")
        await self._shake_database(fault)
        self._ailing.discard("database")

    async def _shake_database(self, fault: Fault) -> None:
        database = self._cluster.database
        began = time.monotonic()
        match fault.kind:
            case "leader killed, follower promoted":
                await database.fail_over()
                self._wait_for_writes(fault.kind, began)
                await asyncio.sleep(fault.seconds)
                await database.add_follower()
            case "leader gone without a word, follower promoted":
                await self._lose_leader_silently(fault.kind, began)
            case "follower killed":
                await database.lose_follower()
                await asyncio.sleep(fault.seconds)
                await database.regain_follower()
            case "all killed":
                for node in self._cluster.nodes:
                    node.kill()
                await database.kill()
                await database.start()
                for node in self._cluster.nodes:
                    node.start()
                await self._cluster.until_up()
                self._wait_for_writes(fault.kind, began)

    async def _lose_leader_silently(self, kind: str, began: float) -> None:
        """As when a machine loses its power: nobody is told that a connection has ended."""
        database = self._cluster.database
        place = database.servers.index(database.leader)
        for node in self._cluster.nodes:
            node.to_database[place].fall_silent()
        await database.fail_over()
        self._wait_for_writes(kind, began)
        await self.until(lambda: not self._waiting)
        await database.add_follower()

    async def _calm(self) -> None:
        """Everything is well, and everyone is served."""
        self._cluster.heal()
        await self._cluster.until_up()
        healed = time.monotonic()
        await self.until(lambda: all(is_served(party, healed) for party in self._parties))
        await self.until(lambda: not self._waiting)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits for something to hold; whatever people find wrong is raised."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await asyncio.sleep(LOOK)
                    for playing in self._playing:
                        if playing.done():
                            playing.result()
        except TimeoutError:
            raise AssertionError(self._state()) from None

    def _state(self) -> str:
        """Who is not served."""
        now = time.monotonic()
        return "\n".join(
            f"{viewer}: at {viewer.guest.address}, back {viewer.back}, over {viewer.is_over}, "
            f"heard {now - viewer.heard:.1f} s ago"
            for party in self._parties
            for viewer in party.viewers[-3:]
        )

    async def _kill(self, node: Node, _seconds: float) -> None:
        self._wait_for_people("killed", node)
        self._note_fall(node)
        node.kill()
        node.start()
        await node.until_up()

    async def _pause(self, node: Node, seconds: float) -> None:
        self._wait_for_people("paused", node)
        self._note_fall(node)
        node.pause()
        await asyncio.sleep(seconds)
        node.wake()

    async def _cut_database(self, node: Node, seconds: float) -> None:
        for cable in node.to_database:
            cable.cut()
        await asyncio.sleep(seconds)

    async def _slow_database(self, node: Node, seconds: float) -> None:
        for cable in node.to_database:
            cable.slow_down(seconds / 4)
        await asyncio.sleep(seconds)
        for cable in node.to_database:
            cable.heal()

    async def _silence_database(self, node: Node, seconds: float) -> None:
        for cable in node.to_database:
            cable.fall_silent()
        await asyncio.sleep(seconds)
        for cable in node.to_database:
            cable.heal()

    async def _cut_people(self, node: Node, seconds: float) -> None:
        self._wait_for_people("cut from people", node)
        node.to_people.cut()
        await asyncio.sleep(seconds)

    async def _slow_people(self, node: Node, seconds: float) -> None:
        node.to_people.slow_down(seconds / 4)
        await asyncio.sleep(seconds)
        node.to_people.heal()

    async def _silence_people(self, node: Node, seconds: float) -> None:
        self._wait_for_people("silent to people", node)
        node.to_people.fall_silent()
        await asyncio.sleep(seconds)
        node.to_people.heal()

    def _note_fall(self, node: Node) -> None:
        self.fell.append(Fall(node.name, time.time(), not self._ailing - {node.name}))

    def _wait_for_people(self, kind: str, node: Node) -> None:
        """Notes when each of those who are at a node now is at some node again."""
        began = time.monotonic()
        if self._ailing - {node.name}:
            kind = f"{kind}, and others not well"
        for party in self._parties:
            for viewer in party.here:
                if viewer.back is not None and viewer.guest.address == node.address:
                    holds = partial(is_back, viewer, began)
                    self._waiting.append((kind, began, holds))

    def _wait_for_writes(self, kind: str, began: float) -> None:
        """Notes when each party hears of something that was written after this."""
        now = time.monotonic()
        for party in self._parties:
            self._waiting.append((kind, began, partial(is_told, party, now)))

    def take_overs(self, leases: Sequence[Passed], alone: bool) -> list[float]:
        """How long after its node fell each lease had passed on to another one."""
        taken: list[float] = []
        for name, fell in [(fall.node, fall.at) for fall in self.fell if fall.alone is alone]:
            held: dict[str, Passed] = {}
            for lease in leases:
                if lease.at < fell:
                    held[lease.table] = lease
                    continue
                had = held.pop(lease.table, None)
                if had and _is_of(had, name) and not _is_of(lease, name):
                    taken.append(lease.at - fell)
        return taken

    def figures(self, leases: Sequence[Passed]) -> str:
        """How many faults there were, and how long everyone took."""
        lines = [f"{sum(self.count.values())} faults"]
        lines += [f"  {count:5} {kind}" for kind, count in sorted(self.count.items())]
        times = defaultdict(list)
        for back in self.back:
            times[f"back after: {back.kind}"].append(back.seconds)
        times["leases taken over"] = self.take_overs(leases, True)
        times["leases taken over, and others not well"] = self.take_overs(leases, False)
        lines += [
            f"{name}: median {median(some):.2f} s, longest {max(some):.2f} s, of {len(some)}"
            for name, some in sorted(times.items())
            if some
        ]
        return "\n".join(lines)


_HAPPENS: Final = {
    "killed": Storm._kill,
    "paused": Storm._pause,
    "cut from the database": Storm._cut_database,
    "slow to the database": Storm._slow_database,
    "silent to the database": Storm._silence_database,
    "cut from people": Storm._cut_people,
    "slow to people": Storm._slow_people,
    "silent to people": Storm._silence_people,
}


def is_back(viewer: Viewer, since: float) -> bool:
    """The viewer has been told at some node what was missed."""
    return viewer.is_over or (viewer.back is not None and viewer.back > since)


def is_told(party: Party, since: float) -> bool:
    """Somebody has heard something new."""
    return any(viewer.heard > since for viewer in party.viewers[-3:])


def is_served(party: Party, since: float) -> bool:
    """Everyone is at some node, and somebody has heard something new since then."""
    viewers = party.viewers[-3:]
    connected = all(viewer.back is not None or viewer.is_over for viewer in viewers)
    return connected and is_told(party, since)


def _is_of(lease: Passed, name: str) -> bool:
    return lease.node is not None and lease.node.rpartition("-")[0] == name
