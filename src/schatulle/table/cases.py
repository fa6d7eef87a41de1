"""Cases: a position, some moves, and what must be true after each."""

import tomllib
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from schatulle.core import SPECTATOR, BadNotation, IllegalMove, Refusal, Seat
from schatulle.core.registry import game_named
from schatulle.table.expectations import Failure, compare
from schatulle.table.match import Match
from schatulle.table.records import ReplayedNature


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a case: a move, what is expected after it, what somebody sees."""

    move: str | None = None
    refused: bool | str = False
    expect: dict[str, Any] = {}
    sees: dict[str, Any] | list[dict[str, Any]] = field(default_factory=list)


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule's worked example."""

    id: str
    game: str
    edition: str
    seats: int
    steps: list[Step]
    title: str = ""
    note: str = ""
    clauses: list[str] = []
    options: dict[str, Any] = {}
    given: dict[str, Any] | Literal["start"] = {}
    deal: dict[str, Any] = {}


class CaseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All cases of a file."""

    case: list[Case]


def parse_cases(text: str) -> list[Case]:
    """The cases of a file; raises BadNotation."""
    try:
        return msgspec.convert(tomllib.loads(text), CaseFile).case
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise BadNotation(f"no cases: {error}") from None


def check_case(case: Case) -> None:
    """Runs a case; raises Failure or Refusal."""
    match = _begin(case)
    for number, step in enumerate(case.steps, 1):
        label = f"step {number}" + (f" ({step.move})" if step.move else "")
        if step.move is not None:
            _move(match, label, step.move, step.refused)
        compare(label, step.expect, match.game.position(match.state), match.outcome)
        for sees in [step.sees] if isinstance(step.sees, dict) else step.sees:
            _compare_view(match, label, sees)


def _begin(case: Case) -> Match:
    game = game_named(case.game)
    options = game.options(case.edition, case.options)
    parts = case.given
    deal = dict(case.deal)
    if parts == "start":
        state = game.setup(options, case.seats)
    else:
        deal |= {name: part for name, part in parts.items() if name in game.DEALT}
        position = {name: part for name, part in parts.items() if name not in game.DEALT}
        state = game.from_position(position, options, case.seats)
    return Match(game, state, ReplayedNature(game, deal, state, seed=None))


def _move(match: Match, label: str, line: str, refused: bool | str) -> None:
    try:
        match.play_line(line)
    except Refusal as refusal:
        if not refused:
            raise Failure(label, "the move to be accepted", f"refusal: {refusal}") from None
        clause = refusal.clause if isinstance(refusal, IllegalMove) else "no move at all"
        if refused not in (True, clause):
            raise Failure(label, f"refusal by {refused}", f"{clause}: {refusal}") from None
    else:
        if refused:
            raise Failure(label, "a refusal", "the move was accepted")


def _compare_view(match: Match, label: str, sees: dict[str, Any]) -> None:
    seat = parse_seat(sees.get("seat"), match.state.seats)
    parts = {name: part for name, part in sees.items() if name != "seat"}
    view = match.game.written(match.game.view(match.state, seat))
    compare(f"{label}, seat {sees['seat']} sees", parts, view, match.outcome)


def parse_seat(value: object, seats: int) -> Seat:
    """A seat's number, or `spectator`."""
    if value == "spectator":
        return SPECTATOR
    text = str(value)
    if text not in map(str, range(seats)):
        raise BadNotation(f"there is no seat {value!r}; allowed: 0 to {seats - 1}, spectator")
    return Seat(int(text))
