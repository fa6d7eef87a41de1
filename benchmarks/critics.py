"""How far the strongest players can be exploited at four seats, at least: bars for the critics.

python benchmarks/critics.py --out exams              all bars
python benchmarks/critics.py dragon --games 80 --out exams
Every exam has a folder of its own under --out; the same command goes on there.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import structs
from rich.console import Console

from schatulle.cli.critic import examined
from schatulle.cli.wishes import Critic
from schatulle.core import Refusal
from schatulle.critic.exam import Gain

DONE, FAILED = 0, 1
SEATS: Final = 4


class Bar(NamedTuple):
    """A critic of a player, and what it may gain."""

    player: str
    edition: str
    by: str
    most: float
    games: int


BARS: Final[Mapping[str, Bar]] = {
    "dragon": Bar("dragon", "zoch", "search", 0.12, 400),
    "owl": Bar("owl", "zoch", "search", 0.08, 200),
    # A hundred million decisions, as the networks' own critics had: for a GPU.
    "prototype": Bar("dragon", "prototype", "network", 0.05, 4000),
}


def show(bar: Bar, gain: Gain, *, as_json: bool) -> None:
    """A line for the bar, or one object."""
    holds = gain.gain <= bar.most
    if as_json:
        print(json.dumps({**bar._asdict(), **structs.asdict(gain), "holds": holds}), flush=True)
        return
    print(
        f"{bar.edition}, {SEATS} seats, {bar.player}, critic by {gain.by}: "
        f"at most {100 * bar.most:+.0f} points: {100 * gain.gain:+.1f} "
        f"({100 * gain.low:+.1f} to {100 * gain.high:+.1f}, {gain.games} games) "
        f"{'holds' if holds else 'MISSED'}",
        flush=True,
    )


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bars", nargs="*", metavar="bar", help=f"all, or of: {', '.join(BARS)}")
    parser.add_argument("--games", type=int, help="so many games for each bar")
    parser.add_argument("--jobs", type=int, help="processes (one for each core)")
    parser.add_argument("--out", type=Path, default=Path("exams"), help="a folder for the exams")
    parser.add_argument("--json", action="store_true", help="one object a line")
    asked = parser.parse_args()
    for name in asked.bars or BARS:
        if name not in BARS:
            parser.error(f"there is no bar {name!r}; allowed: {', '.join(BARS)}")
        bar = BARS[name]
        wishes = Critic(
            game="meisterdiebe",
            player=bar.player,
            seats=SEATS,
            by=bar.by,
            edition=bar.edition,
            games=asked.games or bar.games,
            rounds=400,
            batch=4096,
            jobs=asked.jobs,
            out=asked.out / name,
        )
        try:
            found, status = examined(wishes, Console(stderr=True))
        except Refusal as refusal:
            print(refusal, file=sys.stderr)
            return FAILED
        for gain in found.critics:
            show(bar, gain, as_json=asked.json)
        if status != DONE:
            return status
    return DONE


if __name__ == "__main__":
    raise SystemExit(main())
