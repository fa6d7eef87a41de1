"""Killed at any instant under play, the server has all that it acknowledged, and all play on."""

import asyncio
import shutil
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

from schatulle.games.meisterdiebe.rules.gems import Gems, together
from schatulle.games.meisterdiebe.rules.state import Stage, State
from schatulle.store import queries
from schatulle.store.connections import connect
from schatulle.table.chance_proof import verify
from schatulle.table.entries import Answered, Entry, decode
from schatulle.table.record_check import check_record
from schatulle.table.records import parse_record, replayed
from schatulle.table.status import Status
from schatulle.table.table import folded
from server.support.killed_server import Life, Party, Player, Visitor
from support.budget import long_mode

KILLS = long_mode(8, 200)
#: Connecting counts too, so that the shortest lives end before the server serves.
SHORTEST, LONGEST = 1, 150

DIAMANT = {"game": "diamant", "edition": "diamant", "chairs": ["person", "person", "bot"]}
THIEVES = {"game": "meisterdiebe", "edition": "zoch", "chairs": ["person", "person", "bot"]}
ALONE = {"game": "meisterdiebe", "edition": "zoch_en", "chairs": ["random", "person"]}


@asynccontextmanager
async def visitors(life: Life, *names: str) -> AsyncIterator[list[Visitor]]:
    people = [Visitor(life, name, Random(name)) for name in names]
    try:
        yield people
    finally:
        for one in people:
            await one.close()


def parties(people: list[Visitor]) -> list[Party]:
    """Two friends each on a device, two on one device, and someone alone with a bot."""
    ann, bob, cem, dora = people
    return [
        Party(DIAMANT, {ann: (0,), bob: (1,)}),
        Party(THIEVES, {cem: (0, 1)}),
        Party(ALONE, {dora: (1,)}),
    ]


def logs(data: Path, aside: Path) -> dict[str, list[Entry]]:
    """What lies on the disk; read from a copy, so that a start finds it as the kill left it."""
    shutil.rmtree(aside, ignore_errors=True)
    shutil.copytree(data, aside)
    if not (aside / "tables.sqlite3").exists():
        return {}
    with closing(connect(aside / "tables.sqlite3", "rw", 5)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        # Killed while the file was made, it has nothing in it yet.
        made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchall()
        games = connection.execute("SELECT table_id, game FROM tables").fetchall() if made else []
        return {table: entries(connection, table, game) for table, game in games}


def entries(connection: sqlite3.Connection, table: str, game: str) -> list[Entry]:
    rows = queries.read(connection, table, 0)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return [decode(row.body, game) for row in rows]


def check_logs(found: dict[str, list[Entry]], players: list[Player]) -> None:
    for player in players:
        check_acknowledged(found[player.table], player)
    for name, log in found.items():
        table = folded(name, log)
        if isinstance(table.state, State) and table.state.stage is not Stage.FILLING:
            assert gems_in(table.state) == whole_set(table.state.seats)


def check_acknowledged(log: list[Entry], player: Player) -> None:
    """Every answer that was acknowledged stands in the log as it was given; none stands twice."""
    answers = [entry for entry in log if isinstance(entry, Answered)]
    assert max(Counter(entry.decision for entry in answers).values(), default=1) == 1
    written = {entry.key: entry for entry in answers}
    for given in player.accepted.values():
        entry = written[given.key]
        assert (entry.seat, entry.decision, entry.by) == (given.seat, given.decision, "guest")
        assert sorted(entry.move.split()) == sorted(given.move.split())


def gems_in(state: State) -> Gems:
    sides = [side.gems for drawer in state.box.drawers for side in (drawer.head, drawer.tail)]
    hidden = Gems(rubies=sum(drawer.ruby is not None for drawer in state.box.drawers))
    return together([*sides, hidden, state.red, *state.white, *state.black])


def whole_set(seats: int) -> Gems:
    return Gems(diamonds=8 * seats + 12, sapphires=2 * seats, rubies=6)


async def check_record_of(visitor: Visitor, player: Player, log: list[Entry]) -> None:
    """The record that people get is the log's, and fair."""
    record = parse_record((await visitor.call("GET", f"/tables/{player.table}/record")).content)
    check_record(record)
    assert verify(record) == []
    table = folded(player.table, log)
    assert table.status is Status.OVER
    assert record.moves == table.moves
    assert record.result
    for outcome in player.outcomes.values():
        assert list(record.result.scores) == outcome["scores"]
    end: Any = replayed(record).state
    assert end == table.state
    if isinstance(end, State):
        assert gems_in(end) == whole_set(end.seats)


async def kill_and_check(life: Life, groups: list[Party], aside: Path) -> None:
    """Ends one life of the server after another, then lets it live."""
    rng = Random(20261116)
    for number in range(KILLS):
        # The first kills hit the making of the database, or hardly miss it.
        await life.begin(number + 1 if number < 3 else rng.randint(SHORTEST, LONGEST))
        await life.ended()
        check_logs(logs(life.data, aside), [one for group in groups for one in group.players])
    await life.begin(None)


async def test_no_kill_loses_a_move_or_a_gem_and_everybody_plays_on(tmp_path: Path) -> None:
    life = Life(tmp_path / "data")
    life.data.mkdir()
    async with visitors(life, "Ann", "Bob", "Cem", "Dora") as people:
        groups = parties(people)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(kill_and_check(life, groups, tmp_path / "aside"))
                for group in groups:
                    tasks.create_task(group.play())
            players = [player for group in groups for player in group.players]
            found = logs(life.data, tmp_path / "aside")
            check_logs(found, players)
            for player in players:
                await player.hear_all_again()
                await check_record_of(people[0], player, found[player.table])
        finally:
            life.kill()
            await life.ended()
    assert sum(player.resumed for player in players) >= KILLS
