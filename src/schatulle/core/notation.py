"""Helpers to read and write the notation: one line a move, one mapping a position."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from schatulle.core.refusal import BadNotation
from schatulle.core.seats import Seat

T = TypeVar("T")

_LINE = re.compile(r"\s*([0-9]{1,3})\s*:\s*(\S.*?)\s*")


def parse_line(line: str) -> tuple[Seat, str]:
    """The seat and the move of a line such as `2: open B3`."""
    found = _LINE.fullmatch(line)
    if found is None:
        raise BadNotation(f"{line!r} is no move of a seat; expected for instance '2: open B3'")
    return Seat(int(found[1])), found[2]


def format_line(seat: Seat, move: str) -> str:
    """A seat's move as records write it."""
    return f"{seat}: {move}"


def check_parts(parts: Mapping[str, object], allowed: Sequence[str]) -> None:
    """A position names nothing but its own parts."""
    for name in parts:
        if name not in allowed:
            raise BadNotation(
                f"a position has no part {name!r} to give; allowed: {', '.join(allowed)}"
            )


def converted(value: object, kind: type[T], name: str) -> T:
    """A part of a position, read as what it should be."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise BadNotation(f"{name}: {error}") from None


def row(parts: Mapping[str, Any], name: str, kind: type[T], seats: int) -> tuple[T, ...] | None:
    """A part with an entry for every seat, None where it is not given."""
    if name not in parts:
        return None
    entries = converted(parts[name], tuple[kind, ...], name)  # type: ignore[valid-type]
    if len(entries) != seats:
        raise BadNotation(
            f"{name} has {len(entries)} entries; expected one for each of {seats} seats"
        )
    return entries
