"""A round played in the mind: everyone acts in turn, and red is shared out."""

from collections.abc import Sequence
from typing import NamedTuple

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.imagined_box import ImaginedTable
from schatulle.games.meisterdiebe.bots.imagined_turn import Turn, act, leave
from schatulle.games.meisterdiebe.rules.cards import Character


class RestOfRound(NamedTuple):
    """What is left of a round."""

    #: Who is still to act, in that order; the detectives are last.
    turns: Sequence[Turn]
    #: M-28: smugglers who have acted but not shared yet.
    waiting: tuple[Seat, ...] = ()


def play_round(table: ImaginedTable, rest: RestOfRound, drawer: int | None = None) -> None:
    """M-26..M-33: all that is left of a round; the first one opens the drawer if one is named."""
    turns = rest.turns
    table.detectives = sum([character is Character.DETECTIVE for _, character in turns])
    if table.options.smuggler == "loot":
        smugglers = [seat for seat, character in turns if character is Character.SMUGGLER]
        count = len(smugglers)
        shares = [
            _acted(table, turns[number:], None if number else drawer) for number in range(count)
        ]
        _settle(table, [*rest.waiting, *smugglers], [1.0] * len(rest.waiting) + shares)
        turns, drawer = turns[count:], None if count else drawer
    _play_on(table, turns, drawer)


def _acted(table: ImaginedTable, turns: Sequence[Turn], drawer: int | None) -> float:
    free = act(table, turns[0], drawer)
    leave(table, turns[0], turns[1:])
    return free


def _play_on(table: ImaginedTable, turns: Sequence[Turn], drawer: int | None) -> None:
    """M-31, M-85: those who are left act in their order, then the detectives collect."""
    detectives = [seat for seat, character in turns if character is Character.DETECTIVE]
    for number in range(len(turns) - len(detectives)):
        _acted(table, turns[number:], None if number else drawer)
    _share(table, detectives, [1.0] * len(detectives))


def _settle(table: ImaginedTable, smugglers: Sequence[Seat], shares: Sequence[float]) -> None:
    """M-57..M-62: red for the smugglers who went free, unless there are more detectives."""
    if len(smugglers) >= table.detectives:
        _share(table, smugglers, shares)


def _share(table: ImaginedTable, seats: Sequence[Seat], shares: Sequence[float]) -> None:
    """M-60, M-86: red in equal parts."""
    whole = sum(shares)
    if not whole:
        return
    for seat, share in zip(seats, shares, strict=True):
        table.gains[seat] += table.red * share / max(1.0, whole)
    table.red -= table.red * min(1.0, whole)
