"""Friends and bots at one table over real sockets, and nothing is lost."""

from pathlib import Path
from typing import Any

import pytest

from schatulle.server.http.clients import COOKIE
from schatulle.table.chance_proof import verify
from schatulle.table.record_check import check_record
from schatulle.table.records import parse_record
from server.support.quick_play import DIAMANT, THIEVES, play_on, seated
from server.support.real_server import person, served


@pytest.mark.parametrize("setting", [DIAMANT, THIEVES], ids=["diamant", "meisterdiebe"])
async def test_one_person_plays_a_whole_game_with_bots_and_gets_a_fair_record(
    tmp_path: Path, setting: dict[str, Any]
) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, setting)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            now = await play_on(talk, 0)
        answer = await ann.http.get(f"/api/tables/{table}/record")
    record = parse_record(answer.content)
    check_record(record)
    assert verify(record) == []
    assert record.result is not None
    assert list(record.result.scores) == now["outcome"]["scores"]


async def test_a_client_that_comes_back_resumes_where_it_stopped(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, THIEVES)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await play_on(talk, 0, answers=6)
            heard = [m for m in talk.heard if m["type"] in ("Happened", "Missed")]
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0, after=0)
            everything = (await talk.until("Missed"))["chapters"]
        last = heard[-1]["number"]
        assert [chapter["number"] for chapter in everything[:last]] == list(range(1, last + 1))
        assert everything[last - 1]["events"] == heard[-1]["events"]


async def test_after_a_restart_the_table_goes_on_to_its_end(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        token = ann.http.cookies[COOKIE]
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await play_on(talk, 0, answers=2)
    async with (
        served(tmp_path) as address,
        person(address, "Ann", token) as again,
        again.at(table) as talk,
    ):
        await talk.say(type="Watch", seat=0)
        now = await play_on(talk, 0)
    assert now["outcome"]["scores"]


async def test_a_friend_joins_by_code_and_both_see_the_same_game(tmp_path: Path) -> None:
    setting = DIAMANT | {"chairs": ["person", "person", "bot"]}
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        opened = await ann.post("/tables", setting)
        found = (await bob.http.get(f"/api/codes/{opened['code'].lower()}")).json()
        table = found["id"]
        assert table == opened["id"]
        await ann.post(f"/tables/{table}/seats/0")
        lobby = await bob.post(f"/tables/{table}/seats/1")
        assert [who["name"] for who in lobby["people"]] == ["Ann", "Bob", None]
        await ann.post(f"/tables/{table}/start")
        async with ann.at(table) as one, bob.at(table) as other:
            await one.say(type="Watch", seat=0)
            await other.say(type="Watch", seat=1)
            first, second = await one.until("Now"), await other.until("Now")
            assert first["view"]["path"] == second["view"]["path"]
            assert [ask["kind"] for ask in first["asked"]] == ["decide"]
