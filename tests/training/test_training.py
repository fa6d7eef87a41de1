"""Self-play: what is learned from a game, and lessons that can be broken off."""

from pathlib import Path
from xml.etree import ElementTree

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from schatulle.bots.network import loaded
from schatulle.cli.train import criticise, recipe_of, train
from schatulle.cli.wishes import Train
from schatulle.core import BadOptions
from schatulle.training import trainer
from schatulle.training.checkpoints import keep, kept
from schatulle.training.curves import curve
from schatulle.training.network import fresh, lawful, plain, said
from schatulle.training.ppo import REACH, Samples, Settings, advantages, beginner
from schatulle.training.recipe import Recipe

TINY = Recipe("diamant", (3,), rounds=4, hidden=(8,), settings=Settings(games=32, steps=8, parts=4))


def test_a_fresh_network_finds_all_actions_equally_good() -> None:
    network = fresh(jax.random.key(0), plain(5, (16,), 3))
    logits, value = said(network, jnp.ones((2, 5)))
    np.testing.assert_allclose(jnp.exp(lawful(logits, jnp.ones((2, 3), bool))), 1 / 3, atol=0.02)
    assert abs(value).max() < 0.1


def test_what_is_not_legal_has_no_odds() -> None:
    odds = jnp.exp(lawful(jnp.zeros(3), jnp.asarray([True, False, True])))
    np.testing.assert_allclose(odds, [0.5, 0, 0.5], atol=1e-6)


def test_a_result_belongs_to_the_last_decision_and_by_degrees_to_those_before() -> None:
    """One table, two seats, three steps: seat 1 waits in the middle; the last ends the game."""
    values = jnp.asarray([[[0.1, 0.2]], [[0.3, 9.0]], [[0.5, 0.6]]])
    valid = jnp.asarray([[[True, True]], [[True, False]], [[True, True]]])
    done = jnp.asarray([[False], [False], [True]])
    rewards = jnp.zeros((3, 1, 2)).at[2].set(jnp.asarray([1.0, -1.0]))
    gains = advantages(values, valid, done, rewards, jnp.full((1, 2), 7.0))
    last, middle = 1.0 - 0.5, 0.5 - 0.3 + REACH * (1.0 - 0.5)
    np.testing.assert_allclose(
        gains[:, 0, 0], [0.3 - 0.1 + REACH * middle, middle, last], rtol=1e-5
    )
    other = -1.0 - 0.6
    np.testing.assert_allclose(gains[0, 0, 1], 0.6 - 0.2 + REACH * other, rtol=1e-5)
    np.testing.assert_allclose(gains[2, 0, 1], other, rtol=1e-5)


def test_a_lesson_that_was_broken_off_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    through = list(trainer.taught(TINY, trainer.first_lesson(TINY)))
    trainer.break_off(through[1], tmp_path / "lesson.npz")
    again = list(trainer.taught(TINY, trainer.resumed(TINY, tmp_path / "lesson.npz")))
    assert [int(lesson.rounds) for lesson in again] == [3, 4]
    same = jax.tree.map(np.array_equal, again[-1].learner.network, through[-1].learner.network)
    assert all(jax.tree.leaves(same))


def at_a_table(number: int) -> Samples:
    """Where table 0 is seen, the first of two actions turns out well, at table 1 the second."""
    action = jnp.arange(64) % 2
    return Samples(
        features=jnp.zeros((64, 2)).at[:, number].set(1.0),
        legal=jnp.ones((64, 2), bool),
        action=action,
        chance=jnp.full(64, jnp.log(0.5)),
        advantage=jnp.where(action == number, 1.0, -1.0),
        target=jnp.zeros(64),
        counts=jnp.ones(64),
    )


def test_one_learns_at_all_tables_at_once_what_is_good_at_each() -> None:
    settings = Settings(epochs=8, parts=4, rate=1e-2)
    start = beginner(fresh(jax.random.key(0), plain(2, (16,), 2)), settings)
    tables = at_a_table(0), at_a_table(1)
    after = trainer.learned_together(settings, said, start, tables, jax.random.key(1))
    odds = jnp.exp(lawful(said(after.network, jnp.eye(2))[0], jnp.ones((2, 2), bool)))
    assert odds[0, 0] > 0.55
    assert odds[1, 1] > 0.55


def test_what_another_recipe_kept_is_refused(tmp_path: Path) -> None:
    keep((jnp.zeros(3),), tmp_path / "it.npz")
    with pytest.raises(ValueError, match="another recipe"):
        kept(tmp_path / "it.npz", (jnp.zeros(4),))


def test_training_leaves_a_network_a_log_a_curve_and_what_a_critic_gains(tmp_path: Path) -> None:
    assert train(TINY, tmp_path, critic=True) == 0
    told = [
        msgspec.json.decode(line) for line in (tmp_path / "log.jsonl").read_bytes().splitlines()
    ]
    begun, *exams = told
    assert begun == {"rounds": 0, "what": "begun", "jax": jax.__version__, "device": "cpu"}
    assert [line["what"] for line in exams] == ["exam"] * 4 + ["final", "best response gain"]
    assert all(-1 / 3 <= line["share"] <= 1 for line in exams)
    ElementTree.parse(tmp_path / "curve.svg")
    with np.load(tmp_path / "diamant-3.npz", allow_pickle=False) as arrays:
        assert {array.dtype for array in arrays.values()} == {np.dtype(np.float16)}
    with pytest.raises(BadOptions, match="another recipe"):
        train(TINY._replace(seed=1), tmp_path, critic=False)


@pytest.mark.parametrize(
    ("game", "seats", "says"),
    [
        ("diamant", "x", "expected a number"),
        ("diamant", "9", "allowed: 3 to 8"),
        ("diamant", "3,4", "one number of seats"),
        ("chess", "2", "there is no game 'chess'"),
    ],
)
def test_a_recipe_that_cannot_be_says_why(game: str, seats: str, says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        recipe_of(Train(game=game, seats=seats, rounds=1, games=64))


def test_who_begins_as_a_network_plays_like_it_and_an_unknown_one_is_refused() -> None:
    begun = TINY._replace(start="diamant-3")
    learner = trainer.first_lesson(begun).learner
    np.testing.assert_array_equal(learner.network[0].weights, loaded("diamant-3")[0][0])
    with pytest.raises(BadOptions, match="no network 'diamant-9'; allowed: a file, diamant-2"):
        recipe_of(Train(game="diamant", seats="3", rounds=1, games=64, start="diamant-9"))


def test_a_critic_learns_against_a_network_that_there_is_already(tmp_path: Path) -> None:
    for start in (None, "diamant-3"):
        folder = tmp_path / str(start)
        assert criticise(TINY._replace(start=start), "diamant-3", folder) == 0
        _, told = (folder / "log.jsonl").read_bytes().splitlines()
        assert msgspec.json.decode(told)["what"] == "best response gain"
        kept_recipe = msgspec.json.decode((folder / "recipe.json").read_bytes())
        assert (kept_recipe["start"], kept_recipe["against"]) == (start, "diamant-3")
        assert not list(folder.glob("*.npz"))


def test_a_curve_of_nothing_is_an_empty_grid_under_its_title() -> None:
    picture = ElementTree.fromstring(curve("nothing < yet", {}))
    empty, drawn = (
        [element.tag.rpartition("}")[2] for element in shown.iter()]
        for shown in (picture, ElementTree.fromstring(curve("a", {"fox": [(1, 0.5), (2, 0.7)]})))
    )
    assert [element.text for element in picture.iter() if element.text][:2] == ["nothing < yet"] * 2
    assert "polyline" not in empty
    assert "polyline" in drawn
