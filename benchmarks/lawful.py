"""No bot attempts an illegal move: games with any options, seats, bots and memories, all checked.

python benchmarks/lawful.py --games 100000 --jobs 16 --json

Every game follows from its number: whoever is blamed is found again with `--first N --games 1`.
"""

import json
import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from drawing import Table, features, table
from schatulle.bots import Bot, kinds, make
from schatulle.bots.seated import sealed
from schatulle.core import Decision, IllegalMove, Many, Seat
from schatulle.core.options import option_names
from schatulle.core.registry import all_games
from schatulle.table.chance import Chance
from schatulle.table.match import Match

#: So many games go to a process at once.
AT_ONCE: Final = 5
#: No game is so long.
LONGEST: Final = 50_000
DONE, BLAMED, INTERRUPTED = 0, 1, 130

Tally = Counter[tuple[str, ...]]


class Blame(NamedTuple):
    """Who did what in which game."""

    game: int
    bot: str
    seat: int
    kind: str
    what: str

    def __str__(self) -> str:
        return (
            f"game {self.game}: {self.bot} at seat {self.seat}, asked to {self.kind}: {self.what}\n"
            f"again: python benchmarks/lawful.py --first {self.game} --games 1"
        )


class Lawless(Exception):  # noqa: N818 - it says what a bot was
    """A bot did what it must not do."""

    def __init__(self, blame: Blame) -> None:
        super().__init__(str(blame))
        self.blame = blame


class Played(NamedTuple):
    """Some games: how many, what was in them, and who is to blame if anybody is."""

    games: int
    decisions: int
    tally: Tally
    blame: Blame | None = None
    #: The games that took longest: seconds and number.
    longest: tuple[tuple[float, int], ...] = ()


NONE_YET: Final = Played(0, 0, Counter())


def together(one: Played, other: Played) -> Played:
    """All games of both."""
    return Played(
        one.games + other.games,
        one.decisions + other.decisions,
        one.tally + other.tally,
        one.blame or other.blame,
        tuple(sorted(one.longest + other.longest, reverse=True)[:5]),
    )


def play_some(numbers: Sequence[int]) -> Played:
    """The games with these numbers, until somebody is to blame."""
    played = NONE_YET
    for number in numbers:
        played = together(played, play_one(number))
        if played.blame is not None:
            break
    return played


def play_one(number: int) -> Played:
    """The game with that number, checked."""
    begun, at = perf_counter(), table(number)
    decisions, blame = 0, None
    try:
        decisions = play_lawfully(at)
    except Lawless as lawless:
        blame = lawless.blame
    took = round(perf_counter() - begun, 2)
    return Played(1, decisions, Counter(contents(at)), blame, ((took, number),))


def play_lawfully(at: Table) -> int:
    """A whole game in which every answer is one of the choices; for how many answers."""
    seats, options = len(at.names), at.options
    match = Match(at.game, at.game.setup(options, seats), Chance(f"lawful/{at.number}"))
    told = options if at.told else None
    bots = [
        make(name, at.game.NAME, Seat(seat), f"{at.number}/{seat}", told)
        for seat, name in enumerate(at.names)
    ]
    heard, rng = [0] * seats, Random(at.number)
    while asked := match.awaiting():
        ask = rng.choice(asked)
        heard[ask.seat] = hear(match, bots[ask.seat], ask.seat, heard[ask.seat])
        answer(at, match, bots[ask.seat], ask)
    return len(match.moves)


def hear(match: Match, bot: Bot, seat: Seat, heard: int) -> int:
    """The bot observes what is new in the log."""
    for event in match.log[heard:]:
        seen = match.game.observe(event, seat)
        if seen is not None:
            bot.observe(sealed(seen))
    return len(match.log)


def answer(at: Table, match: Match, bot: Bot, ask: Decision[Any]) -> None:
    """Raises Lawless for an error, for what is no choice and for what the rules refuse.

    All that a bot gets is a copy made of bytes: nothing leads from it back to the game.
    """
    if len(match.moves) > LONGEST:
        raise Lawless(_blame(at, ask, f"the game does not end within {LONGEST} answers"))
    try:
        action = bot.choose(*sealed((match.game.view(match.state, ask.seat), ask)))
    except Exception as error:
        raise Lawless(_blame(at, ask, f"{type(error).__name__}: {error}")) from error
    if not isinstance(ask.choices, Many) and action not in ask.choices:
        raise Lawless(_blame(at, ask, f"{action} is none of the choices"))
    try:
        match.play(ask.seat, action)
    except IllegalMove as refusal:
        raise Lawless(_blame(at, ask, f"{action} is refused: {refusal}")) from refusal


def _blame(at: Table, ask: Decision[Any], what: str) -> Blame:
    return Blame(at.number, at.names[ask.seat], ask.seat, ask.kind, what)


def contents(at: Table) -> Iterator[tuple[str, ...]]:
    """What a game is an example of, each thing once."""
    game = at.game.NAME
    yield "games", game
    yield "editions", game, at.options.edition
    yield "seats", game, str(len(at.names))
    yield "told the options", game, str(at.told).lower()
    for bot in {name.partition("@")[0] for name in at.names}:
        yield "bots", game, bot
    for memory in {name.partition("@")[2] or "own" for name in at.names}:
        yield "memories", game, memory
    for option in option_names(at.options):
        yield "options", game, option, _text(getattr(at.options, option))


def _text(value: object) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def missing(tally: Tally) -> list[str]:
    """Bots, editions, seats and option values of which no game was an example."""
    wanted: list[tuple[str, ...]] = []
    for game in all_games():
        name = game.NAME
        wanted += [("bots", name, kind.name) for kind in kinds(name)]
        wanted += [("editions", name, edition) for edition in game.EDITIONS]
        wanted += [("seats", name, str(seats)) for seats in game.SEATS]
        wanted += [("options", name, option, _text(value)) for option, value in features(name)]
    return [" ".join(path) for path in wanted if not tally[path]]


def played_here(chunks: Iterator[Sequence[int]]) -> Iterator[Played]:
    """One after the other in this process."""
    return map(play_some, chunks)


def played_in_processes(chunks: Iterator[Sequence[int]], jobs: int) -> Iterator[Played]:
    """As many at once as there are jobs."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    try:
        running: set[Future[Played]] = {
            pool.submit(play_some, chunk) for chunk in islice(chunks, 2 * jobs)
        }
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_some, chunk) for chunk in islice(chunks, len(done))}
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C is for the first process to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(first: int, games: int, jobs: int, tell: Callable[[Played], None]) -> Played:
    """All games, or until Ctrl-C or a blame."""
    last = first + games
    chunks: Iterator[Sequence[int]] = (
        range(number, min(number + AT_ONCE, last)) for number in range(first, last, AT_ONCE)
    )
    so_far = NONE_YET
    try:
        for played in played_here(chunks) if jobs == 1 else played_in_processes(chunks, jobs):
            so_far = together(so_far, played)
            tell(so_far)
            if so_far.blame is not None:
                break
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return so_far


def figures(played: Played, jobs: int, seconds: float) -> dict[str, Any]:
    """All that is told of a run."""
    tree: dict[str, Any] = {
        "games_played": played.games,
        "decisions": played.decisions,
        "illegal": int(played.blame is not None),
        "blame": None if played.blame is None else str(played.blame),
        "jobs": jobs,
        "seconds": round(seconds, 1),
        "longest games": [{"seconds": took, "number": number} for took, number in played.longest],
        "never": missing(played.tally),
    }
    for (*branches, leaf), count in sorted(played.tally.items()):
        place = tree
        for branch in branches:
            place = place.setdefault(branch, {})
        place[leaf] = count
    return tree


class Teller:
    """How far it is, on one line that is written anew."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.begun = perf_counter()
        self._told = 0.0

    def __call__(self, played: Played) -> None:
        """At most once a second, or every ten where nobody watches."""
        now, watched = perf_counter(), sys.stderr.isatty()
        if now - self._told < (1 if watched else 10):
            return
        self._told = now
        left = (now - self.begun) * (self.games / played.games - 1)
        text = f"{played.games} of {self.games} games, {played.decisions} decisions, {left:.0f} s"
        print(
            f"\r{text} left " if watched else f"{text} left",
            end="" if watched else "\n",
            file=sys.stderr,
            flush=True,
        )


def shortest(tally: Tally) -> str:
    """Of what the fewest games were an example."""
    told = [path for path in tally if path[0] in ("bots", "editions", "seats", "options")]
    least = min(told, key=lambda path: tally[path])
    return f"the rarest: {' '.join(least)}, {tally[least]} games"


def show(told: dict[str, Any], played: Played) -> None:
    print(
        f"{played.games} games, {played.decisions} decisions in {told['seconds']} s: "
        f"{told['illegal']} illegal moves"
    )
    if played.tally:
        print(shortest(played.tally))
    if told["never"]:
        print(f"never: {', '.join(told['never'][:5])} and so on, {len(told['never'])} in all")
    if played.blame is not None:
        print(played.blame)


def parsed(given: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="so many games (1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--json", action="store_true", help="all counts as one object")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    asked = parsed(given)
    teller = Teller(asked.games)
    played = play_all(asked.first, asked.games, asked.jobs, teller)
    told = figures(played, asked.jobs, perf_counter() - teller.begun)
    if asked.json:
        print(json.dumps(told, indent=1))
    else:
        show(told, played)
    if played.blame is not None:
        return BLAMED
    return DONE if played.games == asked.games else INTERRUPTED


if __name__ == "__main__":
    raise SystemExit(main())
