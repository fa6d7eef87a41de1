"""Prints what bots give away at the end: `python -m schatulle.research.solving fox greedy`.

In the last round of Meisterdiebe a mean over decisions with something at stake, and how many lose
more than half of the win; with `--cave` of Diamant, for each explorer of each position.
"""

import sys
from collections.abc import Sequence
from statistics import fmean

from schatulle.research.solving.endings import caves, last_round, moments
from schatulle.research.solving.regrets import regret, regrets
from schatulle.rules.diamant.state import explorers


def main(words: Sequence[str]) -> None:
    """The bots named, or some that everybody knows."""
    names = [word for word in words if word != "--cave"]
    if "--cave" in words:
        _caves(names or ["strong", "ev"])
    else:
        _last_rounds(names or ["random", "greedy", "bot", "fox"])


def _last_rounds(names: Sequence[str]) -> None:
    for edition in ("zoch", "prototype"):
        games = [(str(seed), last) for seed in range(50) for last in (8, 10)]
        rounds = [last_round(seed, edition, last=last) for seed, last in games]
        turns = [
            turn
            for start, (seed, _) in zip(rounds, games, strict=True)
            for turn in moments(start, seed)
            if turn is not start
        ]
        for what, positions in (("cards", rounds), ("turns", turns)):
            for it in regrets(names, positions):
                print(
                    f"{edition:9} {what} {it.bot:18} mean {it.mean:.3f}  "
                    f"over half {it.blunders(0.5)} of {len(it.losses)}"
                )


def _caves(names: Sequence[str]) -> None:
    for name in names:
        lost = [
            [regret(name, position, seat) for seat in explorers(position.state)]
            for position in caves()
        ]
        shown = "  ".join("/".join(f"{loss:.3f}" for loss in both) for both in lost)
        print(f"{name:9} mean {fmean([loss for both in lost for loss in both]):.3f}  {shown}")


if __name__ == "__main__":
    main(sys.argv[1:])
