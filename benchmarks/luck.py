"""How much surer results are without their luck, and whether they say the same as the plain ones.

python benchmarks/luck.py                          all companies
python benchmarks/luck.py three eight --games 400  some of them, not quite as surely
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

COMPANIES: Final = {
    "three": ("diamant", "dragon,boar,ev"),
    "four": ("diamant", "fox,ev,dragon,magpie"),
    "simple": ("diamant", "ev,leave10,random,random,random"),
    "five": ("diamant", "dragon,ev,boar,hedgehog,bot"),
    "eight": ("diamant", "mouse,magpie,boar,hedgehog,fox,dragon,ev,bot"),
    "thieves": ("meisterdiebe", "dragon,fox,boar,hedgehog"),
}
#: Half a 95 % interval is so many standard errors.
ERRORS: Final = 1.96


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("companies", nargs="*", metavar="company", help=", ".join(COMPANIES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="a")
    parser.add_argument("--json", action="store_true", help="one object a line")
    wishes = parser.parse_args()
    for name in wishes.companies or COMPANIES:
        for line in _lines(name, _contest(*COMPANIES[name], wishes.games, wishes.seed)):
            print(json.dumps(line) if wishes.json else _row(line), flush=True)


def _contest(game: str, bots: str, games: int, seed: str) -> dict[str, Any]:
    command = (sys.executable, "-m", "schatulle", "arena", game, "--adjusted", "--json")
    wishes = ("--seats", str(bots.count(",") + 1), "--games", str(games), "--seed", seed)
    done = subprocess.run(
        [*command, *wishes, "--bots", bots], check=True, stdout=subprocess.PIPE, text=True
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def _lines(name: str, told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for bot in told["bots"]:
        plain = bot["high"] - bot["low"]
        apart = bot["adjusted"] - bot["win_share"]
        yield {
            "company": name,
            "games": told["games"],
            "bot": bot["bot"],
            "plain": bot["win_share"],
            "adjusted": bot["adjusted"],
            "error": round((bot["adjusted_high"] - bot["adjusted_low"]) / plain, 3),
            "errors_apart": round(apart / (plain / 2 / ERRORS), 2),
        }


def _row(line: dict[str, Any]) -> str:
    return (
        f"{line['company']:8} {line['bot']:10} {line['plain']:6.1%} plain {line['adjusted']:6.1%}"
        f" without luck, error x {line['error']:.2f}, {line['errors_apart']:+.2f} errors apart"
    )


if __name__ == "__main__":
    main()
