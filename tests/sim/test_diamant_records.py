"""Recorded games of Diamant play again on arrays to their results."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import jax
import jax.numpy as jnp
import pytest

from schatulle.core.notation import parse_line
from schatulle.games.diamant.arrays import Diamant
from schatulle.games.diamant.arrays.deck import KINDS
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.diamant.rules.state import State as Readable
from schatulle.table.records import Record
from support.books import all_records

RECORDS: Final = tuple(record for record in all_records() if record.game == "diamant")
Decks = Sequence[Sequence[str]]


@cache
def compiled(env: Diamant) -> Any:
    return jax.jit(env.step_all_with)


def environment(record: Record) -> Diamant:
    """D-20: closed chests hide what changes nothing in the result."""
    options = {name: value for name, value in record.options.items() if name != "chests"}
    return Diamant.with_options(record.seats, record.edition, options)


def rounds(record: Record, env: Diamant) -> Readable:
    """The record's fists, opened when all who are inside have decided."""
    decks = record.deal["decks"]
    arrays = env.init_with(jnp.int32(kind(decks, 0, 0)))
    fists: dict[int, bool] = {}
    for line in record.moves:
        seat, move = parse_line(line)
        fists[seat] = move == "leave"
        state = env.decode(jax.device_get(arrays))
        if len(fists) == sum(state.inside):
            leaving = jnp.asarray([fists.get(seat, False) for seat in range(env.seats)])
            arrays = compiled(env)(arrays, leaving, next_cards(decks, state, fists))
            fists = {}
    return env.decode(jax.device_get(arrays))


def next_cards(decks: Decks, state: Readable, fists: dict[int, bool]) -> jax.Array:
    """D-7: the next card of the expedition unless all left it, then the first of the next one."""
    here = [] if all(fists.values()) else [kind(decks, state.expedition - 1, len(state.path))]
    cards = [*here, kind(decks, state.expedition, 0), 0]
    return jnp.asarray(cards[:2], jnp.int32)


def kind(decks: Decks, expedition: int, at: int) -> int:
    """The card's place among the kinds; any where the game is over by then."""
    if expedition >= len(decks) or at >= len(decks[expedition]):
        return 0
    return KINDS.index(Card(decks[expedition][at]))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_the_record_plays_again_to_its_result(record: Record) -> None:
    env = environment(record)
    last = rounds(record, env)
    arrays = env.encode(last)
    assert record.result is not None
    assert bool(env.terminated(arrays))
    assert tuple(env.scores(arrays).tolist()) == record.result.scores
    winners = tuple(seat for seat, won in enumerate(env.winners(arrays).tolist()) if won)
    assert winners == record.result.winners
