"""Tables of a hub in this process, and waiting until they are as one wishes."""

import asyncio
from pathlib import Path
from typing import Any

from schatulle.bots import KINDS
from schatulle.core import Seat
from schatulle.server.bots.workers import BotRunner
from schatulle.server.hub.hub import Hub
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.store.sqlite import open_store
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Guest

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")


def setting(*chairs: str, **more: Any) -> Agreement:
    return Agreement(game="diamant", edition="diamant", chairs=chairs, **more)


async def hub_over(folder: Path, pace: Pace, runner: BotRunner | None = None) -> Hub:
    return Hub(open_store(folder / "tables.sqlite3"), KINDS, pace=pace, runner=runner)


async def started(hub: Hub, wishes: Agreement) -> LiveTable:
    live = await hub.open(wishes, ANN)
    for seat, guest in zip((0, 1), (ANN, BOB), strict=True):
        if wishes.chairs[seat] == "person":
            await live.act(lambda table, s=seat, g=guest: commands.sit_down(table, g, Seat(s)))  # type: ignore[misc]
    await live.act(lambda table: commands.start(table, ANN.id))
    return live


async def until(live: LiveTable, holds: Any) -> None:
    """Waits for the table itself to say so."""
    changed = asyncio.Event()
    subscription = live.subscribe(lambda _: changed.set())
    while not holds(live.table):
        await asyncio.wait_for(changed.wait(), 20)
        changed.clear()
    live.unsubscribe(subscription)


def who_answered(live: LiveTable) -> dict[Seat, set[str]]:
    """By seat, who gave its answers: the bot itself or somebody who stood in."""
    answers: dict[Seat, set[str]] = {}
    for seat, key in ((given.seat, given.key) for given in live.table.given):
        answers.setdefault(seat, set()).add(key.rpartition("-")[0])
    return answers
