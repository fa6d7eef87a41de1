"""`schatulle bots` and `schatulle bot`: which bots there are, and one for other programs."""

import sys

from rich.console import Console
from rich.table import Table

from schatulle.bots.external import serve
from schatulle.bots.making import PLAYERS, kinds, make
from schatulle.rules.core import BadOptions, Seat


def list_bots(game: str | None, out: Console) -> int:
    """The names of a game, or of both, with their sentences."""
    for name in PLAYERS if game is None else (game,):
        told = Table.grid(padding=(0, 2))
        for kind in kinds(name):
            told.add_row(f"  {kind.name}", kind.says)
        out.print(name, style="bold")
        out.print(told)
    return 0


def serve_bot(name: str, *, stdio: bool) -> int:
    """Plays what standard input tells, until it ends; raises Refusal."""
    if not stdio:
        raise BadOptions("bot speaks with programs, not people: add --stdio, or see docs/bots.md")
    _check(name)
    serve(name, sys.stdin.buffer, _say)
    return 0


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def _check(name: str) -> None:
    """A name that no game knows is refused before anything is asked."""
    refusals = []
    for game in PLAYERS:
        try:
            make(name, game, Seat(0), "")
        except BadOptions as refusal:
            refusals.append(refusal)
    if len(refusals) == len(PLAYERS):
        raise refusals[0]
