"""Two servers at one log: who comes second reads what the first has written, and decides again."""

import asyncio
from functools import partial
from typing import Any

import msgspec

from schatulle.core import Seat
from schatulle.server.live.retrying import until_settled
from schatulle.server.live.session import Session
from schatulle.table import commands
from schatulle.table.entries import encode
from schatulle.table.projections import chapters
from schatulle.table.table import Table
from server.support.in_memory import Memory, guest, heard, live_table
from server.support.other_worlds import setting, started
from server.support.timeless_loop import timeless


class Two:
    """One table, served twice over one store."""

    def __init__(self) -> None:
        self.store = Memory()
        table = started(setting("diamant", "diamant", 3))
        self.one, self.other = live_table(table, self.store), live_table(table, self.store)

    def is_alike(self) -> bool:
        return self.one.table == self.other.table

    def log(self) -> list[int]:
        (rows,) = self.store.rows.values()
        return [row.seq for row in rows]


def stay(seat: int, key: str = "k") -> str:
    return msgspec.json.encode(
        {"type": "Answer", "seat": seat, "decision": 18 + seat, "key": key, "move": "stay"}
    ).decode()


def staying(table: Table, seat: Seat) -> commands.Change:
    return commands.answer_in_words(table, seat, 18 + seat, "k", "stay")


async def watching(live: Any, seat: int) -> Session:
    session = Session(live, guest(seat))
    await session.hear(msgspec.json.encode({"type": "Watch", "seat": seat}))
    await heard(session)
    return session


@timeless
async def test_who_comes_second_hears_what_was_missed_before_the_own_answer() -> None:
    two = Two()
    ann, bob = await watching(two.one, 0), await watching(two.other, 1)
    asks = [ask.id for ask in two.one.table.asked()]
    assert asks == [18, 19, 20]
    await ann.hear(stay(0))
    await bob.hear(stay(1))
    said = [(it["type"], it.get("number")) for it in await heard(bob)]
    assert said == [("Happened", 2), ("Now", 2), ("Accepted", None), ("Happened", 3), ("Now", 3)]
    assert [chapter.number for chapter in chapters(two.other.table, Seat(1))] == [1, 2, 3]
    assert two.log() == [6, 7]
    for session in (ann, bob):
        session.end()


@timeless
async def test_the_same_answer_sent_to_both_takes_effect_once() -> None:
    two = Two()
    for live in (two.one, two.other):
        session = Session(live, guest(0))
        await heard(session)
        await session.hear(stay(0))
        assert [it["type"] for it in await heard(session)] == ["Accepted"]
        session.end()
    assert len(two.log()) == 1
    assert two.is_alike()


@timeless
async def test_an_answer_that_no_longer_fits_is_refused_and_not_written() -> None:
    two = Two()
    ann, too = Session(two.one, guest(0)), Session(two.other, guest(0))
    for session, key in ((ann, "k"), (too, "another")):
        await heard(session)
        await session.hear(stay(0, key))
    (refused,) = await heard(too)
    assert (refused["type"], refused["key"]) == ("Refused", "another")
    assert len(two.log()) == 1
    assert two.is_alike()


@timeless
async def test_what_the_house_does_is_done_once_and_ends() -> None:
    """Both want to stand in for a guest; the second finds it done and gives up."""
    two = Two()
    for live in (two.one, two.other):
        await asyncio.wait_for(
            until_settled(live.act, lambda table: commands.go_away(table, Seat(1))), 10
        )
    assert two.one.table.away == two.other.table.away == (False, True, False)
    assert len(two.log()) == 1


@timeless
async def test_many_who_write_at_once_lose_nothing() -> None:
    two = Two()
    pairs = ((two.one, 0), (two.other, 1), (two.one, 2))
    answers = [live.act(partial(staying, seat=Seat(seat))) for live, seat in pairs]
    entries = await asyncio.gather(*answers)
    assert len(two.log()) == len({encode(entry) for entry in entries}) == 3
    assert two.log() == sorted(set(two.log()))
    with_all = max(two.one.table, two.other.table, key=lambda table: table.length)
    assert {given.seat for given in with_all.given} == {0, 1, 2}
