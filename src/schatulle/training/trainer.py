"""Training: rounds of play and learning that can be broken off and go on, exams, and a critic."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from schatulle.core.registry import room
from schatulle.training.checkpoints import keep, kept, network_named
from schatulle.training.contract import Training
from schatulle.training.network import Network, Said
from schatulle.training.ppo import Learner, Samples, Settings, beginner, learned, normalised
from schatulle.training.recipe import Recipe, few_seats
from schatulle.training.self_play import SelfPlay

#: Games for an exam: an interval of a third of a point.
EXAM_GAMES: Final = 65536


class Lesson(NamedTuple):
    """A learner, the games it is in the middle of, and the rounds that are over."""

    learner: Learner
    states: tuple[Any, ...]
    rounds: Array  # int32


def training_of(game: str) -> Training:
    """How players of a game learn; raises BadOptions where they do not."""
    training: Training = room(game, "training")
    return training


def tables_of(recipe: Recipe, *, alone: bool = False) -> tuple[SelfPlay, ...]:
    """Tables for every number of seats; with `alone` the learner has one seat of each.

    Raises BadOptions.
    """
    training = training_of(recipe.game)
    training.check(recipe)
    return tuple(
        training.tables(_with_games(recipe, named * recipe.settings.games), seats, alone=alone)
        for seats, named in Counter(recipe.seats).items()
    )


def _with_games(recipe: Recipe, games: int) -> Recipe:
    return recipe._replace(settings=recipe.settings._replace(games=games))


def _key(seed: int) -> Array:
    return jax.random.key(seed)


def first_lesson(recipe: Recipe, start: Network | None = None, *, alone: bool = False) -> Lesson:
    """Before the first round."""
    places = tables_of(recipe, alone=alone)
    network_key, *keys = jax.random.split(_key(recipe.seed), 1 + len(places))
    network = start or _beginning(recipe, places[0], network_key)
    states = tuple(
        jax.jit(place.first_states)(key) for place, key in zip(places, keys, strict=True)
    )
    return Lesson(beginner(network, recipe.settings), states, jnp.int32(0))


def _beginning(recipe: Recipe, table: SelfPlay, key: Array) -> Network:
    if recipe.start is not None:
        return network_named(recipe.start)
    return training_of(recipe.game).knowing_nothing(recipe.hidden, table.env, key)


def taught(recipe: Recipe, lesson: Lesson, rival: Network | None = None) -> Iterator[Lesson]:
    """The lesson after every round; with a rival one learns to beat that one network."""
    places = tables_of(recipe, alone=rival is not None)
    plays, learns = _compiled(recipe, places, lesson, rival)
    for number in range(int(lesson.rounds), recipe.rounds):
        key = jax.random.fold_in(_key(recipe.seed + 1), number)
        *keys, last = jax.random.split(key, len(places) + 1)
        learner = lesson.learner._replace(done=jnp.float32(number / recipe.rounds))
        tables = zip(plays, lesson.states, keys, strict=True)
        played = [play(learner, rival, states, key) for play, states, key in tables]
        states, samples = zip(*played, strict=True)
        lesson = Lesson(learns(learner, samples, last), states, jnp.int32(number + 1))
        yield lesson


def learned_together(
    settings: Settings, said: Said, learner: Learner, samples: tuple[Samples, ...], key: Array
) -> Learner:
    """From all tables at once: so one large step serves every number of seats."""
    alike = zip(*map(normalised, samples), strict=True)
    return learned(learner, Samples(*map(jnp.concatenate, alike)), settings, said, key)


def _compiled(
    recipe: Recipe, tables: tuple[SelfPlay, ...], lesson: Lesson, rival: Network | None
) -> tuple[list[Any], Any]:
    """Play at each table, and learning: compiled at the same time, that is what one waits for."""
    learner = lesson.learner
    plays = [
        jax.jit(table.played).lower(learner, rival, states, _key(0))
        for table, states in zip(tables, lesson.states, strict=True)
    ]
    told = tuple(play.out_info[1] for play in plays)
    learning = jax.jit(
        partial(learned_together, recipe.settings, training_of(recipe.game).said)
    ).lower(learner, told, _key(0))
    with ThreadPoolExecutor() as pool:
        *compiled, learns = pool.map(lambda lowered: lowered.compile(), [*plays, learning])
    return compiled, learns


def resumed(recipe: Recipe, path: Path) -> Lesson:
    """The lesson that was kept there, or the first one."""
    first = first_lesson(recipe)
    return kept(path, first) if path.exists() else first


def break_off(lesson: Lesson, path: Path) -> None:
    """Keeps a lesson, to go on with another time."""
    keep(lesson, path)


class Exam(NamedTuple):
    """A share of the win, and how far off it may be (95 %)."""

    share: float
    within: float


def examined(
    recipe: Recipe, network: Network, rival: Network | None = None, games: int = EXAM_GAMES
) -> dict[int, Exam]:
    """How a network does at one seat among a rival, or as `shares` has it without one."""
    envs = [
        place.env for place in tables_of(recipe._replace(seats=tuple(sorted(set(recipe.seats)))))
    ]
    with ThreadPoolExecutor() as pool:
        exams = pool.map(lambda env: _exam(env, network, rival, _key(recipe.seed + 2), games), envs)
        return {env.seats: exam for env, exam in zip(envs, exams, strict=True)}


def _exam(env: Any, network: Network, rival: Network | None, key: Array, games: int) -> Exam:
    won = np.asarray(_examiner(env)(network, rival, key, games))
    won = won[~np.isnan(won)]
    return Exam(float(won.mean()), float(1.96 * won.std() / len(won) ** 0.5))


@cache
def _examiner(env: Any) -> Any:
    """Compiled once for all exams."""
    return jax.jit(partial(training_of(env.game).shares, env), static_argnums=3)


def critic_of(recipe: Recipe) -> Recipe:
    """How a critic learns against what came out of a recipe: half as long, in smaller steps."""
    return few_seats(recipe)._replace(
        seed=recipe.seed + 3, rounds=max(recipe.rounds // 2, 1), settings=careful(recipe.settings)
    )


def careful(settings: Settings) -> Settings:
    """Smaller steps, for one who plays well already."""
    return settings._replace(rate=5e-4, curiosity=0.002)


def criticising(critic: Recipe, network: Network, start: Network | None = None) -> Iterator[Lesson]:
    """The lesson of one who learns against the network alone, after every round.

    One who begins as the network itself never does much worse than the fair share.
    """
    return taught(critic, first_lesson(critic, start, alone=True), rival=network)


def gained(critic: Recipe, lesson: Lesson, network: Network, games: int) -> dict[int, Exam]:
    """What a critic gains over the fair share: how far the network can be exploited."""
    exams = examined(critic, lesson.learner.average, rival=network, games=games)
    return {seats: Exam(exam.share - 1 / seats, exam.within) for seats, exam in exams.items()}
