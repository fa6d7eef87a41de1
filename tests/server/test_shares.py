"""Shares of the game's chance at served tables: pledged, called for, revealed; then it begins."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, Final

import pytest

from schatulle.core import Seat
from schatulle.server import logs
from schatulle.server.hub.hub import Hub
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import HUMAN, Pace
from schatulle.server.live.starter import SHARES_WITHIN, Starter
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.chance_proof import verify
from schatulle.table.entries import Revealed, SatDown, Started, TableOpened, decode
from schatulle.table.fairness import commitment, pledge
from schatulle.table.records import parse_record
from schatulle.table.status import Status
from schatulle.table.table import Table, folded
from server.support.attended_tables import until
from server.support.in_memory import NAME, SECRET, Ear, Memory, guest, live_table
from server.support.quick_play import play_on
from server.support.real_server import Client, person, served
from server.support.timeless_loop import timeless
from server.support.twins import same

THREE: Final = Agreement("diamant", "diamant", ("person",) * 3)
TWO_AND_A_BOT: Final = {
    "game": "diamant",
    "edition": "diamant",
    "chairs": ["person", "person", "bot"],
}
SHARES: Final = ("a0" * 32, "b0" * 32, "c0" * 32)


def pledged(secret: str = SECRET) -> Table:
    """Everybody sits, and has pledged a share; the commitment does not tell secrets apart."""
    opened = TableOpened(THREE, guest(0), secret, commitment(SECRET, NAME))
    seated = [
        SatDown(Seat(seat), guest(seat), pledge(share, NAME)) for seat, share in enumerate(SHARES)
    ]
    return folded(NAME, [opened, *seated])


def attended(table: Table, store: Memory | None = None) -> LiveTable:
    live = live_table(table, store)
    live.attended_by((Starter,))
    return live


async def call(live: LiveTable) -> None:
    until = live.now() + SHARES_WITHIN
    await live.act(partial(commands.start, guest=guest(0).id, until=until))


async def reveal(live: LiveTable, *seats: int) -> None:
    for seat in seats:
        await live.act(
            partial(commands.reveal, guest=guest(seat).id, seat=Seat(seat), share=SHARES[seat])
        )


async def settled() -> None:
    """Whatever can be done at once is done; on a loop where waiting takes no time."""
    await asyncio.sleep(0.05)


def begun(live: LiveTable) -> bool:
    return live.table.status is Status.PLAYING


# When the game begins.


@timeless
async def test_it_begins_with_the_last_share_and_not_before() -> None:
    live = attended(pledged())
    await call(live)
    began = live.now()
    await reveal(live, 2, 0)
    await settled()
    assert not begun(live)
    await reveal(live, 1)
    await settled()
    assert begun(live)
    assert live.now() - began < 0.2
    assert live.table.shares == SHARES
    live.close()


@timeless
async def test_who_keeps_a_share_back_is_waited_for_and_not_for_long() -> None:
    live = attended(pledged())
    await call(live)
    await reveal(live, 1)
    await asyncio.sleep(SHARES_WITHIN - 0.1)
    assert live.table.is_called
    await asyncio.sleep(0.2)
    assert begun(live)
    assert live.table.shares == (None, SHARES[1], None)
    live.close()


@timeless
async def test_after_a_restart_the_rest_of_the_time_is_waited_and_the_game_begins() -> None:
    store = Memory()
    before = attended(pledged(), store)
    await call(before)
    await reveal(before, 1)
    before.close()
    await asyncio.sleep(SHARES_WITHIN - 0.1)
    assert before.table.is_called
    after = attended(before.table, store)
    await asyncio.sleep(0.2)
    assert begun(after)
    assert after.table.shares == (None, SHARES[1], None)
    after.close()


@timeless
async def test_what_was_revealed_before_a_crash_is_enough_after_it() -> None:
    store = Memory()
    table = pledged()
    alone = live_table(table, store)
    await call(alone)
    await reveal(alone, 0, 1, 2)
    assert alone.table.is_called
    after = attended(alone.table, store)
    await settled()
    assert begun(after)
    after.close()


@timeless
async def test_a_clock_that_went_back_makes_nobody_wait_longer() -> None:
    called = commands.start(pledged(), guest(0).id, until=1e9).table
    live = attended(called)
    await asyncio.sleep(SHARES_WITHIN + 0.1)
    assert begun(live)
    live.close()


@timeless
@pytest.mark.parametrize("late", [False, True])
async def test_two_nodes_begin_one_game(late: bool) -> None:
    """Both see the last share, or both have waited: one is first, the other follows the log."""
    store = Memory()
    one, other = attended(pledged(), store), attended(pledged(), store)
    await call(one)
    other.hear_of(one.table.length)
    await settled()
    await reveal(other, 0, *(() if late else (1,)))
    if not late:
        await reveal(one, 2)
    one.hear_of(other.table.length)
    other.hear_of(one.table.length)
    await asyncio.sleep(SHARES_WITHIN + 1)
    for live in (one, other):
        live.hear_of(len(store.rows[NAME]) + 4)
    await settled()
    kinds = [type(decode(row.body, "diamant")) for row in store.rows[NAME]]
    assert kinds.count(Started) == 1
    assert kinds.count(Revealed) == (1 if late else 3)
    assert one.table == other.table
    one.close()
    other.close()


# What can be told from it.


@asynccontextmanager
async def worlds() -> AsyncIterator[list[tuple[LiveTable, list[Ear]]]]:
    """The same table with two secrets, and everybody who may listen there."""
    made = []
    for secret in (SECRET, "7d" * 32):
        live = attended(pledged(secret))
        made.append((live, [Ear(live, guest(seat)) for seat in range(3)] + [Ear(live, None)]))
    yield made
    for live, _ in made:
        live.close()


@timeless
async def test_nothing_of_the_secret_can_be_told_before_chance_deals() -> None:
    """Pledges, call and shares: whatever the secret is, everyone hears the very same bytes."""
    async with worlds() as made:
        told = []
        for live, ears in made:
            for seat, ear in enumerate(ears):
                await ear.say(type="Watch", seat=seat if seat < 3 else None)
            await call(live)
            await reveal(live, 2, 0)
            told.append([list(await ear.listen()) for ear in ears])
        for who, (one, other) in enumerate(zip(*told, strict=True)):
            same(who, one, other)
        for live, _ in made:
            await reveal(live, 1)
            await settled()
        one, other = (live.table for live, _ in made)
        assert one.log != other.log, "the secret has its part in the game"


async def test_log_lines_name_no_share_and_no_secret() -> None:
    stream = StringIO()
    handler = logs.begin(stream, readable=False)
    try:
        hub = Hub(Memory(), ("bot",))
        live = await hub.open(THREE, guest(0), NAME)
        for seat, share in enumerate(SHARES):
            made = pledge(share, NAME)
            sit = partial(commands.sit_down, guest=guest(seat), seat=Seat(seat), pledge=made)
            await live.act(sit)
        await call(live)
        await reveal(live, 0, 1, 2)
        await until(live, lambda table: table.status is Status.PLAYING)
        hidden = (live.table.secret, live.table.seed, *SHARES)
        await hub.close()
    finally:
        logs.end(handler)
    lines = stream.getvalue()
    assert "table started" in lines
    assert not [word for word in hidden if word in lines]


# The whole way.


async def sit(client: Client, table: str, seat: int) -> str:
    """Takes the chair with a pledge; gives the share."""
    share = SHARES[seat]
    lobby = await client.post(f"/tables/{table}/seats/{seat}", {"pledge": pledge(share, table)})
    assert lobby["people"][seat]["pledge"] == pledge(share, table)
    return share


async def show(client: Client, table: str, seat: int, share: str, status: int = 201) -> Any:
    return await client.post(f"/tables/{table}/seats/{seat}/share", {"share": share}, status)


async def test_two_friends_add_their_shares_and_the_record_can_be_verified(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        table = (await ann.post("/tables", TWO_AND_A_BOT))["id"]
        shares = [await sit(ann, table, 0), await sit(bob, table, 1)]
        async with ann.at(table) as one, bob.at(table) as other:
            await show(ann, table, 0, shares[0], 409)
            lobby = await ann.post(f"/tables/{table}/start")
            assert (lobby["status"], lobby["called"]) == ("gathering", True)
            await other.until("Table", lambda it: it["lobby"]["called"])
            await show(bob, table, 0, shares[0], 403)
            await show(bob, table, 1, "A" * 64, 400)
            await show(bob, table, 1, shares[1])
            await show(ann, table, 0, shares[0])
            playing = await other.until("Table", lambda it: it["lobby"]["status"] == "playing")
            assert [it["share"] for it in playing["lobby"]["people"]] == [*shares, None]
            for seat, talk in enumerate((one, other)):
                await talk.say(type="Watch", seat=seat)
            await asyncio.gather(play_on(one, 0), play_on(other, 1))
            record = parse_record((await ann.http.get(f"/api/tables/{table}/record")).content)
            assert verify(record) == []
            assert record.shares == (*shares, None)
            assert record.drawn_from not in (None, record.seed)
            before = [it for it in one.heard + other.heard if not is_over(it)]
    said = json.dumps(before)
    assert str(record.seed) not in said
    assert str(record.drawn_from) not in said


def is_over(message: Any) -> bool:
    return bool(message["type"] == "Table" and message["lobby"]["status"] == "over")


async def test_a_game_waits_for_no_share_that_does_not_come(tmp_path: Path) -> None:
    async with (
        served(tmp_path, Pace(bots=0, second=0.001)) as address,
        person(address, "Ann") as ann,
        person(address, "Bob") as bob,
    ):
        table = (await ann.post("/tables", TWO_AND_A_BOT))["id"]
        await sit(ann, table, 0)
        await bob.post(f"/tables/{table}/seats/1")
        async with bob.at(table) as talk:
            await ann.post(f"/tables/{table}/start")
            playing = await talk.until("Table", lambda it: it["lobby"]["status"] == "playing")
    people = playing["lobby"]["people"]
    assert [bool(it["pledge"]) for it in people] == [True, False, False]
    assert [it["share"] for it in people] == [None, None, None]


def test_no_person_waits_longer_than_a_few_seconds() -> None:
    assert SHARES_WITHIN * HUMAN.second <= 5
