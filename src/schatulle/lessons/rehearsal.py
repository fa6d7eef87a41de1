"""A lesson played in memory from its first step to its last: what is wrong with it shows there."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, get_args

from schatulle.bots import make
from schatulle.bots.contract import Bot
from schatulle.bots.dice import dice
from schatulle.bots.news import tell
from schatulle.core import BadNotation, Decision, Many, Refusal, Seat, count_of
from schatulle.core.registry import game_named
from schatulle.lessons.commands import open_lesson
from schatulle.lessons.lesson import ANY, LEARNER, Lesson, Step, fits
from schatulle.lessons.others import Turn, turns_at
from schatulle.lessons.standing import Stage, Standing, standing_in
from schatulle.table import commands
from schatulle.table.agreement import PERSON, check_agreement
from schatulle.table.chance import luck
from schatulle.table.commands import Change
from schatulle.table.entries import Guest
from schatulle.table.table import Table

#: More than any game has.
LONGEST: Final = 5000
#: Among so many moves one is looked for that a pattern means.
LOOKED_AT: Final = 20_000

LEARNS: Final = Guest("learner", "Learner")


def check_lesson(lesson: Lesson) -> None:
    """Plays it by each of the moves that its steps name; raises BadNotation with the step."""
    try:
        _check_names(lesson)
        for way in range(max(len(step.moves) for step in lesson.steps) or 1):
            Rehearsal(lesson, way).play()
    except Refusal as refusal:
        raise BadNotation(str(refusal)) from None


def _check_names(lesson: Lesson) -> None:
    bots = [chair for chair in lesson.agreement.chairs if chair != PERSON]
    for seat, chair in enumerate(bots, 1):
        make(chair, lesson.game, Seat(seat), "")
    check_agreement(lesson.agreement, bots)
    known = {event.__name__ for event in get_args(game_named(lesson.game).Event)}
    for step in lesson.steps:
        for event in {*step.hints, *([step.until] if step.until else ())} - known:
            allowed = ", ".join(sorted(known))
            raise _wrong(step, f"there is no event {event!r}; allowed: {allowed}")


class Rehearsal:
    """One way through a lesson; where several moves are right, the one with that number."""

    def __init__(self, lesson: Lesson, way: int = 0) -> None:
        self.lesson = lesson
        self._way = way
        opened = open_lesson(f"rehearsal-{way}", lesson, LEARNS).table
        seated = commands.sit_down(opened, LEARNS, LEARNER).table
        self.table: Table = commands.start(seated, LEARNS.id).table
        self._bots = {
            seat: make(chair, lesson.game, seat, luck(self.table.seed, seat), self.table.options())
            for seat, chair in zip(
                map(Seat, self.table.seats), lesson.agreement.chairs, strict=True
            )
            if seat != LEARNER
        }
        self._tell(0)
        self._seen: set[str] = set()

    @property
    def standing(self) -> Standing:
        return standing_in(self.lesson, self.table)

    def play(self) -> None:
        """To the end; raises BadNotation where a step cannot be done."""
        for _ in range(LONGEST):
            if (standing := self.standing).stage is Stage.OVER:
                break
            self.go_on(standing)
        else:
            raise _wrong(self.standing.step, "the lesson does not come to an end")
        for step, (seat, move) in self.standing.unplayed:
            raise _wrong(step, f"script: '{seat}: {move}' is never played")
        for step in self.lesson.steps:
            if step.name not in self._seen:
                raise _wrong(step, "it is never come to")

    def go_on(self, standing: Standing) -> None:
        """By one entry."""
        self._seen.add(standing.step.name)
        match standing.stage:
            case Stage.READ:
                step = standing.index + 1
                self.table = commands.read_step(self.table, step, last=standing.is_last).table
            case Stage.MOVE:
                self._seen.add(standing.next_step.name)
                self._learn(standing.next_step)
            case Stage.OTHERS:
                self._let_others(standing)

    def _learn(self, step: Step) -> None:
        (ask,) = (ask for ask in self.table.asked() if ask.seat == LEARNER)
        if step.until is None:
            for move in step.moves:
                self._check_right(step, ask, move)
            for pattern in step.wrong:
                if pattern != ANY and self._found(ask, pattern, step) is None:
                    raise _wrong(step, f"wrong: no move is {pattern!r} there")
        pattern = step.moves[self._way % len(step.moves)]
        action = self._picked(ask) if pattern == ANY else self._found(ask, pattern)
        if action is None:
            raise _wrong(step, f"no move is {pattern!r} there")
        self._answer(ask, action)

    def _check_right(self, step: Step, ask: Decision[Any], pattern: str) -> None:
        if ANY in pattern:
            return
        action = self._parsed(step, pattern)
        try:
            commands.answer(self.table, ask.seat, ask.id, "tried", action)
        except Refusal as refusal:
            raise _wrong(step, f"{pattern!r} cannot be played there: {refusal}") from None
        written = self.table.game.format_move(action)
        if written != pattern:
            raise _wrong(step, f"{pattern!r} is written {written!r}")

    def _parsed(self, step: Step, move: str) -> Any:
        try:
            return self.table.game.parse_move(move)
        except Refusal as refusal:
            raise _wrong(step, str(refusal)) from None

    def _picked(self, ask: Decision[Any]) -> Any:
        return ask.choices[dice(f"{self._way}", ask).randrange(count_of(ask.choices))]

    def _found(self, ask: Decision[Any], pattern: str, step: Step | None = None) -> Any | None:
        """A move of that kind; with a step one that is wrong there, and told just that."""
        for action in islice(_each(ask.choices), LOOKED_AT):
            move = self.table.game.format_move(action)
            if not fits(pattern, move):
                continue
            if step is None or (not step.wants(move) and step.said_to(move) == step.wrong[pattern]):
                return action
        return None

    def _let_others(self, standing: Standing) -> None:
        turn = next(iter(turns_at(standing, self.table)), None)
        if turn is None:
            raise _wrong(standing.next_step, "nobody is asked there, and the game is not over")
        if turn.move is None:
            view = self.table.game.view(self.table.state, turn.ask.seat)
            bot: Bot = self._bots[turn.ask.seat]
            self._answer(turn.ask, bot.choose(view, turn.ask))
        else:
            self._let_play(standing.step, turn, turn.move)

    def _let_play(self, step: Step, turn: Turn, move: str) -> None:
        try:
            self._answer(turn.ask, self._parsed(step, move))
        except Refusal as refusal:
            line = f"{turn.ask.seat}: {move}"
            raise _wrong(step, f"script: {line!r} cannot be played there: {refusal}") from None

    def _answer(self, ask: Decision[Any], action: Any) -> None:
        before = len(self.table.ends)
        change: Change = commands.answer(self.table, ask.seat, ask.id, f"key-{ask.id}", action)
        self.table = change.table
        self._tell(before)

    def _tell(self, before: int) -> None:
        for seat, bot in self._bots.items():
            tell(bot, self.table.game, Seat(seat), self.table.events_since(before))


def _each(choices: Any) -> Iterator[Any]:
    return iter(choices) if isinstance(choices, Many) else iter(tuple(choices))


def _wrong(step: Step, why: str) -> BadNotation:
    return BadNotation(f"step {step.name!r}: {why}")
