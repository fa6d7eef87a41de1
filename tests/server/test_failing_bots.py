"""Bots that raise, hang or die in their process: the table goes on, and the operator is told."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bots.support.bot_scripts import is_gone
from schatulle.bots import kind_named, levels
from schatulle.core import Many, Seat
from schatulle.core.registry import game_names
from schatulle.server.bots.workers import BotRunner, InProcess, Question, Workers
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.table import commands
from schatulle.table.status import Status
from server.support.attended_tables import ANN, hub_over, setting, until, who_answered
from server.support.failing_bots import (
    Deadly,
    Endless,
    Sabotage,
    Wrong,
    asked,
    sabotaged,
    told_to_the_operator,
)

SHORT = {"expeditions": 1}


async def played(folder: Path, runner: BotRunner, *chairs: str) -> LiveTable:
    """A table of bots to its end."""
    hub = await hub_over(folder, Pace(bots=0), runner)
    live = await hub.open(setting(*chairs, options=SHORT), ANN)
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    await hub.close()
    return live


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
        live = await played(tmp_path, Sabotage(choices, patience), "bot", "fox", "bot")
    assert who_answered(live)[Seat(1)] == {"stand_in"}
    assert [(it["seat"], it["said"]) for it in lines if it["bot"] == "fox"] == [(1, said)]


class Broken(InProcess):
    """Nobody can think at all."""

    async def think(self, question: Question) -> Any | None:
        raise RuntimeError(question.table)


class Lying(InProcess):
    """An answer that is none of the choices."""

    async def think(self, question: Question) -> Any | None:
        return object() if question.kind == "random" else await super().think(question)


async def test_where_nobody_can_think_chance_plays_to_the_end(tmp_path: Path) -> None:
    with told_to_the_operator() as lines:
        live = await played(tmp_path, Broken(), "fox", "random", "bot")
    assert set().union(*who_answered(live).values()) == {"stand_in"}
    assert sorted((line["seat"], line["bot"]) for line in lines) == [
        (0, "bot"),
        (0, "fox"),
        (1, "bot"),
        (1, "random"),
        (2, "bot"),
    ]


async def test_a_bot_with_an_illegal_move_is_stood_in_for(tmp_path: Path) -> None:
    with told_to_the_operator() as lines:
        live = await played(tmp_path, Lying(), "random", "bot", "bot")
    assert who_answered(live) == {0: {"stand_in"}, 1: {"bot"}, 2: {"bot"}}
    assert [line["seat"] for line in lines] == [0]


async def test_a_bot_that_no_release_knows_any_more_is_stood_in_for(tmp_path: Path) -> None:
    """Old tables may name levels and programs that are gone."""
    hub = await hub_over(tmp_path, Pace(bots=0))
    live = await hub.open(setting("bot", "bot", "bot", options=SHORT), ANN)
    live.table = replace(live.table, chairs=("bot", "unicorn", "bot"))
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    assert who_answered(live)[Seat(1)] == {"stand_in"}
    await hub.close()


def test_who_searches_thinks_apart_and_of_the_levels_that_is_the_strongest() -> None:
    for game in game_names():
        *others, strongest = levels(game)
        assert kind_named(f"{strongest.name}@0.5", game).deep
        assert not any(kind.deep for kind in others)
    assert kind_named("strong", "meisterdiebe").deep
    assert not kind_named("strong", "diamant").deep


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
