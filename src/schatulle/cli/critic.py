"""`schatulle critic`: how far a player can be exploited, at least; what is played is kept."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from importlib import import_module
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from schatulle.arena import check_contest
from schatulle.arena.block import Block, PlayedBlock, is_program
from schatulle.arena.runner import cores, here, in_processes
from schatulle.bots.registry import make
from schatulle.cli.option import parse_option
from schatulle.cli.wishes import Critic
from schatulle.core import BadOptions, Refusal, Seat
from schatulle.core.registry import game_named
from schatulle.critic.exam import (
    SEARCH,
    WAYS,
    Exam,
    Exploited,
    Gain,
    blocks_for,
    contest_of,
    exploited,
    gain_of,
    network_for,
)
from schatulle.critic.folder import Folder

DONE, INTERRUPTED = 0, 130
MOST_JOBS: Final = 512
#: A lesson's games at once: less teaches nothing.
LEAST_BATCH: Final = 16
_NAMES: Final = {
    "nothing": "learned from nothing",
    "network": "learned from the network",
    "search": "search",
}


def run(wishes: Critic, out: Console, err: Console) -> int:
    """All critics one after the other, or until Ctrl-C; tells what came of them."""
    found, ended = examined(wishes, err)
    _tell(wishes, found, out)
    return ended


def examined(wishes: Critic, err: Console) -> tuple[Exploited, int]:
    """What came of all critics, or until Ctrl-C, and the exit status; raises Refusal."""
    ways, exam, jobs = _ways(wishes.by), exam_of(wishes), _jobs(wishes.jobs)
    folder = Folder(wishes.out)
    plans = {way: _planned(wishes, exam, way, folder) for way in ways}
    lessons = {way: _lesson_of(exam, way, err) for way in ways if way != SEARCH}
    folder.begin(exam)
    played: dict[str, list[PlayedBlock]] = {way: [] for way in ways}
    ended = DONE
    try:
        for way in ways:
            if way in lessons:
                _teach(lessons[way], way, folder, err)
            played[way] += folder.played(way, plans[way])
            _play(jobs, way, plans[way], played[way], folder, err)
    except KeyboardInterrupt:
        err.print("interrupted; the same command goes on")
        ended = INTERRUPTED
    gains = [gain_of(exam, way, played[way]) for way in ways if played[way]]
    return exploited(exam, gains), ended


def exam_of(wishes: Critic) -> Exam:
    """What was asked for; raises BadOptions."""
    game = game_named(wishes.game)
    edition = wishes.edition or next(iter(game.EDITIONS))
    options = msgspec.convert(
        dict(map(parse_option, wishes.option)), dict[str, bool | int | float | str]
    )
    if wishes.playouts < 1 or wishes.rounds < 1 or wishes.batch < LEAST_BATCH:
        raise BadOptions(
            f"--playouts {wishes.playouts} --rounds {wishes.rounds} --batch {wishes.batch}; "
            f"allowed: 1 and more, 1 and more, {LEAST_BATCH} and more"
        )
    game.setup(game.options(edition, options), wishes.seats)
    return Exam(
        game=game.NAME,
        edition=edition,
        options=options,
        seats=wishes.seats,
        player=wishes.player,
        model=wishes.model or wishes.player,
        network=wishes.network or network_for(game.NAME, edition, options, wishes.seats),
        seed=wishes.seed,
        playouts=wishes.playouts,
        rounds=wishes.rounds,
        batch=wishes.batch,
    )


def _ways(text: str) -> list[str]:
    ways = [way.strip() for way in text.split(",")]
    if unknown := [way for way in ways if way not in WAYS]:
        raise BadOptions(f"--by {unknown[0]!r}; allowed: {', '.join(WAYS)}")
    return list(dict.fromkeys(ways))


def _planned(wishes: Critic, exam: Exam, way: str, folder: Folder) -> list[Block]:
    """The blocks of one critic; raises BadOptions."""
    if way == SEARCH:
        if is_program(exam.model):
            raise BadOptions(
                "a program does not tell its odds; name with --model whom the searcher takes it "
                "for, or choose --by nothing,network"
            )
        make(exam.model, exam.game, Seat(0), "")
    contest = contest_of(exam, way, folder.network(way))
    check_contest(contest, [exam.player])
    return blocks_for(exam, contest, wishes.games)


def _lesson_of(exam: Exam, way: str, err: Console) -> Any:
    """The recipe of a critic that learns; raises Refusal."""
    if exam.network is None:
        raise BadOptions(
            "no network knows such tables; name one with --network, or choose --by search"
        )
    try:
        with err.status("getting ready to learn"):
            lessons = _lessons()
    except ModuleNotFoundError as error:
        raise Refusal(
            f'{error.name} is missing; --by {way} needs: pip install "schatulle[sim]"; '
            "--by search does without"
        ) from None
    return lessons.recipe_of(exam, way)


def _lessons() -> Any:
    """Needs JAX, which takes its time to load."""
    return import_module("schatulle.critic.lessons")


def _teach(recipe: Any, way: str, folder: Folder, err: Console) -> None:
    if folder.network(way).exists():
        return
    with _progress(err, f"{_NAMES[way]}, rounds of the lesson", recipe.rounds) as told:
        lesson = _lessons().taught(recipe, folder.lesson(way), folder.network(way))
        with closing(lesson):
            for rounds in lesson:
                told(rounds)


def _play(
    jobs: int,
    way: str,
    blocks: Sequence[Block],
    played: list[PlayedBlock],
    folder: Folder,
    err: Console,
) -> None:
    """What is not there yet; every block is kept before it is counted."""
    there = {block.block.number for block in played}
    missing = [block for block in blocks if block.number not in there]
    games = sum(len(block.games) for block in played)
    if not missing:
        return
    total = sum(block.rotations for block in blocks)
    with (
        closing(_player(jobs, missing)) as playing,
        _progress(err, f"{_NAMES[way]}, games", total) as told,
    ):
        told(games)
        for block in playing:
            folder.keep(way, block)
            played.append(block)
            games += len(block.games)
            told(games)


def _jobs(asked: int | None) -> int:
    jobs = cores() if asked is None else asked
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOptions(f"--jobs {jobs}; allowed: 1 to {MOST_JOBS}")
    return jobs


def _player(jobs: int, blocks: Sequence[Block]) -> Generator[PlayedBlock, None, None]:
    jobs = min(jobs, len(blocks))
    return here(blocks) if jobs == 1 else in_processes(blocks, jobs)


@contextmanager
def _progress(err: Console, what: str, total: int) -> Iterator[Any]:
    """A bar for people; who reads a file of it is told what begins."""
    if not err.is_terminal:
        err.print(f"{what}: {total}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=err, disable=not err.is_terminal
    ) as bars:
        bar = bars.add_task(what, total=total)
        yield lambda done: bars.update(bar, completed=done)


def _tell(wishes: Critic, found: Exploited, out: Console) -> None:
    if wishes.json:
        print(msgspec.json.encode(found).decode())
        return
    out.print(table(found))
    if found.exploitability is not None:
        out.print(
            f"exploitability found so far, a lower bound: {_points(found.exploitability)}",
            highlight=False,
        )


def table(found: Exploited) -> Table:
    """A line for every critic."""
    title = f"critics of {escape(found.player)}: {found.game}, {found.edition}, {found.seats} seats"
    told = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
    told.add_column("critic")
    for heading in ("games", "wins", "gain", "95 %"):
        told.add_column(heading, justify="right")
    for gain in found.critics:
        told.add_row(_NAMES[gain.by], *_figures(gain))
    return told


def _figures(gain: Gain) -> tuple[str, ...]:
    return (
        str(gain.games),
        f"{100 * gain.win_share:.1f} %",
        _points(gain.gain),
        f"{_points(gain.low)} to {_points(gain.high)}",
    )


def _points(share: float) -> str:
    """In points of a hundred."""
    return f"{100 * share:+.1f}"
