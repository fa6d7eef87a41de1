"""Critics that learn: how they begin, and how a lesson goes on that was broken off."""

from pathlib import Path

import pytest

from schatulle.bots.network import kept
from schatulle.core import Seat
from schatulle.critic.exam import NETWORK, NOTHING, Exam
from schatulle.critic.guests import LearnedGuest
from schatulle.critic.lessons import recipe_of, taught
from schatulle.training.ppo import Settings
from schatulle.training.recipe import Recipe
from support.budget import only_long

TINY = Recipe(
    "diamant",
    (3,),
    rounds=3,
    hidden=(8,),
    settings=Settings(games=16, steps=4, parts=2),
    against="diamant-3",
)


def exam(game: str, batch: int) -> Exam:
    return Exam(
        game=game,
        edition={"diamant": "diamant", "meisterdiebe": "prototype"}[game],
        options={},
        seats=4,
        player="dragon",
        model="dragon",
        network={"diamant": "diamant-4", "meisterdiebe": "meisterdiebe-prototype"}[game],
        seed=5,
        playouts=1,
        rounds=7,
        batch=batch,
    )


def test_who_begins_as_the_network_learns_in_smaller_steps() -> None:
    nothing, network = (recipe_of(exam("diamant", 64), way) for way in (NOTHING, NETWORK))
    assert (nothing.start, network.start) == (None, "diamant-4")
    assert nothing.against == network.against == "diamant-4"
    assert network.settings.rate < nothing.settings.rate
    assert (nothing.seats, nothing.seed, nothing.rounds, nothing.settings.games) == ((4,), 5, 7, 64)


@pytest.mark.parametrize(("batch", "parts"), [(16, 1), (256, 4), (65536, 512)])
def test_few_games_at_once_make_few_large_steps(batch: int, parts: int) -> None:
    assert recipe_of(exam("meisterdiebe", batch), NOTHING).settings.parts == parts


@only_long("compiles three lessons")
def test_a_lesson_that_was_broken_off_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    through, half = tmp_path / "through.npz", tmp_path / "half.npz"
    assert list(taught(TINY, tmp_path / "a.npz", through)) == [0, 1, 2, 3]
    lesson = taught(TINY, tmp_path / "b.npz", half)
    assert [next(lesson), next(lesson), next(lesson)] == [0, 1, 2]
    lesson.close()
    assert not half.exists()
    assert list(taught(TINY, tmp_path / "b.npz", half)) == [2, 3]
    assert half.read_bytes() == through.read_bytes()
    bot = LearnedGuest("diamant", half).seated(Seat(0), "0", None)
    assert bot is not None
    assert kept(half)[0][0].shape == kept(through)[0][0].shape
