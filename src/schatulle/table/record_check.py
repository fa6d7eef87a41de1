"""Checking a record: every move again, every position and the result compared."""

from typing import Any

import msgspec

from schatulle.core import BadNotation, Refusal
from schatulle.table.expectations import Failure, compare_part
from schatulle.table.match import Match
from schatulle.table.records import Record, begin


def check_record(record: Record) -> None:
    """Plays a record again; raises Failure or Refusal."""
    wanted = {_after(key, record): position for key, position in record.positions.items()}
    match = begin(record)
    _compare_position(match, 0, wanted)
    for number, line in enumerate(record.moves, 1):
        try:
            match.play_line(line)
        except Refusal as refusal:
            label = f"move {number} ({line})"
            raise Failure(label, "the move to be accepted", f"refusal: {refusal}") from None
        _compare_position(match, number, wanted)
    _compare_result(match, record)


def _after(key: str, record: Record) -> int:
    if key == "last":
        return len(record.moves)
    if key not in map(str, range(len(record.moves) + 1)):
        raise BadNotation(f"position {key!r}: the record has {len(record.moves)} moves")
    return int(key)


def _compare_position(match: Match, number: int, wanted: dict[int, dict[str, Any]]) -> None:
    if number not in wanted:
        return
    truth = msgspec.to_builtins(match.game.position(match.state))
    _compare_whole(f"after move {number}, ", wanted[number], truth)


def _compare_whole(label: str, wanted: dict[str, Any], truth: dict[str, Any]) -> None:
    """A record's position is the whole truth: no part and no drawer may be missing."""
    for name in truth | wanted:
        expected, came = wanted.get(name), truth.get(name)
        if isinstance(expected, dict) and isinstance(came, dict):
            _compare_whole(f"{label}{name}.", expected, came)
        else:
            compare_part(f"{label}{name}", expected, came)


def _compare_result(match: Match, record: Record) -> None:
    if record.result is None:
        return
    outcome = match.outcome
    if outcome is None:
        raise Failure("result", msgspec.to_builtins(record.result), "the game is not over")
    compare_part("result, scores", record.result.scores, outcome.scores)
    compare_part("result, winners", record.result.winners, outcome.winners)
