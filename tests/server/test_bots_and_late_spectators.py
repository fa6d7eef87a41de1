"""Bots whose time and luck tell nothing, and spectators who hear everything late and in order."""

import asyncio
from functools import partial
from typing import Any

import pytest

from schatulle import bots
from schatulle.core import SPECTATOR, Decision, Seat
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from schatulle.server.bots.attendant import BotAttendant
from schatulle.server.bots.workers import BotCache, InProcess, Question
from schatulle.server.live.pace import HUMAN
from schatulle.store.nodes_port import Lease
from schatulle.table import commands, projections
from schatulle.table.chance import luck
from schatulle.table.status import Status
from schatulle.table.table import Table
from server.support.evening_tables import agreed_on, gathered
from server.support.in_memory import live_table
from server.support.other_worlds import begun
from server.support.timeless_loop import timeless


class Slow(InProcess):
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
    live, clock = live_table(table), asyncio.get_running_loop().time
    moments, began = list[float](), clock()
    live.subscribe(lambda _notice: moments.append(clock() - began))
    live.play_for_house(Lease(table.id, 1), (partial(BotAttendant, runner=Slow(thought)),))
    await asyncio.sleep(10 * HUMAN.bots)
    assert [round(moment / HUMAN.bots, 3) for moment in moments] == [shown, shown]


def guessed(table: Table, seat: Seat) -> str:
    """What a spectator with our source takes a bot's closed fist to be, from public knowledge."""
    assert table.progress is not None
    seen = projections.snapshot(table.progress, SPECTATOR, 0)
    asked = Decision(seat, table.state.moment * 16 + seat + 2, "decide", (STAY, LEAVE))
    bot = bots.make(table.chairs[seat], "diamant", seat, f"{table.id}/{seat}")
    for chapter in projections.chapters(table, SPECTATOR):
        for event in chapter.events:
            bot.observe(event)
    return table.game.format_move(bot.choose(seen.view, asked))


def fist(table: Table, memory: BotCache, ask: Decision[object]) -> str:
    """What the bot really puts into its fist."""
    told = projections.observed(table, ask.seat, 0)
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
    memory, right, all_of_them = BotCache(), 0, 0
    while table.status is Status.PLAYING:
        ask = table.asked()[0]
        move = "stay" if ask.seat == 0 else fist(table, memory, ask)
        right += ask.seat != 0 and move == guessed(table, ask.seat)
        all_of_them += ask.seat != 0
        table = commands.answer_in_words(table, ask.seat, ask.id, f"k{ask.id}", move).table
    assert all_of_them > 10
    assert right < all_of_them
