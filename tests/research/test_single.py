"""One seat for Gymnasium: its own check, and both engines in step behind it."""

from random import Random
from typing import Any
from xml.etree import ElementTree

import gymnasium
import jax
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from schatulle.bots.random_player import RandomBot
from schatulle.core import BadOptions, Seat
from schatulle.games.diamant.action_codes import LEAVING, STAYING
from schatulle.games.diamant.arrays import Diamant
from schatulle.games.meisterdiebe.rules.events import Dealt, GameEnded
from schatulle.research.array_match import compiled_situation
from schatulle.research.single import SeatEnv, opponents
from schatulle.research.single.mirrored_game import MirroredGame
from schatulle.sim import make

#: No bound is promised for what a seat observes.
pytestmark = pytest.mark.filterwarnings("ignore:.*A Box observation space m(in|ax)imum value")

TABLES = {
    "diamant": {"seats": 3, "seat": 1},
    "meisterdiebe": {"seats": 3, "seat": 2},
}
every_game = pytest.mark.parametrize("game", TABLES)


def seated(game: str, **wanted: Any) -> SeatEnv:
    return SeatEnv(game, **{**TABLES[game], **wanted})


def played(env: SeatEnv, seed: int, choose: Any) -> tuple[list[Any], float, dict[str, Any]]:
    """All observations of a game, its reward and its last info."""
    seen, info = env.reset(seed=seed)
    row, over, reward = [seen], False, 0.0
    while not over:
        seen, reward, over, truncated, info = env.step(choose(info["action_mask"]))
        assert not truncated
        row.append(seen)
    return row, reward, info


def at_random(seed: int) -> Any:
    rng = np.random.default_rng(seed)
    return lambda mask: rng.choice(np.flatnonzero(mask))


@every_game
@pytest.mark.parametrize("kind", ["random", "bot"])
def test_a_seat_keeps_gymnasiums_contract(
    game: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"schatulle/{game.capitalize()}-v0"
    env = gymnasium.make(name, opponents=kind, **TABLES[game])  # type: ignore[arg-type] # ints
    check_env(env.unwrapped)
    assert "seat" in capsys.readouterr().out.lower()


@every_game
@pytest.mark.parametrize("kind", ["random", "bot"])
def test_a_game_ends_with_the_own_share_and_all_scores(game: str, kind: str) -> None:
    _, reward, info = played(seated(game, opponents=kind), 1, at_random(1))
    shares = (1, 1 / 2, 1 / 3, 0)
    assert min(abs(reward + 1 / 3 - share) for share in shares) < 1e-6
    assert len(info["scores"]) == 3
    assert not info["action_mask"].any()
    own = info["scores"][TABLES[game]["seat"]]
    assert (reward > -1 / 3 + 1e-6) <= (own == max(info["scores"]))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("diamant", {"seats": 3}),
        ("diamant", {"seats": 3, "first_card_decision": True, "hazard_removal": "both"}),
        ("meisterdiebe", {"seats": 3}),
        ("meisterdiebe", {"seats": 2, "edition": "prototype"}),
    ],
)
def test_both_engines_are_in_step_all_along(game: str, options: dict[str, Any]) -> None:
    env = make(game, **options)
    tell = compiled_situation(env, False)
    mirrored = MirroredGame(env, memory=False)
    rng = Random(3)
    mirrored.deal(rng)
    moves = 0
    while mirrored.player >= 0:
        asked = mirrored.decision
        assert asked.seat == mirrored.player
        rows = jax.device_get(tell(env.encode(mirrored.state)))
        for ours, theirs in zip(mirrored.now, rows, strict=True):
            assert np.array_equal(ours, theirs)
        before = mirrored.state
        while mirrored.state is before:
            mirrored.answer(rng.choice(np.flatnonzero(mirrored.mask).tolist()))
        moves += 1
    outcome = mirrored.rules.outcome(mirrored.state)
    assert outcome is not None
    assert tuple(mirrored.now.scores) == outcome.scores
    assert moves > 10


@every_game
def test_equal_seeds_bring_equal_games_and_others_do_not(game: str) -> None:
    env = seated(game, opponents="bot")
    one, same, other = (played(env, seed, at_random(2))[0] for seed in (5, 5, 6))
    assert len(one) == len(same)
    assert all(map(np.array_equal, one, same))
    assert len(one) != len(other) or not all(map(np.array_equal, one, other))


def test_without_a_seed_chance_goes_on() -> None:
    env = seated("diamant")
    games = []
    for seed in (4, None, 4, None):
        env.reset(seed=seed)
        games.append(env.step(np.int64(STAYING))[0].tobytes())
    assert games[:2] == games[2:]
    assert games[0] != games[1]


def test_bots_beat_a_seat_that_plays_at_random() -> None:
    env = seated("diamant", opponents="bot")
    rewards = [played(env, seed, at_random(seed))[1] for seed in range(60)]
    assert np.mean(rewards) < -0.2


class Listener(RandomBot):
    """A bot that keeps what it hears."""

    def __init__(self, seat: Seat, seed: str) -> None:
        super().__init__(seat, seed)
        self.seat = seat
        self.heard: list[Any] = []

    def observe(self, event: Any) -> None:
        self.heard.append(event)


def test_bots_hear_everything_that_their_seat_may_hear_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listeners: list[Listener] = []

    def make_listener(_kind: str, _game: str, seat: Seat, seed: str, _options: Any) -> Listener:
        listeners.append(Listener(seat, seed))
        return listeners[-1]

    monkeypatch.setattr(opponents, "make", make_listener)
    played(seated("meisterdiebe", opponents="random"), 1, at_random(1))
    assert [listener.seat for listener in listeners] == [0, 1]
    for listener in listeners:
        dealt = listener.heard[0]
        assert isinstance(dealt, Dealt)
        assert [hand is not None for hand in dealt.hands] == [
            seat == listener.seat for seat in range(3)
        ]
        assert isinstance(listener.heard[-1], GameEnded)
    assert len(listeners[0].heard) > 50


def test_a_function_sees_its_own_seat_and_answers_for_it() -> None:
    calls: list[tuple[Any, Any]] = []

    def stays(observation: Any, mask: Any, rng: np.random.Generator) -> int:
        assert isinstance(rng, np.random.Generator)
        calls.append((observation, mask))
        return STAYING

    env = seated("diamant", opponents=(stays, "random"))
    _, _, info = played(env, 1, lambda _: LEAVING)
    assert info["scores"][2] == 0
    features = Diamant.with_options(3, None, {}).features
    inside, decided = features.index("inside 0"), features.index("decided 0")
    assert len(calls) > 10
    assert all((seen[inside], seen[decided]) == (1, 0) for seen, _ in calls)
    assert all(mask.tolist() == [True, True] for _, mask in calls)


def test_a_function_that_says_something_illegal_is_told_what_is_allowed() -> None:
    env = seated("diamant", opponents=lambda *_: 7, seat=2)
    with pytest.raises(ValueError, match=r"the opponent at seat 0 said 7; allowed: \[0, 1\]"):
        env.reset(seed=1)


def test_an_illegal_action_ends_the_game() -> None:
    env = seated("meisterdiebe", opponents="random")
    _, info = env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_the_seat_sees_its_own_fist_in_pictures_and_in_words() -> None:
    env = seated("diamant", render_mode="ansi", opponents="random")
    env.reset(seed=1)
    assert env.render().startswith("Diamant, expedition 1")
    env = seated("diamant", render_mode="svg", opponents="random")
    env.reset(seed=1)
    assert ElementTree.fromstring(env.render()).tag.endswith("svg")


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"seat": 3}, "seat 3; allowed: 0 to 2"),
        ({"opponents": "wizard"}, "there is no kind of bot 'wizard'; allowed: random, bot"),
        ({"opponents": ("bot",)}, "1 opponents; allowed: one, or 2"),
        ({"render_mode": "film"}, "there is no render mode 'film'; allowed: human, ansi, svg"),
        ({"seats": 9}, "9 seats; allowed: 3 to 8"),
    ],
)
def test_what_is_not_offered_is_refused_with_what_is_allowed(
    wanted: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        seated("diamant", **wanted)
    assert refusal.value.reason == reason
