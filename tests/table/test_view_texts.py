"""Views as text are what they always were: programs and `schatulle view` are told these bytes.

`view_texts.jsonl` was written when views were text themselves: some views of recorded games, and a
hash of all of them for each seat and the onlookers (−2).
"""

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from schatulle.core import Seat
from schatulle.table.records import Record, parse_record, replayed

HERE: Final = Path(__file__).parent
LINES: Final = (HERE / "view_texts.jsonl").read_bytes().splitlines()
KEPT: Final = [msgspec.json.decode(line) for line in LINES]


def record_of(kept: dict[str, Any]) -> Record:
    lines = (HERE.parent / "records" / kept["file"]).read_text(encoding="utf-8").splitlines()
    return next(it for it in map(parse_record, lines) if it.id == kept["id"])


def text_of(record: Record, after: int, seat: Seat) -> bytes:
    match = replayed(record, after)
    return msgspec.json.encode(match.game.written(match.game.view(match.state, seat)))


@pytest.mark.parametrize("kept", KEPT, ids=[kept["id"] for kept in KEPT])
def test_the_text_of_a_view_is_what_it_was(kept: dict[str, Any]) -> None:
    record = record_of(kept)
    for shown in kept["views"]:
        text = text_of(record, shown["after"], Seat(shown["seat"]))
        assert msgspec.json.decode(text) == shown["view"]
    for seat, digest in kept["digests"].items():
        texts = [text_of(record, after, Seat(int(seat))) for after in range(len(record.moves) + 1)]
        assert sha256(b"".join(text + b"\n" for text in texts)).hexdigest() == digest
