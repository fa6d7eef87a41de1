"""Cards, starters, random actions and the quick set-up come as often as they should."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

import jax
import numpy as np
import pytest

from schatulle.core import NATURE, Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.arrays.layout import unpack
from schatulle.games.meisterdiebe.rules.actions import Begin, DealHands
from schatulle.games.meisterdiebe.rules.box import Move
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.gems import Gems, together
from schatulle.games.meisterdiebe.rules.notation import default_hands
from schatulle.games.meisterdiebe.rules.state import State as Readable
from sim.support.chi_square import is_fair
from sim.support.meisterdiebe_tables import PUBLIC, made, readable, row, stacked, words

DEALS: Final = 16_384
DRAWS: Final = 40_000


@cache
def dealt(seats: int) -> Any:
    """Many deals: numbers − 1 (int[games, seats, 6]) and starters."""
    keys = jax.random.split(jax.random.key(seats), DEALS)
    table = unpack(jax.device_get(jax.jit(jax.vmap(made("zoch", seats, {}).init))(keys)))
    shifts = 3 * np.arange(len(Character))
    return np.stack(table.numbers, axis=1)[..., None] >> shifts & 7, table.starter


@pytest.mark.parametrize("seats", [4, 8])
def test_every_card_of_a_pile_is_equally_likely_at_every_seat(seats: int) -> None:
    numbers, starters = dealt(seats)
    for seat, character in product(range(seats), range(len(Character))):
        assert is_fair(np.bincount(numbers[:, seat, character], minlength=8))
    assert is_fair(np.bincount(starters, minlength=seats))


@pytest.mark.parametrize("seats", [4, 8])
def test_no_card_of_a_pile_is_dealt_twice(seats: int) -> None:
    """M-4, M-15: every number stands on one card of a character."""
    numbers, _ = dealt(seats)
    assert (np.diff(np.sort(numbers, axis=1), axis=1) > 0).all()


def test_neighbours_get_every_pair_of_cards_equally_often() -> None:
    """Also beyond the fourth card, where a pile takes its second random word."""
    numbers, _ = dealt(8)
    for seat in range(7):
        pairs = np.bincount(8 * numbers[:, seat, 2] + numbers[:, seat + 1, 2], minlength=64)
        different = [8 * one + other for one, other in product(range(8), repeat=2) if one != other]
        assert is_fair(pairs[different])


def test_piles_are_shuffled_one_by_one() -> None:
    numbers, starters = dealt(8)
    for character in range(len(Character) - 1):
        both = 8 * numbers[:, 0, character] + numbers[:, 0, character + 1]
        assert is_fair(np.bincount(both, minlength=64))
    assert is_fair(np.bincount(8 * numbers[:, 0, 0] + starters, minlength=64))


def test_every_legal_action_is_equally_likely_at_random() -> None:
    """In every phase of a game, the number of choices from two to fourteen and more."""
    games = words(readable(PUBLIC, 0)[2:-1])
    tables = unpack(stacked(games))
    phases = [int(np.argmax(tables.phase == phase)) for phase in sorted(set(tables.phase.tolist()))]
    assert len(phases) >= 5
    keys = jax.random.split(jax.random.key(5), DEALS)
    act = jax.jit(jax.vmap(PUBLIC.random_action, in_axes=(None, 0)))
    for at in phases:
        state = row(stacked(games), at)
        legal = np.asarray(PUBLIC.legal(state))
        came = np.bincount(np.asarray(act(state, keys)), minlength=legal.size)
        assert not came[~legal].any()
        assert legal.sum() == 1 or is_fair(came[legal])


# The quick set-up: two diamonds, the box turned, one more.

QUICK: Final = made("zoch", 2, {"quick_setup": True, "setup_diamonds": 3})
#: The diamonds in every drawer and on the red cushion.
Filled = tuple[tuple[int, ...], int]


@cache
def filled_by_chance() -> Any:
    keys = jax.random.split(jax.random.key(11), DRAWS)
    return jax.device_get(jax.jit(jax.vmap(QUICK.init))(keys))


def test_chance_fills_the_box_as_often_in_every_way_as_the_rules_say() -> None:
    table = unpack(filled_by_chance())
    fronts, red = np.stack(table.front, axis=1) & 255, np.asarray(table.red) & 255
    came: Counter[Filled] = Counter(zip(map(tuple, fronts.tolist()), red.tolist(), strict=True))
    wanted = ways_to_fill()
    assert set(came) <= set(wanted)
    assert is_fair([came[box] for box in wanted], list(wanted.values()))


@cache
def ways_to_fill() -> dict[Filled, float]:
    """Every box that Nature fills by the readable rules, with its odds."""
    odds: defaultdict[Filled, float] = defaultdict(float)
    for share, state in after_nature(dealt_table(), 1.0):
        for first, turned in after_nature(state, share):
            for second, filled in after_nature(turned, first):
                odds[fronts_of(filled)] += second
    return dict(odds)


def after_nature(state: Readable, share: float) -> Iterator[tuple[float, Readable]]:
    """Every answer of Nature, all equally likely."""
    choices = list(meisterdiebe.awaiting(state)[0].choices)
    for choice in choices:
        yield share / len(choices), meisterdiebe.play(state, NATURE, choice)[1]


def dealt_table() -> Readable:
    _, state = meisterdiebe.play(
        meisterdiebe.setup(QUICK.options, 2), NATURE, DealHands(default_hands(2))
    )
    return meisterdiebe.play(state, NATURE, Begin(Seat(0)))[1]


def fronts_of(state: Readable) -> Filled:
    fronts = [drawer.head.gems + drawer.tail.gems for drawer in state.box.drawers]
    return tuple(gems.diamonds for gems in fronts), state.red.diamonds


def test_chance_turns_the_box_in_every_way_equally_often() -> None:
    """M-23, G-5: after the last of two random turns every face is up as often as it should be."""
    table = unpack(filled_by_chance())
    flips = sum(Move.FLIP in turn.moves for turn in turns()) / len(turns())
    upside_down = 2 * flips * (1 - flips)
    came = np.bincount(np.asarray(table.flipped), minlength=2)
    assert is_fair(came, [1 - upside_down, upside_down])


def turns() -> list[Any]:
    _, filled = next(after_nature(dealt_table(), 1.0))
    return list(meisterdiebe.awaiting(filled)[0].choices)


def test_what_chance_has_filled_is_a_position_of_the_readable_rules() -> None:
    """INV-3: no gem is lost; the first round begins, and both cards and box are as dealt."""
    states, reachable = filled_by_chance(), ways_to_fill()
    for at in range(100):
        state = QUICK.decode(row(states, at))
        assert fronts_of(state) in reachable
        assert (state.phase, state.stage, state.round) == ("choose", "choosing", 1)
        meisterdiebe.decide(meisterdiebe.setup(QUICK.options, 2), NATURE, DealHands(state.hands))
        assert gems(state) == gems(dealt_table()) + Gems(3)
        assert meisterdiebe.from_position(parts(state), QUICK.options, 2).box == state.box


def gems(state: Readable) -> Gems:
    """INV-3: all gems on the table but those in the stock."""
    fronts = [side.gems for drawer in state.box.drawers for side in (drawer.head, drawer.tail)]
    rubies = Gems(0, 0, sum(drawer.ruby is not None for drawer in state.box.drawers))
    return together([*fronts, *state.white, *state.black, state.red, rubies])


def parts(state: Readable) -> dict[str, Any]:
    position = meisterdiebe.position(state)
    return {name: getattr(position, name) for name in ("flipped", "north", "drawers", "red")}
