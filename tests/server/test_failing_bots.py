"""Bots that raise, hang or die in their process: the table goes on, and the operator is told."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.programs import is_gone
from schatulle.bots import levels
from schatulle.rules.core import Many, Seat
from schatulle.server import logs
from schatulle.server.desk import Desk
from schatulle.server.pace import Pace
from schatulle.server.robots import question_to
from schatulle.server.thinking import Here, Question, Thinkers, Workers, is_deep
from schatulle.table import commands
from schatulle.table.games import GAMES
from schatulle.table.life import Status
from schatulle.table.setting import Setting
from server.sabotage import Deadly, Endless, Sabotage, Wrong, sabotaged
from server.test_attending import ANN, hub_over, setting, until
from server.test_two_worlds import begun
from server.test_two_worlds_in_time import gathered

SHORT = {"expeditions": 1}


@contextmanager
def told_to_the_operator() -> Iterator[list[dict[str, Any]]]:
    """The lines of the log that say who lost a seat, when all is over."""
    stream, lines = StringIO(), list[dict[str, Any]]()
    handler = logs.begin(stream, readable=False)
    try:
        yield lines
    finally:
        logs.end(handler)
        every = map(msgspec.json.decode, stream.getvalue().splitlines())
        lines += [line for line in every if line["event"] == "bot lost its seat"]


async def played(folder: Path, thinkers: Thinkers, *chairs: str) -> Desk:
    """A table of bots to its end."""
    hub = await hub_over(folder, Pace(bots=0), thinkers)
    desk = await hub.open(setting(*chairs, options=SHORT), ANN)
    await desk.act(lambda table: commands.start(table, ANN.id))
    await until(desk, lambda table: table.status is Status.OVER)
    await hub.close()
    return desk


def who_answered(desk: Desk) -> dict[Seat, set[str]]:
    """By seat, who gave its answers: the bot itself or somebody who stood in."""
    answers: dict[Seat, set[str]] = {}
    for seat, key in desk.table.answered.values():
        answers.setdefault(seat, set()).add(key.rpartition("-")[0])
    return answers


@pytest.mark.parametrize(
    ("choices", "patience", "said"),
    [
        (Wrong(), 60, "ValueError"),
        (Endless(), 1, "no answer within 1 s"),
        (Deadly(), 60, "its process ended 3 times"),
    ],
)
async def test_a_bot_that_fails_in_its_process_is_stood_in_for(
    tmp_path: Path, choices: Many[Any], patience: float, said: str
) -> None:
    with told_to_the_operator() as lines:
        desk = await played(tmp_path, Sabotage(choices, patience), "bot", "fox", "bot")
    assert who_answered(desk)[Seat(1)] == {"stand_in"}
    assert [(it["seat"], it["said"]) for it in lines if it["bot"] == "fox"] == [(1, said)]


class Broken(Here):
    """Nobody can think at all."""

    async def think(self, question: Question) -> Any | None:
        raise RuntimeError(question.table)


class Lying(Here):
    """An answer that is none of the choices."""

    async def think(self, question: Question) -> Any | None:
        return object() if question.kind == "random" else await super().think(question)


async def test_where_nobody_can_think_chance_plays_to_the_end(tmp_path: Path) -> None:
    with told_to_the_operator() as lines:
        desk = await played(tmp_path, Broken(), "fox", "random", "bot")
    assert set().union(*who_answered(desk).values()) == {"stand_in"}
    assert sorted((line["seat"], line["bot"]) for line in lines) == [
        (0, "bot"),
        (0, "fox"),
        (1, "bot"),
        (1, "random"),
        (2, "bot"),
    ]


async def test_a_bot_with_an_illegal_move_is_stood_in_for(tmp_path: Path) -> None:
    with told_to_the_operator() as lines:
        desk = await played(tmp_path, Lying(), "random", "bot", "bot")
    assert who_answered(desk) == {0: {"stand_in"}, 1: {"bot"}, 2: {"bot"}}
    assert [line["seat"] for line in lines] == [0]


async def test_a_bot_that_no_release_knows_any_more_is_stood_in_for(tmp_path: Path) -> None:
    """Old tables may name levels and programs that are gone."""
    hub = await hub_over(tmp_path, Pace(bots=0))
    desk = await hub.open(setting("bot", "bot", "bot", options=SHORT), ANN)
    desk.table.chairs[1] = "unicorn"
    await desk.act(lambda table: commands.start(table, ANN.id))
    await until(desk, lambda table: table.status is Status.OVER)
    assert who_answered(desk)[Seat(1)] == {"stand_in"}
    await hub.close()


def asked(kind: str) -> Question:
    """The first question to a seat of a new table of thieves."""
    agreed = Setting("meisterdiebe", "zoch", (kind, kind), {"quick_setup": True})
    table = begun(gathered(agreed))
    return question_to(table, table.asked()[0], kind, 0, table.log)


def test_the_strongest_level_of_a_game_thinks_apart_from_the_others() -> None:
    for game in GAMES:
        *others, strongest = levels(game)
        assert is_deep(strongest.name, game)
        assert not any(is_deep(kind.name, game) for kind in others)
    assert is_deep(f"{strongest.name}@0.5", game)


async def test_nobody_waits_for_the_strongest_and_it_ends_with_the_server() -> None:
    workers = Workers(1, 1, patience=600)
    strongest = sabotaged(asked(levels("meisterdiebe")[-1].name), Endless())
    loop = asyncio.get_running_loop()
    process = await loop.run_in_executor(workers.deep[0].pool, os.getpid)
    thinking = asyncio.create_task(workers.think(strongest))
    assert await workers.think(asked("bot")) is not None
    assert not thinking.done()
    await workers.close()
    assert is_gone(process)
    thinking.cancel()
    await asyncio.wait([thinking])
