"""The two positions that docs/ shows, reached by moves in the notation."""

from typing import Any, Final

from schatulle.research.drawing.picture import Picture, picture_of
from schatulle.rules import diamant, meisterdiebe
from schatulle.rules.core import Game, Seat
from schatulle.rules.core.notation import parse_line
from schatulle.table.games import game_named

_BOX: Final = {
    "round": 8,
    "flipped": True,
    "north": {"A": 2, "B": 3, "C": 4},
    "drawers": {
        "B3": "2d1s!1/. 1r/.",
        "A1": "3d/. ./1r",
        "C2": "./1d1s",
        "C3": "1d/. ./.",
    },
    "red": "3d1s",
    "white": ["4d1s", "3d2s", "5d", "2d1s"],
    "black": ["6d2s1r", "4d3s", "7d1s", "11d2r"],
    "hands": [
        ["smuggler 6", "jewelress 8", "thief 4", "masterthief 3", "detective 5"],
        ["smuggler 2", "jeweller 7", "thief 1", "masterthief 8", "detective 3"],
        ["smuggler 5", "jeweller 4", "jewelress 2", "thief 7", "detective 1"],
        ["smuggler 8", "jeweller 2", "jewelress 5", "thief 6", "masterthief 4"],
    ],
}
_BOX_MOVES: Final = (
    "0: choose masterthief",
    "1: choose jeweller",
    "2: choose detective",
    "3: choose masterthief",
    "1: open B4",
    "1: place d",
    "1: turn top+",
    "0: open A1",
)
_CAVE: Final = {
    "expedition": 3,
    "inside": [True, True, False, True, False],
    "unsafe": [14, 14, 0, 14, 0],
    "chests": [14, 22, 31, 8, 19],
    "path": ["5:0", "11:1", "snake", "7:1", "gas", "14:2", "3:0", "scorpion", "17:2"],
    "removed": ["gas", "explosion"],
}
_CAVE_MOVES: Final = ("1: stay", "3: leave")


def examples() -> dict[str, Picture]:
    """Both pictures by the name of the game, as seat 0 sees the position."""
    return {
        meisterdiebe.NAME: _example(game_named(meisterdiebe.NAME), "zoch", _BOX, _BOX_MOVES),
        diamant.NAME: _example(game_named(diamant.NAME), "diamant", _CAVE, _CAVE_MOVES),
    }


def _example(game: Game, edition: str, parts: dict[str, Any], moves: tuple[str, ...]) -> Picture:
    seats = len(parts["white"] if "white" in parts else parts["inside"])
    state = game.given(parts, game.options(edition, {}), seats)
    for line in moves:
        seat, move = parse_line(line)
        _, state = game.play(state, seat, game.parse_move(move))
    return picture_of(game.NAME, game.view(state, Seat(0)))
