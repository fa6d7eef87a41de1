"""Contests as the benchmarks play them: on all cores, with a bar; Ctrl-C keeps what is done."""

from collections.abc import Sequence
from contextlib import closing
from math import sqrt
from shlex import quote
from statistics import fmean, stdev
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from schatulle.arena import ArenaResult, Block, Contest, blocks_of, check_contest, result_of
from schatulle.arena.block import PlayedBlock
from schatulle.arena.game import Chair
from schatulle.arena.interval import student
from schatulle.arena.result import BotResult, lines_of
from schatulle.arena.runner import cores, here, in_processes
from schatulle.bots import make
from schatulle.bots.external import TimeLimits
from schatulle.core import Seat
from schatulle.core.registry import game_named
from schatulle.table.chance import Chance
from schatulle.table.match import Match

ERR: Final = Console(stderr=True)
#: Programs share the machine with everybody else: none of them loses its seat for that.
PATIENT: Final = TimeLimits(decide=60.0, start=60.0)


class Fought(NamedTuple):
    """What came of a contest, as far as it went."""

    result: ArenaResult
    played: Sequence[PlayedBlock]
    #: The command that plays the same games.
    command: str
    interrupted: bool

    def bot(self, name: str) -> BotResult:
        """The line of one bot."""
        return next(entry for entry in self.result.bots if entry.bot == name)


def one_among(game: str, hero: str, rival: str, seats: int, games: int, seed: str) -> Fought:
    """One bot among rivals of one kind, at every seat in turn."""
    edition = next(iter(game_named(game).EDITIONS))
    return among(Contest(game=game, edition=edition, seats=seats, seed=seed), hero, rival, games)


def among(contest: Contest, hero: str, rival: str, games: int, jobs: int | None = None) -> Fought:
    """The same with all that can be said of a contest."""
    names = (hero, *[rival] * (contest.seats - 1))
    check_contest(contest, names)
    blocks = blocks_of(contest, names, games)
    played: list[PlayedBlock] = []
    done = _play(blocks, played, " ".join(dict.fromkeys(names)), jobs or cores())
    result = result_of(contest, names, played)
    return Fought(result, played, _command(contest, names, games), interrupted=not done)


def thinking(name: str, played: Sequence[PlayedBlock]) -> tuple[float, float, float]:
    """Milliseconds for a decision, over blocks, with the interval of their mean."""
    lines = [lines_of(name, block) for block in played]
    each = [
        1000 * sum(line.seconds for line in row) / sum(line.decisions for line in row)
        for row in lines
    ]
    mean = fmean(each)
    if len(each) < 2:
        return mean, 0.0, float("inf")
    within = student(len(each) - 1) * stdev(each) / sqrt(len(each))
    return mean, max(0.0, mean - within), mean + within


def times(game: str, name: str, rival: str, seats: int, seed: str) -> list[float]:
    """How many seconds a bot took for each of its decisions in one game among rivals."""
    rules = game_named(game)
    options = rules.options(next(iter(rules.EDITIONS)), {})
    match = Match(rules, rules.setup(options, seats), Chance(seed))
    chairs = [
        Chair(who, make(who, game, Seat(seat), f"{seed}/{seat}", options), Seat(seat))
        for seat, who in enumerate((name, *[rival] * (seats - 1)))
    ]
    found: list[float] = []
    while asked := match.awaiting():
        chair = chairs[asked[0].seat]
        before = chair.seconds
        match.play(chair.seat, chair.choose(match, asked[0]))
        if chair.seat == 0:
            found.append(chair.seconds - before)
    return found


def _command(contest: Contest, names: Sequence[str], games: int) -> str:
    usual = contest.edition == next(iter(game_named(contest.game).EDITIONS))
    return (
        f"schatulle arena {contest.game} --seats {contest.seats} --bots {quote(','.join(names))} "
        f"--games {games} --seed {contest.seed}" + f" --edition {contest.edition}" * (not usual)
    )


def _play(blocks: Sequence[Block], played: list[PlayedBlock], title: str, jobs: int) -> bool:
    """Whether all of them were played."""
    jobs = min(jobs, len(blocks))
    source = here(blocks) if jobs == 1 else in_processes(blocks, jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = Progress(
        *columns, TimeRemainingColumn(), console=ERR, transient=True, disable=not ERR.is_terminal
    )
    try:
        with closing(source), shown as progress:
            bar = progress.add_task(title, total=sum(block.rotations for block in blocks))
            for block in source:
                played.append(block)
                progress.advance(bar, len(block.games))
    except KeyboardInterrupt:
        return False
    return True
