"""What is published of people's memories, and how sure each number is."""

import tomllib
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

#: `stated`: the source says the number. `read`: somebody read it off a figure. `between`: sources
#: say what it lies between, and it is taken to lie in the middle.
Sureness = Literal["stated", "read", "between"]


class Known(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number, as far as it is known."""

    least: float
    most: float
    sure: Sureness
    sources: tuple[str, ...]

    @property
    def about(self) -> float:
        return (self.least + self.most) / 2


class Found(Known, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often people find the one of so many things that is asked for, after so many swaps."""

    things: int
    swaps: int


class Capacity(Struct, frozen=True, forbid_unknown_fields=True):
    """How many things adults know for certain, where they stand and where they move."""

    standing: Known
    turned: Known


class People(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that memories are compared with."""

    sources: dict[str, str]
    adult: tuple[Found, ...]
    child: tuple[Found, ...]
    capacity: Capacity
    fading: Known
    pairs: dict[Literal["elephant", "goldfish"], Known]


def _people() -> People:
    text = files(__package__).joinpath("people.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), People)


PEOPLE: Final = _people()
