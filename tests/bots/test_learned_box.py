"""The learned player of Meisterdiebe hears what the arrays tell their networks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import jax
import numpy as np
import pytest

from schatulle.bots.network import loaded
from schatulle.bots.random_player import RandomPlayer
from schatulle.core import NATURE, Seat
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe import training as school
from schatulle.games.meisterdiebe.action_codes import GIVE
from schatulle.games.meisterdiebe.bots import memory_named
from schatulle.games.meisterdiebe.bots.learned import network_shape
from schatulle.games.meisterdiebe.bots.learned.network_shape import OF_SEATS, said
from schatulle.games.meisterdiebe.bots.learned.player import (
    AT_TABLES,
    LearnedPlayer,
    features,
    given,
    odds_of,
    seen_by,
)
from schatulle.games.meisterdiebe.rules.actions import Give
from schatulle.games.meisterdiebe.rules.box import Drawer, upper
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.sim import make
from support.games import Table, random_game


def asked_in_a_game(edition: str, seats: int, how: str) -> Iterator[tuple[State, Seat, Any]]:
    """Every question of a random game, with what the asked seat's memory believes."""
    options = meisterdiebe.options(edition, {})
    memories = [memory_named(how, Seat(seat), "seed", options) for seat in range(seats)]
    for step in random_game(Table(game_named("meisterdiebe"), options, seats, seed=3)):
        if step.asked.seat != NATURE:
            view = meisterdiebe.view(step.before, step.asked.seat)
            yield step.before, step.asked.seat, memories[step.asked.seat].recall(view)
        for event in step.events:
            for seat, memory in enumerate(memories):
                seen = meisterdiebe.observe(event, Seat(seat))
                if seen is not None:
                    memory.observe(seen)


@pytest.mark.parametrize(("edition", "seats"), [("zoch", 4), ("zoch", 8), ("prototype", 3)])
def test_an_elephant_tells_the_network_what_the_arrays_tell_it(edition: str, seats: int) -> None:
    env: Any = make("meisterdiebe", seats=seats, edition=edition)
    told = jax.jit(lambda state, seat: school.features(env, state, seat))
    asked = list(asked_in_a_game(edition, seats, "elephant"))
    assert len(asked) > 50
    for state, seat, belief in asked:
        seen = seen_by(meisterdiebe.view(state, seat), belief, seat)
        theirs = np.array(told(env.encode(state), seat))
        seen.to_name[0] = theirs[-1] * 6
        np.testing.assert_allclose(features(seen), theirs, atol=1e-5)


def test_a_human_tells_the_network_what_he_believes_instead_of_what_is() -> None:
    asked = list(asked_in_a_game("zoch", 4, "0.5"))
    wrong = 0
    for state, seat, belief in asked:
        seen = seen_by(meisterdiebe.view(state, seat), belief, seat)
        gems = sum(upper(state.box, drawer).gems.diamonds for drawer in Drawer)
        wrong += abs(float(seen.drawers[:, 0].sum()) - gems) > 0.5
        assert np.isfinite(features(seen)).all()
    assert wrong > len(asked) / 4


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_what_it_chooses_is_lawful_and_as_likely_as_the_network_says(seats: int) -> None:
    kinds = set()
    network = loaded("meisterdiebe-zoch")
    for state, seat, belief in asked_in_a_game("zoch", seats, "elephant"):
        view = meisterdiebe.view(state, seat)
        asked = next(decision for decision in meisterdiebe.awaiting(state) if decision.seat == seat)
        chosen = LearnedPlayer(RandomPlayer()).choose(belief, view, asked, Random(5))
        meisterdiebe.play(state, seat, chosen)
        if asked.kind != "fill":
            heat = AT_TABLES.at(asked.kind)
            seen = seen_by(view, belief, seat)
            chances = odds_of(network, seen, tuple(asked.choices), seat, heat)
            listed = tuple(asked.choices)
            assert chosen == Random(5).choices(listed, chances.tolist())[0]
        kinds.add(asked.kind)
    assert {"fill", "choose", "open", "place", "turn"} <= kinds


def questions(kind: str, count: int) -> list[tuple[Any, Any, Any]]:
    """Questions with a choice: what is seen, what is believed, and the question itself."""
    found = []
    for state, seat, belief in asked_in_a_game("zoch", 4, "elephant"):
        asked = next(decision for decision in meisterdiebe.awaiting(state) if decision.seat == seat)
        if asked.kind == kind and len(tuple(asked.choices)) > 1:
            found.append((belief, meisterdiebe.view(state, seat), asked))
    return found[:count]


def test_its_moves_are_surer_than_the_network_s_and_its_cards_are_not() -> None:
    network = loaded("meisterdiebe-zoch")
    usual, learned = LearnedPlayer(RandomPlayer()), LearnedPlayer(RandomPlayer(), network)
    surer = []
    for belief, view, asked in [*questions("choose", 4), *questions("turn", 4)]:
        at_tables = usual.odds(belief, view, asked, Random(1))
        as_learned = learned.odds(belief, view, asked, Random(1))
        assert at_tables is not None
        assert as_learned is not None
        assert sum(at_tables.values()) == pytest.approx(1, abs=1e-5)
        surer.append(max(at_tables.values()) > max(as_learned.values()))
    assert surer == [False] * 4 + [True] * 4


def test_a_lively_one_s_cards_are_harder_to_foresee_than_a_calm_one_s_and_no_two_are_alike() -> (
    None
):
    player = LearnedPlayer(RandomPlayer())
    open_questions = questions("choose", 12)

    def likeliest(leaning: str, seed: int) -> float:
        """On average, since of some cards both are sure."""
        one = player.varied(leaning, Random(seed))
        told = [one.odds(*question, Random(1)) or {} for question in open_questions]
        return sum(max(odds.values()) for odds in told) / len(told)

    calm, lively = (
        {likeliest(leaning, seed) for seed in range(3)} for leaning in ("calm", "lively")
    )
    assert len(calm) == len(lively) == 3
    assert min(calm) > max(lively)


def test_where_it_has_learned_nothing_another_plays_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schatulle.games.meisterdiebe.bots.learned.player.shipped", list)
    for state, seat, belief in asked_in_a_game("prototype", 3, "elephant"):
        view = meisterdiebe.view(state, seat)
        asked = next(decision for decision in meisterdiebe.awaiting(state) if decision.seat == seat)
        chosen = LearnedPlayer(RandomPlayer()).choose(belief, view, asked, Random(5))
        assert chosen == RandomPlayer().choose(belief, view, asked, Random(5))


def test_gifts_are_given_gem_by_gem_and_every_one_of_them() -> None:
    rng = np.random.default_rng(1)
    shapes = network_shape.widths((16, 16))
    network = tuple(
        (rng.normal(size=shape).astype(np.float32), np.zeros(shape[1], np.float32))
        for shape in shapes
    )
    given_away = set()
    for seed, (state, seat, belief) in enumerate(asked_in_a_game("prototype", 3, "elephant")):
        asked = next(decision for decision in meisterdiebe.awaiting(state) if decision.seat == seat)
        if asked.kind == "give":
            seen = seen_by(meisterdiebe.view(state, seat), belief, seat)
            gift = given(network, seen, asked, Random(seed))
            meisterdiebe.play(state, seat, gift)
            given_away.add(type(gift))
    assert Give in given_away


def test_the_network_sees_no_order_in_drawers_and_none_in_opponents() -> None:
    network = loaded("meisterdiebe-zoch")
    state, seat, belief = list(asked_in_a_game("zoch", 4, "elephant"))[60]
    seen = seen_by(meisterdiebe.view(state, seat), belief, seat)
    pooled = [0, 2, 1, 3, 4, 5, 6, 7]
    swapped = seen._replace(**{name: getattr(seen, name)[pooled] for name in OF_SEATS})
    ours, value = said(network, features(seen))
    theirs, other = said(network, features(swapped))
    np.testing.assert_allclose(ours[:GIVE], theirs[:GIVE], atol=1e-4)
    np.testing.assert_allclose(value, other, atol=1e-4)
