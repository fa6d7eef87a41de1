"""Signs that people make, and notes that a table may agree on."""

from random import Random
from typing import Any

import msgspec
import pytest

from schatulle.core import SPECTATOR, Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.server.live.session import BETWEEN_WAVES
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from server.support.in_memory import World, full_table
from support.games import choice

BOX = Agreement("meisterdiebe", "zoch", ("person",) * 3, {"setup_diamonds": 6})
CAVE = Agreement("diamant", "diamant", ("person",) * 3)


def told(frames: list[bytes], kind: str) -> list[dict[str, Any]]:
    return [it for frame in frames if (it := msgspec.json.decode(frame))["type"] == kind]


async def started(setting: Agreement) -> World:
    world = World(full_table(setting))
    await world.live.act(lambda table: commands.start(table, "guest-0"))
    await world.watch(list(world.ears))
    return world


async def played(world: World, moves: int, seed: int = 1) -> None:
    """So many moves by chance."""
    dice, game = Random(seed), world.table.game
    for _ in range(moves):
        asked = world.table.asked()
        if not asked:
            return
        ask = asked[0]
        await world.answer(ask.seat, game.format_move(choice(ask.choices, dice)))


async def test_a_sign_reaches_everyone_at_the_table_once() -> None:
    world = await started(CAVE)
    await world.ears[Seat(1)].say(type="Wave", seat=1, sign="well_done")
    for ear in (*world.ears.values(), world.stranger):
        assert told(await ear.listen(), "Waved") == [
            {"type": "Waved", "seat": 1, "sign": "well_done"}
        ]


async def test_nobody_makes_signs_for_somebody_else() -> None:
    world = await started(CAVE)
    await world.ears[Seat(1)].say(type="Wave", seat=0, sign="hello")
    await world.ears[SPECTATOR].say(type="Wave", seat=0, sign="hello")
    assert told(await world.ears[Seat(1)].listen(), "Refused")[0]["reason"] == "seat 0 is not yours"
    assert told(await world.ears[Seat(0)].listen(), "Waved") == []


async def test_signs_are_those_eight_and_come_one_at_a_time() -> None:
    world = await started(CAVE)
    ear = world.ears[Seat(0)]
    await ear.say(type="Wave", seat=0, sign="you are all thieves")
    await ear.say(type="Wave", seat=0, sign="hello")
    await ear.say(type="Wave", seat=0, sign="hello")
    reasons = [it["reason"] for it in told(await ear.listen(), "Refused")]
    assert reasons == ["no message of this protocol", "one sign at a time"]
    assert BETWEEN_WAVES > 0


async def test_a_spectator_with_a_delay_sees_signs_as_late_as_the_game() -> None:
    world = await started(msgspec.structs.replace(CAVE, spectator_delay=60))
    await world.ears[Seat(0)].say(type="Wave", seat=0, sign="hello")
    assert told(await world.ears[SPECTATOR].listen(), "Waved") == []
    assert len(told(await world.ears[Seat(2)].listen(), "Waved")) == 1


async def test_who_plays_may_show_what_everybody_sees_at_any_table_and_at_once() -> None:
    world = await started(msgspec.structs.replace(CAVE, spectators=False, spectator_delay=60))
    ear = world.ears[Seat(0)]
    await ear.say(type="Watch")
    seen = [now for now in told(await ear.listen(), "Now") if now["seat"] is None]
    assert len(seen) == 1
    stranger = world.stranger
    await stranger.say(type="Watch")
    assert told(await stranger.listen(), "Refused")[0]["reason"] == "this table has no spectators"


@pytest.mark.parametrize("log", ["fading", "full"])
async def test_there_are_no_notes_where_the_table_did_not_choose_them(log: Any) -> None:
    world = await started(msgspec.structs.replace(BOX, log=log))
    await played(world, 12)
    for ear in world.ears.values():
        assert all(now["notes"] is None for now in told(await ear.listen(), "Now"))


@pytest.mark.parametrize("options", [{}, {"open_visibility": "opener"}, {"quick_setup": True}])
@pytest.mark.parametrize("seed", range(6))
async def test_open_notes_never_contradict_the_box(options: dict[str, Any], seed: int) -> None:
    both = {**BOX.options, **options}
    world = await started(msgspec.structs.replace(BOX, log="open_notes", options=both))
    for _ in range(60):
        await played(world, 1, seed)
        seed += 1000
        truth = drawers(world)
        notes = told(await world.ears[Seat(0)].listen(), "Now")[-1]["notes"]
        assert notes.keys() == truth.keys()
        for drawer, note in notes.items():
            assert agrees(note, truth[drawer]), (drawer, note, truth[drawer])


async def test_open_notes_of_a_box_that_nobody_saw_filled_know_what_was_opened() -> None:
    quick = {**BOX.options, "quick_setup": True}
    world = await started(msgspec.structs.replace(BOX, log="open_notes", options=quick))
    ear = world.ears[Seat(1)]
    first = told(await ear.listen(), "Now")[-1]["notes"]
    assert all(note["upper"] == note["lower"] == "?" for note in first.values())
    await played(world, 40)
    opened = {
        event["drawer"]
        for it in told(await ear.listen(), "Happened")
        for event in it["events"]
        if event["type"] == "Opened"
    }
    last = told(ear.frames, "Now")[-1]["notes"]
    assert opened
    assert {drawer for drawer, note in last.items() if "?" not in note.values()} == opened


async def test_open_notes_of_a_box_that_all_watched_know_everything() -> None:
    world = await started(msgspec.structs.replace(BOX, log="open_notes"))
    await played(world, 40)
    truth = drawers(world)
    for ear in (world.ears[Seat(1)], world.ears[SPECTATOR]):
        notes = told(await ear.listen(), "Now")[-1]["notes"]
        assert all("?" not in note.values() for note in notes.values())
        assert all(agrees(notes[drawer], truth[drawer]) for drawer in truth)


def drawers(world: World) -> dict[str, Any]:
    """What the drawers truly hold."""
    truth: dict[str, Any] = msgspec.to_builtins(meisterdiebe.laid_open(world.table.state).drawers)
    return truth


def agrees(note: dict[str, Any], truth: dict[str, Any]) -> bool:
    """Every part of a note is the truth or a question mark."""
    assert note.keys() == truth.keys()
    return all(noted in ("?", truth[part]) for part, noted in note.items())
