"""What the others do while somebody learns: what the script says, or as they like."""

from typing import Any

from msgspec import Struct

from schatulle.core import Decision, Refusal
from schatulle.lessons.standing import Stage, Standing, others_asked, standing_of
from schatulle.table.table import Table


class Turn(Struct, frozen=True):
    """A question to one of the others, and the move that the script has for it."""

    ask: Decision[Any]
    move: str | None


def others_turns(table: Table) -> list[Turn]:
    """Whose answers the table waits for now, but for the learner's."""
    standing = standing_of(table)
    return _plain(table) if standing is None else turns_at(standing, table)


def turns_at(standing: Standing, table: Table) -> list[Turn]:
    """None while there is something to read, or the learner is asked, who goes first."""
    if standing.stage is not Stage.OTHERS:
        return []
    asked = {ask.seat: ask for ask in others_asked(table)}
    scripted = (Turn(asked[seat], move) for seat, move in standing.left if seat in asked)
    first = next(scripted, None)
    return _plain(table) if first is None else [first]


def _plain(table: Table) -> list[Turn]:
    return [Turn(ask, None) for ask in others_asked(table)]


def scripted_action(table: Table, turn: Turn) -> Any | None:
    """What the script says; None where it says nothing, or what cannot be any more."""
    if turn.move is None:
        return None
    try:
        action = table.game.parse_move(turn.move)
    except Refusal:
        return None
    return action if action in turn.ask.choices else None
