"""Whole tables for tests, played to their end by chance."""

from random import Random
from typing import Any

from schatulle.rules.core import Seat
from schatulle.table import commands
from schatulle.table.entries import Guest, SatDown, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.life import Status, Table
from schatulle.table.setting import Setting
from support.games import choice

SECRET = "a7" * 32


def finished(game: str, edition: str, seats: int, options: dict[str, Any] | None = None) -> Table:
    """A game played to its end, every seat a guest's own."""
    capped = {"max_rounds": 8} if game == "meisterdiebe" else {}
    setting = Setting(game, edition, ("person",) * seats, capped | (options or {}))
    table = Table("t", TableOpened(setting, Guest("g0", "G0"), SECRET, commitment(SECRET, "t")))
    for seat in table.seats:
        table.apply(SatDown(Seat(seat), Guest(f"g{seat}", f"G{seat}")))
    table.apply(commands.start(table, "g0"))
    dice = Random(seats)
    while table.status is not Status.OVER:
        ask = dice.choice(table.asked())
        move = table.game.format_move(choice(ask.choices, dice))
        table.apply(commands.answer(table, ask.seat, ask.id, f"k{ask.id}", move))
    return table
