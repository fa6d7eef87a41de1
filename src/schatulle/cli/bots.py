"""`schatulle bots` and `schatulle bot`: which bots there are, and one for other programs."""

import sys
from math import inf
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from schatulle.bots.company import chair_of
from schatulle.bots.contract import Kind
from schatulle.bots.external import serve
from schatulle.bots.registry import kinds, levels, make, usual_memory
from schatulle.bots.strength import strength_of
from schatulle.core import BadOptions, Seat
from schatulle.core.registry import game_names
from schatulle.lang import has, message

#: The columns of the list; those without a name have no heading.
COLUMNS: Final = ("name", "", "level", "memory", "rating", "beats", "")


def list_bots(game: str | None, lang: str, out: Console) -> int:
    """The bots of a game, or of all: the levels with what was measured, then the others."""
    for name in game_names() if game is None else (game,):
        out.print(name, style="bold")
        rows = [_row(kind, name, lang) for kind in sorted(kinds(name), key=_place)]
        out.print(_table(rows, lang))
        for leaning, names in _by_leaning(name).items():
            out.print(f"  {leaning_says(leaning, name, lang)}", style="dim")
            out.print(Padding(" ".join(names), (0, 0, 0, 4)))
    return 0


def _by_leaning(game: str) -> dict[str, list[str]]:
    """Those of all levels who lean to the same thing, as a chair names them."""
    found: dict[str, list[str]] = {}
    for kind in levels(game):
        for companion in kind.company:
            found.setdefault(companion.leaning, []).append(chair_of(kind, companion))
    return found


def _table(rows: list[tuple[str, ...]], lang: str) -> Table:
    """Without the columns of which nobody has anything."""
    told = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    used = [number for number, column in enumerate(zip(*rows, strict=True)) if any(column)]
    for number in used:
        told.add_column(_heading(COLUMNS[number], lang), no_wrap=number < len(COLUMNS) - 1)
    for row in rows:
        told.add_row(*(row[number] for number in used))
    return told


def _heading(column: str, lang: str) -> str:
    told = message(f"command-columns.{column}", lang) if column else ""
    return f"  {told}" if column == COLUMNS[0] else told


def _place(kind: Kind) -> float:
    return kind.level or inf


def _row(kind: Kind, game: str, lang: str) -> tuple[str, ...]:
    """Name, face, level, own memory, rating over the first level, share against three below."""
    strength = strength_of(game, kind.name)
    rating = "" if strength is None else f"{strength.rating:+}"
    beats = "" if strength is None or strength.beats is None else f"{strength.beats:.0%}"
    memory = usual_memory(kind, game) or ""
    level = str(kind.level or "")
    said = sentence(kind.name, game, lang)
    return f"  {kind.name}", kind.face, level, memory, rating, beats, said


def sentence(kind: str, game: str, lang: str) -> str:
    """What a game says of a kind of bot, or what all games say of it; empty where nobody does."""
    keys = (f"bot-{game}-{kind}.says", f"bot-{kind}.says")
    return next((message(key, lang) for key in keys if has(key)), "")


def leaning_says(leaning: str, game: str, lang: str) -> str:
    """What a game says of those who lean to this; empty where it says nothing."""
    key = f"bot-{game}-leans-{leaning}"
    return message(key, lang) if has(key) else ""


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
    for game in game_names():
        try:
            make(name, game, Seat(0), "")
        except BadOptions as refusal:
            refusals.append(refusal)
    if len(refusals) == len(game_names()):
        raise refusals[0]
