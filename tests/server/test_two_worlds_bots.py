"""Two worlds that a seat cannot tell apart: its bot, whoever it is, cannot either."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.server.bots.programs import Programs
from schatulle.server.bots.workers import BotCache, Question
from schatulle.table.table import Table
from server.support.evening_tables import (
    boxes,
    gathered,
    other_boxes,
    other_chests,
    other_hands,
    thieves,
)
from server.support.evening_tables import caves as closed_caves
from server.support.evenings import evening_of
from server.support.other_worlds import only_played
from server.support.recorded_programs import PATIENT, RECORDER, told
from server.support.timeless_loop import in_no_time
from server.support.twins import everything

SEAT: Final = Seat(0)
Asked = tuple[list[Question], list[Question]]


def hands() -> tuple[Table, Table]:
    """M-15: other cards in the others' hands."""
    return other_hands(gathered(thieves("bpp")), SEAT)


def fillings() -> tuple[Table, Table]:
    """M-22: another filling of the box."""
    return other_boxes(gathered(boxes("bpp", open_visibility="opener")))


def chests() -> tuple[Table, Table]:
    """Chests that are closed, with other stones in them."""
    return other_chests(gathered(closed_caves("bpp")), SEAT)


def asked_in(worlds: Callable[[], tuple[Table, Table]], keep: Any) -> Asked:
    """What the bot was asked in either world of a whole evening."""
    asked: list[list[Question]] = []

    async def story() -> None:
        tables = worlds()
        assert tables[0].state != tables[1].state
        evening = await evening_of(tables, SEAT, keep=keep)
        await evening.go_on(900)
        evening.end()
        asked.extend(parlour.mind.questions for parlour in evening.both)

    in_no_time(story())
    one, other = asked
    assert len(one) == len(other) > 3
    return one, other


def answers(name: str, asked: Sequence[Question]) -> list[Any]:
    memory = BotCache()
    return [memory.answer(replace(question, kind=name)) for question in asked]


@pytest.fixture(scope="module", params=[hands, fillings], ids=lambda it: str(it.__name__))
def in_the_box(request: pytest.FixtureRequest) -> Asked:
    return asked_in(request.param, only_played)


@pytest.mark.parametrize(
    "name", ["mouse", "magpie", "hedgehog", "fox@0.5", "fox@goldfish", "fox", "dragon", "owl@0.5"]
)
def test_a_level_answers_the_same_whatever_it_remembers(in_the_box: Asked, name: str) -> None:
    one, other = (answers(name, asked) for asked in in_the_box)
    assert one == other


async def stdin_of(asked: Sequence[Question], notes: Path) -> bytes:
    """All that a program is told, byte for byte."""
    mine = Programs({"mine": (sys.executable, str(RECORDER), str(notes))}, PATIENT)
    for question in asked:
        assert await mine.think(replace(question, kind="mine")) is not None
    await mine.close()
    return notes.read_bytes()


async def test_a_program_is_told_the_same_bytes(in_the_box: Asked, tmp_path: Path) -> None:
    one, other = [
        await stdin_of(asked, tmp_path / name)
        for name, asked in zip(("one", "other"), in_the_box, strict=True)
    ]
    assert one == other
    assert {line["type"] for line in told(tmp_path / "one")} == {"start", "event", "decide"}


@pytest.fixture(scope="module")
def in_the_cave() -> Asked:
    return asked_in(chests, everything)


@pytest.mark.parametrize("name", ["magpie", "fox", "dragon", "owl"])
def test_so_do_the_levels_of_the_cave(in_the_cave: Asked, name: str) -> None:
    one, other = (answers(name, asked) for asked in in_the_cave)
    assert one == other


async def test_so_is_a_program_in_the_cave(in_the_cave: Asked, tmp_path: Path) -> None:
    one, other = in_the_cave
    assert await stdin_of(one, tmp_path / "one") == await stdin_of(other, tmp_path / "other")
