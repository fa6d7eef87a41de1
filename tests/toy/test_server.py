"""The toy on the running server: people, bots in processes, a program, notes, clocks, and kills."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bots.support.bot_scripts import FIRST_CHOICE
from schatulle.bots import KINDS
from schatulle.core import SPECTATOR, Seat
from schatulle.server.app import create_app
from schatulle.server.bots.programs import Programs
from schatulle.server.bots.workers import Workers
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.live.pace import Pace
from schatulle.store.sqlite import open_store
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.chance_proof import verify
from schatulle.table.entries import Answered, decode
from schatulle.table.record_check import check_record
from schatulle.table.records import parse_record
from schatulle.table.status import Status
from server.support.attended_tables import ANN, BOB, hub_over, until
from server.support.in_memory import World, full_table
from server.support.killed_server import Life, Party, Visitor
from server.support.quick_play import play_on, seated
from server.support.real_server import FAST, KEY, person, running
from server.support.recorded_programs import PATIENT
from support.toy import NAME

TOY: dict[str, Any] = {"game": NAME, "edition": NAME, "log": "open_notes"}


@asynccontextmanager
async def house(data: Path) -> AsyncIterator[tuple[Hub, str]]:
    """A server as it is for people: bots think in processes, and one chair is a program's."""
    programs = Programs({"mine": (sys.executable, str(FIRST_CHOICE))}, PATIENT)
    store = open_store(data / "tables.sqlite3")
    hub = Hub(store, KINDS, pace=FAST, runner=Workers(1, 1), programs=programs)
    async with running(create_app(hub, Guests(KEY), Limits.none())) as (_, address):
        yield hub, address


async def test_a_person_bots_and_a_program_play_it_over_the_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as (hub, address), person(address, "Ann") as ann:
        (offered,) = [
            game for game in (await ann.http.get("/api/games")).json() if game["game"] == NAME
        ]
        assert [bot["name"] for bot in offered["bots"]] == ["hen", "ant", "ape", "mine"]
        table = await seated(ann, TOY | {"chairs": ["person", "hen", "ant", "mine"]})
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            now = await play_on(talk, 0)
            first = next(
                message for message in talk.heard if message["type"] == "Now" and message["asked"]
            )
        record = parse_record((await ann.http.get(f"/api/tables/{table}/record")).content)
        by = {entry.seat: entry.by for entry in await answers(hub, table)}
    (ask,) = first["asked"]
    assert (ask["kind"], ask["count"], ask["moves"], ask["example"]) == ("bid", 100, None, "bid 99")
    assert first["notes"] == {"prizes": str(first["view"]["prize"])}
    assert by == {0: "guest", 1: "bot", 2: "bot", 3: "bot"}
    check_record(record)
    assert verify(record) == []
    assert record.result is not None
    assert list(record.result.scores) == now["outcome"]["scores"]


async def answers(hub: Hub, table: str) -> list[Answered[Any]]:
    entries = [decode(row.body, NAME) for row in await hub.store.read(table)]
    return [entry for entry in entries if isinstance(entry, Answered)]


async def test_a_finished_game_is_seen_once_more_through_a_seats_eyes(tmp_path: Path) -> None:
    async with house(tmp_path) as (_, address), person(address, "Ann") as ann:
        table = await seated(ann, TOY | {"chairs": ["person", "hen"]})
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            now = await play_on(talk, 0)
        seen = (await ann.http.get(f"/api/tables/{table}/replay?seat=0")).json()
    assert seen["scenes"][-1]["view"] == now["view"]
    assert [number is None for number in now["view"]["lucky"]] == [False, True]


async def test_a_clock_plays_a_whole_game_by_default(tmp_path: Path) -> None:
    hub = await hub_over(tmp_path, Pace(bots=0, second=0.001))
    desk = await hub.open(Agreement(NAME, NAME, ("person", "person"), clock=1), ANN)
    for seat, guest in ((Seat(0), ANN), (Seat(1), BOB)):
        await desk.act(lambda table, s=seat, g=guest: commands.sit_down(table, g, s))  # type: ignore[misc]
    await desk.act(lambda table: commands.start(table, ANN.id))
    await until(desk, lambda table: table.status is Status.OVER)
    assert {entry.by for entry in await answers(hub, desk.table.id)} == {"clock"}
    await hub.close()


async def frames_after(coins: int) -> dict[Seat | None, list[bytes]]:
    """All that everyone hears of a game in which seat 1 has bid so many coins."""
    world = World(full_table(Agreement(NAME, NAME, ("person",) * 3, log="open_notes")))
    await world.live.act(lambda table: commands.start(table, "guest-0"))
    await world.watch(world.ears)
    await world.answer(Seat(1), f"bid {coins}")
    heard: dict[Seat | None, list[bytes]] = {
        viewer: list(await ear.listen()) for viewer, ear in world.ears.items()
    }
    return heard | {None: list(await world.stranger.listen())}


async def test_a_sealed_bid_changes_no_byte_that_anybody_else_hears() -> None:
    one, other = await frames_after(3), await frames_after(33)
    assert any(b'"coins":3' in frame for frame in one[Seat(1)])
    assert one.pop(Seat(1)) != other.pop(Seat(1))
    assert one == other
    assert set(one) == {Seat(0), Seat(2), SPECTATOR, None}


async def test_no_kill_loses_a_bid_and_everybody_plays_on(tmp_path: Path) -> None:
    life = Life(tmp_path / "data", "support.toy.killed_server")
    life.data.mkdir()
    ann, bob = (Visitor(life, name, Random(name)) for name in ("Ann", "Bob"))
    party = Party(TOY | {"chairs": ["person", "person", "bot"]}, {ann: (0,), bob: (1,)})
    try:
        await kill_while_they_play(life, party)
        for player in party.players:
            await player.hear_all_again()
            body = (await ann.call("GET", f"/tables/{player.table}/record")).content
            check_record(parse_record(body))
            assert verify(parse_record(body)) == []
            moves = msgspec.json.decode(body)["moves"]
            for given in player.accepted.values():
                assert f"{given.seat}: {given.move}" in moves
    finally:
        life.kill()
        await life.ended()
        await ann.close()
        await bob.close()
    assert sum(player.resumed for player in party.players) >= 3


async def kill_while_they_play(life: Life, party: Party) -> None:
    """Four lives that end in the midst of play, and one that does not."""
    dice = Random(4)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(party.play())
        for _ in range(4):
            await life.begin(dice.randint(20, 60))
            await life.ended()
        await life.begin(None)
