"""Meisterdiebe on arrays is the readable game: whole games, compared at every decision."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from schatulle.core import NATURE, Seat
from schatulle.core.notation import parse_line
from schatulle.core.options import listed_values, option_names
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.action_codes import COUNT
from schatulle.games.meisterdiebe.arrays import Meisterdiebe
from schatulle.games.meisterdiebe.arrays.layout import REFUSED
from schatulle.games.meisterdiebe.arrays.parity import PlayedDecision, answer, compare, play, run
from schatulle.games.meisterdiebe.arrays.perfect_recall import Recall
from schatulle.games.meisterdiebe.rules.cards import sorted_hand
from schatulle.games.meisterdiebe.rules.ending import scores
from schatulle.games.meisterdiebe.rules.notation import Position
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import State as Readable
from schatulle.sim.comparison import Statement
from schatulle.sim.env import NOBODY
from schatulle.sim.parity import compared
from schatulle.table.records import Record
from sim.support.meisterdiebe_tables import (
    ENVS,
    equal,
    every_env,
    named,
    played,
    readable,
    row,
    told_of,
)
from support.books import all_records
from support.budget import only_long

RECORDS: Final = tuple(record for record in all_records() if record.game == meisterdiebe.NAME)
#: Numbers that are no action at all.
NO_ACTIONS: Final = (-1, -(2**31), COUNT, COUNT + 24, 4096, 2**31 - 1)


def both_engines_play_the_same_games(env: Meisterdiebe) -> None:
    assert all(play(env, seed) > 20 for seed in range(2 if env.seats > 6 else 3))


def states_on_arrays_decode_to_the_readable_ones(env: Meisterdiebe) -> None:
    game = played(env, 0)
    for turn, end in zip(game.turns, game.ends, strict=True):
        assert env.decode(row(game.told.states, end)) == unordered(turn.after)


def readable_states_come_back_from_arrays(env: Meisterdiebe) -> None:
    for turn in readable(env, 1)[2::9]:
        assert env.decode(env.encode(turn.after)) == unordered(turn.after)


def unordered(state: Readable) -> Readable:
    """Arrays forget how many moments have passed, and in which order cards were played."""
    return replace(state, moment=0, played=tuple(map(sorted_hand, state.played)))


def rewards_add_up_to_nothing_and_come_at_the_end(env: Meisterdiebe) -> None:
    said = played(env, 0).told.statement
    assert said.terminated[-1]
    assert not said.terminated[:-1].any()
    assert not said.rewards[:-1].any()
    assert said.rewards[-1].any() == (not said.winners[-1].all())
    assert abs(said.rewards.sum(axis=1)).max() < 1e-6


def what_is_not_legal_is_refused_and_changes_nothing_else(env: Meisterdiebe) -> None:
    """Every code outside the mask and numbers that are no code, in every phase of a game."""
    states, said = played(env, 0).told
    for at in first_of_each_phase(said):
        state, legal = row(states, at), np.flatnonzero(said.legal[at])
        illegal = [*np.flatnonzero(~said.legal[at]), *NO_ACTIONS]
        after = run(env, jax.tree.map(jnp.asarray, state), [*illegal, *legal[:1]])
        refused = after.statement.refused[1 : len(illegal) + 1]
        assert refused.all(), f"{illegal[int(refused.argmin())]} was not refused"
        box, *others = state.course
        marked = state._replace(course=(box | np.uint32(1 << REFUSED.shift), *others))
        assert all(equal(row(after.states, step), marked) for step in range(1, len(illegal) + 1))
        if len(legal):
            assert not after.statement.refused[-1]
            assert equal(row(after.states, -1), row(run(env, state, legal[:1].tolist()).states, -1))


def first_of_each_phase(said: Statement) -> list[int]:
    """The first step at which each kind of question is asked, and the end."""
    phases = said.observations.phase[:, 0]
    return [int(np.argmax(phases == phase)) for phase in sorted(set(phases.tolist()))]


def after_the_end_nobody_is_asked(env: Meisterdiebe) -> None:
    said = played(env, 0).told.statement
    assert said.current_player[-1] == NOBODY
    assert not said.legal[-1].any()
    assert said.legal[:-1].any(axis=1).all()


def records_at(env: Meisterdiebe) -> list[Record]:
    """The given records of an option set and number of seats."""
    return [record for record in RECORDS if environment(record) == env]


def environment(record: Record) -> Meisterdiebe:
    """P-15: one record is of a table that could not be opened any more."""
    return Meisterdiebe(record.seats, meisterdiebe.options(record.edition, record.options))


def given_records_play_again_on_arrays_to_their_results(env: Meisterdiebe) -> None:
    for record in records_at(env):
        plays_again(record)


def the_first_difference_is_named_with_seed_options_and_step(env: Meisterdiebe) -> None:
    """Were a point more on the first seat's score, the first step would say so."""

    def mistaken(*given: Any) -> tuple[int, ...]:
        first, *others = scores(*given)
        return (first + 1, *others)

    what = rf"edition='{env.options.edition}'.* with {env.seats} seats, seed 3, step \d+,.*: scores"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("schatulle.games.meisterdiebe.arrays.parity.scores", mistaken)
        with pytest.raises(AssertionError, match=what):
            play(env, 3)


#: Checked one after the other in one test, so that an option set is compiled by one worker only.
CHECKS: Final = (
    both_engines_play_the_same_games,
    states_on_arrays_decode_to_the_readable_ones,
    readable_states_come_back_from_arrays,
    rewards_add_up_to_nothing_and_come_at_the_end,
    what_is_not_legal_is_refused_and_changes_nothing_else,
    after_the_end_nobody_is_asked,
    given_records_play_again_on_arrays_to_their_results,
    the_first_difference_is_named_with_seed_options_and_step,
)


@pytest.mark.parametrize("env", every_env(), ids=named)
def test_arrays_and_readable_rules_are_the_same_game_at_every_option_set(
    env: Meisterdiebe,
) -> None:
    for check in CHECKS:
        check(env)


@only_long("compiles the options of every record")
def test_every_given_record_plays_again_on_arrays() -> None:
    for record in RECORDS:
        plays_again(record)


def test_a_record_of_every_edition_is_among_the_option_sets() -> None:
    editions = Counter(record.edition for env in ENVS for record in records_at(env))
    assert set(editions) == set(meisterdiebe.EDITIONS)


def plays_again(record: Record) -> None:
    """All that both engines say after every move, the record's positions and its result."""
    env, lines = environment(record), list(recorded(record))
    turns = tuple(line.turn for line in lines)
    compare(env, list(turns), record.id)
    game = told_of(env, turns)
    compared = 0
    for line, end in zip(lines[2:], game.ends, strict=True):
        parts = record.positions.get(str(line.moves) if line.in_order else "")
        if parts is not None:
            assert meisterdiebe.position(env.decode(row(game.told.states, end))) == written(parts)
            compared += 1
    last = row(game.told, -1)
    assert compared > 0
    assert meisterdiebe.position(env.decode(last.states)) == written(record.positions["last"])
    assert record.result is not None
    assert bool(last.statement.terminated)
    assert tuple(last.statement.scores.tolist()) == record.result.scores
    assert tuple(np.flatnonzero(last.statement.winners).tolist()) == record.result.winners


def written(parts: dict[str, Any]) -> Position:
    return msgspec.convert(parts, Position)


class Line(NamedTuple):
    """A turn of a recorded game."""

    turn: PlayedDecision
    #: How many moves of the record are played, and whether they are the first of them.
    moves: int
    in_order: bool


def recorded(record: Record) -> Iterator[Line]:
    """The record's game, cards chosen in the order of the seats: they are hidden anyway."""
    options = meisterdiebe.options(record.edition, record.options)
    state = meisterdiebe.setup(options, record.seats)
    dealer = meisterdiebe.Dealer(msgspec.convert(record.deal, meisterdiebe.Deal), state)
    recalls = [Recall(Seat(seat), options) for seat in range(record.seats)]
    lines = [parse_line(line) for line in record.moves]
    moves = [
        iter([at for at, (seat, _) in enumerate(lines) if seat == own])
        for own in range(record.seats)
    ]
    done: list[int] = []
    while decisions := meisterdiebe.awaiting(state):
        asked = decisions[0]
        if asked.seat == NATURE:
            action = dealer.answer(state, asked.kind)
        else:
            done.append(next(moves[asked.seat]))
            action = meisterdiebe.parse_move(lines[done[-1]][1])
        assert action is not None
        turn = answer(state, asked, action, recalls)
        state = turn.after
        yield Line(turn, len(done), sorted(done) == list(range(len(done))))


def test_the_option_sets_have_every_value_of_every_option() -> None:
    """An option that is a number, an edition or a number of seats needs an entry in the table."""
    for name in option_names(Options):
        there = {getattr(env.options, name) for env in ENVS}
        if name == "sticky_drawers":
            assert there == {0}
        elif values := listed_values(Options, name):
            assert there == set(values), name
        else:
            assert len(there) > 1, name
    assert {env.seats for env in ENVS} == set(meisterdiebe.SEATS)
    assert {env.options.edition for env in ENVS} == set(meisterdiebe.EDITIONS)


@only_long("compiles many mixtures")
def test_both_engines_play_alike_at_any_mixture_of_options() -> None:
    assert all(compared("meisterdiebe", seed, 3).decisions > 0 for seed in range(60))
