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
from cluster.support.verdict import judged
from cluster.support.witness import SEES, leases_seen
from support.budget import long_mode

SEED: Final = int(os.environ.get("SCHATULLE_SEED", "18"))
FAULTS: Final = int(os.environ.get("SCHATULLE_FAULTS", long_mode(56, 2000)))
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
        await cluster.database.leader.run(SEES)
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
                print(storm.figures(await leases_seen(cluster.database.leader.ask)))
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for party in parties:
                await party.close()
        addresses = [node.address for node in cluster.nodes]
        looked_at = await judged(cluster.database.leader.ask, addresses, parties)
        with capsys.disabled():
            print(looked_at)
