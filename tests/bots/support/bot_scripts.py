"""Scripts as bots, and what became of them."""

import os
import shlex
import sys
from pathlib import Path
from select import select

from schatulle.arena.block import PlayedBlock
from schatulle.arena.game import Played

#: A program that takes the first move, whatever the game.
FIRST_CHOICE = Path(__file__).with_name("first_choice.py")


def program(script: Path) -> str:
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(script))}"


def programs_seats(block: PlayedBlock) -> list[Played]:
    return [seat for game in block.games for seat in game if seat.bot.startswith("exec:")]


def is_gone(process: int) -> bool:
    """Whether it ends soon or has ended; whether its new parent has noticed is not our concern."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return bool(select([handle], [], [], 60)[0])
    finally:
        os.close(handle)
