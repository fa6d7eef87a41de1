"""Legal moves as a program is told them, and back again: listed where few, else described."""

from typing import Any, Final

from schatulle.bots.external.messages import Asked
from schatulle.core import BadNotation, Choices, Game, Many, Seat, count_of

#: Choices that can only be counted are listed all the same where there are at most so many.
LISTED: Final = 64


def listed(choices: Choices[Any]) -> bool:
    """Whether a program is told every choice."""
    return not isinstance(choices, Many) or choices.count <= LISTED


def moves(game: Game, choices: Choices[Any]) -> tuple[str, ...]:
    """All choices as text."""
    return tuple(map(game.format_move, choices))


def examples(game: Game, choices: Choices[Any]) -> tuple[str, ...]:
    """Some choices, the first, the middle and the one before the last."""
    last = count_of(choices) - 2
    return tuple(game.format_move(choices[number]) for number in (0, last // 2, last))


def form_of(choices: Choices[Any]) -> str:
    """How the moves that are not listed are written."""
    return choices.form if isinstance(choices, Many) else ""


def rebuilt(game: Game, asked: Asked, seat: Seat, seats: int) -> Choices[Any]:
    """The choices as our own bots know them, from what a program is told; raises BadNotation."""
    told = tuple(map(game.parse_move, asked.choices or asked.examples))
    if not told:
        raise BadNotation("choices that are not listed need examples")
    choices = game.numbered(told, seat, seats)
    if choices is None and asked.choices is None:
        raise BadNotation(f"choices of the kind {asked.kind!r} are always listed")
    return told if choices is None else choices
