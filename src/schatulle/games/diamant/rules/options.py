"""The options of Diamant; the printed rules are the only edition."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from schatulle.core.options import EXPLAINED, changed, check_seats, edition_of

Expeditions = Annotated[
    int,
    Meta(ge=1, le=10, description="a whole number from 1 to 10", extra={EXPLAINED: ("number",)}),
]


class Options(Struct, frozen=True):
    """What a table of Diamant may agree on; the defaults are the printed rules."""

    edition: str = "diamant"
    path_split: Literal["pooled", "per_card"] = "pooled"
    hazard_removal: Literal["one", "both", "none"] = "one"
    first_card_decision: bool = False
    chests: Literal["open", "closed"] = "open"
    allow_two: bool = False
    expeditions: Expeditions = 5


EDITIONS: Final = {"diamant": Options()}
SEATS: Final = range(3, 9)


def options(edition: str, changes: Mapping[str, object]) -> Options:
    """The printed rules with some option values changed."""
    return changed(edition_of(EDITIONS, edition), changes)


def check(options: Options, seats: int) -> None:
    """D-1: three to eight players; two where the table agreed on it."""
    check_seats(seats, range(2, 9) if options.allow_two else SEATS)


def check_table(_options: Options) -> None:
    """Every mixture of these options may be played."""
