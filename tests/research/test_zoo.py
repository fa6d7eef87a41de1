"""PettingZoo's own checks of both games, and what they do not look at."""

import pickle
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import chain
from types import SimpleNamespace
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped] # comes without types
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from schatulle.core import BadOptions
from schatulle.games.diamant.action_codes import LEAVING, STAYING
from schatulle.games.meisterdiebe.action_codes import COUNT
from schatulle.research import diamant_v0, meisterdiebe_v0

#: An observation with a mask is a dict, which PettingZoo expects of its own classic games alone;
#: nobody may do anything when the game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


class Zoo(NamedTuple):
    module: Any
    options: dict[str, Any]

    @property
    def env(self) -> Callable[..., Any]:
        return partial(self.module.env, **self.options)

    @property
    def raw_env(self) -> Callable[..., Any]:
        return partial(self.module.raw_env, **self.options)

    @property
    def parallel_env(self) -> Callable[..., Any]:
        return partial(self.module.parallel_env, **self.options)


CAVES = {
    "diamant-2": Zoo(diamant_v0, {"seats": 2, "allow_two": True}),
    "diamant-5": Zoo(
        diamant_v0, {"seats": 5, "path_split": "per_card", "first_card_decision": True}
    ),
}
BOXES = {
    "zoch-3": Zoo(meisterdiebe_v0, {"seats": 3}),
    "prototype-2": Zoo(meisterdiebe_v0, {"seats": 2, "edition": "prototype", "memory": False}),
}
EVERY = CAVES | BOXES
every_zoo = pytest.mark.parametrize("zoo", EVERY.values(), ids=EVERY)
every_box = pytest.mark.parametrize("zoo", BOXES.values(), ids=BOXES)
every_cave = pytest.mark.parametrize("zoo", CAVES.values(), ids=CAVES)


@every_zoo
def test_one_seat_at_a_time_keeps_pettingzoos_contract(zoo: Zoo) -> None:
    api_test(zoo.env(), num_cycles=150)


@every_zoo
def test_the_unguarded_table_keeps_pettingzoos_contract_too(zoo: Zoo) -> None:
    api_test(zoo.raw_env(), num_cycles=50)


@every_zoo
def test_all_seats_at_once_keep_pettingzoos_contract(zoo: Zoo) -> None:
    parallel_api_test(zoo.parallel_env(), num_cycles=300)


@every_zoo
def test_equal_seeds_bring_equal_games(zoo: Zoo) -> None:
    seed_test(zoo.env, num_cycles=50)
    parallel_seed_test(zoo.parallel_env)


@every_zoo
def test_every_render_mode_shows_what_it_should(zoo: Zoo) -> None:
    render_test(zoo.env, custom_tests={"svg": is_svg, "ansi": len})


def is_svg(picture: str) -> bool:
    return ElementTree.fromstring(picture).tag.endswith("svg")


@every_zoo
def test_max_cycles_breaks_off_as_pettingzoo_has_it(zoo: Zoo) -> None:
    """The check knows no masks and counts everyone in every cycle."""
    max_cycles_test(
        SimpleNamespace(
            env=partial(zoo.env, everyone=True, illegal="random"),
            parallel_env=partial(zoo.parallel_env, illegal="random"),
        )
    )


@every_box
def test_a_random_legal_answer_stands_in_for_an_illegal_one_and_the_infos_say_so(zoo: Zoo) -> None:
    env = zoo.parallel_env(illegal="random")
    env.reset(seed=1)
    waiting = dict.fromkeys(env.agents, COUNT)
    _, _, terminated, _, infos = env.step(waiting)
    assert not any(terminated.values())
    assert [info.get("illegal", False) for info in infos.values()].count(True) == 1


@every_zoo
def test_both_ways_to_play_break_off_after_as_many_cycles(zoo: Zoo) -> None:
    at_once = zoo.parallel_env(max_cycles=9)
    seen, _ = at_once.reset(seed=3)
    answers: list[list[int]] = []
    while at_once.agents:
        asked = [agent for agent in at_once.agents if is_asked(seen[agent])]
        actions = {agent: first_legal(seen[agent]) for agent in at_once.agents}
        answers.append([actions[agent] for agent in asked])
        seen, _, terminated, truncated, _ = at_once.step(actions)
    assert len(answers) == 9
    assert all(truncated.values())
    assert not any(terminated.values())

    in_turn = zoo.raw_env(max_cycles=9)
    in_turn.reset(seed=3)
    for action in chain(*answers):
        assert not any(in_turn.truncations.values())
        in_turn.step(action)
    assert all(in_turn.truncations.values())
    assert not any(in_turn.terminations.values())


def is_asked(seen: Any) -> bool:
    """Whether the seat has a choice, or in Meisterdiebe any move but to wait."""
    mask = seen["action_mask"]
    return bool(mask.sum() > 1 if len(mask) == 2 else not mask[COUNT])


def first_legal(seen: Any) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


@every_zoo
def test_masks_of_choices_made_at_once_are_those_that_each_seat_has_in_turn(zoo: Zoo) -> None:
    at_once, in_turn = zoo.parallel_env(), zoo.raw_env()
    seen, _ = at_once.reset(seed=5)
    in_turn.reset(seed=5)
    rng = np.random.default_rng(5)
    several = 0
    for _ in range(120):
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"])))
            for agent in at_once.agents
        }
        asked = [agent for agent in at_once.agents if is_asked(seen[agent])]
        several += len(asked) > 1
        for agent in asked:
            assert in_turn.agent_selection == agent
            mask = in_turn.observe(agent)["action_mask"]
            assert np.array_equal(seen[agent]["action_mask"][: len(mask)], mask)
            in_turn.step(actions[agent])
        seen, rewards, terminated, _, infos = at_once.step(actions)
        assert rewards == in_turn.rewards
        assert terminated == in_turn.terminations
        assert infos == in_turn.infos
        if not at_once.agents:
            break
        for agent in at_once.agents:
            there, here = seen[agent]["observation"], in_turn.observe(agent)["observation"]
            assert np.array_equal(there, here)
    assert several


@every_zoo
def test_the_end_shares_out_the_win_and_tells_all_scores(zoo: Zoo) -> None:
    env = zoo.parallel_env()
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while env.agents:
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"])))
            for agent in env.agents
        }
        seen, rewards, terminated, truncated, infos = env.step(actions)
    assert all(terminated.values())
    assert not any(truncated.values())
    assert abs(sum(rewards.values())) < 1e-6
    scores = infos["seat_0"]["scores"]
    assert len(scores) == len(env.possible_agents)
    best = env.possible_agents[int(np.argmax(list(rewards.values())))]
    assert scores[env.possible_agents.index(best)] == max(scores)


@every_zoo
def test_an_unguarded_table_refuses_an_illegal_action_and_nothing_changes(zoo: Zoo) -> None:
    env = zoo.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(ValueError, match=r"99 is no legal action of seat_\d now; allowed: \["):
        env.step(99)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)


@every_box
def test_an_illegal_action_ends_a_guarded_game_and_loses_it(
    zoo: Zoo, caplog: pytest.LogCaptureFixture
) -> None:
    env = zoo.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(COUNT - 1)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
    assert "Illegal move made" in caplog.text


@every_box
def test_an_illegal_answer_at_once_ends_the_game_for_all(zoo: Zoo) -> None:
    env = zoo.parallel_env()
    seen, _ = env.reset(seed=1)
    wrong = next(agent for agent in env.agents if not seen[agent]["action_mask"][COUNT])
    _, rewards, terminated, _, infos = env.step(dict.fromkeys(env.agents, COUNT))
    assert rewards == {agent: -1.0 if agent == wrong else 0.0 for agent in env.possible_agents}
    assert all(terminated.values())
    assert [agent for agent, info in infos.items() if info["illegal"]] == [wrong]
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_what_a_seat_outside_the_cave_does_is_ignored() -> None:
    one, other = CAVES["diamant-5"].parallel_env(), CAVES["diamant-5"].parallel_env()
    everyone = one.possible_agents
    leaver = {agent: LEAVING if agent == "seat_2" else STAYING for agent in everyone}
    for env in (one, other):
        env.reset(seed=8)
        seen, *_ = env.step(leaver)
        assert seen["seat_2"]["action_mask"].tolist() == [1, 0]
    seen, *_ = one.step(dict.fromkeys(everyone, STAYING))
    same, *_ = other.step(leaver)
    for agent in everyone:
        assert np.array_equal(seen[agent]["observation"], same[agent]["observation"])


@every_zoo
def test_every_seat_that_is_asked_must_answer(zoo: Zoo) -> None:
    env = zoo.parallel_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"nothing is no action of seat_\d; expected 0 to \d+"):
        env.step({})


@every_cave
def test_without_a_seed_the_next_game_is_another_one(zoo: Zoo) -> None:
    env, same = zoo.raw_env(), zoo.raw_env()
    games = [[first_cards(table, seed) for seed in (4, None, None)] for table in (env, same)]
    assert games[0] == games[1]
    assert len(set(games[0])) > 1


def first_cards(env: Any, seed: int | None) -> bytes:
    """What is seen after three rounds in which everyone stays."""
    env.reset(seed=seed)
    for _ in range(3 * env.num_agents):
        env.step(STAYING)
    seen: bytes = env.observe("seat_0")["observation"].tobytes()
    return seen


def test_text_and_picture_show_an_onlooker_nothing_hidden() -> None:
    env = CAVES["diamant-2"].raw_env(render_mode="ansi")
    env.reset(seed=2)
    env.step(LEAVING)
    assert "has decided, fist closed" in env.render()
    assert "to leave" not in env.render()


def test_human_mode_prints_the_table_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = CAVES["diamant-2"].parallel_env(render_mode="human")
    env.reset(seed=2)
    env.step(dict.fromkeys(env.agents, STAYING))
    assert capsys.readouterr().out.count("Diamant, expedition") == 2


def test_a_copy_is_a_new_table_of_the_same_kind() -> None:
    for env in (CAVES["diamant-5"].raw_env(), CAVES["diamant-5"].parallel_env()):
        copy = pickle.loads(pickle.dumps(env))
        assert copy.possible_agents == env.possible_agents
        assert copy.observation_space("seat_0") == env.observation_space("seat_0")


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"seats": 9}, "9 seats; allowed: 3 to 8"),
        ({"render_mode": "film"}, "there is no render mode 'film'; allowed: human, ansi, svg"),
        ({"max_cycles": 0}, "max_cycles is 0; allowed: 1 and more, or None"),
        ({"edition": "zoch"}, "there is no edition 'zoch'; allowed: diamant"),
    ],
)
def test_what_a_table_does_not_offer_is_refused_with_what_is_allowed(
    wanted: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        diamant_v0.env(**wanted)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    ("missing", "module", "name"),
    [
        ("pettingzoo", "schatulle.research.zoo.pettingzoo_import", "PettingZoo"),
        ("gymnasium", "schatulle.research.single.gym", "Gymnasium"),
    ],
)
def test_a_missing_extra_is_named_with_how_to_get_it(
    missing: str, module: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_module(module)
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, module)
    with pytest.raises(ImportError, match=rf"needs {name}: pip install schatulle\[research\]"):
        import_module(module)
