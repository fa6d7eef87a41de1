"""Views as text are what they always were: programs and `schatulle view` are told these bytes.

`view_texts.jsonl` was written when views were text themselves: some views of recorded games, and a
hash of all of them for each seat and the onlookers (−2).
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from schatulle.core import Game, Seat
from schatulle.core.registry import game_named
from schatulle.table.records import Record, begin, parse_record

HERE: Final = Path(__file__).parent
LINES: Final = (HERE / "view_texts.jsonl").read_bytes().splitlines()
KEPT: Final = [msgspec.json.decode(line) for line in LINES]


def record_of(kept: dict[str, Any]) -> Record:
    lines = (HERE.parent / "records" / kept["file"]).read_text(encoding="utf-8").splitlines()
    return next(record for record in map(parse_record, lines) if record.id == kept["id"])


def states_of(record: Record) -> Iterator[Any]:
    """The game before its first move and after each of them."""
    match = begin(record)
    yield match.state
    for line in record.moves:
        match.play_line(line)
        yield match.state


def text_of(game: Game, state: Any, seat: int) -> bytes:
    return msgspec.json.encode(game.written(game.view(state, Seat(seat))))


@pytest.mark.parametrize("kept", KEPT, ids=[kept["id"] for kept in KEPT])
def test_the_text_of_a_view_is_what_it_was(kept: dict[str, Any]) -> None:
    record = record_of(kept)
    game, states = game_named(record.game), list(states_of(record))
    for shown in kept["views"]:
        text = text_of(game, states[shown["after"]], shown["seat"])
        assert msgspec.json.decode(text) == shown["view"]
    for seat, digest in kept["digests"].items():
        texts = [text_of(game, state, int(seat)) for state in states]
        assert sha256(b"".join(text + b"\n" for text in texts)).hexdigest() == digest


@pytest.mark.parametrize("kept", KEPT, ids=[kept["id"] for kept in KEPT])
def test_a_view_is_read_back_from_its_text(kept: dict[str, Any]) -> None:
    record = record_of(kept)
    game = game_named(record.game)
    for state in states_of(record):
        view = game.view(state, Seat(0))
        assert game.read(game.written(view)) == view
