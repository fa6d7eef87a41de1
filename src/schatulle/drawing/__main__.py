"""Draws the pictures of docs/: `python -m schatulle.drawing docs`."""

import sys
from pathlib import Path

from schatulle.drawing.examples import examples


def main(folder: Path) -> None:
    """Writes position-GAME.svg of every game to the folder."""
    for game, picture in examples().items():
        picture.save(folder / f"position-{game}.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
