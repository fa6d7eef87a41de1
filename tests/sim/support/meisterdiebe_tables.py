"""Option sets of Meisterdiebe that together have every value, and games played at them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from schatulle.core import BadOptions
from schatulle.core.options import differences, listed_values, option_names
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.action_codes import codes
from schatulle.games.meisterdiebe.arrays import Meisterdiebe, State
from schatulle.games.meisterdiebe.arrays.encoding import scalars
from schatulle.games.meisterdiebe.arrays.layout import Unpacked, pack
from schatulle.games.meisterdiebe.arrays.parity import PlayedDecision, ToldGame, readable_game, run
from schatulle.games.meisterdiebe.rules.actions import DealHands
from schatulle.games.meisterdiebe.rules.options import Options
from support.budget import LONG

#: The options of four given records, then most of the values that those leave out.
SETS: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("zoch", 5, {"lone_alarm_blocks": True}),
    (
        "zoch_fr",
        2,
        {"max_rounds": 40, "order": "smuggler_third", "reveal": "all", "smuggler": "distribute"},
    ),
    ("zoch_en", 8, {"king_title": True, "open_visibility": "opener", "show_long": True}),
    ("prototype", 7, {"mt_empty_secret": "keep_front"}),
    (
        "zoch",
        4,
        {
            "white_start": "3+1",
            "setup_diamonds": 13,
            "setup_box_actions": 1,
            "quick_setup": True,
            "share_pick": "auto_best",
            "box_actions": 1,
            "penalty": "flat",
            "must_open": False,
            "open_visibility": "opener",
            "max_rounds": 14,
        },
    ),
    (
        "zoch_fr",
        3,
        {
            "setup_diamonds": 5,
            "setup_mode": "one_by_one",
            "setup_fall": "upper",
            "alarm_alone": "stay",
            "mt_needs_front_gem": True,
            "mt_empty_secret": "keep_front",
            "card_cycle": "swap_same",
            "box_order": "rotate_first",
            "last_ruby_end": "immediate",
            "must_place": False,
            "open_visibility": "opener",
            "max_rounds": 9,
        },
    ),
    (
        "zoch_en",
        6,
        {"setup_diamonds": 0, "share_pick": "sapphires_first", "detective_moves_box": True},
    ),
    (
        "prototype",
        3,
        {
            "reveal": "smugglers_first",
            "order": "smuggler_first",
            "smuggler": "loot",
            "fall_no_detective": "red",
            "alarms": "on",
            "share_pick": "choose",
            "card_cycle": "pass_left",
            "penalty": "by_value",
            "quick_setup": True,
            "max_rounds": 30,
        },
    ),
)


def made(edition: str, seats: int, changes: dict[str, Any]) -> Meisterdiebe:
    return Meisterdiebe.with_options(seats, edition, changes)


def with_every_value(envs: Iterable[Meisterdiebe]) -> tuple[Meisterdiebe, ...]:
    """A value that no set has goes into one that no record needs: a new option needs no entry."""
    found = list(envs)
    for name in option_names(Options):
        for value in listed_values(Options, name):
            if all(getattr(env.options, name) != value for env in found):
                place, env = next(fitting(found, name, value))
                found[place] = env
    return tuple(found)


def fitting(
    envs: Sequence[Meisterdiebe], name: str, value: object
) -> Iterator[tuple[int, Meisterdiebe]]:
    """Where a value goes together with the others; the sets of given records come first."""
    for place, env in reversed([*enumerate(envs)]):
        with suppress(BadOptions):
            options = env.options
            changes = differences(options, meisterdiebe.EDITIONS[options.edition])
            yield place, made(options.edition, env.seats, {**changes, name: value})


ENVS: Final = with_every_value(made(*entry) for entry in SETS)
#: Everyone sees everything; only the opener looks in and chance has filled; only the opener looks.
PUBLIC, BY_CHANCE, OPENER = ENVS[0], ENVS[4], ENVS[5]


def named(env: Meisterdiebe) -> str:
    return f"{env.options.edition}-{env.seats}"


def every_env() -> tuple[Meisterdiebe, ...]:
    """The table; in long runs also every edition with every number of seats."""
    plain = [made(edition, n, {}) for edition in meisterdiebe.EDITIONS for n in meisterdiebe.SEATS]
    return (*ENVS, *plain) if LONG else ENVS


class Played(NamedTuple):
    """A random game and what the arrays say of it."""

    turns: tuple[PlayedDecision, ...]
    told: ToldGame
    #: Where the turns after the deal end among the steps that were told.
    ends: tuple[int, ...]


@cache
def readable(env: Meisterdiebe, seed: int) -> tuple[PlayedDecision, ...]:
    return tuple(readable_game(env, Random(seed)))


@cache
def played(env: Meisterdiebe, seed: int) -> Played:
    turns = readable(env, seed)
    return told_of(env, turns)


def told_of(env: Meisterdiebe, turns: tuple[PlayedDecision, ...]) -> Played:
    """The game on arrays, step by step."""
    steps = [codes(turn.action, turn.asked.seat, env.seats) for turn in turns[2:]]
    told = run(env, begun(env, turns), [number for row in steps for number in row])
    return Played(turns[2:], told, tuple(np.cumsum([len(row) for row in steps]).tolist()))


def begun(env: Meisterdiebe, turns: Sequence[PlayedDecision]) -> State:
    """M-15, OQ-M3: the hands and the starter of a readable game."""
    deal = turns[0].action
    assert isinstance(deal, DealHands)
    numbers = [[card.number - 1 for card in hand] for hand in deal.hands]
    return env.begin(jnp.asarray(numbers), jnp.int32(turns[1].after.starter))


def row(tree: Any, at: int) -> Any:
    """One game of many."""
    return jax.tree.map(lambda rows: rows[at], tree)


def equal(one: Any, other: Any) -> bool:
    return bool(jax.tree.all(jax.tree.map(np.array_equal, one, other)))


def words(turns: Sequence[PlayedDecision]) -> list[State]:
    """The games after some turns with what each seat knows by the readable rules, as integers."""
    tables = [_with_knowledge(scalars(turn.after), turn) for turn in turns]
    rows = jax.tree.map(lambda *numbers: np.asarray(numbers, np.int32), *tables)
    packed = jax.tree.map(np.asarray, pack(rows))
    return [jax.tree.map(lambda word, at=at: int(word[at]), packed) for at in range(len(turns))]


def _with_knowledge(table: Unpacked, turn: PlayedDecision) -> Unpacked:
    known: Any = tuple(
        sum(1 << place for place, knows in enumerate(memory.known) if knows)
        for memory in turn.memories
    )
    return table._replace(known=known)


def stacked(rows: Sequence[State]) -> State:
    """Games of integers as one batch of arrays."""
    batch = State(*jax.tree.map(lambda *numbers: np.asarray(numbers, np.uint32), *rows))
    return batch._replace(known=tuple(word.astype(np.uint16) for word in batch.known))
