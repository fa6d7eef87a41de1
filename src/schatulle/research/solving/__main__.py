"""Prints what bots give away at the end: `python -m schatulle.research.solving fox greedy`.

The first word may be the name of a game (`diamant strong`); without one it is the first that is
solved.
"""

import sys
from collections.abc import Sequence

from schatulle.core.registry import games_with
from schatulle.research.solving.regrets import solving_of


def main(words: Sequence[str]) -> None:
    """The bots named, or some that everybody knows."""
    solved = games_with("research.solving")
    game, names = (words[0], words[1:]) if words and words[0] in solved else (solved[0], words)
    solving = solving_of(game)
    for line in solving.report(names or solving.NAMES):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
