"""Six positions deep in the last cave, to check bots with."""

from typing import Final

from schatulle.games.diamant import rules as diamant
from schatulle.research.solving.positions import Situation, given

#: D-5: two explorers deep in the last cave: chests, stones beside them, path and removed hazards.
_CAVES: Final = (
    (
        (11, 19),
        (35, 35),
        "13:1 15:1 11:1 11:1 7:1 9:1 scorpion explosion 1:1 7:1 4:0 landslide",
        "snake gas explosion",
    ),
    (
        (35, 32),
        (38, 38),
        "9:1 scorpion 2:0 4:0 17:1 7:1 5:1 snake 11:1 13:1 landslide gas explosion 15:1",
        "scorpion",
    ),
    (
        (38, 20, 35),
        (19, 19, 0),
        "scorpion 5:0 2:0 1:0 7:0 explosion 11:0 landslide gas snake 9:1 14:0 5:1",
        "explosion snake",
    ),
    (
        (14, 24, 12),
        (0, 26, 26),
        "9:0 17:0 3:0 7:0 explosion scorpion 5:1 11:1 gas 15:1 2:0 landslide",
        "landslide scorpion snake",
    ),
    (
        (25, 21, 24, 39, 35),
        (17, 0, 0, 17, 0),
        "4:0 gas 11:0 7:0 scorpion 17:0 landslide 1:0 7:0 11:0 13:0 5:1 explosion",
        "explosion scorpion",
    ),
    (
        (20, 23, 5, 3, 8),
        (0, 19, 0, 0, 19),
        "5:0 gas 1:0 3:0 17:0 landslide 7:0 scorpion explosion 5:0 snake 15:0 11:1",
        "explosion gas gas",
    ),
)


def caves() -> tuple[Situation, ...]:
    """D-8: two explorers before they decide; nobody else can win any more."""
    options = diamant.options("diamant", {"allow_two": True})
    return tuple(
        [
            given(
                diamant.NAME,
                options,
                len(chests),
                {
                    "expedition": options.expeditions,
                    "chests": chests,
                    "unsafe": unsafe,
                    "inside": [stones > 0 for stones in unsafe],
                    "path": path.split(),
                    "removed": removed.split(),
                },
            )
            for chests, unsafe, path, removed in _CAVES
        ]
    )
