"""Lessons at the server: played over the socket, resumed after the end, and nobody's games."""

from pathlib import Path

import msgspec
import pytest

from schatulle.lessons.lesson import LEARNER
from schatulle.lessons.library import all_lessons, lesson_named
from schatulle.lessons.standing import Stage, standing_of
from schatulle.server.budgets import Budget
from schatulle.server.http.limits import Limits
from schatulle.server.live.pace import Pace
from schatulle.server.live.session import Session
from schatulle.table.table import Table
from server.support.attended_tables import ANN, hub_over, until
from server.support.killed_server import Life
from server.support.lesson_play import at, begun, goes_on, played, take
from server.support.real_server import person, served

LESSON = "diamant/path"
OURS = [lesson.id for lesson in all_lessons()]


@pytest.mark.parametrize("name", [LESSON, "meisterdiebe/thief"])
async def test_a_lesson_is_played_to_its_end_over_the_socket_with_every_wrong_move(
    name: str, tmp_path: Path
) -> None:
    lesson = lesson_named(name)
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await begun(ann, name)
        async with ann.at(table) as talk:
            steps = await played(talk, lesson)
            now = next(said for said in reversed(talk.heard) if said["type"] == "Now")
        lobby = (await ann.http.get(f"/api/tables/{table}")).json()
    assert steps == [step.name for step in lesson.steps]
    assert (now["asked"], now["lesson"]["moves"]) == ([], False)
    assert (lobby["status"], lobby["setting"]["lesson"]) == ("over", name)


async def test_a_step_read_twice_tells_again_where_the_lesson_stands(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        ann.at(await begun(ann, LESSON)) as talk,
    ):
        await talk.say(type="Watch", seat=0)
        await goes_on(talk)
        for _ in range(2):
            await talk.say(type="Read", seat=0, number=1)
            assert (await talk.until("Now"))["lesson"]["number"] == 2
        await talk.say(type="Read", seat=0, number=4)
        assert "another step" in (await talk.until("Refused"))["reason"]
        await talk.say(type="Read", seat=1, number=1)
        assert "not yours" in (await talk.until("Refused"))["reason"]


async def test_lessons_are_listed_in_their_order_and_begun_by_guests_alone(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        offered = (await ann.http.get("/api/lessons")).json()
        await ann.post("/lessons/diamant/juggling", status=404)
        ann.http.cookies.clear()
        await ann.post(f"/lessons/{LESSON}", status=401)
    assert [each["id"] for each in offered] == OURS
    assert offered == [
        {
            "id": lesson.id,
            "game": lesson.game,
            "name": lesson.name,
            "number": lesson.number,
            "steps": len(lesson.steps),
        }
        for lesson in all_lessons()
    ]


async def test_the_others_play_the_script_of_a_lesson_and_wait_while_something_is_read(
    tmp_path: Path,
) -> None:
    hub, lesson = await hub_over(tmp_path, Pace(bots=0)), lesson_named("meisterdiebe/thief")
    live = await hub.learn(lesson, ANN)
    session = Session(live, ANN)
    await until(live, lambda table: bool(table.asked()) and live.lease is not None)
    await session.hear('{"type":"Watch","seat":0}')
    await session.hear('{"type":"Read","seat":0,"number":1}')
    (ask,) = (ask for ask in live.table.asked() if ask.seat == LEARNER)
    assert live.table.moves == ()
    answer = {"type": "Answer", "seat": 0, "decision": ask.id, "key": "k", "move": "choose thief"}
    await session.hear(msgspec.json.encode(answer))
    await until(live, lambda table: waits_for(table) is Stage.MOVE)
    assert live.table.moves == ("0: choose thief", *lesson.steps[1].script)
    session.end()
    await hub.close()


def waits_for(table: Table) -> Stage | None:
    standing = standing_of(table)
    return None if standing is None else standing.stage


async def test_a_lesson_is_nobodys_game(tmp_path: Path) -> None:
    """It stands in no list and no statistics, and has no record, replay or rematch."""
    lesson = lesson_named("diamant/game")
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await begun(ann, lesson.id)
        async with ann.at(table) as talk:
            await played(talk, lesson, try_wrong=False)
            assert talk.heard[-1]["outcome"]["scores"]
        for path in ("record", "replay"):
            assert (await ann.http.get(f"/api/tables/{table}/{path}")).status_code == 409
        await ann.post(f"/tables/{table}/rematch", status=409)
        assert (await ann.http.get("/api/me/games")).json() == []
        assert (await ann.http.get("/api/tables")).json() == []
        forged = {"game": "diamant", "edition": "diamant", "chairs": ["person", "mouse", "mouse"]}
        await ann.post("/tables", forged | {"lesson": LESSON}, status=400)


async def test_nobody_else_looks_on_at_a_lesson(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await begun(ann, LESSON)
        async with person(address, "Bob") as bob, bob.at(table) as talk:
            await talk.say(type="Watch", seat=None)
            assert "no spectators" in (await talk.until("Refused"))["reason"]


async def test_a_killed_server_has_all_that_was_read_and_answered(tmp_path: Path) -> None:
    life, lesson = Life(tmp_path), lesson_named(LESSON)
    try:
        await life.begin(None)
        async with person(await life.address(), "Ann") as ann:
            token = ann.http.cookies["schatulle_guest"]
            table = await begun(ann, LESSON)
            async with ann.at(table) as talk:
                await talk.say(type="Watch", seat=0)
                now = await goes_on(talk)
                for _ in range(3):
                    now = await take(talk, lesson, now)
                life.kill()
        await life.ended()
        await life.begin(None)
        async with person(await life.address(), "Ann", token) as ann, ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            again = await goes_on(talk)
            assert (at(again), again["view"]) == (at(now), now["view"])
            await take(talk, lesson, again)
    finally:
        life.kill()
        await life.ended()


async def test_lessons_are_begun_as_often_as_tables_are_opened(tmp_path: Path) -> None:
    limits = Limits(own_tables=Budget(2, 0.001))
    async with served(tmp_path, limits=limits) as address, person(address, "Ann") as ann:
        for _ in range(2):
            await begun(ann, LESSON)
        await ann.post(f"/lessons/{LESSON}", status=429)
