"""Leaks in time that are put in on purpose: the comparison of two worlds finds every one."""

import asyncio
from typing import Any

import pytest

from schatulle.rules.core import Decision, Seat
from schatulle.server import robots as robots_module
from schatulle.server import session as session_module
from schatulle.server import wire
from schatulle.server.desk import Desk, Told, Watcher
from schatulle.server.pace import Pace
from schatulle.server.robots import Robots
from schatulle.server.session import Session
from schatulle.store.port import Entry as Row
from schatulle.store.port import Summary
from schatulle.table.entries import Entry
from schatulle.table.life import Table
from schatulle.table.news import Chapter, observed
from server.support import Memory, guest
from server.test_two_worlds import PLAYED, VIEWER, only_played
from server.test_two_worlds_in_time import (
    A_MOMENT,
    caves,
    evening_of,
    gathered,
    other_answers,
    other_hands,
    part_company,
    thieves,
    timeless,
)
from support.worlds import Leak


def secret_of(table: Table) -> int:
    """Something that nobody else may know: the number on a card of seat 0."""
    number: int = next(c.number for c in table.state.hands[0] if c.character not in PLAYED)
    return number


async def is_found(tables: tuple[Table, Table], *viewers: Seat, **more: Any) -> bool:
    try:
        evening = await evening_of(tables, *viewers, **more)
        await evening.go_on(60)
    except Leak:
        return True
    return False


def hands_of_three() -> tuple[Table, Table]:
    tables = other_hands(gathered(thieves("ppbb", clock=300)))
    assert secret_of(tables[0]) % 2 != secret_of(tables[1]) % 2
    return tables


@timeless
async def test_nothing_is_found_where_nothing_leaks() -> None:
    assert not await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_bots_that_answer_as_soon_as_they_have_thought_are_found() -> None:
    assert await is_found(hands_of_three(), keep=only_played, pace=Pace(bots=0))


@timeless
async def test_bots_that_answer_in_another_order_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Robots._asked

    def asked(self: Robots) -> list[Decision[Any]]:
        return honest(self)[:: 1 if secret_of(self._desk.table) % 2 else -1]

    monkeypatch.setattr(Robots, "_asked", asked)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_a_second_more_on_the_clock_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Desk.seconds_left

    def seconds_left(self: Desk) -> dict[int, int]:
        return {ask: left - secret_of(self.table) % 2 for ask, left in honest(self).items()}

    monkeypatch.setattr(Desk, "seconds_left", seconds_left)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_a_frame_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Session._tell

    def tell(self: Session, watcher: Watcher, told: Told) -> None:
        honest(self, watcher, told)
        if secret_of(self._desk.table) % 2:
            self._say(wire.Pong(0))

    monkeypatch.setattr(Session, "_tell", tell)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_a_longer_frame_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same message, with a blank that only its length tells of."""
    honest = Session._say

    def say(self: Session, message: Any) -> None:
        honest(self, message)
        if secret_of(self._desk.table) % 2:
            self._outbox.put_nowait(self._outbox.get_nowait() + b" ")

    monkeypatch.setattr(Session, "_say", say)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_seats_of_one_client_told_in_another_order_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Desk._publish

    def publish(self: Desk, entry: Entry) -> None:
        if secret_of(self.table) % 2:
            self._watchers.reverse()
        honest(self, entry)

    viewers = VIEWER, Seat(2)
    tables = other_hands(gathered(thieves("pppp"), {2: 1}), *viewers)
    monkeypatch.setattr(Desk, "_publish", publish)
    assert await is_found(tables, *viewers, keep=only_played)


@timeless
async def test_an_answer_that_comes_a_moment_later_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Memory.append

    async def append(self: Memory, table: str, entry: Row, summary: Summary) -> None:
        await asyncio.sleep(len(entry.body) / 1000)
        await honest(self, table, entry, summary)

    monkeypatch.setattr(Memory, "append", append)
    tables = other_answers(gathered(caves("pppb")))
    assert await is_found(tables, secretly=True)


@timeless
async def test_what_was_missed_and_told_in_full_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who comes back is told too much."""

    def chapters(table: Table, _viewer: Seat, after: int = 0, _until: int = 0) -> list[Chapter]:
        told = enumerate(table.chapters, 1)
        return [Chapter(number, events) for number, events in told if number > after > 0]

    evening = await evening_of(other_answers(gathered(thieves("pppp"))), secretly=True)
    await evening.go_on(30)
    monkeypatch.setattr(session_module, "chapters", chapters)
    await evening.come("Guest 1 at last", guest(1), VIEWER, after={1: 1})
    await asyncio.sleep(A_MOMENT)
    with pytest.raises(Leak):
        evening.compare()


@timeless
async def test_a_spectator_who_hears_too_soon_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Session._watch_later
    monkeypatch.setattr(
        Session, "_watch_later", lambda self, after, delay: honest(self, after, delay / 2)
    )
    evening = await part_company(30)
    await asyncio.sleep(14)
    evening.compare()
    await asyncio.sleep(2)
    with pytest.raises(Leak):
        evening.compare()


@timeless
async def test_a_bot_that_is_told_more_than_its_seat_knows_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        robots_module, "observed", lambda table, _seat, since: observed(table, Seat(0), since)
    )
    assert await is_found(other_hands(gathered(thieves("pbbp"))), keep=only_played)
