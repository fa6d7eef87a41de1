"""The fault suite can fail: each guarantee is taken away, and what it looks at goes red.

The same happens twice: all is well with what protects it, and is seen to be wrong without.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection

from cluster.support import people
from cluster.support.parties import CAVE, SETTINGS
from cluster.support.people import Viewer
from cluster.support.small_clusters import SmallCluster, story
from cluster.support.witness import Wrong
from schatulle.server.hub import node as node_module
from schatulle.server.hub.node import Node
from schatulle.store.port import Entry, Summary
from schatulle.store.postgres import statements
from schatulle.store.postgres.bell import Bell
from schatulle.store.postgres.writer import Writer
from support.postgres import run

#: Whoever is not served by then never will be.
SOON: Final = 3.0


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("LEASE_SECONDS", 0.6), ("BEAT_SECONDS", 0.1), ("POLL_SECONDS", 0.2)):
        monkeypatch.setattr(node_module, name, seconds)
    # Nobody changes nodes only because this machine is slow.
    monkeypatch.setattr(people, "SILENT", 20.0)


@pytest.fixture
def no_chimes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault: whatever is rung, nobody hears it."""
    monkeypatch.setattr(Bell, "_heard", lambda *_: None)


def replace_in_appending(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    for name in ("APPEND", "APPEND_WITH_SUMMARY"):
        sql = getattr(statements, name)
        assert old in sql
        monkeypatch.setattr(statements, name, sql.replace(old, new))


async def nothing(_small: SmallCluster) -> None:
    """What happens is that two people play."""


# The compare-and-set: a number is taken once.


@pytest.mark.usefixtures("in_a_hurry", "no_chimes")
async def test_two_nodes_that_know_nothing_of_each_other_write_one_log(postgres_url: str) -> None:
    await story(postgres_url, nothing)


@pytest.mark.usefixtures("in_a_hurry", "no_chimes")
async def test_without_the_compare_and_set_it_is_seen(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await run(postgres_url, "ALTER TABLE entries DROP CONSTRAINT entries_pkey CASCADE")
    replace_in_appending(monkeypatch, "ELSE 'taken' END", "ELSE 'new' END")
    with pytest.raises(Wrong, match="numbers of a log"):
        await story(postgres_url, nothing, SOON)


# The epoch: who has lost the lease writes nothing for the house.


#: A game that lasts longer than a lease.
LONG: Final[dict[str, Any]] = {
    "setting": CAVE | {"options": {"expeditions": 5}},
    "bots": 0.1,
    "people": 0.05,
}


async def sleep_too_long(small: SmallCluster) -> None:
    """A node does not say for too long that it lives, and goes on as if nothing had happened."""
    await small.until(lambda: small.has_lease("one") or small.has_lease("other"))
    asleep, awake = ("one", "other") if small.has_lease("one") else ("other", "one")
    running = small.nodes[asleep].hub._running
    assert running is not None
    running.cancel()
    await small.until(lambda: small.has_lease(awake))
    small.party.last = True
    # Were the other one quicker every time, nothing could be seen.
    with small.leaves_the_house(awake):
        await small.until(lambda: not (small.has_lease(asleep) and small.party.here))


@pytest.mark.usefixtures("in_a_hurry")
async def test_who_has_lost_the_lease_writes_nothing_for_the_house(postgres_url: str) -> None:
    await story(postgres_url, sleep_too_long, **LONG)


@pytest.mark.usefixtures("in_a_hurry")
async def test_without_the_epoch_it_is_seen(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_in_appending(monkeypatch, "IS DISTINCT FROM fences.epoch", "< 0")
    with pytest.raises(Wrong, match="wrote for the house of"):
        await story(postgres_url, sleep_too_long, **LONG)


# The order of things: commit, then acknowledge.


#: Nobody but people has anything to write there.
NO_HOUSE: Final = SETTINGS[2]


async def die_in_a_commit(small: SmallCluster, acknowledged: bool = False) -> None:
    """The database is busy while somebody answers at a node, which then is gone."""
    await small.until(lambda: any(viewer.accepted for viewer in small.party.viewers))
    while True:
        async with small.busy():
            name = await small.until_one_waits()
            viewer = small.sits_at(name)
            if viewer and (await was_acknowledged(small, viewer) or not acknowledged):
                await small.die(name)
                return


async def was_acknowledged(small: SmallCluster, viewer: Viewer) -> bool:
    """Were it acknowledged already, that would be heard now."""
    with suppress(TimeoutError):
        async with asyncio.timeout(1.0):
            await small.until(lambda: not viewer.flying)
            return True
    return False


@pytest.mark.usefixtures("in_a_hurry")
async def test_who_dies_in_a_commit_has_acknowledged_nothing(postgres_url: str) -> None:
    await story(postgres_url, die_in_a_commit, setting=NO_HOUSE)


@pytest.mark.usefixtures("in_a_hurry")
async def test_an_acknowledgement_before_the_commit_is_seen(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Writer.submit

    def submit(
        self: Writer, table: str, entry: Entry, summary: Summary | None, epoch: int | None
    ) -> asyncio.Future[None]:
        written = honest(self, table, entry, summary, epoch)
        if summary is not None:
            return written
        written.add_done_callback(lambda done: done.exception())
        said: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        said.set_result(None)
        return said

    monkeypatch.setattr(Writer, "submit", submit)
    # Whoever said once more what was lost would bring it back.
    monkeypatch.setattr(Viewer, "say_again", nothing_more)
    # The last answer of a game is not acknowledged early, even so.
    died = partial(die_in_a_commit, acknowledged=True)
    # Who was told so is missing it, or has seen fewer chapters than there seemed to be.
    with pytest.raises(Wrong, match=r"accepted, and not in the log|now after"):
        await story(postgres_url, died, SOON, NO_HOUSE)


async def nothing_more(_viewer: Viewer, _connection: ClientConnection) -> None:
    """What stands is not said again."""


# The poll: a lost chime costs a moment, never an entry.


@pytest.mark.usefixtures("in_a_hurry", "no_chimes")
async def test_a_lost_chime_that_is_not_polled_for_is_seen(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Node, "_look_round", no_look)
    with pytest.raises(Wrong, match="not served"):
        await story(postgres_url, nothing, SOON)


async def no_look(_node: Node) -> None:
    """Whatever was missed stays missed."""
