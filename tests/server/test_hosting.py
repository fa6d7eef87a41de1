"""The host's role, seats of those who are gone, and an early end, as it is heard at sockets."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from schatulle.server.live.pace import Pace
from server.support.quick_play import DIAMANT
from server.support.real_server import Client, person, served
from server.support.refusals import problem

THREE = DIAMANT | {"chairs": ["person", "person", "bot"]}
#: Nobody is waited for: a bot stands in at once, and may take the seat for good as soon.
IMPATIENT = Pace(bots=30, grace=0, second=0)


async def begun(host: Client, *others: Client, setting: dict[str, Any] = THREE) -> str:
    """A game of the host and the others, in the order of their seats."""
    table = str((await host.post("/tables", setting))["id"])
    for seat, client in enumerate((host, *others)):
        await client.post(f"/tables/{table}/seats/{seat}")
    await host.post(f"/tables/{table}/start")
    return table


async def test_everybody_hears_who_is_the_host_now(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        table = await begun(ann, bob)
        path = f"/api/tables/{table}/host"
        async with bob.at(table) as talk:
            assert problem(await bob.http.put(path, json={"seat": 0}), 403)
            assert problem(await bob.http.post(path), 409)
            assert (await ann.http.put(path, json={"seat": 1})).json()["host"] == "Bob"
            assert (await talk.until("Table", lambda said: said["hosting"]))["yours"] == [1]
            assert problem(await ann.http.put(path, json={"seat": 0}), 403)


async def test_a_host_who_is_away_is_followed_by_whoever_takes_over(tmp_path: Path) -> None:
    async with (
        served(tmp_path, IMPATIENT) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        table = await begun(ann, bob)
        async with bob.at(table) as talk:
            await talk.say(type="Watch", seat=1)
            await talk.until("Table", lambda said: said["lobby"]["people"][0]["away"])
            assert (await bob.http.post(f"/api/tables/{table}/host")).json()["host"] == "Bob"


@pytest.mark.parametrize("chair", ["bot", "person"])
async def test_a_seat_that_was_given_up_is_played_on_and_its_owner_is_told(
    chair: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        address = await enter(served(tmp_path, IMPATIENT))
        ann, bob, cleo = [await enter(person(address, name)) for name in ("Ann", "Bob", "Cleo")]
        table = await begun(ann, bob)
        talk = await enter(ann.at(table))
        await talk.say(type="Watch", seat=0)
        await talk.until("Table", lambda said: said["lobby"]["people"][1]["absent"])
        path = f"/api/tables/{table}/seats/1/replacement"
        assert problem(await cleo.http.put(path, json={"chair": chair}), 403)
        answer = await ann.http.put(path, json={"chair": chair})
        assert answer.json()["people"][1]["name"] is None, answer.text
        greeting = await (await enter(bob.at(table))).until("Table")
        assert (greeting["yours"], greeting["lost"]) == ([], [1])
        taken = await cleo.http.post(f"/api/tables/{table}/seats/1")
        assert taken.status_code == (201 if chair == "person" else 409)
        if chair == "person":
            late = await enter(cleo.at(table))
            await late.say(type="Watch", seat=1)
            assert (await late.until("Now"))["seat"] == 1
            assert problem(await bob.http.post(f"/api/tables/{table}/seats/1"), 409)


async def test_a_game_ended_together_has_a_replay_and_counts_nowhere(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
        person(address, "Eve") as eve,
    ):
        table = await begun(ann, bob)
        path = f"/api/tables/{table}"
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            assert (await talk.until("Now"))["asked"]
            assert problem(await eve.http.put(f"{path}/end", json={"on": True}), 403)
            for on in (True, False, True, True):
                lobby = (await ann.http.put(f"{path}/end", json={"on": on})).json()
                assert (lobby["people"][0]["ends"], lobby["status"]) == (on, "playing")
            lobby = (await bob.http.put(f"{path}/end", json={"on": True})).json()
            assert (lobby["status"], lobby["abandoned"]) == ("over", True)
            ended = await talk.until("Table", lambda said: said["lobby"]["abandoned"])
            assert ended["lobby"]["secret"]
            assert (await talk.until("Now", lambda now: not now["asked"]))["outcome"] is None
        assert (await ann.http.get("/api/me/games")).json() == []
        assert (await ann.http.get(f"{path}/replay")).json()["outcome"] is None
        assert (await ann.http.get(f"{path}/record")).json()["abandoned"]
        assert problem(await ann.http.post(f"{path}/review?seat=0"), 404)
        assert (await ann.http.post(f"{path}/rematch")).status_code == 201
