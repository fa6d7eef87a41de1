"""The school: rounds of play and learning, with a log, checkpoints and what a critic finds."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from schatulle.sim import make
from schatulle.training import diamant
from schatulle.training.learning import Learner, Settings, beginner
from schatulle.training.network import Network, fresh

#: So many rounds pass between two looks at the clock.
AT_ONCE: Final = 8
#: Games for a figure: an interval of a third of a point.
EXAM_GAMES: Final = 65536
#: A quarter of the tables have rules of thumb at them: against them a network must be good, too.
THUMBS: Final = 0.25
HIDDEN: Final = (128, 128)


class Recipe(NamedTuple):
    """All that decides what comes out."""

    game: str
    seats: int
    seed: int = 0
    rounds: int = 1000
    settings: Settings = Settings(games=16384, steps=32, parts=16)


class Report(NamedTuple):
    """How a learner does after so many rounds."""

    rounds: int
    #: Share of the win of one network among `ev`.
    against_ev: float


Tell = Callable[[Report], None]


def school(recipe: Recipe, *, alone: bool = False) -> diamant.School:
    """The tables of a recipe; for a critic they have one seat for him and the rival at all others.

    Diamant's printed rules, with two seats where they are asked for.
    """
    env: Any = make(recipe.game, seats=recipe.seats, allow_two=recipe.seats == 2)
    tables = diamant.company(
        recipe.settings.games, recipe.seats, 0 if alone else THUMBS, alone=alone
    )
    return diamant.School(env, recipe.settings, tables)


def taught(
    recipe: Recipe, start: Network | None = None, rival: Network | None = None
) -> Iterator[tuple[int, Learner]]:
    """The learner every few rounds; with a rival it learns to beat that one network."""
    place = school(recipe, alone=rival is not None)
    key = jax.random.key(recipe.seed)
    first, games, rounds = jax.random.split(key, 3)
    begun = start or fresh(first, len(place.env.features), HIDDEN, place.env.actions)
    learner = beginner(begun, recipe.settings)
    states = jax.jit(place.first_states)(games)
    one_round = jax.jit(place.one_round)
    for number, round_key in enumerate(jax.random.split(rounds, recipe.rounds)):
        learner = learner._replace(done=jnp.float32(number / recipe.rounds))
        learner, states = one_round(learner, rival, states, round_key)
        if (number + 1) % AT_ONCE == 0 or number + 1 == recipe.rounds:
            jax.tree.map(lambda it: it.block_until_ready(), learner.done)
            yield number + 1, learner


class Exam(NamedTuple):
    """A share of the win, and how far off it may be (95 %)."""

    share: float
    within: float


def examined(
    recipe: Recipe, network: Network, rival: Network | None = None, games: int = EXAM_GAMES
) -> Exam:
    """How a network does at one seat among `ev`, or among a rival network."""
    env: Any = school(recipe).env
    shares = jax.jit(partial(diamant.shares, env), static_argnums=3)
    won = np.asarray(shares(network, rival, jax.random.key(recipe.seed + 1), games))
    return Exam(float(won.mean()), float(1.96 * won.std() / len(won) ** 0.5))


def exploited(recipe: Recipe, network: Network) -> Exam:
    """What a critic gains over the fair share who learns against the network alone.

    He begins as the network itself, so that he never does worse than the fair share for long.
    """
    critic = recipe._replace(
        seed=recipe.seed + 1,
        rounds=max(recipe.rounds // 2, 1),
        settings=recipe.settings._replace(rate=5e-4, curiosity=0.002),
    )
    *_, (_, learner) = taught(critic, start=network, rival=network)
    exam = examined(critic, learner.average, rival=network)
    return Exam(exam.share - 1 / recipe.seats, exam.within)


def kept(network: Network, path: Path) -> None:
    """A network as a small file: half precision, nothing that could run."""
    arrays: dict[str, Any] = {
        f"{name}_{place}": np.asarray(array, np.float16)
        for place, layer in enumerate(network)
        for name, array in layer._asdict().items()
    }
    np.savez_compressed(path, **arrays)
