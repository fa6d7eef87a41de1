"""What is played for someone whose clock has run out: announced before, the same for everyone."""

from typing import Any, Final, Literal

from schatulle.rules.core import Decision, how_many
from schatulle.table.chance import key_of, number_below
from schatulle.table.life import Table

#: Questions where the first choice would favour or harm by its place in a list; chance chooses.
BY_CHANCE: Final = ("choose", "open", "fill")
#: Questions whose last choice is the careful one: back to camp, leave the gems, the sapphire.
CAREFUL: Final = ("decide", "give", "take")


def default_move(table: Table, ask: Decision[Any]) -> str:
    """OQ-M31: a card or drawer by chance; else what changes least."""
    count = how_many(ask.choices)
    if ask.kind in BY_CHANCE:
        number = number_below(key_of(f"{table.secret}/clock"), ask.id, count)
    else:
        number = count - 1 if ask.kind in CAREFUL else 0
    return table.game.format_move(ask.choices[number])


def announced(ask: Decision[Any]) -> Literal["chance", "careful", "first"]:
    """How the default is announced: by chance, or the careful or the first choice."""
    if ask.kind in BY_CHANCE:
        return "chance"
    return "careful" if ask.kind in CAREFUL else "first"
