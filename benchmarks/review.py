"""How well the review of Meisterdiebe measures memory: elephants should score 1, goldfish 0.

python benchmarks/review.py --games 200 --jobs 16 --minutes 9 --out review.jsonl

At every table the strongest player sits among three others with the same memory, and the game is
reviewed from its seat. What is in the file already is not played again: a run can be ended at any
time and gone on with. The same numbers always make the same games.
"""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from math import inf, nan
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic, process_time
from typing import Any, Final

from schatulle.arena.deals import MirroredChance
from schatulle.arena.game import Chair, play
from schatulle.bots import make
from schatulle.core import Seat
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe.review.judgement import judged
from schatulle.games.meisterdiebe.review.memory_score import Stake, memory_of, stakes, total
from schatulle.games.meisterdiebe.review.own_decisions import own_decisions
from schatulle.games.meisterdiebe.review.seating import turned
from schatulle.reviews.course import course_of
from schatulle.table.match import Match
from schatulle.table.records import Record, record_of

GAME: Final = "meisterdiebe"
LEVELS: Final = ("goldfish", "0.25", "0.5", "0.75", "elephant")
SEATS: Final = 4
_RESAMPLES: Final = 2000


def played(player: str, rivals: str, number: int) -> Record:
    """One game; the player's seat is the number's."""
    game = game_named(GAME)
    options = game.options("zoch", {})
    match = Match(game, game.setup(options, SEATS), MirroredChance(game, f"review/{number}"))
    chairs = []
    for seat in map(Seat, range(SEATS)):
        name = player if seat == number % SEATS else rivals
        bot = make(name, GAME, seat, f"review/{number}/{seat}", options)
        chairs.append(Chair(name, bot, seat))
    play(match, chairs, 60.0, lambda: None)
    return record_of(match.progress, f"review-{number}")


def reviewed(level: str, rivals: str, number: int) -> dict[str, Any]:
    """One game played and reviewed, as a line of the file."""
    player = f"strong@{level}"
    begun = process_time()
    record = played(player, f"{rivals}@{level}", number)
    between = process_time()
    course = turned(course_of(record), Seat(number % SEATS))
    found = [one for own in own_decisions(course) if (one := judged(own)) is not None]
    whole, memory = total(stakes(found)), memory_of(found)
    return {
        "level": level,
        "rivals": rivals,
        "game": number,
        "won": whole.won,
        "at_stake": whole.at_stake,
        "score": None if memory is None else memory.score,
        "low": None if memory is None else memory.low,
        "high": None if memory is None else memory.high,
        "decisions": len(found),
        "marks": [sum(one.loss >= limit for one in found) for limit in (0.05, 0.1, 0.15)],
        "play_seconds": between - begun,
        "review_seconds": process_time() - between,
        "halves": [[*one.halves[0], *one.halves[1]] for one in found],
    }


def pooled(lines: Sequence[dict[str, Any]]) -> tuple[float, float, float]:
    """All that was won by all that was at stake, with the interval over games."""
    games = [Stake(line["won"], line["at_stake"]) for line in lines]
    dice = Random("bootstrap")
    scores = sorted(
        again.won / again.at_stake
        for _ in range(_RESAMPLES)
        if (again := total(dice.choices(games, k=len(games)))).at_stake > 0
    )
    whole = total(games)
    outside = len(scores) // 40
    return whole.won / whole.at_stake, scores[outside], scores[-1 - outside]


def figures(lines: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A row for each memory."""
    for level in LEVELS:
        own = [line for line in lines if line["level"] == level]
        if not own:
            continue
        score, low, high = pooled(own)
        scored = [line["score"] for line in own if line["score"] is not None]
        yield {
            "memory": level,
            "games": len(own),
            "score": score,
            "low": low,
            "high": high,
            "scored": len(scored),
            "mean": fmean(scored) if scored else nan,
            "at_stake": fmean(line["at_stake"] for line in own),
            "marks": fmean(line["marks"][0] for line in own),
            "play_seconds": fmean(line["play_seconds"] for line in own),
            "review_seconds": fmean(line["review_seconds"] for line in own),
        }


def show(rows: Iterator[dict[str, Any]], *, as_json: bool) -> None:
    if as_json:
        print("\n".join(map(json.dumps, rows)))
        return
    print(
        "memory    games  score  [95 %]           mean   (games)  at stake  marks  play s  review s"
    )
    for row in rows:
        print(
            "{memory:9} {games:5} {score:6.3f}  [{low:6.3f}, {high:6.3f}]  {mean:6.3f} ({scored:4})"
            "  {at_stake:8.3f} {marks:6.1f} {play_seconds:7.1f} {review_seconds:9.1f}".format(**row)
        )


def wish() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each memory")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--rivals", default="dragon", help="who else plays, with the same memory")
    parser.add_argument("--minutes", type=float, default=inf, help="no game begins after so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.add_argument("--out", type=Path, default=Path("review.jsonl"))
    return parser.parse_args()


def kept(path: Path) -> list[dict[str, Any]]:
    """What is in the file; a last line that was cut off is taken out of it."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def made(
    missing: Sequence[tuple[str, int]], rivals: str, jobs: int, until: float
) -> Iterator[dict[str, Any]]:
    """The lines that are missing, in any order, as many at once as there are jobs."""
    waiting = iter([(level, rivals, number) for level, number in missing])
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(reviewed, *one) for one in islice(waiting, jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            if monotonic() < until:
                more = islice(waiting, len(done))
                running |= {pool.submit(reviewed, *one) for one in more}
            yield from (future.result() for future in done)


def main() -> None:
    asked = wish()
    done = [line for line in kept(asked.out) if line["rivals"] == asked.rivals]
    there = {(line["level"], line["game"]) for line in done}
    levels = asked.levels.split(",")
    missing = [
        (level, number)
        for number in range(asked.games)
        for level in levels
        if (level, number) not in there
    ]
    until = monotonic() + 60 * asked.minutes
    with asked.out.open("a", encoding="utf-8") as out:
        for count, line in enumerate(made(missing, asked.rivals, asked.jobs, until), 1):
            done.append(line)
            out.write(json.dumps(line) + "\n")
            out.flush()
            print(f"\r{count} of {len(missing)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    show(figures([line for line in done if line["level"] in levels]), as_json=asked.json)


if __name__ == "__main__":
    main()
