"""Cards come with the frequencies of a well shuffled deck, and stones are shared exactly."""

from collections import Counter
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.arrays import Diamant
from schatulle.games.diamant.arrays.deck import KINDS, card_at
from schatulle.games.diamant.arrays.path import divided
from schatulle.games.diamant.rules.cards import CAVE_CARDS, Card

ENV: Final = Diamant.with_options(5, None, {})
DRAWS: Final = 30_000
#: Chi-square that one fair sample in a thousand exceeds, by degrees of freedom.
CRITICAL: Final = {15: 37.7, 16: 39.3}


def keys(seed: int) -> jax.Array:
    return jax.random.split(jax.random.key(seed), DRAWS)


def is_fair(came: Any, cards: Counter[Card]) -> bool:
    """Whether the kinds that came (int[17]) are as often as there are cards of them."""
    there = np.asarray([cards[kind] for kind in KINDS])
    assert np.all(came[there == 0] == 0)
    wanted = came.sum() * there / there.sum()
    chi_square = np.sum((came - wanted)[there > 0] ** 2 / wanted[there > 0])
    return bool(chi_square < CRITICAL[int(np.sum(there > 0)) - 1])


def kinds_gone(states: Any, full: Counter[Card]) -> Any:
    """int[games, 17]: the cards that are not in the deck any more."""
    decks = jax.vmap(lambda state: ENV.observe(state, 0).deck)(states)
    return np.asarray([full[kind] for kind in KINDS]) - np.asarray(decks)


def test_the_first_card_of_a_game_is_any_of_the_thirty() -> None:
    states = jax.jit(jax.vmap(ENV.init))(keys(0))
    gone = kinds_gone(states, Counter(CAVE_CARDS))
    assert np.all(gone.sum(axis=1) == 1)
    assert is_fair(gone.sum(axis=0), Counter(CAVE_CARDS))


def test_the_next_card_is_any_of_the_deck_and_after_a_strike_the_first_of_the_next() -> None:
    path = ["5:0", "9:4", "snake"]
    state = diamant.from_position({"path": path}, ENV.options, 5)
    arrays, deck = ENV.encode(state), Counter(state.deck)
    stay = jnp.zeros(5, bool)
    states = jax.jit(jax.vmap(lambda key: ENV.step_all(arrays, stay, key)))(keys(1))
    struck = np.asarray(jax.vmap(lambda state: ENV.observe(state, 0).expedition)(states)) == 2
    turned = kinds_gone(states, deck)[~struck].sum(axis=0)
    turned[KINDS.index(Card.SNAKE)] += struck.sum()
    assert is_fair(turned, deck)
    shuffled = Counter(CAVE_CARDS) - Counter([Card.SNAKE])
    first = kinds_gone(states, shuffled)[struck]
    assert np.all(first.sum(axis=1) == 1)
    assert is_fair(first.sum(axis=0), shuffled)


def test_when_all_have_left_the_next_expedition_begins_with_any_card() -> None:
    arrays = ENV.init(jax.random.key(0))
    leave = jnp.ones(5, bool)
    states = jax.jit(jax.vmap(lambda key: ENV.step_all(arrays, leave, key)))(keys(2))
    gone = kinds_gone(states, Counter(CAVE_CARDS))
    assert is_fair(gone.sum(axis=0), Counter(CAVE_CARDS))


def test_both_moves_are_equally_likely_at_random() -> None:
    state = ENV.init(jax.random.key(0))
    moves = jax.jit(jax.vmap(lambda key: ENV.random_action(state, key)))(keys(3))
    assert set(moves.tolist()) == {0, 1}
    assert int(moves.sum()) == pytest.approx(DRAWS / 2, abs=4 * (DRAWS / 4) ** 0.5)


def test_stones_are_shared_exactly_among_any_number() -> None:
    stones, sharers = np.meshgrid(np.arange(256), np.arange(1, 9))
    share, rest = divided(jnp.asarray(stones, jnp.int32), jnp.asarray(sharers, jnp.int32))
    assert np.array_equal(share, stones // sharers)
    assert np.array_equal(rest, stones % sharers)
    nobody = divided(jnp.arange(256), jnp.int32(0))
    assert np.array_equal(nobody, [np.zeros(256), np.arange(256)])


def test_every_place_of_the_deck_holds_its_printed_card() -> None:
    cards = jax.vmap(card_at)(jnp.arange(30))
    assert [KINDS[kind] for kind in cards.kind.tolist()] == list(CAVE_CARDS)
    printed = [int(card) if card.isdecimal() else 0 for card in CAVE_CARDS]
    assert cards.stones.tolist() == printed
    assert cards.hazard.tolist() == [not card.isdecimal() for card in CAVE_CARDS]
    assert cards.first.tolist() == [1 << CAVE_CARDS.index(card) for card in CAVE_CARDS]
