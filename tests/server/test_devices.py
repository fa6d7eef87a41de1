"""The same seat on a second device: a link that counts once, a guest of its own, and its end."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.live.pace import Pace
from server.support.quick_play import DIAMANT, play_on, seated
from server.support.real_server import KEY, Client, person, served
from server.support.refusals import problem

SHORT = DIAMANT | {"options": {"expeditions": 1}}


@asynccontextmanager
async def stranger(address: str) -> AsyncIterator[Client]:
    """A browser that has never been here."""
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:
        yield Client(address, http, {})


async def code_for(ann: Client, table: str) -> str:
    return str((await ann.post(f"/tables/{table}/seats/0/devices"))["code"])


async def come(device: Client, table: str, code: str) -> httpx.Response:
    wish = {"code": code, "kind": "phone"}
    return await device.http.post(f"/api/tables/{table}/devices", json=wish)


async def test_a_seat_moves_to_a_second_device_in_mid_game_and_both_play(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        address = await enter(served(tmp_path))
        ann, phone = await enter(person(address, "Ann")), await enter(stranger(address))
        table = await seated(ann, SHORT)
        desk = await enter(ann.at(table))
        await desk.say(type="Watch", seat=0)
        await play_on(desk, 0, 1)
        assert (await come(phone, table, await code_for(ann, table))).status_code == 201
        told = await desk.until("Table", lambda said: said["devices"])
        assert [(it["seat"], it["kind"]) for it in told["devices"]] == [(0, "phone")]
        hand = await enter(phone.at(table))
        greeting = await hand.until("Table")
        assert (greeting["yours"], greeting["hosting"], len(greeting["lent"])) == ([0], False, 1)
        assert greeting["devices"] == []
        await hand.say(type="Watch", seat=0)
        assert (await play_on(hand, 0))["outcome"]
        assert (await desk.until("Now", lambda now: now["outcome"]))["outcome"]
        assert (await phone.http.get("/api/me/games")).json() == []
        assert len((await ann.http.get("/api/me/games")).json()) == 1


async def test_the_device_is_a_guest_of_its_own_with_the_owners_name(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        stranger(address) as phone,
    ):
        table, other = await seated(ann, SHORT), await seated(ann, SHORT)
        await come(phone, table, await code_for(ann, table))
        assert (await phone.http.get("/api/me")).json() == {"name": "Ann"}
        guests = Guests(KEY)
        who = [guests.known(client.http.cookies[COOKIE]) for client in (ann, phone)]
        assert len({guest.id for guest in who if guest}) == 2
        async with phone.at(other) as talk:
            assert (await talk.until("Table"))["yours"] == []
        assert problem(await phone.http.post(f"/api/tables/{table}/seats/0/devices"), 403)


async def test_a_link_counts_once_and_not_when_it_is_taken_back(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        address = await enter(served(tmp_path))
        ann = await enter(person(address, "Ann"))
        table = await seated(ann, SHORT)
        one, other = await enter(stranger(address)), await enter(stranger(address))
        code = await code_for(ann, table)
        assert (await come(one, table, code)).status_code == 201
        assert problem(await come(other, table, code), 409)
        code = await code_for(ann, table)
        path = f"/api/tables/{table}/seats/0/devices"
        assert (await ann.http.delete(f"{path}/0")).status_code == 200
        assert problem(await come(other, table, code), 409)
        assert COOKIE not in other.http.cookies


async def test_a_link_is_old_after_five_minutes_of_its_table(tmp_path: Path) -> None:
    async with (
        served(tmp_path, Pace(bots=0, second=0)) as address,
        person(address, "Ann") as ann,
        stranger(address) as phone,
    ):
        table = await seated(ann, SHORT)
        assert problem(await come(phone, table, await code_for(ann, table)), 409)


async def test_a_device_that_is_dismissed_hears_so_and_plays_no_more(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        stranger(address) as phone,
    ):
        table = await seated(ann, SHORT)
        await come(phone, table, await code_for(ann, table))
        async with phone.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            await talk.until("Now")
            path = f"/api/tables/{table}/seats/0/devices"
            assert (await ann.http.delete(f"{path}/1")).status_code == 200
            assert problem(await ann.http.delete(f"{path}/1"), 409)
            refused = await talk.until("Refused")
            assert refused["says"] == "refused-seat-lost"
            await talk.say(type="Answer", seat=0, decision=1, key="k", move="stay")
            assert (await talk.until("Refused"))["says"] == "refused-not-yours"


async def test_whoever_guesses_codes_has_to_wait(tmp_path: Path) -> None:
    async with (
        served(tmp_path, limits=Limits()) as address,
        person(address, "Ann") as ann,
        person(address, "Eve") as eve,
    ):
        table = await seated(ann, SHORT)
        tried = [(await come(eve, table, f"guess {n}")).status_code for n in range(12)]
        assert (tried[0], tried[-1]) == (409, 429)


async def test_nobody_is_taken_for_away_who_plays_on_the_second_device(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        address = await enter(served(tmp_path, Pace(bots=0, grace=0)))
        ann, bob = [await enter(person(address, name)) for name in ("Ann", "Bob")]
        phone = await enter(stranger(address))
        table = str(
            (await ann.post("/tables", SHORT | {"chairs": ["person", "person", "bot"]}))["id"]
        )
        for seat, client in enumerate((ann, bob)):
            await client.post(f"/tables/{table}/seats/{seat}")
        await come(phone, table, await code_for(ann, table))
        hand, other = await enter(phone.at(table)), await enter(ann.at(table))
        await hand.say(type="Watch", seat=0)
        await ann.post(f"/tables/{table}/start")
        told = await other.until("Table", lambda said: said["lobby"]["people"][1]["away"])
        assert not told["lobby"]["people"][0]["away"]
        await hand.connection.close()
        await other.until("Table", lambda said: said["lobby"]["people"][0]["away"])


@pytest.mark.parametrize("where", ["path", "log"])
async def test_codes_and_tokens_are_in_no_address_and_in_no_log(
    where: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        stranger(address) as phone,
    ):
        table = await seated(ann, SHORT)
        code = await code_for(ann, table)
        answer = await come(phone, table, code)
        if where == "path":
            assert code not in str(answer.request.url)
        else:
            assert code not in "".join(capfd.readouterr())
            assert code.encode() not in (tmp_path / "tables.sqlite3-wal").read_bytes()
