"""The two moves of Diamant as numbers."""

from typing import Final

from schatulle.rules.diamant.actions import LEAVE, STAY, Action

MOVES: Final[tuple[Action, ...]] = (STAY, LEAVE)
COUNT: Final = len(MOVES)
STAYING: Final = MOVES.index(STAY)
LEAVING: Final = MOVES.index(LEAVE)


def code(action: Action) -> int:
    """The number of a move."""
    return MOVES.index(action)
