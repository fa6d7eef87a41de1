"""`schatulle view`: what a seat sees at some moment of a record."""

from pathlib import Path

from msgspec import Struct

from schatulle.cli.files import pick_record
from schatulle.core import BadNotation
from schatulle.table.cases import parse_seat
from schatulle.table.records import Record, replayed


def view_of(path: Path, after: str, seat: str, name: str | None) -> Struct:
    """The view of a seat after so many moves of a game of the file."""
    record = pick_record(path, name)
    try:
        match = replayed(record, parse_after(after, record))
        match.game.check_table(match.state.options)
        seen = match.game.view(match.state, parse_seat(seat, record.seats))
        return match.game.written(seen)
    except BadNotation as error:
        raise BadNotation(f"{path}, game {record.id}: {error}") from None


def parse_after(text: str, record: Record) -> int:
    """A number of moves of the record, or `last`."""
    if text == "last":
        return len(record.moves)
    if not text.isdecimal() or int(text) > len(record.moves):
        raise BadNotation(f"--after {text!r}; allowed: 0 to {len(record.moves)}, last")
    return int(text)
