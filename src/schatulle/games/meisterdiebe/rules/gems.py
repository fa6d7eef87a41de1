"""Gems and bags of them (M-3, M-18)."""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from msgspec import Struct

from schatulle.core import BadNotation


class Gem(StrEnum):
    """M-3: the three kinds of gem."""

    DIAMOND = "d"
    SAPPHIRE = "s"
    RUBY = "r"


class Gems(Struct, frozen=True, gc=False):
    """A bag of gems. M-18: a gem has no memory of where it came from."""

    diamonds: int = 0
    sapphires: int = 0
    rubies: int = 0

    def __add__(self, other: "Gems") -> "Gems":
        return Gems(
            self.diamonds + other.diamonds,
            self.sapphires + other.sapphires,
            self.rubies + other.rubies,
        )

    def __sub__(self, other: "Gems") -> "Gems":
        return Gems(
            self.diamonds - other.diamonds,
            self.sapphires - other.sapphires,
            self.rubies - other.rubies,
        )

    def __bool__(self) -> bool:
        return bool(self.diamonds or self.sapphires or self.rubies)

    def __str__(self) -> str:
        counts = zip((self.diamonds, self.sapphires, self.rubies), Gem, strict=True)
        return "".join(f"{count}{gem}" for count, gem in counts if count) or "."


NOTHING: Final = Gems()
ONE: Final = {Gem.DIAMOND: Gems(1), Gem.SAPPHIRE: Gems(0, 1), Gem.RUBY: Gems(0, 0, 1)}

_PILE = re.compile(r"([0-9]{0,3})([dsr])")


def gem_count(bag: Gems) -> int:
    """The number of gems in the bag, of whatever kind."""
    return bag.diamonds + bag.sapphires + bag.rubies


def value(bag: Gems) -> int:
    """M-91: a diamond counts 1, a sapphire 2, a ruby 4."""
    return bag.diamonds + 2 * bag.sapphires + 4 * bag.rubies


def holds(bag: Gems, part: Gems) -> bool:
    """Whether the part can be taken out of the bag."""
    return (
        bag.diamonds >= part.diamonds >= 0
        and bag.sapphires >= part.sapphires >= 0
        and bag.rubies >= part.rubies >= 0
    )


def together(bags: Iterable[Gems]) -> Gems:
    """All bags poured into one."""
    return sum(bags, NOTHING)


def parse_gems(text: str) -> Gems:
    """A bag such as `8d2s`, `dds` or `.` for an empty one."""
    if text == ".":
        return NOTHING
    if not text or _PILE.sub("", text):
        raise BadNotation(
            f"{text!r} is no bag of gems; expected for instance 8d2s, dds, or . for none",
            "meisterdiebe-refused-gems",
        )
    counts = dict.fromkeys(Gem, 0)
    for count, gem in _PILE.findall(text):
        counts[Gem(gem)] += int(count or 1)
    return Gems(*counts.values())
