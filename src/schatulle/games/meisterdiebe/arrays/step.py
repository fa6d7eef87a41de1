"""A step: the answer to what was asked, and all that follows from it by itself."""

from collections.abc import Callable
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.arrays import drawers, round_flow
from schatulle.games.meisterdiebe.arrays.layout import (
    Phase,
    Stage,
    State,
    Unpacked,
    repacked,
    unpack,
)
from schatulle.games.meisterdiebe.arrays.legality import is_legal, legal_words
from schatulle.games.meisterdiebe.arrays.round_flow import Shares
from schatulle.games.meisterdiebe.arrays.step_context import Moment, moment
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.sim.devices import on_cpu

#: A phase in which nothing is asked and nothing follows.
_UNHEARD: Final = -1


class Step(NamedTuple):
    """What the parts of a step pass on to each other."""

    table: Unpacked
    now: Moment
    #: Who gets what from the red cushion.
    out: Shares


class Carried(NamedTuple):
    """A step half way, its table packed: what is carried from one part to the next."""

    state: State
    now: Moment
    out: Shares


Part = Callable[[Step, Options], Step]


def answered(state: State, options: Options, action: Array) -> State:
    """The game after an action; one that is not legal only leaves a mark."""
    return _through(_PARTS, state, options, action)


def filled_on(state: State, options: Options, action: Array) -> State:
    """The game after an action of chance, which fills the box and makes no mistakes."""
    return _through((_look, _fill, _turn), state, options, action)


def _through(chosen: tuple[Part, ...], state: State, options: Options, action: Array) -> State:
    nothing = jnp.zeros((), jnp.int32)
    seats = len(state.cards)
    phase = unpack(state).phase
    now = Moment(phase, action, nothing, nothing, (nothing,) * seats, nothing, nothing)
    begun = Carried(state, now, Shares(nothing, nothing, nothing))
    parts = [_between(part, options) for part in chosen]
    run = _one_by_one if on_cpu() else _in_a_row
    return run(parts, begun).state


def _one_by_one(parts: list[Callable[[Carried], Carried]], carried: Carried) -> Carried:
    """XLA for CPUs fuses all it sees into each result, over and over: so it sees a part only."""
    done: Carried = jax.lax.fori_loop(
        0, len(parts), lambda part, carried: jax.lax.switch(part, parts, carried), carried
    )
    return done


def _in_a_row(parts: list[Callable[[Carried], Carried]], carried: Carried) -> Carried:
    """On other devices parts are kernels of their own."""
    for part in parts:
        carried = jax.lax.optimization_barrier(part(carried))  # type: ignore[no-untyped-call]
    return carried


def _between(part: Part, options: Options) -> Callable[[Carried], Carried]:
    """A part from a packed game to a packed game."""

    def run(carried: Carried) -> Carried:
        table = unpack(carried.state)
        step = part(Step(table, carried.now, carried.out), options)
        now, out = jax.tree.map(lambda word: jnp.asarray(word, jnp.int32), (step.now, step.out))
        return Carried(repacked(carried.state, table, step.table), now, out)

    return run


def _look(step: Step, options: Options) -> Step:
    return step._replace(now=moment(step.table, options, step.now.asked, step.now.action))


def _judge(step: Step, options: Options) -> Step:
    """What is not legal is not heard."""
    now = step.now
    legal = is_legal(legal_words(step.table, now, options), now.action)
    return step._replace(
        table=step.table._replace(refused=1 - legal.astype(jnp.int32)),
        now=now._replace(asked=jnp.where(legal, now.asked, _UNHEARD)),
    )


def _choose(step: Step, options: Options) -> Step:
    """M-26, M-31: with the last card it is clear who plays what."""
    table = round_flow.choose(step.table, step.now)
    return step._replace(table=table, now=moment(table, options, step.now.asked, step.now.action))


def _fill(step: Step, options: Options) -> Step:
    return step._replace(table=drawers.fill(step.table, step.now, options))


def _open(step: Step, options: Options) -> Step:
    return step._replace(table=drawers.open_drawer(step.table, step.now, options))


def _rob(step: Step, options: Options) -> Step:
    table = drawers.rob(step.table, step.now, options)
    table = drawers.empty_front(table, step.now, options)
    return step._replace(table=drawers.give(table, step.now, options))


def _place(step: Step, options: Options) -> Step:
    table = drawers.to_placing(step.table, step.now)
    table = drawers.place(table, step.now)
    return step._replace(table=drawers.acted(table, options))


def _turn(step: Step, options: Options) -> Step:
    table = round_flow.take(round_flow.turn(step.table, step.now), step.now)
    return step._replace(table=round_flow.next_turn(table, step.now, options))


def _settle(step: Step, options: Options) -> Step:
    table = round_flow.turn_up(step.table, step.now, options)
    if options.smuggler == "distribute":
        return step._replace(table=table)
    table = round_flow.settle(table, step.now)
    table, out = round_flow.share(table, Stage.SMUGGLING, options, step.out)
    return step._replace(table=table, out=out)


def _collect(step: Step, options: Options) -> Step:
    table = round_flow.others_act(step.table, step.now, options)
    table = round_flow.collect(table, step.now)
    shared = table.phase == Phase.SHARE
    table, out = round_flow.share(table, Stage.DETECTING, options, step.out)
    return step._replace(
        table=round_flow.detectives_move(table, step.now, options, shared), out=out
    )


def _deal_out(step: Step, _options: Options) -> Step:
    return step._replace(table=round_flow.dealt_out(step.table, step.out))


def _end(step: Step, options: Options) -> Step:
    return step._replace(table=round_flow.end_round(step.table, options))


#: In the order in which they can follow one another.
_PARTS: Final[tuple[Part, ...]] = (
    _look,
    _judge,
    _choose,
    _fill,
    _open,
    _rob,
    _place,
    _turn,
    _settle,
    _collect,
    _deal_out,
    _end,
)
