"""A lesson at this terminal: its table's log, the steps, and the others who play the script."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from schatulle.bots import make
from schatulle.bots.contract import Bot
from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.core import Decision, Seat
from schatulle.lessons import commands as lessons
from schatulle.lessons.lesson import LEARNER, Lesson
from schatulle.lessons.others import scripted_action, turns_at
from schatulle.lessons.standing import Stage, Standing, standing_in
from schatulle.table import commands
from schatulle.table.chance import luck
from schatulle.table.commands import Change
from schatulle.table.entries import Entry
from schatulle.table.match import Match
from schatulle.table.records import record_of
from schatulle.table.table import Table

Keep = Callable[[Entry], None]


class LessonMatch(Match):
    """The match of a table whose every entry is kept before it counts."""

    def __init__(self, lesson: Lesson, table: Table, keep: Keep) -> None:
        self.lesson = lesson
        self.table = table
        self._keep = keep
        #: Why the last entry could not be kept; the next one keeps it, too.
        self.trouble: OSError | None = None
        self.game = table.game
        self.nature = table.nature()
        assert table.progress is not None, "a lesson has begun"
        self.progress = table.progress

    @property
    def standing(self) -> Standing:
        return standing_in(self.lesson, self.table)

    def awaiting(self) -> tuple[Decision[Any], ...]:
        """The question to the learner, or to the one of the others whose turn it is."""
        standing = self.standing
        if standing.stage is Stage.MOVE:
            return tuple(ask for ask in self.table.asked() if ask.seat == LEARNER)
        return tuple(turn.ask for turn in turns_at(standing, self.table))[:1]

    def play(self, seat: Seat, action: Any) -> Sequence[Any]:
        """A seat's answer, and all that it brings about; raises IllegalMove or WrongMove."""
        ask = next(ask for ask in self.table.asked() if ask.seat == seat)
        key, before = f"key-{ask.id}", len(self.log)
        if seat == LEARNER:
            self._happen(lessons.answer(self.table, self.standing, ask, key, action))
        else:
            self._happen(commands.answer(self.table, seat, ask.id, key, action, "bot"))
        return self.log[before:]

    def read(self) -> None:
        """The step that is shown was read."""
        standing = self.standing
        self._happen(commands.read_step(self.table, standing.index + 1, last=standing.is_last))

    def _happen(self, change: Change) -> None:
        try:
            self._keep(change.entry)
        except OSError as trouble:
            self.trouble = trouble
        else:
            self.trouble = None
        self.table = change.table
        assert self.table.progress is not None
        self.progress = self.table.progress


class LessonTable(LocalTable):
    """A local table whose steps are read, and whose others play the script."""

    match: LessonMatch

    def __init__(self, match: LessonMatch, learner: str, path: Path) -> None:
        table = match.table
        players = (learner, *table.chairs[1:])
        record = record_of(match.progress, table.id, players=players, seed=table.seed)
        super().__init__(match, record, _bots(table), path)
        self.lesson = match.lesson

    @property
    def standing(self) -> Standing:
        """Where the lesson stands."""
        return self.match.standing

    @property
    def may_hear_voice(self) -> bool:
        """A lesson has a voice of its own."""
        return False

    @property
    def is_to_be_read(self) -> bool:
        return self.standing.stage is Stage.READ

    @property
    def is_over(self) -> bool:
        return self.match.table.learnt

    def read(self) -> None:
        """The step that is shown was read."""
        self.match.read()
        self.save()

    def bots_choice(self, ask: Decision[Any]) -> Any:
        """What the script says, or else what the bot would answer."""
        turn = next(iter(turns_at(self.standing, self.match.table)), None)
        action = None if turn is None else scripted_action(self.game, turn)
        return super().bots_choice(ask) if action is None else action

    def save(self) -> None:
        """Every entry is kept as it comes; a disk that refuses is told of."""
        self.trouble = self.match.trouble


def _bots(table: Table) -> Mapping[Seat, Bot]:
    kinds = {Seat(seat): chair for seat, chair in enumerate(table.chairs) if seat != LEARNER}
    game, options = table.agreement.game, table.options()
    return {
        seat: make(kind, game, seat, luck(table.seed, seat), options)
        for seat, kind in kinds.items()
    }
