"""What the others do while somebody learns: what the script says, or as they like."""

from typing import Any

from msgspec import Struct

from schatulle.core import Decision, Game, Refusal
from schatulle.lessons.standing import Stage, Standing, others_asked, standing_of
from schatulle.table.commands import NotNow
from schatulle.table.table import Table


class Turn(Struct, frozen=True):
    """A question to one of the others, and the move that the script has for it."""

    ask: Decision[Any]
    move: str | None


def bots_turns(table: Table) -> list[Turn]:
    """Which bots of a table are to answer now."""
    standing = standing_of(table)
    if standing is None:
        return [Turn(ask, None) for ask in table.asked() if table.bot_at(ask.seat)]
    return turns_at(standing, table)


def check_turn(table: Table, ask: Decision[Any]) -> None:
    """Somebody may have answered or read something since; raises NotNow."""
    standing = standing_of(table)
    if standing is not None and all(turn.ask.id != ask.id for turn in turns_at(standing, table)):
        raise NotNow("the lesson waits for something else", "refused-others-first")


def turns_at(standing: Standing, table: Table) -> list[Turn]:
    """None while there is something to read, or the learner is asked, who goes first."""
    if standing.stage is not Stage.OTHERS:
        return []
    asked = {ask.seat: ask for ask in others_asked(table)}
    scripted = (Turn(asked[seat], move) for seat, move in standing.left if seat in asked)
    first = next(scripted, None)
    return [Turn(ask, None) for ask in asked.values()] if first is None else [first]


def scripted_action(game: Game, turn: Turn) -> Any | None:
    """What the script says; None where it says nothing, or what cannot be any more."""
    if turn.move is None:
        return None
    try:
        action = game.parse_move(turn.move)
    except Refusal:
        return None
    return action if action in turn.ask.choices else None
