"""Legal moves as a program is told them, and back again: listed where few, else described."""

from typing import Any, Final

from schatulle.bots.external.messages import Asked
from schatulle.rules.core import BadNotation, Choices, Decision, Game, Many, Seat, how_many
from schatulle.rules.meisterdiebe.actions import Fill, Give
from schatulle.rules.meisterdiebe.filling import Fillings
from schatulle.rules.meisterdiebe.gems import together
from schatulle.rules.meisterdiebe.robbing import Gifts

#: Choices that can only be counted are listed all the same where there are at most so many.
LISTED: Final = 64

FORMS: Final = {
    "fill": "fill and a drawer (A1 to C4) for each diamond, as many as in the examples; "
    "a drawer may be named more than once",
    "give": "give and SEAT:GEMS for each receiver, each other seat at most once, all gems of the "
    "examples together; or keep",
}


def listed(choices: Choices[Any]) -> bool:
    """Whether a program is told every choice."""
    return not isinstance(choices, Many) or choices.count <= LISTED


def moves(game: Game, choices: Choices[Any]) -> tuple[str, ...]:
    """All choices as text."""
    return tuple(map(game.format_move, choices))


def examples(game: Game, choices: Choices[Any]) -> tuple[str, ...]:
    """Some choices, the first, the middle and the one before the last."""
    last = how_many(choices) - 2
    return tuple(game.format_move(choices[number]) for number in (0, last // 2, last))


def rebuilt(game: Game, asked: Asked, seat: Seat, seats: int) -> Choices[Any]:
    """The choices from what a program was told of them; raises BadNotation."""
    if asked.choices is not None and asked.kind != "give":
        return tuple(map(game.parse_move, asked.choices))
    # Our own bots know gifts by what is given, not by a list.
    shown = asked.examples or asked.choices or ()
    match game.parse_move(shown[0]) if shown else None:
        case Fill(drawers):
            return Fillings(len(drawers))
        case Give(shares):
            others = tuple(Seat(other) for other in range(seats) if other != seat)
            return Gifts(together(bag for _, bag in shares), others)
        case _:
            raise BadNotation("choices that are not listed need examples of fill or give")


def form_of(decision: Decision[Any]) -> str:
    """How the moves that are not listed are written."""
    return FORMS[decision.kind]
