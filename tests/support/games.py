"""Whole random games of both rulebooks, and tables with random option sets to play them at."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from schatulle.core import Choices, Decision, Game, count_of
from schatulle.core.options import listed_values, option_names
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.options import Options as DiamantOptions
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.options import Options


class Table(NamedTuple):
    """A game with its options and seats, and the seed that plays it."""

    game: Game
    options: Any
    seats: int
    seed: int = 0

    def __str__(self) -> str:
        return f"{self.options.edition}-{self.seats}"


class Step(NamedTuple):
    """One answer of a game and all that it brought about."""

    before: Any
    asked: Decision[Any]
    action: Any
    events: tuple[Any, ...]
    after: Any


Steps = tuple[Step, ...]


def choice(choices: Choices[Any], rng: Random) -> Any:
    """One of the choices, be they few or many."""
    return choices[rng.randrange(count_of(choices))]


def random_game(table: Table) -> Iterator[Step]:
    """A game from set-up to its end in which everyone, Nature too, answers at random."""
    game, rng = table.game, Random(table.seed)
    state = game.setup(table.options, table.seats)
    while decisions := game.awaiting(state):
        asked = rng.choice(decisions)
        action = choice(asked.choices, rng)
        events, after = game.play(state, asked.seat, action)
        yield Step(state, asked, action, events, after)
        state = after


@cache
def played(table: Table) -> Steps:
    """A random game, played once for all tests that look at it."""
    return tuple(random_game(table))


#: Every edition with every number of seats that its rules allow.
MEISTERDIEBE: Final = tuple(
    Table(game_named(meisterdiebe.NAME), options, seats)
    for options in meisterdiebe.EDITIONS.values()
    for seats in meisterdiebe.SEATS
)
DIAMANT: Final = (
    Table(game_named(diamant.NAME), diamant.options("diamant", {"allow_two": True}), 2),
    *(
        Table(game_named(diamant.NAME), diamant.EDITIONS["diamant"], seats)
        for seats in diamant.SEATS
    ),
)
EVERY_TABLE: Final = MEISTERDIEBE + DIAMANT

#: Options that hang together with others, and are drawn one by one.
_BOUND: Final = (
    *("reveal", "order", "smuggler", "fall_no_detective"),
    *("must_open", "max_rounds", "sticky_drawers"),
)


def free_values(options: type[Any], numbers: Mapping[str, tuple[Any, ...]]) -> dict[str, Any]:
    """Values that may stand beside all others: all where they are listed, else some numbers."""
    return {
        name: listed_values(options, name) or numbers[name]
        for name in option_names(options)
        if name not in _BOUND
    }


_FREE: Final = free_values(
    Options,
    {"white_start": ("1+0", "3+1", "7+2"), "setup_diamonds": (0, 1, 5, 10, 13)},
)
_FREE_IN_THE_CAVE: Final = free_values(DiamantOptions, {"expeditions": tuple(range(1, 11))})

#: What goes together (DIF-E6..E8): loot or distribution, and what that allows of falls.
_PARCELS: Final[tuple[Mapping[str, Any], ...]] = (
    {"reveal": "smugglers_first", "order": "smuggler_first", "smuggler": "loot"},
    {"reveal": "all", "order": "smuggler_third", "smuggler": "distribute"},
)

SEEDS: Final = st.integers(0, 2**32 - 1)


@st.composite
def meisterdiebe_tables(draw: st.DrawFn, /, **fixed: Any) -> Table:
    """Tables of Meisterdiebe with any mixture of options that a new table may have."""
    optional: dict[Any, st.SearchStrategy[Any]] = {
        name: st.sampled_from(values) for name, values in _FREE.items()
    }
    changes: dict[str, Any] = draw(st.fixed_dictionaries({}, optional=optional))
    edition = draw(st.sampled_from(tuple(meisterdiebe.EDITIONS)))
    parcel = draw(st.sampled_from(_PARCELS))
    changes |= parcel
    free_falls = parcel["reveal"] == "all"
    changes["fall_no_detective"] = draw(
        st.sampled_from(("red", "upper") if free_falls else ("red",))
    )
    if edition == "prototype":
        changes["setup_diamonds"] = min(changes.get("setup_diamonds", 10), 10)
    else:
        changes["sticky_drawers"] = draw(st.sampled_from((0, 0, 0.1, 0.5)))
    changes["must_open"] = draw(st.sampled_from((True, True, False)))
    endless = not changes["must_open"] or changes["smuggler"] == "distribute"
    changes["max_rounds"] = draw(st.integers(1, 14) if endless else st.sampled_from((0, 0, 1, 9)))
    options = meisterdiebe.options(edition, changes | fixed)
    meisterdiebe.check_table(options)
    return Table(
        game_named(meisterdiebe.NAME),
        options,
        draw(st.sampled_from(meisterdiebe.SEATS)),
        draw(SEEDS),
    )


@st.composite
def diamant_tables(draw: st.DrawFn, /, **fixed: Any) -> Table:
    """Tables of Diamant with any mixture of options."""
    options: dict[Any, st.SearchStrategy[Any]] = {
        name: st.sampled_from(values) for name, values in _FREE_IN_THE_CAVE.items()
    }
    changes: dict[str, Any] = draw(st.fixed_dictionaries({}, optional=options))
    seats = range(2, 9) if changes.get("allow_two") else diamant.SEATS
    chosen = diamant.options("diamant", changes | fixed)
    return Table(game_named(diamant.NAME), chosen, draw(st.sampled_from(seats)), draw(SEEDS))


def tables() -> st.SearchStrategy[Table]:
    """Tables of either game."""
    return st.one_of(meisterdiebe_tables(), diamant_tables())
