"""Reading on the page: the rulebook, and a finished game through any pair of eyes."""

from pathlib import Path
from typing import Any

import pytest

from schatulle.core import Outcome, Seat
from schatulle.rulebook import catalogue
from schatulle.server.hub.finished_games import place
from server.support.quick_play import DIAMANT, THIEVES, play_on, seated
from server.support.real_server import Client, person, unlimited
from server.support.refusals import problem

SHORT = DIAMANT | {"options": {"expeditions": 1, "chests": "closed"}}
QUICK = THIEVES | {"options": {"max_rounds": 2, "open_visibility": "opener"}}


async def finished(ann: Client, setting: dict[str, Any]) -> tuple[str, list[Any]]:
    """A whole game, and the messages that its first seat heard."""
    table = await seated(ann, setting)
    async with ann.at(table) as talk:
        await talk.say(type="Watch", seat=0)
        await play_on(talk, 0)
    return table, talk.heard


async def replay(ann: Client, table: str, eyes: str) -> Any:
    answer = await ann.http.get(f"/api/tables/{table}/replay", params={"seat": eyes})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_the_rulebook_is_whole_and_is_not_sent_twice(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        first = await ann.http.get("/api/rulebook")
        seal = {"If-None-Match": first.headers["etag"]}
        again = await ann.http.get("/api/rulebook", headers=seal)
    assert [it["id"] for it in first.json()["clauses"]] == [it.id for it in catalogue().clauses]
    assert first.headers.get_list("cache-control") == ["no-cache"]
    assert (again.status_code, again.content) == (304, b"")


async def test_only_what_anybody_may_read_is_packed(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table, _ = await finished(ann, SHORT)
        public = ("/api/rulebook", f"/api/tables/{table}/replay")
        private = (f"/api/tables/{table}", "/api/me/games", "/api/tables")
        packed = {
            path: (await ann.http.get(path)).headers.get("content-encoding")
            for path in (*public, *private)
        }
    assert packed == dict.fromkeys(public, "gzip") | dict.fromkeys(private)


@pytest.mark.parametrize("setting", [SHORT, QUICK], ids=["diamant", "meisterdiebe"])
async def test_a_seats_replay_is_what_the_seat_observed(
    tmp_path: Path, setting: dict[str, Any]
) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table, _ = await finished(ann, setting)
        for seat in (0, None):
            async with ann.at(table) as talk:
                await talk.say(type="Watch", seat=seat, after=0)
                chapters = (await talk.until("Missed"))["chapters"]
                now = await talk.until("Now")
            seen = await replay(ann, table, "spectator" if seat is None else str(seat))
            told = [scene["events"] for scene in seen["scenes"]]
            assert told == [chapter["events"] for chapter in chapters]
            assert seen["scenes"][-1]["view"] == now["view"]
            assert seen["outcome"] == now["outcome"]
            assert seen["lobby"]["status"] == "over"


@pytest.mark.parametrize("setting", [SHORT, QUICK], ids=["diamant", "meisterdiebe"])
async def test_every_scene_shows_what_the_seat_was_shown_then(
    tmp_path: Path, setting: dict[str, Any]
) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table, heard = await finished(ann, setting)
        scenes = (await replay(ann, table, "0"))["scenes"]
    views = {it["number"]: it["view"] for it in heard if it["type"] == "Now"}
    assert views
    assert all(scenes[number - 1]["view"] == view for number, view in views.items())


async def test_the_truth_hides_nothing(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table, _ = await finished(ann, QUICK)
        truth = await replay(ann, table, "truth")
        same = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    assert same == truth
    assert truth["viewer"] == "truth"
    assert not any("?" in str(scene["view"]) for scene in truth["scenes"])


@pytest.mark.parametrize("eyes", ["0", "1", "spectator", "truth"])
async def test_a_game_that_is_not_over_has_no_replay(tmp_path: Path, eyes: str) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        gathering = (await ann.post("/tables", SHORT))["id"]
        playing = await seated(ann, SHORT)
        for table in (gathering, playing):
            path = f"/api/tables/{table}/replay"
            assert "over" in problem(await ann.http.get(path, params={"seat": eyes}), 409)


@pytest.mark.parametrize(
    "eyes", ["", "-1", "8", "00", "1 ", "truth\n", "Truth", "truth,0", "٣", "null"]
)
async def test_other_eyes_are_refused(tmp_path: Path, eyes: str) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = await seated(ann, SHORT)
        path = f"/api/tables/{table}/replay"
        assert "seat" in problem(await ann.http.get(path, params={"seat": eyes}), 400)


async def test_a_seat_or_table_that_is_not_there_has_no_replay(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table, _ = await finished(ann, SHORT)
        assert problem(await ann.http.get(f"/api/tables/{table}/replay?seat=3"), 404)
        assert problem(await ann.http.get("/api/tables/nowhere/replay?seat=0"), 404)


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((10, 13, 13), (1, 2), (3, 1, 1)),
        ((-3, 18, 17, 18), (3,), (4, 2, 3, 1)),
        ((5, 5, 9, 1), (2,), (2, 2, 1, 4)),
    ],
)
def test_a_finished_game_says_which_place_it_was(
    scores: tuple[int, ...], winners: tuple[Seat, ...], places: tuple[int, ...]
) -> None:
    outcome = Outcome(scores, winners)
    assert tuple(place(outcome, Seat(seat)) for seat in range(len(scores))) == places
