"""A lesson as its file says it."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec import Struct

from schatulle.core import BadNotation, Seat
from schatulle.core.notation import parse_line
from schatulle.table.agreement import PERSON, Agreement, OptionValue
from schatulle.table.beginning import Beginning

#: Where the learner sits.
LEARNER: Final = Seat(0)
ANY: Final = "*"

_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is read, and perhaps what is done.

    Patterns are moves in which `*` stands for any text.
    """

    name: str
    #: What the page points at.
    point: tuple[str, ...] = ()
    #: The answers that are wanted; none where a step is only read.
    moves: tuple[str, ...] = ()
    #: By pattern what is said to another answer; the first that fits.
    wrong: dict[str, str] = {}
    #: What the others play next, each line with its seat.
    script: tuple[str, ...] = ()
    #: The event that ends a step with several answers.
    until: str | None = None
    #: By event what is said once it was seen.
    hints: dict[str, str] = {}

    @property
    def is_read(self) -> bool:
        """Whether it waits for nothing but to be read."""
        return not self.moves

    def wants(self, move: str) -> bool:
        """Whether the answer is one of those that the step waits for."""
        return fits_one(self.moves, move)

    def said_to(self, move: str) -> str | None:
        """What is said to a wrong answer."""
        return next((said for pattern, said in self.wrong.items() if fits(pattern, move)), None)

    @property
    def lines(self) -> tuple[tuple[Seat, str], ...]:
        """The script, seat by seat."""
        return tuple(map(parse_line, self.script))


class Lesson(Struct, frozen=True):
    """A short level with one idea."""

    name: str
    #: Its place among those of its game.
    number: int
    agreement: Agreement
    beginning: Beginning
    seed: str
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        return self.agreement.game

    @property
    def id(self) -> str:
        """How everybody calls it."""
        return f"{self.game}/{self.name}"

    def words(self, step: Step, attribute: str | None = None) -> str:
        """The message of a step, or what it says at some occasion."""
        return f"{self.title}-{step.name}" + (f".{attribute}" if attribute else "")

    @property
    def title(self) -> str:
        """The message with its title; the attribute `about` says more."""
        return f"lesson-{self.game}-{self.name}"


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a file."""

    game: str
    edition: str
    chairs: tuple[str, ...]
    seed: str
    steps: tuple[Step, ...]
    options: dict[str, OptionValue] = {}
    position: dict[str, Any] | None = None
    deal: dict[str, Any] = {}


def parse_lesson(text: str, name: str, number: int = 1) -> Lesson:
    """The lesson of a file; raises BadNotation with the step that is wrong."""
    try:
        file = msgspec.convert(tomllib.loads(text), LessonFile)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise BadNotation(f"no lesson: {error}") from None
    _check_chairs(file.chairs)
    _check_steps(file.steps, len(file.chairs))
    agreement = Agreement(
        game=file.game,
        edition=file.edition,
        chairs=file.chairs,
        options=file.options,
        log="full",
        spectators=False,
        lesson=f"{file.game}/{name}",
    )
    beginning = Beginning(file.position, file.deal)
    return Lesson(name, number, agreement, beginning, file.seed, file.steps)


def fits(pattern: str, move: str) -> bool:
    """Whether a move is such a one."""
    return pattern == move or (ANY in pattern and _expression(pattern).fullmatch(move) is not None)


def fits_one(patterns: Iterable[str], move: str) -> bool:
    return any(fits(pattern, move) for pattern in patterns)


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split(ANY))))


def _check_chairs(chairs: tuple[str, ...]) -> None:
    if PERSON not in chairs[:1] or PERSON in chairs[1:]:
        raise BadNotation(f"chairs: the first one alone is for a {PERSON}, who learns")


def _check_steps(steps: tuple[Step, ...], seats: int) -> None:
    if not steps or not steps[-1].is_read or steps[-1].script:
        raise BadNotation("steps: the last one is only read; it has no moves and no script")
    for step in steps:
        try:
            _check_step(step, seats)
        except BadNotation as error:
            raise BadNotation(f"step {step.name!r}: {error}") from None
    names = sorted(step.name for step in steps)
    for one, other in pairwise(names):
        if one == other:
            raise BadNotation(f"step {one!r}: there are two of that name")


def _check_step(step: Step, seats: int) -> None:
    for name in (step.name, *step.wrong.values(), *step.hints.values()):
        if not _NAME.fullmatch(name):
            raise BadNotation(f"{name!r} is no name; allowed: small letters, digits, hyphens")
    if step.is_read and (step.wrong or step.until or step.hints):
        raise BadNotation("wrong, until and hints need moves")
    if ANY in step.moves and step.wrong:
        raise BadNotation("where any move is right, none is wrong")
    if step.moves and ANY not in step.moves and ANY not in step.wrong:
        raise BadNotation("what is said to a wrong move is missing; wrong needs a '*'")
    for seat, _ in step.lines:
        if seat not in range(1, seats):
            raise BadNotation(f"script: seat {seat} is not one of the others, 1 to {seats - 1}")
