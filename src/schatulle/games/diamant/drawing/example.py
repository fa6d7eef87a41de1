"""The position that docs/ show."""

from typing import Final

from schatulle.drawing.contract import Example

EXAMPLE: Final = Example(
    edition="diamant",
    seats=5,
    parts={
        "expedition": 3,
        "inside": [True, True, False, True, False],
        "unsafe": [14, 14, 0, 14, 0],
        "chests": [14, 22, 31, 8, 19],
        "path": ["5:0", "11:1", "snake", "7:1", "gas", "14:2", "3:0", "scorpion", "17:2"],
        "removed": ["gas", "explosion"],
    },
    moves=("1: stay", "3: leave"),
)
