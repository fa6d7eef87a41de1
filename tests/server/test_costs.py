"""Requests are paid for by what they cost, and what was worked out once is not worked out again."""

from pathlib import Path
from typing import Any

import pytest

from schatulle.server.bots import roster
from schatulle.server.budgets import Budget
from schatulle.server.http import reader_routes
from schatulle.server.http.limits import Limits
from schatulle.server.http.reader_routes import PLAYED, SAID
from schatulle.server.hub.finished_games import LOOKED_UP, READ_BACK, FinishedGames
from schatulle.table.entries import Guest
from server.support.quick_play import DIAMANT, play_on, seated
from server.support.reachable_house import house
from server.support.real_server import Client, person

SHORT = DIAMANT | {"options": {"expeditions": 1}}
SLOW = 0.001


async def finished(client: Client) -> str:
    table = await seated(client, SHORT)
    async with client.at(table) as talk:
        await talk.say(type="Watch", seat=0)
        assert (await play_on(talk, 0))["outcome"]
    return table


async def test_how_a_game_ended_is_read_back_once_and_paid_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        for _ in range(2):
            await finished(ann)
        games = FinishedGames(made.hub)
        read: list[str] = []
        paid: list[float] = []
        real = made.hub.read

        async def counted(row: Any) -> Any:
            read.append(row.table)
            return await real(row)

        monkeypatch.setattr(made.hub, "read", counted)
        who = Guest(id_of(made, ann), "Ann")
        first = await games.of(who, paid.append)
        assert await games.of(who, paid.append) == first
        assert [game.table for game in first] == [told["table"] for told in await told_of(ann)]
    assert len(read) == 2 + 2, "twice here, and twice for the answer over HTTP"
    assert paid == [LOOKED_UP + 2 * READ_BACK, LOOKED_UP]


def id_of(made: Any, client: Client) -> str:
    guest = made.app.state.guests.known(client.http.cookies["schatulle_guest"])
    return str(guest.id)


async def told_of(client: Client) -> list[Any]:
    answer = await client.http.get("/api/me/games")
    assert answer.status_code == 200
    return list(answer.json())


async def test_only_so_many_outcomes_are_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as (made, address), person(address, "Ann") as ann:
        for _ in range(2):
            await finished(ann)
        games = FinishedGames(made.hub, most=1)
        paid: list[float] = []
        who = Guest(id_of(made, ann), "Ann")
        for _ in range(2):
            assert len(await games.of(who, paid.append)) == 2
    assert paid[1] > LOOKED_UP


@pytest.mark.parametrize("limits", [Limits(own_work=Budget(6, SLOW)), Limits(work=Budget(6, SLOW))])
async def test_statistics_are_paid_for_by_the_guest_and_by_the_address(
    tmp_path: Path, limits: Limits
) -> None:
    async with house(tmp_path, limits) as (_, address), person(address, "Ann") as ann:
        await finished(ann)
        asked = [(await ann.http.get("/api/me/games")).status_code for _ in range(6)]
        # 3 for the first, with one game to read back, and then 1 each.
        assert asked == [200] * 4 + [429] * 2
        assert (await ann.http.get("/api/tables")).status_code == 200


async def test_a_replay_is_played_once_and_costs_little_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(work=Budget(2 * PLAYED + 3 * SAID, SLOW))
    played: list[str] = []
    real = reader_routes.replayed

    def counted(table: Any, eyes: str) -> Any:
        played.append(eyes)
        return real(table, eyes)

    monkeypatch.setattr(reader_routes, "replayed", counted)
    async with house(tmp_path, limits) as (_, address), person(address, "Ann") as ann:
        path = f"/api/tables/{await finished(ann)}/replay"
        for eyes in ("truth", "truth", "0", "0", "truth"):
            assert (await ann.http.get(path, params={"seat": eyes})).status_code == 200
        assert (await ann.http.get(path, params={"seat": "1"})).status_code == 429
    assert played == ["truth", "0"]


async def test_chairs_are_counted_before_bots_are_made_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_for: list[str] = []
    real = vars(roster)["make"]

    def counted(chair: str, *rest: Any) -> Any:
        made_for.append(chair)
        return real(chair, *rest)

    monkeypatch.setattr(roster, "make", counted)
    async with house(tmp_path) as (_, address), person(address, "Ann") as ann:
        chairs = [f"fox@0.{number:03}" for number in range(1, 900)]
        setting = {"game": "meisterdiebe", "edition": "zoch", "chairs": chairs}
        refused = await ann.post("/tables", setting, status=400)
    assert "899" in refused["reason"]
    assert len(made_for) < 10


async def test_tables_that_nobody_asked_for_lately_are_paid_for(tmp_path: Path) -> None:
    setting = DIAMANT | {"chairs": ["person"] * 3}
    limits = Limits(work=Budget(2 * READ_BACK, SLOW))
    async with house(tmp_path, limits) as (made, address), person(address, "Ann") as ann:
        tables = [(await ann.post("/tables", setting))["id"] for _ in range(3)]
        for table in tables:
            made.hub.forget(table)
        paths = [f"/api/tables/{table}" for table in (tables[0], tables[0], tables[1])]
        assert [(await ann.http.get(path)).status_code for path in paths] == [200] * 3
        assert (await ann.http.get(f"/api/tables/{tables[2]}")).status_code == 429
        async with ann.at(tables[0]) as talk:
            await talk.until("Table")
