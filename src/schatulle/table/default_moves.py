"""What is played for someone whose clock has run out: announced before, the same for everyone."""

from typing import Any

from schatulle.core import Decision, Game, count_of
from schatulle.table.chance import key_of, number_below
from schatulle.table.table import Table


def default_move(table: Table, ask: Decision[Any]) -> Any:
    """What a table's clock plays."""
    return default_of(table.game, table.seed, ask)


def default_of(game: Game, seed: str, ask: Decision[Any]) -> Any:
    """OQ-M31: what the game says of such questions: by chance, the careful choice or the first."""
    count = count_of(ask.choices)
    match game.QUESTIONS[ask.kind]:
        case "chance":
            number = number_below(key_of(f"{seed}/clock"), ask.id, count)
        case "careful":
            number = count - 1
        case "first":
            number = 0
    return ask.choices[number]
