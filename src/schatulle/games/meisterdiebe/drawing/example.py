"""The position that docs/ show."""

from typing import Final

from schatulle.drawing.contract import Example

EXAMPLE: Final = Example(
    edition="zoch",
    seats=4,
    parts={
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
    },
    moves=(
        "0: choose masterthief",
        "1: choose jeweller",
        "2: choose detective",
        "3: choose masterthief",
        "1: open B4",
        "1: place d",
        "1: turn top+",
        "0: open A1",
    ),
)
