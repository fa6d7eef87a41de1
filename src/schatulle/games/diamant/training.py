"""Self-play in Diamant: every seat of every game decides with the same network."""

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.core import BadOptions
from schatulle.games.diamant.action_codes import LEAVING
from schatulle.games.diamant.arrays import Diamant, Observation, State
from schatulle.games.diamant.rules.cards import STONES
from schatulle.training.contract import Usual
from schatulle.training.network import Network, NetworkPair, fresh, lawful, plain, said
from schatulle.training.ppo import Learner, Samples, Settings, advantages
from schatulle.training.recipe import Recipe
from schatulle.training.self_play import SelfPlay

__all__ = [
    "USUAL",
    "check",
    "knowing_nothing",
    "network_name",
    "said",
    "shares",
    "tables",
    "thumbs",
]

USUAL: Final = Usual(Settings(steps=32, parts=16), (128, 128), against_youth=False)
#: Some tables have rules of thumb at them: against them, too, one must be good. Where many sit, a
#: few such tables are enough, and more would make the network easier to exploit.
THUMBS, MANY, THUMBS_OF_MANY = 0.15, 6, 0.1


def check(recipe: Recipe) -> None:
    """A network knows one number of seats."""
    if len(recipe.seats) != 1:
        raise BadOptions("a network of Diamant knows one number of seats; name one")


def thumbs(seats: int) -> float:
    """At which share of the tables one learns alone among `ev`."""
    return THUMBS if seats < MANY else THUMBS_OF_MANY


def network_name(recipe: Recipe) -> str:
    """`diamant-5`."""
    return f"{recipe.game}-{recipe.seats[0]}"


def tables(recipe: Recipe, seats: int, *, alone: bool) -> "Caves":
    """Caves of so many explorers; two may play where one learns."""
    changes = {"allow_two": True} if seats == 2 else {}
    env = Diamant.with_options(seats, recipe.edition, changes)
    among = 0 if alone else recipe.thumbs
    return Caves(env, recipe.settings, company(recipe.settings.games, seats, among, alone=alone))


def knowing_nothing(hidden: tuple[int, ...], env: Diamant, key: Array) -> Network:
    """Layers that follow each other."""
    return fresh(key, plain(len(env.features), hidden, env.actions))


class Walk(NamedTuple):
    """What happened in one step of all games."""

    features: Array  # float32[games, seats, features]
    inside: Array  # bool[games, seats]
    action: Array  # int32[games, seats]
    chance: Array  # float32[games, seats]
    value: Array  # float32[games, seats]
    done: Array  # bool[games]
    rewards: Array  # float32[games, seats]


class Company(NamedTuple):
    """Who sits at the tables."""

    mine: Array  # bool[games, seats]: the learner's seats
    thumbs: Array  # bool[games]: the others play `ev`, not the rival network


def company(games: int, seats: int, thumbs: float, *, alone: bool = False) -> Company:
    """The learner at all seats, but for a share of tables where it sits alone among `ev`.

    With `alone` it has one seat of every table.
    """
    among = jnp.arange(games) < thumbs * games
    one = jnp.arange(seats) == jnp.arange(games)[:, None] % seats
    return Company(one | ~(among[:, None] | alone), among)


def seen(env: Diamant, state: State) -> tuple[Observation, Array]:
    """What all seats see, structured and flat."""
    view = jax.vmap(lambda seat: env.observe(state, seat))(jnp.arange(env.seats))
    return view, jax.vmap(env.flat)(view)


def walked(
    env: Diamant, pair: NetworkPair, seated: Company, state: State, key: Array
) -> tuple[State, Walk]:
    choice, chance = jax.random.split(key)
    view, features = seen(env, state)
    logits, value = said(pair.network, features)
    theirs, _ = said(pair.rival, features)
    odds = lawful(jnp.where(seated.mine[:, None], logits, theirs), jnp.ones_like(logits, bool))
    action = jax.random.categorical(choice, odds)
    action = jnp.where(seated.thumbs & ~seated.mine, jax.vmap(expectation)(view), action)
    taken = jnp.take_along_axis(odds, action[:, None], axis=-1)[:, 0]
    after, ending = env.step_all_on(state, action == LEAVING, chance)
    return after, Walk(
        features, view.inside[:, 0], action, taken, value, ending.terminated, ending.rewards
    )


class Caves(SelfPlay):
    """Caves in which every explorer decides with the network, or some by rule of thumb."""

    def __init__(self, env: Diamant, settings: Settings, seated: Company) -> None:
        super().__init__(env, settings)
        self.company = seated

    def stepped(
        self, _learner: Learner, pair: NetworkPair, states: Any, keys: Array
    ) -> tuple[Any, Walk]:
        """One choice of all explorers in every game."""
        return jax.vmap(partial(walked, self.env, pair))(self.company, states, keys)

    def samples(self, network: Network, states: Any, walks: Walk) -> Samples:
        """A decision of every explorer in every step."""
        _, last = jax.vmap(partial(seen, self.env))(states)
        gains = advantages(
            walks.value, walks.inside, walks.done, walks.rewards, said(network, last)[1]
        )
        samples = Samples(
            features=walks.features,
            legal=jnp.ones((*walks.action.shape, self.env.actions), bool),
            action=walks.action,
            chance=walks.chance,
            advantage=gains,
            target=gains + walks.value,
            counts=(walks.inside & self.company.mine).astype(jnp.float32),
        )
        return Samples(*(rows.reshape(-1, *rows.shape[3:]) for rows in samples))


def expectation(view: Observation) -> Array:
    """One card ahead: stay while the treasures of the deck promise more than the hazards threaten.

    The rule of thumb called `ev`, for one seat's observation.
    """
    explorers = jnp.maximum(jnp.sum(view.inside), 1)
    values = jnp.asarray(list(STONES.values()))
    hope = jnp.sum(view.deck[: len(STONES)] * (values // explorers))
    deadly = jnp.sum(view.deck[len(STONES) :] * (view.hazards > 0))
    fear = deadly * (view.unsafe[0] + view.stones / explorers)
    return jnp.where(hope > fear, jnp.int32(1 - LEAVING), jnp.int32(LEAVING))


def shares(env: Diamant, network: Network, rival: Network | None, key: Array, games: int) -> Array:
    """float32[games]: a network's share of the win at seat 0; others play the rival or `ev`."""

    def step(carried: tuple[State, Array], key: Array) -> Any:
        view, features = seen(env, carried[0])
        own_key, rival_key, chance = jax.random.split(key, 3)
        own = jax.random.categorical(own_key, said(network, features[0])[0])
        theirs = jax.vmap(expectation)(view)
        if rival is not None:
            theirs = jax.random.categorical(rival_key, said(rival, features)[0])
        after = env.step_all(carried[0], theirs.at[0].set(own) == LEAVING, chance)
        return (after, env.rewards(after)[0] + 1 / env.seats), None

    def game(key: Array) -> Array:
        # No path is longer than 21 cards.
        keys = jax.random.split(jax.random.fold_in(key, 1), 22 * env.options.expeditions)
        (_, share), _ = jax.lax.scan(step, (env.init(key), jnp.float32(0)), keys)
        return jnp.asarray(share)

    return jax.vmap(game)(jax.random.split(key, games))
