"""Self-play in Meisterdiebe: one decision at a time, one network for every number of seats."""

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.bots.learned import box
from schatulle.rules.meisterdiebe.cards import NUMBERS
from schatulle.sim.meisterdiebe import Meisterdiebe, Observation, State
from schatulle.sim.meisterdiebe.layout import Phase
from schatulle.sim.meisterdiebe.observing import FACE_DOWN, Memory
from schatulle.training.learning import Learner, Samples, Settings, advantages
from schatulle.training.network import Network, Pair, lawful, said

_PHASES: Final = Phase.OVER + 1
#: What a point more than the others is worth on the way, while points still help to learn.
POINT: Final = 0.1
#: So much of the way.
POINTS_COUNT_UNTIL: Final = 0.6


class Walk(NamedTuple):
    """What happened in one decision of all games."""

    features: Array  # float32[games, features]
    legal: Array  # bool[games, actions]
    player: Array  # int32[games]
    action: Array  # int32[games]
    chance: Array  # float32[games]
    value: Array  # float32[games]
    done: Array  # bool[games]
    rewards: Array  # float32[games, seats]


def features(env: Meisterdiebe, state: State, seat: Array | int) -> Array:
    """What a seat sees and remembers, as if eight were playing."""
    told: Array = box.flat(seen(env.observe(state, seat), env.seats), jnp)
    return told


def seen(view: Observation, seats: int) -> box.Seen:
    """An observation in the fields that a network is told."""
    assert view.memory is not None
    rows = _drawers(view.memory)
    opened = jax.nn.one_hot(view.open_drawer - 1, len(rows))
    return box.Seen(
        drawers=rows,
        open=opened,
        row=opened @ rows,
        phase=jax.nn.one_hot(view.phase, _PHASES),
        round=_float(view.round)[None],
        red=_float(view.red),
        seats=_float(jnp.arange(box.MOST_SEATS) < seats),
        asked=_eight(view.asked),
        white=_eight(view.white),
        black=_eight(view.black),
        has_alarm=_eight(view.has_alarm),
        hand=_eight(view.hand),
        numbers=_eight(_numbers(view.memory.numbers)),
        laid=_eight(jax.nn.one_hot(view.laid - 1, FACE_DOWN)),
        laid_number=_eight(view.laid_number),
        named=_float(view.named),
        to_name=_float(view.to_name)[None],
    )


def _drawers(memory: Memory) -> Array:
    """float32[12, 10]: everything of a drawer lies on one side, ruby aside (INV-4)."""
    alarms = jnp.stack([memory.alarm == 1, memory.alarm > 1], axis=-1)
    sides = jnp.stack([memory.above, ~memory.above], axis=-1)
    gems = _float(sides)[:, :, None] * _float(memory.front)[:, None]
    discs = _float(alarms)[:, :, None] * _float(sides)[:, None]
    rubies = _float(jnp.stack([memory.ruby == 1, memory.ruby == 2], axis=-1))
    places = len(rubies)
    return jnp.concatenate([gems.reshape(places, -1), discs.reshape(places, -1), rubies], axis=-1)


def _numbers(seen: Array) -> Array:
    """float32[seats, 6]: a number never seen is as likely any that nobody has shown."""
    shown, many = jnp.sum(_float(seen), axis=0), jnp.sum(seen > 0, axis=0)
    usual = (box.ALL_NUMBERS - shown) / jnp.maximum(len(NUMBERS) - many, 1)
    return jnp.where(seen > 0, _float(seen), usual)


def _float(it: Array) -> Array:
    return it.astype(jnp.float32)


def _eight(rows: Array) -> Array:
    """Empty rows for the seats that nobody has."""
    missing = box.MOST_SEATS - rows.shape[0]
    return _float(jnp.pad(rows, [(0, missing), *[(0, 0)] * (rows.ndim - 1)]))


def margins(env: Meisterdiebe, state: State) -> Array:
    """float32[seats]: the points of each seat less what the others have on average."""
    scores = env.scores(state).astype(jnp.float32)
    return (scores - jnp.mean(scores)) * env.seats / (env.seats - 1)


class Rules(NamedTuple):
    """What counts in a lesson."""

    #: bool[seats]: the learner's seats.
    mine: Array
    #: What a point is worth on the way.
    point: Array


def walked(
    env: Meisterdiebe, pair: Pair, rules: Rules, state: State, key: Array
) -> tuple[State, Walk]:
    """One decision of one game; seats that are not mine decide with the rival network."""
    choice, chance = jax.random.split(key)
    player = env.current_player(state)
    view, legal = features(env, state, player), env.legal(state)
    logits, value = said(pair.network, view)
    if pair.rival is not pair.network:
        logits = jnp.where(rules.mine[player], logits, said(pair.rival, view)[0])
    odds = lawful(logits, legal)
    action = jax.random.categorical(choice, odds)
    middle = env.step(state, action)
    over = env.terminated(middle)
    gained = rules.point * (margins(env, middle) - margins(env, state))
    after = jax.tree.map(lambda new, old: jnp.where(over, new, old), env.init(chance), middle)
    walk = Walk(
        view, legal, player, action, odds[action], value, over, env.rewards(middle) + gained
    )
    return after, walk


class School(NamedTuple):
    """What stays the same from round to round."""

    env: Meisterdiebe
    settings: Settings
    #: bool[seats]: the learner's seats.
    mine: Array

    def first_states(self, key: Array) -> Any:
        """New games for all tables."""
        return jax.vmap(self.env.init)(jax.random.split(key, self.settings.games))

    def played(
        self, learner: Learner, rival: Network | None, states: Any, key: Array
    ) -> tuple[Any, Samples]:
        """Some decisions of all games, and what can be learned from them.

        Points count less and less: in the end it is the win alone.
        """
        pair = Pair(learner.network, learner.network if rival is None else rival)
        point = POINT * jnp.maximum(0.0, 1 - learner.done / POINTS_COUNT_UNTIL)
        walk = partial(walked, self.env, pair, Rules(self.mine, point))

        def step(states: Any, key: Array) -> tuple[Any, Walk]:
            return jax.vmap(walk)(states, jax.random.split(key, self.settings.games))

        states, walks = jax.lax.scan(step, states, jax.random.split(key, self.settings.steps))
        return states, self._samples(learner.network, states, walks)

    def _samples(self, network: Network, states: Any, walks: Walk) -> Samples:
        asked = walks.player[..., None] == jnp.arange(self.env.seats)
        values = jnp.where(asked, walks.value[..., None], 0.0)
        last = _values(self.env, network, states)
        gains = advantages(values, asked, walks.done, walks.rewards, last)
        gain = jnp.sum(jnp.where(asked, gains, 0.0), axis=-1)
        samples = Samples(
            features=walks.features,
            legal=walks.legal,
            action=walks.action,
            chance=walks.chance,
            advantage=gain,
            target=gain + walks.value,
            counts=self.mine[walks.player].astype(jnp.float32),
        )
        return Samples(*(it.reshape(-1, *it.shape[2:]) for it in samples))


def _values(env: Meisterdiebe, network: Network, states: Any) -> Array:
    """float32[games, seats]: what every position is worth to everyone."""

    def one(state: State) -> Array:
        views = jax.vmap(lambda seat: features(env, state, seat))(jnp.arange(env.seats))
        return said(network, views)[1]

    return jax.vmap(one)(states)


def shares(
    env: Meisterdiebe, network: Network, rival: Network | None, key: Array, games: int
) -> Array:
    """float32[games]: a network's share of the win at seat 0, NaN where a game took too long.

    Others play with the rival network, or at random.
    """

    # INV-14: at most sixty rounds; a turn has four decisions at most, and filling some more.
    longest = 60 * 5 * env.seats

    def decided(state: State, key: Array) -> State:
        player = env.current_player(state)
        view = features(env, state, player)
        theirs = jnp.zeros(env.actions) if rival is None else said(rival, view)[0]
        logits = jnp.where(player == 0, said(network, view)[0], theirs)
        return env.step(state, jax.random.categorical(key, lawful(logits, env.legal(state))))

    def game(key: Array) -> Array:
        def going(carried: tuple[State, Array]) -> Array:
            return ~env.terminated(carried[0]) & (carried[1] < longest)

        def step(carried: tuple[State, Array]) -> tuple[State, Array]:
            state, number = carried
            return decided(state, jax.random.fold_in(key, number)), number + 1

        last, _ = jax.lax.while_loop(going, step, (env.init(key), jnp.int32(1)))
        return jnp.where(env.terminated(last), env.rewards(last)[0] + 1 / env.seats, jnp.nan)

    return jax.vmap(game)(jax.random.split(key, games))
