"""Whether memories remember as people do: every number beside people's, and what lies between.

python benchmarks/memory.py                       all residuals
python benchmarks/memory.py adult --trials 1000   those of one point of the slider
python benchmarks/memory.py fit adult             what would lie closer to people
python benchmarks/memory.py draw docs/memory.svg  people and memories as a picture
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from msgspec.structs import asdict, replace

from schatulle.bots.contract import Memory
from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.memories import Human
from schatulle.games.meisterdiebe.bots.memories.slider import ADULT, CHILD, FITTED, Mind
from schatulle.games.meisterdiebe.research.remembering import (
    PEOPLE,
    Compared,
    compared,
    pairs_compared,
)
from schatulle.games.meisterdiebe.research.remembering.comparison import Age, named
from schatulle.games.meisterdiebe.rules.options import Options

POINTS: Final[dict[Age, float]] = {"adult": ADULT, "child": CHILD}
#: What the published numbers say something about, and how far one step of the search goes.
FREE: Final = {"taken_in": 0.02, "span": 0.2, "carried": 0.2, "strays": 0.04, "learned": 0.03}
#: No number is believed to be surer than this.
SUREST: Final = 0.03
#: As much as a residual of three times what is unsure.
MISS: Final = 9
DONE, MISSED = 0, 1


def rows(asked: Namespace) -> Iterator[Compared]:
    for age in POINTS:
        if asked.what in (age, "all"):
            yield from compared(age, named(age), asked.trials)
    if asked.what in ("pairs", "all"):
        yield pairs_compared("elephant", asked.games)
        yield pairs_compared("goldfish", asked.games)


def show(row: Compared, *, as_json: bool) -> None:
    """A line of the table, or one object."""
    people = row.people
    if as_json:
        told = {**row._asdict(), "people": asdict(people), "residual": row.residual}
        print(json.dumps({**told, "holds": row.holds}), flush=True)
        return
    between = f"{people.least:.2f} to {people.most:.2f}" if people.least < people.most else ""
    print(
        f"{row.what:40} {row.measured:7.3f}  people {people.about:6.3f} {people.sure:8}"
        f"{between:14} {row.residual:+7.3f}  {'holds' if row.holds else 'MISSED'}",
        flush=True,
    )


def tell(asked: Namespace) -> int:
    missed = 0
    for row in rows(asked):
        show(row, as_json=asked.json)
        missed += not row.holds
    return MISSED if missed else DONE


def distance(age: Age, mind: Mind, trials: int) -> float:
    """Squared residuals, each by how sure people's number is; what misses its bar costs more."""

    def new_memory(seat: Seat, seed: str, options: Options) -> Memory:
        return Human(POINTS[age], seat, seed, options, mind)

    return sum(
        (row.residual / max(SUREST, (row.people.most - row.people.least) / 2)) ** 2
        + (0 if row.holds else MISS)
        for row in compared(age, new_memory, trials)
    )


def fit(asked: Namespace) -> int:
    """One number after the other is moved to where the residuals are least."""
    mind = FITTED[POINTS[asked.age]]
    best, better = distance(asked.age, mind, asked.trials), True
    print(f"{best:.3f}  {mind}", flush=True)
    while better:
        better = False
        for name, step in FREE.items():
            for way in (step, -step):
                changed = replace(mind, **{name: round(asdict(mind)[name] + way, 4)})
                if not _can_be(changed):
                    continue
                found = distance(asked.age, changed, asked.trials)
                if found < best:
                    best, mind, better = found, changed, True
                    print(f"{best:.3f}  {mind}", flush=True)
    return DONE


def _can_be(mind: Mind) -> bool:
    shares = (mind.taken_in, mind.strays, mind.learned)
    return all(0 < share < 1 for share in shares) and mind.carried > 0


WIDTH, HEIGHT, LEFT, TOP, STEP = 760, 340, 60, 40, 64
COLOURS: Final = {2: "#2b7a4b", 3: "#2f6db3", 4: "#b3402f"}


def draw(asked: Namespace) -> int:
    """People as bars from the least to the most that they may be, memories as lines."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for panel, age in enumerate(POINTS):
        parts += _panel(age, LEFT + panel * 360, list(compared(age, named(age), asked.trials)))
    asked.path.write_text("\n".join([*parts, "</svg>\n"]), encoding="utf-8")
    return DONE


def _panel(age: Age, left: int, all_rows: Sequence[Compared]) -> Iterator[str]:
    yield f'<text x="{left}" y="22" font-weight="bold">{age}: found after so many swaps</text>'
    for tenth in range(4, 11, 2):
        y = _height(tenth / 10)
        yield f'<path d="M{left - 8} {y}h{4.4 * STEP}" stroke="#ddd"/>'
        yield f'<text x="{left - 34}" y="{y + 4}">{tenth / 10:.1f}</text>'
    for swaps in range(5):
        yield f'<text x="{left + swaps * STEP + 4}" y="{HEIGHT - 18}">{swaps}</text>'
    pairs = list(zip(getattr(PEOPLE, age), all_rows, strict=False))
    for things, found in groupby(pairs, lambda pair: int(pair[0].things)):
        yield from _line(things, left, [(people.swaps, row) for people, row in found])


def _line(things: int, left: int, points: Sequence[tuple[int, Compared]]) -> Iterator[str]:
    colour, beside = COLOURS[things], 8 * (things - 3)
    places = [(left + swaps * STEP + 8 + beside, row) for swaps, row in points]
    for x, row in places:
        least, most = _height(row.people.least), _height(row.people.most)
        yield f'<path d="M{x} {least}V{most}" stroke="{colour}" stroke-width="5" opacity=".3"/>'
        yield f'<circle cx="{x}" cy="{_height(row.people.about)}" r="3.5" fill="{colour}"/>'
    line = "L".join(f"{x} {_height(row.measured)}" for x, row in places)
    yield f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
    x, row = places[-1]
    yield f'<text x="{x + 8}" y="{_height(row.measured) + 4}" fill="{colour}">{things}</text>'


def _height(share: float) -> float:
    """From 0.4 to 1."""
    return round(TOP + (1 - share) / 0.6 * (HEIGHT - TOP - 50), 1)


def parsed(given: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.set_defaults(run=tell, what="all", trials=1000, games=2000)
    kinds = parser.add_subparsers(metavar="what")
    for what in ("all", *POINTS, "pairs"):
        kind = kinds.add_parser(what, help=f"residuals: {what}")
        kind.set_defaults(run=tell, what=what)
        kind.add_argument("--trials", type=int, default=1000, help="of each condition (1000)")
        kind.add_argument("--games", type=int, default=2000, help="of pairs (2000)")
    kind = kinds.add_parser("fit", help="numbers that lie closer to people")
    kind.set_defaults(run=fit)
    kind.add_argument("age", choices=POINTS)
    kind.add_argument("--trials", type=int, default=60, help="of each condition (60)")
    kind = kinds.add_parser("draw", help="people and memories as a picture")
    kind.set_defaults(run=draw)
    kind.add_argument("path", type=Path)
    kind.add_argument("--trials", type=int, default=1000, help="of each condition (1000)")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    asked = parsed(given)
    try:
        return int(asked.run(asked))
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
