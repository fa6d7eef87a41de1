"""Self-play in Meisterdiebe: one decision at a time, one network for every number of seats."""

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.arrays import Meisterdiebe, Observation, State
from schatulle.games.meisterdiebe.bots.learned import features as box
from schatulle.games.meisterdiebe.bots.learned import network_shape
from schatulle.training.contract import Usual
from schatulle.training.network import Network, NetworkPair, fresh, lawful
from schatulle.training.ppo import Learner, Samples, Settings, advantages
from schatulle.training.recipe import Recipe
from schatulle.training.self_play import SelfPlay

USUAL: Final = Usual(
    Settings(steps=64, parts=512, epochs=1, rate=1.5e-3, curiosity=0.03),
    (256, 256),
    against_youth=True,
)
#: What a point more than the others is worth on the way, while points still help to learn.
POINT: Final = 0.1
#: So much of the way.
POINTS_COUNT_UNTIL: Final = 0.6


def check(_recipe: Recipe) -> None:
    """One network knows every number of seats."""


def thumbs(_seats: int) -> float:
    """Nobody plays by rules of thumb on arrays."""
    return 0


def network_name(recipe: Recipe) -> str:
    """`meisterdiebe-zoch`."""
    return f"{recipe.game}-{recipe.edition or 'zoch'}"


def tables(recipe: Recipe, seats: int, *, alone: bool) -> "Boxes":
    """Tables of so many seats; with `alone` the learner has the first."""
    mine = jnp.arange(seats) == 0 if alone else jnp.ones(seats, bool)
    return Boxes(Meisterdiebe.with_options(seats, recipe.edition, {}), recipe.settings, mine)


def knowing_nothing(hidden: tuple[int, ...], _env: Meisterdiebe, key: Array) -> Network:
    """All drawers are looked at alike, and so are all opponents."""
    first, second = hidden
    return fresh(key, network_shape.widths((first, second)), network_shape.LAST)


def said(network: Network, features: Array) -> tuple[Array, Array]:
    """float32[.., 104] how good each action seems, and float32[..] the position's value."""
    return network_shape.said(network, features, jnp)


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
    known = known_by(env.observe(state, seat))
    told: Array = box.flat(box.features_of(known, jnp), jnp)
    return told


def known_by(view: Observation) -> box.SeenBySeat:
    """What an observation with its memory tells."""
    memory = view.memory
    assert memory is not None
    # INV-4: everything of a drawer lies on one side, ruby aside.
    sides = jnp.stack([memory.above, ~memory.above], axis=-1)
    alarm, front = memory.alarm[:, None], memory.front
    return box.SeenBySeat(
        above=jnp.where(sides[:, :1], front, 0),
        below=jnp.where(sides[:, 1:], front, 0),
        own_alarm=sides & (alarm == 1),
        others_alarm=sides & (alarm > 1),
        ruby=jnp.stack([memory.ruby == 1, memory.ruby == 2], axis=-1),
        open=view.open_drawer,
        phase=view.phase,
        round=view.round,
        red=view.red,
        asked=view.asked,
        white=view.white,
        black=view.black,
        has_alarm=view.has_alarm,
        hand=view.hand,
        numbers=box.expected_numbers(memory.numbers, jnp),
        laid=view.laid,
        laid_number=view.laid_number,
        named=view.named,
        to_name=view.to_name,
    )


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
    env: Meisterdiebe, pair: NetworkPair, rules: Rules, state: State, key: Array
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


class Boxes(SelfPlay):
    """Tables around a box, at which the learner has some seats or all."""

    def __init__(self, env: Meisterdiebe, settings: Settings, mine: Array) -> None:
        super().__init__(env, settings)
        #: bool[seats]: the learner's seats.
        self.mine = mine

    def stepped(
        self, learner: Learner, pair: NetworkPair, states: Any, keys: Array
    ) -> tuple[Any, Walk]:
        """One decision of every game.

        Points count less and less: in the end it is the win alone.
        """
        point = POINT * jnp.maximum(0.0, 1 - learner.done / POINTS_COUNT_UNTIL)
        rules = Rules(self.mine, point)
        return jax.vmap(partial(walked, self.env, pair, rules))(states, keys)

    def samples(self, network: Network, states: Any, walks: Walk) -> Samples:
        """One decision of one seat in every step."""
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
        return Samples(*(rows.reshape(-1, *rows.shape[2:]) for rows in samples))


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
