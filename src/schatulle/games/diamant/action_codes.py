"""The two moves of Diamant as numbers."""

from typing import Final

from schatulle.games.diamant.rules.actions import LEAVE, STAY, Action

MOVES: Final[tuple[Action, ...]] = (STAY, LEAVE)
COUNT: Final = len(MOVES)
STAYING: Final = MOVES.index(STAY)
LEAVING: Final = MOVES.index(LEAVE)


def code(action: Action) -> int:
    return MOVES.index(action)
