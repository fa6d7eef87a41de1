"""The arena on a real cluster of several processes, some of which are killed in the middle.

It takes a minute, and the extra `cluster`: SCHATULLE_LONG=1 pytest tests/arena/test_cluster.py
"""

import os
import signal
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from schatulle.arena.block import Contest, PlayedBlock, blocks_of
from schatulle.arena.game import BotFailed
from schatulle.arena.runner import here, on_ray
from schatulle.bots.external import TimeLimits
from support.budget import only_long

pytestmark = only_long("starts a cluster")

CONTEST: Final = Contest(game="diamant", edition="diamant", seats=3, seed="cluster")
BLOCKS: Final = blocks_of(CONTEST, ("dragon", "bot", "boar"), 300)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head that plays nothing, and two nodes that play two blocks at once each."""
    pytest.importorskip("ray")
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0}
    )
    nodes = [cluster.add_node(num_cpus=2) for _ in range(2)]
    cluster.wait_for_nodes()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ADDRESS", cluster.address)
        patch.setattr(cluster, "ours", nodes, raising=False)
        yield cluster
    cluster.shutdown()


def course(played: list[PlayedBlock]) -> list[Any]:
    """All but the time that it took."""
    return [
        (
            block.block.number,
            [[(seat.bot, seat.won, seat.score) for seat in game] for game in games],
        )
        for block in sorted(played, key=lambda block: block.block.number)
        for games in [block.games]
    ]


def busy_workers() -> list[int]:
    """Processes of ours that play a block right now."""
    parents, said = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            said[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
        parents[int(folder.name)] = int(stat[1])
    return [
        process
        for process, words in said.items()
        if words.startswith("ray::_play_there") and os.getpid() in _above(process, parents)
    ]


def _above(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process := parents.get(process, 0):
        yield process


def test_workers_and_a_node_are_killed_and_every_block_counts_once(cluster: Any) -> None:
    played: list[PlayedBlock] = []
    killed = 0
    for block in on_ray(BLOCKS):
        played.append(block)
        if len(played) in (10, 25):
            for worker in busy_workers():
                os.kill(worker, signal.SIGKILL)
                killed += 1
        if len(played) == 40:
            cluster.remove_node(cluster.ours.pop(), allow_graceful=False)
    assert killed >= 2
    counted = Counter(block.block.number for block in played)
    assert counted == dict.fromkeys(range(len(BLOCKS)), 1)
    assert course(played) == course(list(here(BLOCKS)))


def test_a_bug_on_a_cluster_reaches_us_as_its_sentence(cluster: Any) -> None:
    assert cluster
    hurried = Contest(
        game="diamant", edition="diamant", seats=3, seed="1", limits=TimeLimits(decide=1e-9)
    )
    with pytest.raises(BotFailed) as failed:
        list(on_ray(blocks_of(hurried, ("ev",) * 3, 9)))
    assert str(failed.value).startswith("bot 'ev' at seat 0")
    assert "\n" not in str(failed.value)
