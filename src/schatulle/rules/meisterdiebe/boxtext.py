"""The box and its drawers as text: `2d1s!0/. 1r/.` and the like."""

import re
from collections.abc import Mapping

from msgspec.structs import replace

from schatulle.rules.core import BadNotation, Seat
from schatulle.rules.core.notation import converted
from schatulle.rules.meisterdiebe.box import (
    LONG,
    Box,
    Drawer,
    Front,
    Level,
    empty_box,
    lower,
    lower_face,
    parse_drawer,
    ruby_in,
    stack,
    upper,
    upper_face,
    with_fronts,
    with_ruby,
)
from schatulle.rules.meisterdiebe.gems import NOTHING, parse_gems

_SIDE = re.compile(r"([.0-9dsr]*)(?:!([0-9]))?")
_EXPECTED = "expected upper/lower, and for long drawers a second such pair, as in 2d!0/. 1r/."


def format_front(front: Front) -> str:
    """One side of a front: gems, then the alarm of a seat."""
    alarm = "" if front.alarm is None else f"!{front.alarm}"
    gems = str(front.gems) if front.gems or not alarm else ""
    return gems + alarm


def format_secret(box: Box, drawer: Drawer) -> str:
    """Both sides of a long drawer's secret compartment."""
    face = ruby_in(box, drawer)
    up = "1r" if face is upper_face(box) else "."
    down = "1r" if face is lower_face(box) else "."
    return f"{up}/{down}"


def format_drawer(box: Box, drawer: Drawer) -> str:
    """A drawer with all that it holds, as the box stands now."""
    front = f"{format_front(upper(box, drawer))}/{format_front(lower(box, drawer))}"
    return f"{front} {format_secret(box, drawer)}" if drawer in LONG else front


def format_drawers(box: Box) -> dict[str, str]:
    """All twelve drawers by name."""
    return {drawer: format_drawer(box, drawer) for drawer in Drawer}


def north_of(box: Box) -> dict[str, int]:
    """The number of the drawer that faces north, by level."""
    return dict(zip(Level, box.north, strict=True))


def top_of(box: Box) -> str:
    """The letter of the top level."""
    return stack(box)[0]


def parse_box(parts: Mapping[str, object], seats: int) -> Box:
    """The box of a position: how it stands, and what the drawers that are named hold."""
    box = replace(
        empty_box(),
        flipped=converted(parts.get("flipped", False), bool, "flipped"),
        north=_parse_north(parts.get("north", {})),
    )
    if parts.get("top", top_of(box)) != top_of(box):
        raise BadNotation(f"top is {top_of(box)} when flipped is {box.flipped}, not {parts['top']}")
    drawers = converted(parts.get("drawers", {}), dict[str, str], "drawers")
    for name, text in drawers.items():
        box = _with_drawer(box, parse_drawer(name), text, seats)
    return box


def _parse_north(value: object) -> tuple[int, int, int]:
    given = converted(value, dict[Level, int], "north")
    if any(number not in range(1, 5) for number in given.values()):
        raise BadNotation(f"north names drawers 1 to 4, not {given}")
    return given.get(Level.A, 1), given.get(Level.B, 1), given.get(Level.C, 1)


def _with_drawer(box: Box, drawer: Drawer, text: str, seats: int) -> Box:
    pairs = [pair.split("/") for pair in text.split(" ")]
    if any(len(pair) != 2 for pair in pairs) or len(pairs) > 1 + (drawer in LONG):
        raise BadNotation(f"{drawer} cannot be {text!r}; {_EXPECTED}")
    up, down = (_parse_front(side, text, seats) for side in pairs[0])
    box = with_fronts(box, drawer, up, down)
    return _with_secret(box, drawer, pairs[1], text) if len(pairs) > 1 else box


def _parse_front(side: str, text: str, seats: int) -> Front:
    found = _SIDE.fullmatch(side)
    if not side or found is None:
        raise BadNotation(f"{side!r} in {text!r} is no side of a drawer; {_EXPECTED}")
    gems = parse_gems(found[1]) if found[1] else NOTHING
    if gems.rubies:
        raise BadNotation(f"{text!r}: a ruby never lies in a front compartment")
    owner = None if found[2] is None else Seat(int(found[2]))
    if owner is not None and owner >= seats:
        raise BadNotation(f"{text!r}: there is no seat {owner} whose alarm could lie there")
    return Front(gems, owner)


def _with_secret(box: Box, drawer: Drawer, pair: list[str], text: str) -> Box:
    faces = {
        (".", "."): None,
        ("1r", "."): upper_face(box),
        (".", "1r"): lower_face(box),
    }
    up, down = ("1r" if side == "r" else side for side in pair)
    if (up, down) not in faces:
        raise BadNotation(
            f"{text!r}: a secret compartment holds one ruby or none: 1r/. or ./1r or ./."
        )
    return with_ruby(box, drawer, faces[up, down])
