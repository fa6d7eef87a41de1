"""Leaks in time that are put in on purpose: the comparison of two worlds finds every one."""

import asyncio
from typing import Any

import pytest

from schatulle.core import Seat
from schatulle.lessons.others import Turn
from schatulle.server.bots import attendant as attendant_module
from schatulle.server.bots.attendant import BotAttendant
from schatulle.server.live import session as session_module
from schatulle.server.live import wire
from schatulle.server.live.delayed_game import DelayedGame
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.notices import Notice
from schatulle.server.live.pace import Pace
from schatulle.server.live.session import Session
from schatulle.store.port import Entry as Row
from schatulle.table.entries import Entry
from schatulle.table.projections import Chapter, observed
from schatulle.table.table import Table
from server.support.evening_tables import caves, gathered, other_answers, other_hands, thieves
from server.support.evenings import A_MOMENT, evening_of, part_company
from server.support.in_memory import Memory, guest
from server.support.other_worlds import PLAYED, only_played
from server.support.timeless_loop import timeless
from server.support.twins import VIEWER
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
    honest = BotAttendant._turns

    def turns(self: BotAttendant) -> list[Turn]:
        return honest(self)[:: 1 if secret_of(self._live.table) % 2 else -1]

    monkeypatch.setattr(BotAttendant, "_turns", turns)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_a_second_more_on_the_clock_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.seconds_left

    def seconds_left(self: LiveTable) -> dict[int, int]:
        return {ask: left - secret_of(self.table) % 2 for ask, left in honest(self).items()}

    monkeypatch.setattr(LiveTable, "seconds_left", seconds_left)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_a_frame_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Session._tell

    def tell(self: Session, notice: Notice) -> None:
        honest(self, notice)
        if secret_of(self._live.table) % 2:
            self._say(wire.Pong(0))

    monkeypatch.setattr(Session, "_tell", tell)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_a_longer_frame_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same message, with a blank that only its length tells of."""
    honest = Session._say

    def say(self: Session, message: Any) -> None:
        if secret_of(self._live.table) % 2:
            vars(message)["text"] = message.text.rstrip() + b" "
        honest(self, message)

    monkeypatch.setattr(Session, "_say", say)
    assert await is_found(hands_of_three(), keep=only_played)


@timeless
async def test_seats_of_one_client_told_in_another_order_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = LiveTable._publish

    def publish(self: LiveTable, entry: Entry) -> None:
        if secret_of(self.table) % 2:
            for subscription in self._subscriptions:
                subscription.viewers.reverse()
        honest(self, entry)

    viewers = VIEWER, Seat(2)
    tables = other_hands(gathered(thieves("pppp"), {2: 1}), *viewers)
    monkeypatch.setattr(LiveTable, "_publish", publish)
    assert await is_found(tables, *viewers, keep=only_played)


@timeless
async def test_an_answer_that_comes_a_moment_later_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Memory.append

    async def append(self: Memory, table: str, entry: Row, *rest: Any) -> None:
        await asyncio.sleep(len(entry.body) / 1000)
        await honest(self, table, entry, *rest)

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
    honest = DelayedGame._put

    def put(self: DelayedGame, due: float, tell: Any) -> None:
        honest(self, due - 15, tell)

    monkeypatch.setattr(DelayedGame, "_put", put)
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
        attendant_module, "observed", lambda table, _seat, since: observed(table, Seat(0), since)
    )
    assert await is_found(other_hands(gathered(thieves("pbbp"))), keep=only_played)
