"""`schatulle train`: a player learns by self-play; what is done so far is always kept."""

from collections import defaultdict, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from schatulle.cli.wishes import Train
from schatulle.core import BadOptions, Refusal

try:
    import jax

    from schatulle.training import trainer
except ModuleNotFoundError as error:
    raise Refusal(
        f'{error.name} is missing; training needs: pip install "schatulle[sim]"'
    ) from None

from schatulle.training.checkpoints import keep_network, kept_network, network_named
from schatulle.training.curves import curve
from schatulle.training.network import Network
from schatulle.training.recipe import Recipe, few_seats
from schatulle.training.trainer import Exam, Lesson, training_of

PARTS: Final = 16
#: So often a lesson is examined and kept on its way.
EXAMS: Final = 10
#: So many games: two points more or less.
EXAM_GAMES: Final = 4096
DONE, INTERRUPTED = 0, 130


def run(wishes: Train) -> int:
    """Teaches a player, or a critic alone."""
    recipe = recipe_of(wishes)
    if wishes.against:
        return criticise(recipe, wishes.against, wishes.out)
    return train(recipe, wishes.out, critic=wishes.critic)


def recipe_of(wishes: Train) -> Recipe:
    """The recipe for what was asked; raises BadOptions."""
    numbers = wishes.seats.split(",")
    if not all(number.isdecimal() for number in numbers):
        raise BadOptions(f"--seats {wishes.seats}; expected a number, or several as in 2,4")
    if wishes.rounds < 1 or wishes.games < PARTS:
        raise BadOptions(
            f"--rounds {wishes.rounds} --games {wishes.games}; "
            f"allowed: 1 and more, {PARTS} and more"
        )
    training = training_of(wishes.game)
    recipe = Recipe(
        game=wishes.game,
        seats=tuple(map(int, numbers)),
        edition=wishes.edition,
        seed=wishes.seed,
        rounds=wishes.rounds,
        hidden=training.USUAL.hidden,
        settings=training.USUAL.settings._replace(games=wishes.games),
        start=wishes.start,
        thumbs=training.thumbs(int(numbers[0])),
    )
    trainer.tables_of(recipe)
    if wishes.start is not None:
        network_named(wishes.start)
    return recipe


def train(recipe: Recipe, folder: Path, *, critic: bool) -> int:
    """Teaches, shows how far it is, and goes on where it was broken off."""
    console = Console(stderr=True)
    folder.mkdir(parents=True, exist_ok=True)
    _same_recipe(recipe, folder / "recipe.json")
    lesson = trainer.resumed(recipe, folder / "lesson.npz")
    _begun(folder, int(lesson.rounds))
    try:
        lessons, done = trainer.taught(recipe, lesson), int(lesson.rounds)
        for lesson in _shown(recipe, done, lessons, console):
            if _is_exam(recipe, int(lesson.rounds)):
                _look(recipe, lesson, folder, console)
    except KeyboardInterrupt:
        trainer.break_off(lesson, folder / "lesson.npz")
        console.print(f"broken off after {int(lesson.rounds)} rounds; the same command goes on")
        return INTERRUPTED
    network = lesson.learner.average
    keep_network(network, folder / f"{training_of(recipe.game).network_name(recipe)}.npz")
    rival, few = _youth(recipe, lesson, folder), few_seats(recipe)
    exams = trainer.examined(few, network, rival, _final_games(recipe))
    _told(folder, recipe.rounds, "final", exams, console)
    if critic:
        reviewer = trainer.critic_of(recipe)
        lessons = trainer.criticising(reviewer, network, network)
        return _gained(reviewer, lessons, network, folder, recipe.rounds)
    return DONE


def criticise(recipe: Recipe, name: str, folder: Path) -> int:
    """Teaches a critic alone, against a network that there is already."""
    network = network_named(name)
    folder.mkdir(parents=True, exist_ok=True)
    settings = recipe.settings if recipe.start is None else trainer.careful(recipe.settings)
    critic = recipe._replace(settings=settings, against=name)
    _same_recipe(critic, folder / "recipe.json")
    _begun(folder, 0)
    lessons = trainer.criticising(critic, network)
    return _gained(critic, lessons, network, folder, critic.rounds)


def _gained(
    critic: Recipe, lessons: Iterator[Lesson], network: Network, folder: Path, rounds: int
) -> int:
    """A critic's lesson to its end, and what it gains; the log tells the rounds of the command."""
    console = Console(stderr=True)
    try:
        (last,) = deque(_shown(critic, 0, lessons, console), maxlen=1)
        gains = trainer.gained(critic, last, network, _final_games(critic))
    except KeyboardInterrupt:
        console.print("broken off: what a critic gains is not known")
        return INTERRUPTED
    _told(folder, rounds, "best response gain", gains, console)
    return DONE


def _final_games(recipe: Recipe) -> int:
    return min(trainer.EXAM_GAMES, 4 * recipe.settings.games)


def _same_recipe(recipe: Recipe, path: Path) -> None:
    """A folder holds one lesson, by one recipe."""
    plain = recipe._asdict() | {"settings": recipe.settings._asdict()}
    text = msgspec.json.format(msgspec.json.encode(plain)) + b"\n"
    if path.exists() and path.read_bytes() != text:
        raise BadOptions(f"{path} is another recipe; choose another folder with --out")
    path.write_bytes(text)


def _shown(
    recipe: Recipe, done: int, lessons: Iterator[Lesson], console: Console
) -> Iterator[Lesson]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    seats = ", ".join(map(str, recipe.seats))
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task(
            f"{recipe.game}, {seats} seats", total=recipe.rounds, completed=done
        )
        for after in lessons:
            progress.advance(task)
            yield after


def _is_exam(recipe: Recipe, rounds: int) -> bool:
    return rounds % max(recipe.rounds // EXAMS, 1) == 0


def _look(recipe: Recipe, lesson: Lesson, folder: Path, console: Console) -> None:
    """An exam on the way, the curve so far, and a place to go on from."""
    network, games = lesson.learner.average, min(EXAM_GAMES, recipe.settings.games)
    rival = _youth(recipe, lesson, folder)
    exams = trainer.examined(few_seats(recipe), network, rival, games)
    _told(folder, int(lesson.rounds), "exam", exams, console)
    trainer.break_off(lesson, folder / "lesson.npz")
    title = f"{recipe.game}: share of the win of one learner"
    (folder / "curve.svg").write_text(curve(title, _lines(folder)), encoding="utf-8")


def _youth(recipe: Recipe, lesson: Lesson, folder: Path) -> Network | None:
    """The earlier self that exams on the way are against, in games that need one."""
    if not training_of(recipe.game).USUAL.against_youth:
        return None
    path = folder / "youth.npz"
    if not path.exists():
        keep_network(lesson.learner.average, path)
    return kept_network(path)


def _begun(folder: Path, rounds: int) -> None:
    """Which machine it is: another one may bring a slightly different network."""
    here = {"jax": jax.__version__, "device": jax.devices()[0].device_kind}
    _write(folder, {"rounds": rounds, "what": "begun", **here})


def _write(folder: Path, line: dict[str, Any]) -> None:
    with (folder / "log.jsonl").open("ab") as log:
        log.write(msgspec.json.encode(line) + b"\n")


def _told(folder: Path, rounds: int, what: str, exams: dict[int, Exam], console: Console) -> None:
    for seats, exam in exams.items():
        _write(folder, {"rounds": rounds, "what": what, "seats": seats, **exam._asdict()})
        console.print(
            f"round {rounds}, {seats} seats, {what}: {exam.share:.3f} ± {exam.within:.3f}"
        )


def _lines(folder: Path) -> dict[str, list[tuple[int, float]]]:
    lines: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for text in (folder / "log.jsonl").read_bytes().splitlines():
        told = msgspec.json.decode(text)
        if told["what"] == "exam":
            lines[str(told["seats"])].append((told["rounds"], told["share"]))
    return lines
