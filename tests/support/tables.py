"""Whole tables for tests, played to their end by chance."""

from random import Random
from typing import Any

from schatulle.core import Seat
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Guest, SatDown, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.status import Status
from schatulle.table.table import Table, opened_table
from support.games import choice

SECRET = "a7" * 32


def finished(game: str, edition: str, seats: int, options: dict[str, Any] | None = None) -> Table:
    """A game played to its end, every seat a guest's own."""
    capped = {"max_rounds": 8} if game == "meisterdiebe" else {}
    setting = Agreement(game, edition, ("person",) * seats, capped | (options or {}))
    opened = TableOpened(setting, Guest("g0", "G0"), SECRET, commitment(SECRET, "t"))
    table = opened_table("t", opened)
    for seat in table.seats:
        table = table.after(SatDown(Seat(seat), Guest(f"g{seat}", f"G{seat}")))
    table = commands.start(table, "g0").table
    dice = Random(seats)
    while table.status is not Status.OVER:
        ask = dice.choice(table.asked())
        action = choice(ask.choices, dice)
        table = commands.answer(table, ask.seat, ask.id, f"k{ask.id}", action).table
    return table
