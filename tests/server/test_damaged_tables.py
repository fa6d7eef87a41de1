"""A damaged table is set apart with a clear word; all others, also those after it, go on."""

import asyncio
import json
import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from schatulle.server import logs
from schatulle.server.http.error_handlers import DAMAGED
from server.support.quick_play import DIAMANT, play_on, seated
from server.support.reachable_house import house
from server.support.real_server import Client, person

WITH_BOTS = {"game": "diamant", "edition": "diamant", "chairs": ["person", "bot", "bot"]}
#: What is done to the log of a table, and what the operator hears of it.
HARM = {
    "UPDATE entries SET body = x'ff00' WHERE seq = 2": "Entry 2 cannot be read.",
    'UPDATE entries SET body = \'{"type":"Nobody"}\' WHERE seq = 3': "Entry 3 cannot be read.",
    "UPDATE entries SET body = substr(body, 1, 20) WHERE seq = 1": "Entry 1 cannot be read.",
    "UPDATE entries SET seq = -seq WHERE seq < 3; UPDATE entries SET seq = 3 + seq WHERE seq < 0": (
        "Its entries make no game (AssertionError)."
    ),
    "DELETE FROM entries WHERE seq = 2": "Entry 2 is missing.",
    "DELETE FROM entries WHERE seq = 1": "Entry 1 is missing.",
    "DELETE FROM entries WHERE seq > 0": "All its entries are missing.",
}


@pytest.fixture
def lines() -> Any:
    stream = StringIO()
    handler = logs.begin(stream, readable=False)
    yield stream
    logs.end(handler)


def harmed(data: Path, table: str, harm: str) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as connection:
        for statement in harm.split(";"):
            connection.execute(f"{statement} AND table_id = ?", [table])
        connection.commit()


async def playing(ann: Client) -> str:
    table = str((await ann.post("/tables", WITH_BOTS))["id"])
    await ann.post(f"/tables/{table}/seats/0")
    await ann.post(f"/tables/{table}/start")
    return table


async def check_set_apart(ann: Client, table: str) -> None:
    for path in ("", "/record", "/replay"):
        answer = await ann.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["reason"]) == (410, DAMAGED)
    async with ann.at(table) as talk:
        with pytest.raises(ConnectionClosed) as closed:
            await talk.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4410


async def test_damaged_tables_are_told_apart_and_all_others_are_played_for(
    tmp_path: Path, lines: StringIO
) -> None:
    async with house(tmp_path) as (_, address), person(address, "Ann") as ann:
        before, *damaged, after = [await playing(ann) for _ in range(len(HARM) + 2)]
        token = ann.http.cookies["schatulle_guest"]
    for table, harm in zip(damaged, HARM, strict=True):
        harmed(tmp_path, table, harm)
    async with house(tmp_path) as (made, address), person(address, "Ann", token) as ann:
        await asyncio.wait_for(made.hub.node.caught_up.wait(), 10)
        for table in damaged:
            await check_set_apart(ann, table)
        assert [bool(made.hub.live[table].lease) for table in (before, after)] == [True, True]
        async with ann.at(after) as talk:
            await talk.say(type="Watch", seat=0)
            await play_on(talk, 0, answers=2)
        assert made.counted("schatulle_errors_total") == len(HARM)
    logged = map(json.loads, lines.getvalue().splitlines())
    told = [line["said"] for line in logged if line["event"] == "table damaged"]
    assert sorted(told) == sorted(HARM.values())
    assert not any(table in lines.getvalue() for table in damaged)


async def test_a_damaged_game_is_missing_in_the_statistics_and_no_other(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, address), person(address, "Ann") as ann:
        tables = []
        for _ in range(2):
            tables.append(await seated(ann, DIAMANT | {"options": {"expeditions": 1}}))
            async with ann.at(tables[-1]) as talk:
                await talk.say(type="Watch", seat=0)
                await play_on(talk, 0)
        token = ann.http.cookies["schatulle_guest"]
    harmed(tmp_path, tables[0], "DELETE FROM entries WHERE seq = 2")
    async with house(tmp_path) as (_, address), person(address, "Ann", token) as ann:
        games = (await ann.http.get("/api/me/games")).json()
    assert [game["table"] for game in games] == tables[1:]


async def test_a_table_that_was_restored_is_served_again(tmp_path: Path) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        table = await playing(ann)
        made.hub.forget(table)
        hide = "UPDATE entries SET seq = seq + 1000 WHERE seq = 2"
        harmed(tmp_path, table, hide)
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 410
        harmed(tmp_path, table, "UPDATE entries SET seq = seq - 1000 WHERE seq = 1002")
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 200
