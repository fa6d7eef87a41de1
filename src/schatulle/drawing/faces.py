"""The faces of the bots, as the page draws them; whoever has none wears a robot's."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from schatulle.drawing.canvas import Pen, tag

#: Who has none of its own.
ROBOT: Final = "robot"
#: A kind, before a companion's name or a memory.
_KIND: Final = re.compile(r"\w*")
_SYMBOL: Final = re.compile(r'<symbol id="draw-bot-(\w+)" viewBox="0 0 64 64">(.*?)</symbol>', re.S)


def defined(pen: Pen, bots: Iterable[str]) -> str:
    """What `face` refers to, for the picture's definitions."""
    symbols = [
        tag("symbol", _symbols()[kind], id=pen.named(f"face-{kind}"), viewBox="0 0 64 64")
        for kind in sorted({_drawn(bot) for bot in bots})
    ]
    round_ = tag("clipPath", tag("circle", cx=32, cy=32, r=32), id=pen.named("face"))
    return "".join([round_, *symbols])


def face(pen: Pen, bot: str, x: float, y: float, size: float) -> str:
    """A round face around a point."""
    whole = tag("use", href=f"#{pen.named(f'face-{_drawn(bot)}')}", width=64, height=64)
    scale = size / 64
    return tag(
        "g",
        tag("g", whole, clip_path=pen.fill("face")),
        transform=f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.4f})",
    )


def _drawn(bot: str) -> str:
    found = _KIND.match(bot)
    kind = found[0] if found else ROBOT
    return kind if kind in _symbols() else ROBOT


@cache
def _symbols() -> dict[str, str]:
    source = files("schatulle.drawing").joinpath("faces.svg").read_text(encoding="utf-8")
    return {kind: re.sub(r"\s*\n\s*", "", drawn) for kind, drawn in _SYMBOL.findall(source)}
