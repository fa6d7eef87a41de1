"""`schatulle arena`: bots against each other, as a table, as JSON and as a picture."""

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from schatulle.arena import (
    ArenaResult,
    Block,
    Contest,
    blocks_of,
    check_contest,
    lineup,
    names_of,
    pairings,
    result_of,
)
from schatulle.arena.adjusting import Lesson, adjusted, lessons, teaching
from schatulle.arena.block import PlayedBlock
from schatulle.arena.result import BotResult, blames_of
from schatulle.arena.runner import cores, here, in_processes, on_ray
from schatulle.bots.external import TimeLimits
from schatulle.cli.arena_picture import picture
from schatulle.cli.option import parse_option
from schatulle.cli.wishes import Arena, League
from schatulle.core import BadOptions
from schatulle.core.registry import game_named, games_with

#: A block, or what was made of it.
B = TypeVar("B", PlayedBlock, Lesson)

DONE, INTERRUPTED = 0, 130
MOST_JOBS: Final = 512
#: So many different misdeeds of programs are told.
BLAMES_TOLD: Final = 5


def run(wishes: Arena, out: Console, err: Console) -> int:
    """Plays all that was asked for, or until Ctrl-C; tells what came of it."""
    contest = contest_of(wishes)
    names = names_of(wishes.bots)
    blocks = all_blocks(wishes, contest, names)
    check_contest(contest, names)
    _check_plot(wishes.plot)
    _check_adjusted(wishes)
    played: list[PlayedBlock] = []
    ended = collect(_player(wishes, blocks), played, _games(blocks), "played", err)
    measured: list[PlayedBlock] = []
    if wishes.adjusted and ended == DONE:
        ended = _measure(played, names, jobs_of(wishes.jobs), measured, err)
    if played:
        # Whoever interrupts the second part has still the first.
        whole = measured if len(measured) == len(played) else played
        _tell(wishes, contest, names, whole, out, err)
    return ended


def _measure(
    played: Sequence[PlayedBlock],
    names: Sequence[str],
    jobs: int,
    measured: list[PlayedBlock],
    err: Console,
) -> int:
    """Learns from the games, and then measures their luck."""
    blocks = teaching(played)
    learned: list[Lesson] = []
    looking = lessons(blocks, names, jobs)
    ended = collect(looking, learned, _games([one.block for one in blocks]), "learned from", err)
    if ended != DONE:
        return ended
    adjusting = adjusted(played, learned, names, jobs)
    return collect(adjusting, measured, _games([one.block for one in played]), "measured", err)


def contest_of(wishes: Arena | League) -> Contest:
    """The game that is played; raises BadOptions."""
    game = game_named(wishes.game)
    return Contest(
        game=game.NAME,
        edition=wishes.edition or next(iter(game.EDITIONS)),
        seats=wishes.seats,
        seed=wishes.seed,
        options=msgspec.convert(
            dict(map(parse_option, wishes.option)), dict[str, bool | int | float | str]
        ),
        limits=TimeLimits(decide=wishes.bot_seconds),
    )


def all_blocks(wishes: Arena, contest: Contest, names: tuple[str, ...]) -> list[Block]:
    """The blocks of one lineup, or of every pair; raises BadOptions."""
    if not wishes.round_robin:
        return blocks_of(contest, lineup(names, wishes.seats), wishes.games, noted=wishes.adjusted)
    lineups = pairings(names, wishes.seats)
    # At an odd table a pair has two lineups, which share its games.
    games = -(-wishes.games // (1 if wishes.seats % 2 == 0 else 2))
    each = [blocks_of(contest, lineup, games, noted=wishes.adjusted) for lineup in lineups]
    # Deal by deal: whoever is interrupted has played all pairs equally often.
    return [block for deal in zip(*each, strict=True) for block in deal]


def _player(wishes: Arena, blocks: Sequence[Block]) -> Generator[PlayedBlock, None, None]:
    jobs = jobs_of(wishes.jobs)
    if wishes.ray:
        return on_ray(blocks)
    jobs = min(jobs, len(blocks))
    return here(blocks) if jobs == 1 else in_processes(blocks, jobs)


def jobs_of(wish: int | None) -> int:
    """How many processes are asked for; raises BadOptions."""
    jobs = cores() if wish is None else wish
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOptions(f"--jobs {jobs}; allowed: 1 to {MOST_JOBS}")
    return jobs


def _games(blocks: Sequence[Block]) -> int:
    return sum(block.rotations for block in blocks)


def collect(
    blocks: Generator[B, None, None],
    done: list[B],
    games: int | None,
    what: str,
    err: Console,
) -> int:
    """Gathers blocks with a bar, until they end or Ctrl-C; tells which."""
    try:
        with closing(blocks), _progress(err) as progress:
            bar = progress.add_task(what, total=games)
            for block in blocks:
                done.append(block)
                progress.advance(bar, len(block.games))
    except KeyboardInterrupt:
        count = sum(len(block.games) for block in done)
        of_all = "" if games is None else f" of {games}"
        err.print(f"interrupted after {count}{of_all} games were {what}")
        return INTERRUPTED
    return DONE


def _progress(err: Console) -> Progress:
    told = TextColumn("games {task.description},")
    columns = (BarColumn(), MofNCompleteColumn(), told, TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def _check_adjusted(wishes: Arena) -> None:
    if wishes.adjusted and wishes.game not in games_with("appraisal"):
        allowed = ", ".join(games_with("appraisal"))
        raise BadOptions(f"--adjusted: nobody measures luck in {wishes.game}; allowed: {allowed}")


def _check_plot(path: Path | None) -> None:
    """Before an hour of games, not after it."""
    if path is not None and not path.resolve().parent.is_dir():
        raise BadOptions(f"--plot {path}: there is no folder {path.parent}")


def _tell(
    wishes: Arena,
    contest: Contest,
    names: Sequence[str],
    played: Sequence[PlayedBlock],
    out: Console,
    err: Console,
) -> None:
    measured = wishes.adjusted and not any(block.trails for block in played)
    result = result_of(contest, names, played, rated=wishes.round_robin, adjusted=measured)
    if wishes.json:
        print(msgspec.json.encode(result).decode())
    else:
        out.print(table(result))
    _tell_blames(played, err)
    if wishes.plot is not None:
        wishes.plot.write_text(picture(result, played), encoding="utf-8")


def table(result: ArenaResult) -> Table:
    """A line for every bot, the best first."""
    rated = any(entry.rating is not None for entry in result.bots)
    less_luck = any(entry.adjusted is not None for entry in result.bots)
    forfeits = any(entry.forfeits for entry in result.bots)
    title = f"{result.game}, {result.seats} seats, {result.games} games"
    told = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
    told.add_column("bot")
    for heading in _headings(rated=rated, adjusted=less_luck, forfeits=forfeits):
        told.add_column(heading, justify="right")
    for entry in sorted(result.bots, key=_standing, reverse=True):
        told.add_row(
            escape(entry.bot), *_figures(entry, rated=rated, adjusted=less_luck, forfeits=forfeits)
        )
    return told


def _headings(*, rated: bool, adjusted: bool, forfeits: bool) -> list[str]:
    rating = ["rating", "95 %"] if rated else []
    less_luck = ["without luck", "95 %"] if adjusted else []
    more = ["forfeits"] if forfeits else []
    return [*rating, "wins", "95 %", *less_luck, "score", "ms", *more]


def _standing(entry: BotResult) -> float:
    return entry.win_share if entry.rating is None else entry.rating


def _figures(entry: BotResult, *, rated: bool, adjusted: bool, forfeits: bool) -> Iterable[str]:
    if rated:
        low, high = entry.rating_low, entry.rating_high
        yield "" if entry.rating is None else f"{entry.rating:+.0f}"
        yield "" if low is None or high is None else f"{low:+.0f} to {high:+.0f}"
    yield f"{entry.win_share:.1%}"
    yield f"{entry.low:.1%} to {entry.high:.1%}"
    if adjusted:
        yield f"{entry.adjusted:.1%}"
        yield f"{entry.adjusted_low:.1%} to {entry.adjusted_high:.1%}"
    yield f"{entry.mean_score:.2f}"
    yield f"{entry.ms_per_decision:.2f}"
    if forfeits:
        yield str(entry.forfeits)


def _tell_blames(played: Sequence[PlayedBlock], err: Console) -> None:
    for (bot, blame), times in blames_of(played).most_common(BLAMES_TOLD):
        games = "one game" if times == 1 else f"{times} games"
        err.print(f"{bot} lost its seat in {games}: {blame}", markup=False, highlight=False)
