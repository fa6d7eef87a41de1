"""Where blocks are played does not matter: here, in processes, or on a cluster."""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

import pytest

from schatulle.arena import runner
from schatulle.arena.block import Block, Contest, PlayedBlock, blocks_of
from schatulle.arena.game import BotFailed
from schatulle.arena.runner import here, in_processes, on_ray
from schatulle.bots.external import TimeLimits
from schatulle.core import Refusal
from schatulle.core.registry import wings

CONTEST: Final = Contest(game="diamant", edition="diamant", seats=3, seed="running")
BLOCKS: Final = blocks_of(CONTEST, ("ev", "bot", "random"), 20)


def course(played: list[PlayedBlock]) -> list[Any]:
    """All but the time that it took."""
    ordered = sorted(played, key=lambda block: block.block.number)
    return [
        [[(seat.bot, seat.won, seat.score) for seat in game] for game in block.games]
        for block in ordered
    ]


def test_the_number_of_processes_changes_nothing() -> None:
    alone = course(list(here(BLOCKS)))
    assert len(alone) == 7
    assert course(list(in_processes(BLOCKS, 2))) == alone


def test_a_bug_in_a_process_reaches_us_as_its_sentence() -> None:
    hurried = Contest(
        game="diamant", edition="diamant", seats=3, seed="1", limits=TimeLimits(decide=1e-9)
    )
    with pytest.raises(BotFailed, match="bot 'ev' at seat 0"):
        list(in_processes(blocks_of(hurried, ("ev",) * 3, 9), 2))


def test_whoever_stops_listening_ends_the_processes() -> None:
    played = in_processes(BLOCKS, 2)
    next(played)
    played.close()
    assert list(played) == []


Games = dict[str, str]


class RayError(Exception):
    """Whatever goes wrong on a cluster."""


class RayTaskError(RayError):
    """What was asked for went wrong itself."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"a traceback of many lines\n{cause}")
        self.cause = cause


class FakeRay:
    """As much of ray as the arena uses; the latest block is ready first."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        self.sent: list[Block] = []
        self.cancelled = 0
        self.told: Games = {}
        self.up = False

    def init(self, **_: Any) -> None:
        self.up = True

    def shutdown(self) -> None:
        self.up = False

    def remote(self, play: Callable[[Games, Block], PlayedBlock]) -> Any:
        outer = self

        class Remote:
            @staticmethod
            def remote(games: Games, block: Block) -> Callable[[], PlayedBlock]:
                assert outer.up
                outer.sent.append(block)
                outer.told = games
                return lambda: play(games, block)

        return Remote

    def wait(self, refs: list[Any]) -> tuple[list[Any], list[Any]]:
        return refs[-1:], refs[:-1]

    def get(self, refs: list[Any]) -> list[Any]:
        return [ref() for ref in refs]

    def cancel(self, _ref: Any) -> None:
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr(runner, "ON_CLUSTER", 3)
    return fake


def test_a_cluster_plays_every_block_once_and_nothing_changes(ray: FakeRay) -> None:
    assert course(list(on_ray(BLOCKS))) == course(list(here(BLOCKS)))
    assert sorted(block.number for block in ray.sent) == list(range(7))
    assert ray.told == wings()
    assert not ray.up


def test_a_cluster_is_left_when_nobody_listens_any_more(ray: FakeRay) -> None:
    played = on_ray(BLOCKS)
    next(played)
    played.close()
    assert len(ray.sent) == 4
    assert ray.cancelled == 3
    assert not ray.up


def test_a_cluster_that_does_not_answer_is_named(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(**_: Any) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", away)
    monkeypatch.setenv("RAY_ADDRESS", "far:1")
    with pytest.raises(Refusal, match=r"no ray cluster answers at far:1 .*nobody there"):
        list(on_ray(BLOCKS))


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (RayTaskError(BotFailed("bot 'ev' at seat 0: it slept")), "^bot 'ev' at seat 0: it slept$"),
        (RayError("the worker died"), "^the cluster lost a block again and again: the worker died"),
    ],
)
def test_what_goes_wrong_on_a_cluster_is_a_sentence(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    def fails(_refs: list[Any]) -> list[Any]:
        raise error

    monkeypatch.setattr(ray, "get", fails)
    with pytest.raises(Refusal, match=said):
        list(on_ray(BLOCKS))
    assert not ray.up


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match=r"schatulle\[cluster\]"):
        list(on_ray(BLOCKS))
