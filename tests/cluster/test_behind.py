"""A node that is behind tells nobody less than they know, nor anything wrong."""

from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec
import pytest

from cluster.support.served_nodes import caught_up
from schatulle.core import Seat
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.presence import Presence
from schatulle.server.live.session import TOO_FAR_BEHIND, Session
from schatulle.store.nodes_port import Crowd, Lease
from schatulle.store.port import Entry, StoreError
from schatulle.table import commands
from schatulle.table.commands import NotNow
from server.support.evening_tables import agreed_on, gathered
from server.support.in_memory import Memory, guest, heard, live_table
from server.support.other_worlds import begun


class OneLog(Memory):
    """What both nodes read and write, unless it is away."""

    away = False

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        if self.away:
            raise StoreError("away")
        return await super().read(table, after)


class Behind(NamedTuple):
    """Two nodes at one table; the other has heard nothing of what was written at the first."""

    one: LiveTable
    other: LiveTable
    log: OneLog


async def answer(live: LiveTable, seat: int) -> None:
    ask = next(ask for ask in live.table.asked() if ask.seat == seat)
    move = live.table.game.format_move(ask.choices[0])
    await live.act(
        lambda table: commands.answer_in_words(table, Seat(seat), ask.id, f"k{ask.id}", move)
    )


@pytest.fixture
async def behind() -> AsyncIterator[Behind]:
    table, log = begun(gathered(agreed_on("diamant", "diamant", "ppp"))), OneLog()
    one, other = live_table(table, log), live_table(table, log)
    for seat in range(3):
        await answer(one, seat)
    yield Behind(one, other, log)
    one.close()
    other.close()


async def watching(live: LiveTable, after: int) -> Session:
    session = Session(live, guest(1))
    await heard(session)
    await session.hear(msgspec.json.encode({"type": "Watch", "seat": 1, "after": after}))
    return session


async def test_who_has_heard_more_elsewhere_is_not_told_less(behind: Behind) -> None:
    before = await watching(behind.one, 0)
    number = (await heard(before))[-1]["number"]
    session = await watching(behind.other, number)
    assert (await heard(session))[-1]["number"] == number
    session.end()
    before.end()


async def test_where_the_log_cannot_be_read_they_are_sent_away(behind: Behind) -> None:
    behind.log.away = True
    session = await watching(behind.other, 2)
    assert session.lost.is_set()
    assert session.why_lost == TOO_FAR_BEHIND
    session.end()


async def test_nothing_is_refused_for_what_was_not_heard_of(behind: Behind) -> None:
    """The next question is asked at one node, and answered at the other."""
    decision = next(ask for ask in behind.one.table.asked() if ask.seat == 0)
    assert decision not in behind.other.table.asked()
    move = behind.one.table.game.format_move(decision.choices[0])
    await behind.other.act(
        lambda table: commands.answer_in_words(table, Seat(0), decision.id, "key", move)
    )
    assert behind.other.table.length == behind.one.table.length + 1
    with pytest.raises(NotNow):
        await behind.one.act(
            lambda table: commands.answer_in_words(table, Seat(0), decision.id, "other key", move)
        )


async def test_a_stand_in_goes_when_its_person_has_been_there_all_the_time(
    behind: Behind,
) -> None:
    """As at a node that the others could not hear of."""
    one, other, _ = behind
    one.play_for_house(Lease(one.table.id, 1), (Presence,))
    await one.act_for_house(lambda table: commands.go_away(table, Seat(1)))
    length = one.table.length + 1
    one.hear_of_crowd(Crowd(1, frozenset({guest(1).id})))
    await caught_up(one, length)
    assert one.table.away == (False, False, False)
    await other.catch_up()
    assert other.table == one.table
