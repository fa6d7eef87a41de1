"""Luck is measured without bias, whatever positions are thought to be worth."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import prod, sqrt
from typing import Any, Final, NamedTuple

import numpy as np
import pytest

from schatulle.arena import trail
from schatulle.arena.adjusting import luck, luck_in, replay_of
from schatulle.arena.appraisal import Floats, Signs
from schatulle.arena.trail import Step, forks
from schatulle.arena.valuing import Judge, Replay, Seen, fitted, taught, unlearned
from schatulle.bots.dice import dice as dice_of
from schatulle.bots.news import tell
from schatulle.bots.registry import kinds, make
from schatulle.bots.seated import SeatedBot, cut_off
from schatulle.cli.main import main
from schatulle.core import NATURE, SPECTATOR, Decision, Seat, count_of
from schatulle.core.registry import game_named
from schatulle.games.diamant import appraisal
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.bots.learned import told
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from support.toy import rules as toy

Printed = pytest.CaptureFixture[str]

#: Two bidders who mix, each in a way of their own; whoever wins the prize may leave it.
BIDS: Final = (
    ((toy.Bid(1), 0.5), (toy.Bid(4), 0.3), (toy.Bid(9), 0.2)),
    ((toy.Bid(2), 0.6), (toy.Bid(5), 0.4)),
)
TAKING: Final = ((toy.Take(), 0.7), (toy.Leave(), 0.3))
#: A short one: one round, and few hands to be dealt.
DEALS: Final = tuple(
    (toy.DealNumbers(numbers), 0.25) for numbers in ((1, 2), (1, 3), (2, 2), (6, 1))
)
PRIZES: Final = tuple((toy.TurnUp(prize), 1 / 3) for prize in (1, 2, 6))


def first_state() -> toy.State:
    return toy.setup(toy.options("toy", {"rounds": 1}), 2)


def odds_of(decision: Decision[Any]) -> tuple[tuple[Any, float], ...]:
    if decision.seat == NATURE:
        return DEALS if decision.kind == "deal" else PRIZES
    return BIDS[decision.seat] if decision.kind == "bid" else TAKING


def all_games(
    state: toy.State, steps: tuple[Step, ...] = ()
) -> Iterator[tuple[float, tuple[Step, ...]]]:
    """Every way to the end, with its odds."""
    asked = toy.awaiting(state)
    if not asked:
        yield 1.0, steps
        return
    odds = odds_of(asked[0])
    for action, likely in odds:
        after = toy.play(state, asked[0].seat, action)[1]
        for rest, whole in all_games(after, (*steps, Step(asked[0].seat, action, odds))):
            yield likely * rest, whole


class Whims:
    """A state is worth whatever comes to mind, but always the same."""

    def __init__(self) -> None:
        self._dice = np.random.default_rng(3)
        self._worth: dict[Any, Floats] = {}

    def __call__(self, states: Sequence[Any]) -> Floats:
        for state in states:
            if state not in self._worth:
                self._worth[state] = self._dice.random(2)
        return np.asarray([self._worth[state] for state in states])


def mean_luck(games: list[tuple[float, tuple[Step, ...]]]) -> Floats:
    values, mean = Whims(), np.zeros(2)
    for likely, steps in games:
        mean += likely * luck(list(forks(toy, first_state(), steps)), values)
    return mean


@pytest.mark.parametrize("most_ways", [64, 2], ids=["all ways at once", "one answer at a time"])
def test_over_all_ways_of_a_game_luck_adds_up_to_nothing(
    most_ways: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trail, "MOST_WAYS", most_ways)
    games = list(all_games(first_state()))
    assert sum(likely for likely, _ in games) == pytest.approx(1)
    assert mean_luck(games) == pytest.approx(np.zeros(2), abs=1e-12)


def test_odds_that_are_not_the_players_are_seen() -> None:
    """The test above can fail."""
    games = [
        (likely, tuple(Step(step.seat, step.action, _turned(step)) for step in steps))
        for likely, steps in all_games(first_state())
    ]
    assert abs(mean_luck(games)).max() > 0.01


def _turned(step: Step) -> tuple[tuple[Any, float], ...]:
    actions, likely = zip(*step.odds, strict=True)
    return tuple(zip(actions, likely[::-1], strict=True))


def test_answers_whose_odds_nobody_knows_are_no_luck() -> None:
    _, steps = next(all_games(first_state()))
    unknown = tuple(Step(step.seat, step.action) for step in steps)
    assert list(forks(toy, first_state(), unknown)) == []


#: A position where the first of two has won for certain.
DECIDED: Final = (1.0, 0.0)


class WhimsicalSigns:
    """Signs that say whatever comes to mind; some states are thought to be decided."""

    def __init__(self) -> None:
        self._whims = Whims()

    def __call__(self, states: Sequence[Any]) -> Signs:
        found = self._whims(states)
        sure = np.where(found[:, :1] > 0.8, DECIDED, np.nan)
        return Signs(found[:, :, None], found[:, :1], sure)


def replays() -> Iterator[tuple[float, Replay]]:
    """Every way of the short game in numbers, with its odds."""
    signs = WhimsicalSigns()
    for likely, steps in all_games(first_state()):
        points = list(forks(toy, first_state(), steps))
        won = np.asarray([steps[-1].seat == seat for seat in range(2)], float)
        yield likely, replay_of(toy, points, won, np.asarray([0, 1]), signs)


def test_over_all_ways_the_luck_that_a_judge_sees_adds_up_to_nothing() -> None:
    ways = list(replays())
    judge = taught([replay for _, replay in ways[::2]], bots=2)
    for one in (None, judge):
        lucks = [luck_in(replay, one) for _, replay in ways]
        mean = np.asarray([likely for likely, _ in ways]) @ np.asarray(lucks)
        assert mean == pytest.approx(np.zeros(2), abs=1e-6)
        assert np.abs(lucks).max() > 0.1


def shown(count: int, seats: int = 3, signs: int = 4) -> Seen:
    dice = np.random.default_rng(1)
    of_seats, of_all = dice.normal(size=(count, seats, signs)), dice.normal(size=(count, 2))
    who = dice.integers(2, size=(count, seats))
    return Seen(of_seats.astype(np.float32), of_all.astype(np.float32), who)


def drawn(judge: Judge) -> Judge:
    """One with other weights than nothing anywhere."""
    dice = np.random.default_rng(2)
    return Judge(*(weight + dice.normal(0, 0.3, weight.shape) for weight in judge))


def misfit(judge: Judge, seen: Seen, shares: Floats) -> float:
    return float(-(shares * np.log(judge.chances(seen))).sum() / len(shares))


@pytest.mark.parametrize("place", range(len(Judge._fields)), ids=Judge._fields)
def test_a_judge_knows_how_its_misfit_grows_with_each_weight(place: int) -> None:
    seen = shown(40)
    judge, shares = drawn(unlearned(seen, 2)), np.eye(3)[np.arange(40) % 3]
    slope = judge.slopes(seen, shares)[place]
    way = np.random.default_rng(3).normal(size=slope.shape)
    by = 1e-5

    def moved(far: float) -> float:
        return misfit(
            judge._replace(**{Judge._fields[place]: judge[place] + far * way}), seen, shares
        )

    assert (moved(by) - moved(-by)) / (2 * by) == pytest.approx((slope * way).sum(), rel=1e-3)


def test_a_judge_finds_again_what_brought_the_wins() -> None:
    seen = shown(6000)
    start = unlearned(seen, 2)
    truth = start._replace(straight=np.asarray([1.5, -0.5, 0.0, 0.8], np.float32))
    chances = truth.chances(seen)
    winners = (np.random.default_rng(4).random((6000, 1)) < chances.cumsum(axis=1)).argmax(axis=1)
    judge = fitted(start, seen, np.eye(3)[winners], 1e-2, np.random.default_rng(5))
    assert np.abs(start.chances(seen) - chances).mean() > 0.1
    assert np.abs(judge.chances(seen) - chances).mean() < 0.05


def test_where_a_bot_never_wins_weights_stay_finite() -> None:
    seen = shown(2000, seats=2)._replace(who=np.broadcast_to([0, 1], (2000, 2)))
    shares = np.broadcast_to([1.0, 0.0], (2000, 2))
    judge = fitted(unlearned(seen, 2), seen, shares, 1e-2, np.random.default_rng(5))
    assert all(np.isfinite(weight).all() for weight in judge)
    assert judge.chances(seen)[:, 0].min() > 0.9


#: Who plays beside them.
LIKE: Final = {"diamant": "boar", "meisterdiebe": "bot"}
#: They have no moods.
SURE: Final = ("ev", "leave10")
#: Enough to see odds that are wrong by a tenth.
DRAWS: Final = 400
#: Those who search would take minutes.
MIXING: Final = (
    *(("diamant", kind.name) for kind in kinds("diamant") if kind.name not in ("fox", "owl")),
    ("meisterdiebe", "random"),
    ("meisterdiebe", "dragon"),
)


@pytest.mark.parametrize(("game", "name"), MIXING)
def test_players_answer_by_the_odds_that_they_tell(game: str, name: str) -> None:
    bot, view, decision, odds = asked_in(game, name)
    assert sum(odds.values()) == pytest.approx(1)
    player, memory, question = bot.player, bot.memory.recall(view), cut_off(decision)
    dice = [dice_of(f"draw {number}", decision) for number in range(DRAWS)]
    drawn = Counter(player.choose(memory, view, question, rng) for rng in dice)
    for action, likely in odds.items():
        spread = sqrt(DRAWS * likely * (1 - likely))
        assert abs(drawn[action] - DRAWS * likely) <= 4 * spread + 1e-9, action
    assert drawn.keys() <= odds.keys()


class Asked(NamedTuple):
    bot: SeatedBot
    view: Any
    decision: Decision[Any]
    odds: Mapping[Any, float]


def asked_in(game: str, name: str) -> Asked:
    """A question that is answered now so, now so, unless the bot is always sure."""
    for seed in range(12):
        for asked in questions(game, name, f"odds {seed}"):
            if name in SURE or max(asked.odds.values()) < 0.9:
                return asked
    raise AssertionError("it is never of two minds")


def questions(game: str, name: str, seed: str) -> Iterator[Asked]:
    """All that a bot is asked in a game that is always the same; the next one ends the last."""
    rules = game_named(game)
    options = rules.options(next(iter(rules.EDITIONS)), {})
    match = Match(rules, rules.setup(options, 3), Chance(seed))
    others = [make(LIKE[game], game, Seat(seat), seed) for seat in range(3)]
    bot = make(name, game, Seat(0), seed)
    assert isinstance(bot, SeatedBot)
    told = 0
    while asked := match.awaiting():
        tell(bot, rules, Seat(0), match.log[told:])
        told, decision = len(match.log), asked[0]
        view = rules.view(match.state, decision.seat)
        if decision.seat == 0 and 1 < count_of(decision.choices) < 20:
            odds = bot.odds(view, decision)
            assert odds is not None
            yield Asked(bot, view, decision, odds)
        match.play(decision.seat, others[decision.seat].choose(view, decision))


def test_signs_tell_the_network_what_every_seat_would_tell_it() -> None:
    """A cave with a fist on the table, some who are back, and stones at stake."""
    rules = game_named("diamant")
    match = Match(rules, rules.setup(rules.options("diamant", {}), 4), Chance("signs"))
    others = [make("boar", "diamant", Seat(seat), "signs") for seat in range(4)]
    states = []
    while asked := match.awaiting():
        states.append(match.state)
        view = rules.view(match.state, asked[-1].seat)
        match.play(asked[-1].seat, others[asked[-1].seat].choose(view, asked[-1]))
    views = [diamant.view(state, SPECTATOR) for state in states]
    each = told((view, Seat(seat)) for view in views for seat in range(4))
    assert len(states) > 20
    assert np.array_equal(appraisal.rows(*appraisal.seen_in(states)).reshape(each.shape), each)


CAVE: Final = ("arena", "diamant", "--seats", "3", "--games", "84", "--bots", "boar,hedgehog,bot")


def test_shares_without_luck_stand_beside_the_plain_ones_and_are_surer(capsys: Printed) -> None:
    told = _told(capsys, *CAVE, "--adjusted", "--jobs", "1")
    widths = []
    for bot in told["bots"]:
        low, high = bot["adjusted_low"], bot["adjusted_high"]
        assert low < bot["adjusted"] < high
        assert low < bot["high"]
        assert bot["low"] < high
        widths.append((high - low) / (bot["high"] - bot["low"]))
    assert prod(widths) ** (1 / 3) < 0.8


def test_whoever_plays_alone_wins_the_fair_share_without_luck_too(capsys: Printed) -> None:
    arguments = ("arena", "diamant", "--seats", "3", "--games", "6", "--bots", "ev", "--adjusted")
    (bot,) = _told(capsys, *arguments, "--jobs", "1")["bots"]
    fair = pytest.approx(1 / 3, abs=1e-6)
    assert (bot["adjusted"], bot["adjusted_low"], bot["adjusted_high"]) == (fair, fair, fair)


def _told(printed: Printed, *arguments: str) -> dict[str, Any]:
    assert main((*arguments, "--json")) == 0
    told: dict[str, Any] = json.loads(printed.readouterr().out)
    return told
