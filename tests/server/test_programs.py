"""The operator's programs at the tables of a real server: whatever they do, the games go on."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from schatulle.bots import KINDS
from schatulle.bots.external import TimeLimits
from schatulle.core import BadOptions, Seat
from schatulle.server.bots.programs import Programs, commands_of
from schatulle.server.bots.workers import Failed
from schatulle.server.hub.hub import Hub
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.store.sqlite import open_store
from schatulle.table import commands
from schatulle.table.projections import observed
from schatulle.table.status import Status
from server.support.attended_tables import ANN, setting, started, until
from server.support.failing_bots import asked, told_to_the_operator
from server.support.real_server import Client, person, served
from server.support.recorded_programs import PATIENT, RECORDER, told

BAD: Final = Path(__file__).parents[1] / "bots" / "bad"
#: For programs that would never answer.
IMPATIENT: Final = TimeLimits(decide=0.3, start=0.3, leave=0.3)
CAVE: Final = {"game": "diamant", "edition": "diamant", "options": {"expeditions": 1}}
BOX: Final = {
    "game": "meisterdiebe",
    "edition": "zoch",
    "options": {"quick_setup": True, "max_rounds": 1},
}

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="processes are counted as on Linux"
)


def programs(script: Path, *words: object, limits: TimeLimits = PATIENT, most: int = 8) -> Programs:
    return Programs({"mine": (sys.executable, str(script), *map(str, words))}, limits, most)


def children() -> set[str]:
    """All processes of ours, also those that ended and were not reaped."""
    found = set()
    for thread in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found.update((thread / "children").read_text().split())
    return found


@contextmanager
def nothing_left() -> Iterator[set[str]]:
    before = children()
    yield before
    assert children() == before


async def opened(ann: Client, wishes: dict[str, Any], *chairs: str) -> str:
    table = await ann.post("/tables", {**wishes, "chairs": chairs})
    return str(table["id"])


async def played(ann: Client, table: str) -> None:
    """The game to its end, as a spectator sees it."""
    await ann.post(f"/tables/{table}/start")
    async with ann.at(table) as talk:
        await talk.say(type="Watch")
        await talk.until("Now", lambda now: bool(now["outcome"]))


async def all_gone(before: set[str]) -> None:
    """Waits until the programs of the table have gone, while the server goes on."""
    async with asyncio.timeout(60):
        while children() - before:
            await asyncio.sleep(0.01)


async def answers(data: Path, table: str, seat: int) -> list[str]:
    """Who gave the answers of a seat, as the table's log has it."""
    store = open_store(data / "tables.sqlite3")
    rows = [msgspec.json.decode(row.body) for row in await store.read(table)]
    await store.close()
    return [row["by"] for row in rows if row.get("seat") == seat and "by" in row]


@pytest.mark.parametrize(
    ("script", "limits", "wishes", "said"),
    [
        ("hangs", IMPATIENT, CAVE, "an answer comes in time: no answer within 0.3 s"),
        ("crashes", PATIENT, CAVE, "it ended with exit status 1; it said last: Traceback"),
        ("unknown", PATIENT, CAVE, "a move is legal"),
        ("illegal", PATIENT, BOX, "an illegal move: cards are being chosen now (M-26)"),
        ("twice", PATIENT, CAVE, "speaks only when it is asked"),
        ("shouts", IMPATIENT, CAVE, "within 0.3 s"),
        ("breeds", PATIENT, CAVE, "it said last: child"),
    ],
)
async def test_a_bad_program_cannot_stop_a_table_and_the_log_tells_what_it_did(
    tmp_path: Path, script: str, limits: TimeLimits, wishes: dict[str, Any], said: str
) -> None:
    mine = programs(BAD / f"{script}.py", limits=limits)
    with nothing_left() as before, told_to_the_operator() as lines:
        async with served(tmp_path, programs=mine) as address, person(address, "Ann") as ann:
            table = await opened(ann, wishes, "bot", "mine", "random")
            await played(ann, table)
            await all_gone(before)
    assert set(await answers(tmp_path, table, 1)) == {"stand_in"}
    assert [(line["seat"], line["bot"]) for line in lines] == [(1, "mine")]
    assert said in lines[0]["said"]


async def test_a_program_that_hangs_later_has_played_itself_until_then(tmp_path: Path) -> None:
    mine = programs(BAD / "hangs_later.py", limits=TimeLimits(decide=0.3, start=60))
    async with served(tmp_path, programs=mine) as address, person(address, "Ann") as ann:
        table = await opened(ann, BOX, "mine", "bot")
        await played(ann, table)
    first, *others = await answers(tmp_path, table, 0)
    assert first == "bot"
    assert set(others) == {"stand_in"}


@pytest.mark.parametrize("script", ["hangs", "shouts", "stays"])
async def test_a_server_that_stops_leaves_no_program_behind(tmp_path: Path, script: str) -> None:
    """Neither one that thinks for ever, nor one that waits for its next question."""
    with nothing_left() as before:
        mine = programs(BAD / f"{script}.py")
        async with served(tmp_path, programs=mine) as address, person(address, "Ann") as ann:
            table = await opened(ann, CAVE, "mine", "person", "bot")
            await ann.post(f"/tables/{table}/seats/1")
            await ann.post(f"/tables/{table}/start")
            async with ann.at(table), asyncio.timeout(60):
                while not children() - before:
                    await asyncio.sleep(0.01)
            # Whatever it does, the server has time for others.
            assert (await ann.http.get("/api/games")).status_code == 200


def events_of(lines: list[dict[str, Any]]) -> list[Any]:
    return [line["event"] for line in lines if line["type"] == "event"]


def as_json(events: Sequence[Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(events))


async def hub_with(folder: Path, mine: Programs) -> Hub:
    return Hub(open_store(folder / "tables.sqlite3"), KINDS, pace=Pace(bots=0), programs=mine)


async def test_a_program_is_told_its_seats_view_and_events_and_how_it_ended(
    tmp_path: Path,
) -> None:
    notes = tmp_path / "notes"
    hub = await hub_with(tmp_path, programs(RECORDER, notes))
    live = await hub.open(setting("bot", "mine", "random", options={"expeditions": 1}), ANN)
    await live.act(lambda table: commands.start(table, ANN.id))
    await until(live, lambda table: table.status is Status.OVER)
    await hub.close()
    lines, table = told(notes), live.table
    assert events_of(lines) == as_json(observed(table, Seat(1), 0))
    assert lines[0]["type"] == "start"
    assert (lines[0]["seat"], lines[0]["seats"]) == (1, 3)
    assert lines[0]["options"] == {"expeditions": 1}
    assert table.outcome is not None
    assert lines[-1] == {
        "type": "end",
        "scores": list(table.outcome.scores),
        "winners": list(table.outcome.winners),
    }


async def at_a_persons_turn(live: LiveTable) -> None:
    """Only the two people are asked any more."""
    await until(live, lambda table: [ask.seat for ask in table.asked()] == [0, 1])


async def test_after_a_restart_a_program_is_started_again_and_told_everything(
    tmp_path: Path,
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    hub = await hub_with(tmp_path, programs(RECORDER, first))
    live = await started(hub, setting("person", "person", "mine"))
    await at_a_persons_turn(live)
    await hub.close()
    hub = await hub_with(tmp_path, programs(RECORDER, second))
    again = await hub.table(live.table.id)
    assert again is not None
    for seat, guest in enumerate(("ann", "bob")):
        ask = again.table.asked()[0]
        assert again.table.guests[seat].id == guest  # type: ignore[union-attr]
        await again.act(
            lambda table, s=seat, a=ask: commands.answer_in_words(
                table, Seat(s), a.id, "key", "stay"
            )  # type: ignore[misc]
        )
    await at_a_persons_turn(again)
    table = again.table
    await hub.close()
    before = [line for line in told(first) if line["type"] != "decide"]
    after = [line for line in told(second) if line["type"] != "decide"]
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert events_of(after) == as_json(observed(table, Seat(2), 0))[: len(after) - 1]


async def test_where_programs_are_too_many_the_one_asked_longest_ago_makes_room(
    tmp_path: Path,
) -> None:
    notes = tmp_path / "notes"
    with nothing_left() as before:
        hub = await hub_with(tmp_path, programs(RECORDER, notes, most=1))
        # Everybody is asked at least once in each expedition.
        wishes = setting("mine", "mine", "mine", options={"expeditions": 2})
        live = await hub.open(wishes, ANN)
        await live.act(lambda table: commands.start(table, ANN.id))
        await until(live, lambda table: table.status is Status.OVER)
        await all_gone(before)
        await hub.close()
    assert {given.key.rpartition("-")[0] for given in live.table.given} == {"bot"}
    assert sum(line["type"] == "start" for line in told(notes)) > 3


async def test_a_program_that_fails_raises_what_it_is_blamed_for() -> None:
    mine = programs(BAD / "hangs.py", limits=IMPATIENT)
    with pytest.raises(Failed, match="no answer within"):
        await mine.think(msgspec.structs.replace(asked("bot"), kind="mine"))
    await mine.close()


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        (("mine",), "exec: needs a command"),
        (("=python",), "expected name=command"),
        (("My Bot=python",), "expected name=command"),
        ((f"{'m' * 17}=python",), "expected name=command"),
        (("fox=python",), "somebody else is called so"),
        (("person=python",), "somebody else is called so"),
        (("random=python",), "somebody else is called so"),
        (("mine=python", "mine=python"), "somebody else is called so"),
        (("mine=no-such-program",), "there is no program 'no-such-program'"),
    ],
)
def test_a_program_needs_a_name_of_its_own_and_a_command(
    named: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(BadOptions, match=reason):
        commands_of(named)


async def test_programs_are_offered_after_the_levels_and_to_no_one_without_the_operator(
    tmp_path: Path,
) -> None:
    mine = programs(RECORDER, tmp_path / "notes")
    async with served(tmp_path, programs=mine) as address, person(address, "Ann") as ann:
        for game in (await ann.http.get("/api/games")).json():
            assert game["bots"][-1] == {
                "name": "mine",
                "level": 0,
                "rating": None,
                "beats": None,
                "program": True,
                "company": [],
            }
        for chair in ("exec:python", "mine@0.5", "yours"):
            wishes = {**CAVE, "chairs": ["person", chair, "bot"]}
            assert (await ann.http.post("/api/tables", json=wishes)).status_code == 400
