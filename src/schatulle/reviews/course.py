"""A finished game as a reviewer gets it: replayed, with every answer that was given in it."""

from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from schatulle.arena.trail import NotedChance, Trail
from schatulle.arena.trail import Step as Answer
from schatulle.core import BadNotation, Decision, Game, Outcome
from schatulle.core.notation import parse_line
from schatulle.table.chance_proof import examined
from schatulle.table.expectations import Failure
from schatulle.table.match import Match
from schatulle.table.record_check import check_record
from schatulle.table.records import Record, begin, set_up

Instead = Literal["clock", "stand-in"]

NOT_PLAYED: Final = "this is not the game that was played"


class Step(Struct, frozen=True):
    """One answer: the game before it, what it brought about, chance included, and after it."""

    #: From 1 on, as records count moves.
    number: int
    before: Any
    decision: Decision[Any]
    action: Any
    events: tuple[Any, ...]
    after: Any
    #: Who gave it in place of whoever sat there: a clock that had run out, or a stand-in.
    instead: Instead | None

    @property
    def moment(self) -> int:
        """The chapter after which it was asked: the first one is the deal."""
        return self.number


class Course(Struct, frozen=True):
    """The whole game."""

    record: Record
    game: Game
    #: The game before anything had happened.
    set_up: Any
    #: What happened before the first answer, and the game then.
    opening: tuple[Any, ...]
    first: Any
    steps: tuple[Step, ...]
    #: All answers, those of chance with their odds.
    trail: Trail
    outcome: Outcome


def course_of(record: Record) -> Course:
    """The course of a record; raises Refusal where it is not finished, or does not replay."""
    try:
        check_record(record)
    except Failure as failure:
        raise _not_played(failure) from None
    if differences := examined(record).differences:
        raise _not_played(differences[0])
    trail: list[Answer] = []
    match = begin(record, lambda nature: NotedChance(nature, trail))
    match.game.check_table(match.state.options)
    opening, first = tuple(match.log), match.state
    steps = tuple(_steps(record, match, trail))
    if match.outcome is None:
        reason = "the game is not over; a review would tell what is still secret"
        raise BadNotation(reason, "refused-not-over")
    return Course(
        record, match.game, set_up(record), opening, first, steps, tuple(trail), match.outcome
    )


def _not_played(difference: object) -> BadNotation:
    return BadNotation(f"{NOT_PLAYED}: {difference}", "refused-damaged")


def _steps(record: Record, match: Match, trail: list[Answer]) -> Iterator[Step]:
    instead: dict[int, Instead] = dict.fromkeys(record.by_clock, "clock")
    instead |= dict.fromkeys(record.by_stand_in, "stand-in")
    for number, line in enumerate(record.moves, 1):
        seat, text = parse_line(line)
        before, action = match.state, match.game.parse_move(text)
        decision = next(asked for asked in match.awaiting() if asked.seat == seat)
        trail.append(Answer(seat, action))
        events = tuple(match.play(seat, action))
        yield Step(number, before, decision, action, events, match.state, instead.get(number))
