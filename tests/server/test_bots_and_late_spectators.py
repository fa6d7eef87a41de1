"""Bots whose time and luck tell nothing, and spectators who hear everything late and in order."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from schatulle import bots
from schatulle.rules.core import SPECTATOR, Decision, Seat
from schatulle.rules.diamant.actions import LEAVE, STAY
from schatulle.server.desk import Desk
from schatulle.server.pace import HUMAN
from schatulle.server.robots import Robots
from schatulle.server.session import Session
from schatulle.server.thinking import Here, Question
from schatulle.server.thinking import Memory as BotMemory
from schatulle.table import commands, news
from schatulle.table.chance import luck
from schatulle.table.life import Status, Table
from server.support import Memory
from server.test_two_worlds import advanced, begun
from server.test_two_worlds_in_time import (
    agreed_on,
    gathered,
    timeless,
)


class Slow(Here):
    """Bots that think for so many paces."""

    def __init__(self, paces: float) -> None:
        super().__init__()
        self._paces = paces

    async def think(self, question: Question) -> Any | None:
        await asyncio.sleep(self._paces * HUMAN.bots)
        return await super().think(question)


@pytest.mark.parametrize(("thought", "shown"), [(0, 1), (0.3, 1), (0.9, 1), (1.2, 2), (2.7, 3)])
@timeless
async def test_bots_asked_at_once_answer_at_once_after_whole_paces_however_long_they_think(
    thought: float, shown: int
) -> None:
    table = begun(gathered(agreed_on("diamant", "diamant", "pbb")))
    desk = Desk(table, Memory(), lambda: 0.0)
    robots, began = Robots(desk, Slow(thought)), asyncio.get_running_loop().time()
    moments: list[float] = []
    desk.watch(SPECTATOR, lambda _told: moments.append(asyncio.get_running_loop().time() - began))
    robots.wake()
    await asyncio.sleep(10 * HUMAN.bots)
    assert [round(moment / HUMAN.bots, 3) for moment in moments] == [shown, shown]


def guessed(table: Table, seat: Seat) -> str:
    """What a spectator with our source takes a bot's closed fist to be, from public knowledge."""
    seen = news.snapshot(table, SPECTATOR)
    assert seen is not None
    asked = Decision(seat, table.state.moment * 16 + seat + 2, "decide", (STAY, LEAVE))
    bot = bots.make(table.chairs[seat], "diamant", seat, f"{table.id}/{seat}")
    for chapter in news.chapters(table, SPECTATOR):
        for event in chapter.events:
            bot.observe(event)
    return table.game.format_move(bot.choose(seen.view, asked))


def fist(table: Table, memory: BotMemory, ask: Decision[object]) -> str:
    """What the bot really puts into its fist."""
    told = news.observed(table, ask.seat, 0)
    view, kind = table.game.view(table.state, ask.seat), table.chairs[ask.seat]
    lucky = luck(table.secret, ask.seat)
    agreed, seats = table.options(), len(table.chairs)
    question = Question(
        table.id, ask.seat, kind, lucky, "diamant", agreed, seats, 0, told, view, ask
    )
    return table.game.format_move(memory.answer(question))


@pytest.mark.parametrize("kind", ["b", "r"])
def test_nobody_can_work_out_what_is_in_a_bots_closed_fist(kind: str) -> None:
    """D-8: whoever has our source knows all about a bot but its luck."""
    table = begun(gathered(agreed_on("diamant", "diamant", f"p{kind}{kind}{kind}")))
    memory, right, all_of_them = BotMemory(), 0, 0
    while table.status is Status.PLAYING:
        ask = table.asked()[0]
        move = "stay" if ask.seat == 0 else fist(table, memory, ask)
        right += ask.seat != 0 and move == guessed(table, ask.seat)
        all_of_them += ask.seat != 0
        table = table.after(commands.answer(table, ask.seat, ask.id, f"k{ask.id}", move))
    assert all_of_them > 10
    assert right < all_of_them


@pytest.mark.parametrize("answers", [30, 150])
@timeless
async def test_a_late_spectator_hears_everything_in_order_after_a_restart(answers: int) -> None:
    """All that was read back is due in the same moment, and must neither mix nor overflow."""
    agreed = agreed_on("meisterdiebe", "zoch", "pppp", spectator_delay=1)
    table = advanced(begun(gathered(agreed)), answers, Random(1))
    desk = Desk(table, Memory(), lambda: 0.0)
    session = Session(desk, None)
    await session.hear('{"type":"Watch"}')
    await asyncio.sleep(2)
    told = [msgspec.json.decode(await session.next()) for _ in range(session.waiting())]
    session.end()
    assert not session.lost.is_set()
    numbers = [message["number"] for message in told if message["type"] == "Happened"]
    assert numbers == sorted(numbers)
