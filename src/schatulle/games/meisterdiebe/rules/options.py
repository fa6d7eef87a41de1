"""The editions as option values, and the mixtures that are refused (docs/invariants.md)."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from schatulle.core import BadOptions
from schatulle.core.options import EXPLAINED, changed, check_seats, edition_of
from schatulle.games.meisterdiebe.rules.gems import Gems, holds

SEATS: Final = range(2, 9)

WhiteStart = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{1,2}\+[0-9]{1,2}$",
        description="diamonds + sapphires, for instance 8+2",
        extra={EXPLAINED: ("D+S",)},
    ),
]
Diamonds = Annotated[
    int,
    Meta(ge=0, le=80, description="a whole number from 0 to 80", extra={EXPLAINED: ("number",)}),
]
Rounds = Annotated[
    int,
    Meta(
        ge=0,
        le=1000,
        description="a whole number from 1 to 1000, 0 for none",
        extra={EXPLAINED: ("0", "number")},
    ),
]
Odds = Annotated[
    float,
    Meta(ge=0, le=0.5, description="a number from 0 to 0.5", extra={EXPLAINED: ("0", "chance")}),
]


class Options(Struct, frozen=True):
    """Every option of the table; the defaults are those of the edition `zoch`."""

    edition: str = "zoch"
    white_start: WhiteStart = "8+2"
    setup_diamonds: Diamonds = 12
    setup_mode: Literal["whole_share", "one_by_one"] = "whole_share"
    setup_fall: Literal["red", "upper"] = "red"
    setup_box_actions: Literal[2, 1] = 2
    quick_setup: bool = False
    reveal: Literal["smugglers_first", "all"] = "smugglers_first"
    order: Literal["smuggler_first", "smuggler_third"] = "smuggler_first"
    smuggler: Literal["loot", "distribute"] = "loot"
    alarms: Literal["on", "off"] = "on"
    alarm_alone: Literal["stay", "return"] = "stay"
    lone_alarm_blocks: bool = False
    mt_needs_front_gem: bool = False
    mt_empty_secret: Literal["nothing", "keep_front"] = "nothing"
    fall_no_detective: Literal["red", "upper"] = "red"
    share_pick: Literal["choose", "auto_best", "sapphires_first"] = "choose"
    detective_moves_box: bool = False
    card_cycle: Literal["pass_left", "swap_same"] = "pass_left"
    box_actions: Literal[2, 1] = 2
    box_order: Literal["any", "rotate_first"] = "any"
    last_ruby_end: Literal["end_of_round", "immediate", "off"] = "end_of_round"
    penalty: Literal["by_value", "flat"] = "by_value"
    king_title: bool = False
    must_open: bool = True
    must_place: bool = True
    open_visibility: Literal["all", "opener"] = "all"
    show_long: bool = False
    max_rounds: Rounds = 0
    sticky_drawers: Odds = 0.0


#: What the rules do not ask for: it says how the table is shown, on the page and in the terminal.
PRESENTATION: Final = ("show_long",)

EDITIONS: Final = {
    "zoch": Options(),
    "zoch_fr": Options(edition="zoch_fr", alarm_alone="return"),
    "zoch_en": Options(edition="zoch_en", alarm_alone="return", last_ruby_end="off"),
    "prototype": Options(
        edition="prototype",
        white_start="7+3",
        setup_diamonds=10,
        setup_mode="one_by_one",
        setup_fall="upper",
        reveal="all",
        order="smuggler_third",
        smuggler="distribute",
        alarms="off",
        mt_needs_front_gem=True,
        fall_no_detective="upper",
        share_pick="sapphires_first",
        detective_moves_box=True,
        card_cycle="swap_same",
        penalty="flat",
        king_title=True,
        max_rounds=60,
    ),
}


class Printed(NamedTuple):
    """What an edition is beside its option values: no table can agree on these otherwise.

    They are no options because records and the protocol show options, and have never shown these.
    """

    #: M-3, P-1, DIF-E1: the gems in its box.
    gems: Gems
    #: P-25, DIF-E20, OQ-P3: a white cushion that was empty once ends the game.
    latched: bool
    #: M-48, DIF-E23: its rules know drawers that are badly opened.
    sticks: bool


ZOCH: Final = Printed(Gems(80, 16, 6), latched=False, sticks=True)
_PRINTED: Final = {"prototype": Printed(Gems(66, 24, 6), latched=True, sticks=False)}


def printed(opts: Options) -> Printed:
    """What the edition is beside its options; all of Zoch's are alike."""
    return _PRINTED.get(opts.edition, ZOCH)


#: DIF-E6..E8: what goes together.
_MIXTURES: Final = (
    ("smugglers_first", "smuggler_first", "loot"),
    ("all", "smuggler_third", "distribute"),
)


def options(edition: str, changes: Mapping[str, object]) -> Options:
    """An edition's values with some of them changed, where they go together."""
    chosen = changed(edition_of(EDITIONS, edition), changes)
    _check_mixture(chosen)
    return chosen


def white_cushion(opts: Options) -> Gems:
    """M-17, P-4: the imitations that everyone starts with."""
    diamonds, _, sapphires = opts.white_start.partition("+")
    return Gems(int(diamonds), int(sapphires))


def is_latched(opts: Options) -> bool:
    """P-25: in the prototype a white cushion that was empty once ends the game (OQ-P3)."""
    return printed(opts).latched


def gem_set(opts: Options) -> Gems:
    """M-3, P-1: all gems of the edition's box."""
    return printed(opts).gems


def check(opts: Options, seats: int) -> None:
    """M-7: two to eight players, and no more gems than there are (INV-3)."""
    check_seats(seats, SEATS)
    white = white_cushion(opts)
    if not white:
        raise BadOptions(
            "option white_start cannot be 0+0; everyone starts with an imitation",
            "meisterdiebe-refused-no-imitations",
        )
    needed = Gems(seats * white.diamonds + opts.setup_diamonds, seats * white.sapphires, 6)
    if not holds(gem_set(opts), needed):
        raise BadOptions(
            f"white_start {opts.white_start} and setup_diamonds {opts.setup_diamonds} need "
            f"{needed} for {seats} seats; edition {opts.edition} has {gem_set(opts)}",
            "meisterdiebe-refused-too-few-gems",
            options=("white_start", "setup_diamonds"),
        )


def check_table(opts: Options) -> None:
    """P-15: a fall must not betray face-down detectives, so no new table may mix these two."""
    if opts.fall_no_detective == "upper" and opts.reveal != "all":
        raise BadOptions(
            "option fall_no_detective cannot be upper with reveal smugglers_first: "
            "a smuggler's fall would betray face-down detectives; allowed: red",
            "refused-mixture",
            options=("fall_no_detective", "reveal"),
        )


def _check_mixture(opts: Options) -> None:
    """DIF-E6..E8: reveal, order and smuggler go together; M-48 has no place in the prototype."""
    if (opts.reveal, opts.order, opts.smuggler) not in _MIXTURES:
        allowed = " or ".join(" + ".join(mixture) for mixture in _MIXTURES)
        raise BadOptions(
            f"reveal {opts.reveal}, order {opts.order} and smuggler {opts.smuggler} "
            f"do not go together; allowed: {allowed}",
            "refused-mixture",
            options=("reveal", "order", "smuggler"),
        )
    if opts.sticky_drawers and not printed(opts).sticks:
        raise BadOptions(
            f"option sticky_drawers cannot be {opts.sticky_drawers} in the prototype; allowed: 0",
            "refused-option-edition",
            option="sticky_drawers",
        )
