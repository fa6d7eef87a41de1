"""The box and its drawers as text: `2d1s!0/. 1r/.` and the like."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from schatulle.core import HIDDEN, BadNotation, Hidden, Seat
from schatulle.core.notation import converted
from schatulle.games.meisterdiebe.rules import box as boxes
from schatulle.games.meisterdiebe.rules.gems import NOTHING, parse_gems
from schatulle.games.meisterdiebe.rules.view import Secret, SeenDrawer

_SIDE = re.compile(r"([.0-9dsr]*)(?:!([0-9]))?")
_EXPECTED = "expected upper/lower, and for long drawers a second such pair, as in 2d!0/. 1r/."
_SECRET: Final[Mapping[Secret | Hidden, str]] = {
    Secret.UPPER: "1r/.",
    Secret.LOWER: "./1r",
    Secret.EMPTY: "./.",
    HIDDEN: HIDDEN.value,
}
_SECRETS: Final = {text: secret for secret, text in _SECRET.items()}


def format_front(front: boxes.Front) -> str:
    """One side of a front: gems, then the alarm of a seat."""
    alarm = "" if front.alarm is None else f"!{front.alarm}"
    gems = str(front.gems) if front.gems or not alarm else ""
    return gems + alarm


def format_drawer(inside: SeenDrawer | Hidden) -> str:
    """A drawer as far as it is seen."""
    if isinstance(inside, Hidden):
        return inside.value
    front = f"{format_front(inside.upper)}/{_format_lower(inside.lower)}"
    return front if inside.secret is None else f"{front} {_SECRET[inside.secret]}"


def _format_lower(front: boxes.Front | Hidden) -> str:
    return front.value if isinstance(front, Hidden) else format_front(front)


def read_drawer(drawer: boxes.Drawer, text: str, seats: int) -> SeenDrawer | Hidden:
    """A drawer that was written as far as it is seen."""
    if text == HIDDEN.value:
        return HIDDEN
    front, _, secret = text.partition(" ")
    up, _, down = front.partition("/")
    return SeenDrawer(
        _parse_front(up, text, seats),
        HIDDEN if down == HIDDEN.value else _parse_front(down, text, seats),
        _read_secret(drawer, secret, text),
    )


def _read_secret(drawer: boxes.Drawer, secret: str, text: str) -> Secret | Hidden | None:
    if drawer not in boxes.LONG and not secret:
        return None
    if drawer not in boxes.LONG or secret not in _SECRETS:
        raise BadNotation(f"{drawer} cannot be {text!r}; {_EXPECTED}")
    return _SECRETS[secret]


def parse_box(parts: Mapping[str, object], seats: int) -> boxes.Box:
    """The box of a position: how it stands, and what the drawers that are named hold."""
    box = replace(
        boxes.empty_box(),
        flipped=converted(parts.get("flipped", False), bool, "flipped"),
        north=_parse_north(parts.get("north", {})),
    )
    top = boxes.stack(box)[0]
    if parts.get("top", top) != top:
        raise BadNotation(f"top is {top} when flipped is {box.flipped}, not {parts['top']}")
    drawers = converted(parts.get("drawers", {}), dict[str, str], "drawers")
    for name, text in drawers.items():
        box = _with_drawer(box, boxes.parse_drawer(name), text, seats)
    return box


def _parse_north(value: object) -> tuple[int, int, int]:
    given = converted(value, dict[boxes.Level, int], "north")
    if any(number not in range(1, 5) for number in given.values()):
        raise BadNotation(f"north names drawers 1 to 4, not {given}")
    return given.get(boxes.Level.A, 1), given.get(boxes.Level.B, 1), given.get(boxes.Level.C, 1)


def _with_drawer(box: boxes.Box, drawer: boxes.Drawer, text: str, seats: int) -> boxes.Box:
    pairs = [pair.split("/") for pair in text.split(" ")]
    if any(len(pair) != 2 for pair in pairs) or len(pairs) > 1 + (drawer in boxes.LONG):
        raise BadNotation(f"{drawer} cannot be {text!r}; {_EXPECTED}")
    up, down = (_parse_front(side, text, seats) for side in pairs[0])
    box = boxes.with_fronts(box, drawer, up, down)
    return _with_secret(box, drawer, pairs[1], text) if len(pairs) > 1 else box


def _parse_front(side: str, text: str, seats: int) -> boxes.Front:
    found = _SIDE.fullmatch(side)
    if not side or found is None:
        raise BadNotation(f"{side!r} in {text!r} is no side of a drawer; {_EXPECTED}")
    gems = parse_gems(found[1]) if found[1] else NOTHING
    if gems.rubies:
        raise BadNotation(f"{text!r}: a ruby never lies in a front compartment")
    owner = None if found[2] is None else Seat(int(found[2]))
    if owner is not None and owner >= seats:
        raise BadNotation(f"{text!r}: there is no seat {owner} whose alarm could lie there")
    return boxes.Front(gems, owner)


def _with_secret(box: boxes.Box, drawer: boxes.Drawer, pair: list[str], text: str) -> boxes.Box:
    faces = {
        (".", "."): None,
        ("1r", "."): boxes.upper_face(box),
        (".", "1r"): boxes.lower_face(box),
    }
    up, down = ("1r" if side == "r" else side for side in pair)
    if (up, down) not in faces:
        raise BadNotation(
            f"{text!r}: a secret compartment holds one ruby or none: 1r/. or ./1r or ./."
        )
    return boxes.with_ruby(box, drawer, faces[up, down])
