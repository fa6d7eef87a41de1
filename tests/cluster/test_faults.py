"""Nodes, lines and databases fail while people play, and nothing is lost, doubled or torn.

Three processes of `schatulle serve`, a PostgreSQL that leads and one that follows it, and people
who play over sockets at all nodes. The faults are drawn from a seed; what follows from them also
hangs on how fast this machine is.
"""

import asyncio
import os
import time
from random import Random
from typing import Final

import pytest

from cluster.support.cluster import Cluster, a_cluster
from cluster.support.parties import SETTINGS, Party
from cluster.support.people import Doors, Guest
from cluster.support.storms import Storm, forecast
from cluster.support.verdict import check_answers, check_game, check_node, check_told, entries_of
from cluster.support.witness import (
    begin_to_see,
    check_epochs,
    check_house,
    entries_seen,
    leases_seen,
)
from schatulle.store.port import Entry
from support.budget import long_mode

SEED: Final = int(os.environ.get("SCHATULLE_SEED", "18"))
FAULTS: Final = long_mode(60, 2000)
#: Seconds that somebody thinks.
HUMAN: Final = 0.15


def invited(cluster: Cluster, rng: Random) -> list[Party]:
    """Two parties for every setting; nobody sits at one node with another."""
    doors, parties = Doors([node.address for node in cluster.nodes]), []
    for number, setting in enumerate(2 * SETTINGS):
        guests = [Guest(doors, f"{number}-{n}", number + n, rng) for n in range(3)]
        parties.append(Party(setting, guests, lambda: rng.uniform(0, 2 * HUMAN)))
    return parties


async def test_no_fault_loses_or_doubles_anything(capsys: pytest.CaptureFixture[str]) -> None:
    rng, began = Random(SEED), time.monotonic()
    async with a_cluster() as cluster:
        await begin_to_see(cluster)
        parties = invited(cluster, rng)
        await asyncio.gather(*(party.begin() for party in parties))
        playing = [asyncio.create_task(party.play()) for party in parties]
        storm = Storm(cluster, parties, playing)
        try:
            for spell in forecast(SEED, FAULTS):
                await storm.blow(spell)
            for party in parties:
                party.last = True
            await storm.until(lambda: all(each.done() for each in playing))
        finally:
            with capsys.disabled():
                print(f"\nseed {SEED}, {time.monotonic() - began:.0f} s")
                print(storm.figures(await leases_seen(cluster)))
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for party in parties:
                await party.close()
        looked_at = await judged(cluster, parties)
        with capsys.disabled():
            print(looked_at)


async def judged(cluster: Cluster, parties: list[Party]) -> str:
    """Raises Wrong where anything is; else says how much was looked at."""
    logs, answers = {}, 0
    for party in parties:
        for table in party.games:
            logs[table] = entries_of(await read(cluster, table), party.setting["game"])
            viewers = [viewer for viewer in party.viewers if viewer.table == table]
            answers += check_answers(logs[table], viewers)
            game = check_game(table, logs[table])
            for viewer in viewers:
                check_told(game, viewer)
                for node in cluster.nodes:
                    await check_node(node.address, game, viewer)
    check_epochs(await leases_seen(cluster))
    house = check_house(await entries_seen(cluster), logs)
    return f"{len(logs)} games, {answers} answers acknowledged, {house} entries of the house"


async def read(cluster: Cluster, table: str) -> list[Entry]:
    rows = await cluster.database.leader.ask(
        "SELECT seq, at, body FROM entries WHERE table_id = $1 ORDER BY seq", table
    )
    return [Entry(row["seq"], row["at"], bytes(row["body"])) for row in rows]
