"""Those of one kind are no copies of each other, and each is the same whenever it is made again."""

import sys
from itertools import combinations, pairwise
from random import Random
from statistics import fmean
from types import ModuleType
from typing import Any

import pytest

from schatulle.bots import kind_named, kinds, levels, make
from schatulle.bots.company import Fared, company, footing
from schatulle.bots.contract import Companion, Kind
from schatulle.bots.distracted import Distracted
from schatulle.bots.lazy import Lazy
from schatulle.bots.naming import BotName, bot_name
from schatulle.bots.random_player import RandomPlayer
from schatulle.bots.registry import companion_named
from schatulle.bots.seated import SeatedBot
from schatulle.core import NATURE, BadOptions, Decision, Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.bots.learned import LearnedPlayer
from schatulle.games.diamant.bots.nerves import Nerve, varied
from schatulle.games.meisterdiebe.bots.card_mix import mixed
from schatulle.games.meisterdiebe.bots.memories import Human
from schatulle.games.meisterdiebe.bots.round_player import Thinker
from schatulle.games.meisterdiebe.bots.temper import LEANINGS, Temper, fondness
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.table.agreement import Agreement
from schatulle.table.chance import luck
from schatulle.table.entries import Guest, SatDown, TableOpened
from schatulle.table.projections import lobby
from schatulle.table.table import Table, folded
from support.games import EVERY_TABLE, played

ANN = Guest("ann", "Ann")
DIAMANT = [it for it in EVERY_TABLE if it.game.NAME == "diamant" and it.seats > 2]
GAMES = ("diamant", "meisterdiebe")


def test_a_name_says_kind_companion_and_memory() -> None:
    assert bot_name("boar") == BotName("boar")
    assert bot_name("boar.bruno@0.5") == BotName("boar", "bruno", "0.5")
    assert bot_name("fox@goldfish") == BotName("fox", memory="goldfish")


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_seven_companions_no_two_of_whom_share_a_name(game: str) -> None:
    names = [it.name for kind in kinds(game) if kind.level for it in kind.company]
    assert len(set(names)) == len(names) == 7 * 7
    assert all(name.isascii() and name.isalpha() and name.istitle() for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_yardsticks_are_always_the_same(game: str) -> None:
    assert not any(kind.company for kind in kinds(game) if not kind.level)


def test_a_companion_is_found_by_its_name() -> None:
    found = companion_named("boar.wilma@0.3", "diamant")
    assert found is not None
    assert found.name == "Wilma"
    assert companion_named("boar", "diamant") is None


def test_nobody_is_made_up() -> None:
    with pytest.raises(BadOptions, match=r"no bot 'boar\.anna'; allowed: boar, boar\.bruno"):
        make("boar.anna", "meisterdiebe", Seat(0), "")
    with pytest.raises(BadOptions, match=r"no bot 'bot\.bruno'; allowed: bot"):
        make("bot.bruno", "meisterdiebe", Seat(0), "")


def slider(name: str, seed: str) -> float:
    bot = make(name, "meisterdiebe", Seat(0), seed)
    assert isinstance(bot, SeatedBot)
    assert isinstance(bot.memory, Human)
    return bot.memory.slider


def test_memories_differ_from_one_to_the_next_and_are_kept() -> None:
    sliders = {seed: slider("boar.bruno", seed) for seed in "abcdef"}
    assert len(set(sliders.values())) == len(sliders)
    assert all(0.2 <= it <= 0.3 for it in sliders.values())
    assert {seed: slider("boar.bruno", seed) for seed in sliders} == sliders


def test_a_memory_that_is_asked_for_is_exact() -> None:
    assert {slider("boar.bruno@0.25", seed) for seed in "abc"} == {0.25}


class Waking:
    """Tells what it was varied by."""

    def __init__(self, told: str) -> None:
        self.told = told

    def choose(self, _memory: Any, _view: Any, _decision: Any, _rng: Random) -> str:
        return self.told

    def varied(self, leaning: str, rng: Random) -> "Waking":
        return Waking(f"{self.told} {leaning} {rng.randrange(1000)}")


def test_a_sleeping_player_is_varied_when_it_wakes(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Lazy("waking", "learned").varied("calm", Random(1))
    other = Lazy("waking", "learned").varied("calm", Random(2))
    module = ModuleType("waking")
    module.player = Waking  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "waking", module)
    decision = Decision(Seat(0), 0, "ask", ("a", "b"))
    told = [it.choose(None, None, decision, Random()) for it in (one, one, other)]
    assert told[0] == told[1] == f"learned calm {Random(1).randrange(1000)}"
    assert told[2] == f"learned calm {Random(2).randrange(1000)}"


def test_a_dreamer_is_varied_with_its_dreams() -> None:
    decision = Decision(Seat(0), 0, "ask", tuple(range(10)))
    dreamers = [Distracted(Waking("awake"), 0.3).varied("wary", Random(seed)) for seed in (1, 2)]
    said = {str(it.choose(None, None, decision, Random(5))) for it in dreamers}
    assert len(said) == 2
    assert all(it.startswith("awake wary") for it in said)


def test_who_does_not_vary_may_dream_all_the_same() -> None:
    decision = Decision(Seat(0), 0, "ask", ("a", "b"))
    dreamer = Distracted(RandomPlayer(), 1.0).varied("wary", Random(1))
    assert dreamer.choose(None, None, decision, Random()) in ("a", "b")


def test_leanings_are_those_of_the_wing() -> None:
    assert companion_named("owl.ulla", "diamant") == Companion("Ulla", "lively")


# What company suits somebody.


def mean_level(chairs: tuple[str, ...], game: str) -> float:
    return sum(kind_named(chair, game).level for chair in chairs) / len(chairs)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_among_the_gentlest_and_no_two_are_alike(game: str) -> None:
    first = company(levels(game), footing([]), 7, Random(1))
    assert {kind_named(chair, game).name for chair in first} == {"mouse"}
    assert len(set(first)) == 7
    leanings = {it.leaning for chair in first[:4] if (it := companion_named(chair, game))}
    assert len(leanings) == 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [1, 3, 7])
def test_company_gets_stronger_by_small_steps_up_to_the_strongest(game: str, count: int) -> None:
    won: list[Fared] = []
    means: list[float] = []
    for _ in range(20):
        chairs = company(levels(game), footing(won), count, Random(1))
        means.append(mean_level(chairs, game))
        won.append(Fared(means[-1], won=True, last=False))
    assert means[0] == 1
    assert means[-1] == 7
    steps = [after - before for before, after in pairwise(means)]
    assert all(0 <= step <= 1 for step in steps)


def test_who_comes_last_finds_gentler_company_again() -> None:
    wins = [Fared(1.0, won=True, last=False)] * 2
    assert footing(wins) == 2.0
    assert footing([*wins, Fared(2.0, won=False, last=True)]) == 1.5
    assert footing([*wins, Fared(2.0, won=False, last=False)]) == 2.0
    assert footing([Fared(1.0, won=False, last=True)] * 5) == 1.0


def test_games_against_much_weaker_or_stronger_bots_say_nothing() -> None:
    good = [Fared(level, won=True, last=False) for level in (1.0, 1.5, 2.0, 2.5)]
    assert footing(good) == 3.0
    assert footing([*good, *[Fared(1.0, won=True, last=False)] * 9]) == 3.0
    assert footing([*good, *[Fared(7.0, won=False, last=True)] * 9]) == 3.0


def test_bots_without_companions_sit_down_more_than_once() -> None:
    one = (Kind("random", RandomPlayer(), level=1),)
    assert company(one, 3.0, 3, Random(1)) == ("random",) * 3


# What makes two of a kind differ.


def test_a_leaning_shows_in_the_tastes() -> None:
    for leaning in LEANINGS:
        tastes = [fondness(leaning, Random(seed)) for seed in range(50)]
        favourites = [fmean(it[card] for card in LEANINGS[leaning]) for it in tastes]
        others = [
            fmean(it[card] for card in Character if card not in LEANINGS[leaning]) for it in tastes
        ]
        assert fmean(favourites) > 0.7
        assert abs(fmean(others)) < 0.3


def test_what_tempts_everybody_is_laid_the_less_the_more_rivals_there_are() -> None:
    worths = {Character.THIEF: 2.0, Character.SMUGGLER: 1.5, Character.DETECTIVE: -3.0}
    one, two, three, many = [mixed(worths, Temper(whim=0.2), rivals) for rivals in (1, 2, 3, 7)]
    assert one[Character.THIEF] > 0.9
    assert one[Character.THIEF] > two[Character.THIEF] > three[Character.THIEF] > 0.5
    assert three == many
    assert all(sum(mix.values()) == pytest.approx(1) for mix in (one, two, three))
    # Nobody flees from a crowd to what is bad.
    assert three[Character.DETECTIVE] < 1e-3


def test_a_mix_of_cards_answers_itself() -> None:
    worths = {Character.THIEF: 2.0, Character.SMUGGLER: 1.5, Character.JEWELLER: 1.4}
    mix = mixed(worths, Temper(whim=0.4), 3)
    feared = {it: worth - 2 * Temper().crowd * mix[it] for it, worth in worths.items()}
    assert mix == pytest.approx(mixed(feared, Temper(whim=0.4), 1), abs=0.02)


@pytest.mark.parametrize(
    ("leaning", "caution", "mood"),
    [
        ("daring", 0.88, 0.3),
        ("wary", 1.14, 0.3),
        ("moody", 1.0, 0.52),
        ("steady", 1.0, 0.0),
    ],
)
def test_a_leaning_shows_in_the_nerve(leaning: str, caution: float, mood: float) -> None:
    nerves = [varied(Nerve(1.0, 0.3), leaning, Random(seed)) for seed in range(50)]
    assert fmean(it.caution for it in nerves) == pytest.approx(caution, abs=0.03)
    assert [it.mood for it in nerves] == pytest.approx([mood] * 50)
    assert len({it.caution for it in nerves}) == 50


def opened(secret: str) -> Table:
    """A table with two boars and somebody, who has just sat down."""
    agreement = Agreement("meisterdiebe", "zoch", ("person", "boar.bruno", "boar.wilma"))
    opened = TableOpened(agreement, ANN, secret, "", "ABCDEF")
    return folded("table", [opened, SatDown(Seat(0), ANN)])


def temper(table: Table, seat: int) -> Temper:
    bot = make(table.chairs[seat], "meisterdiebe", Seat(seat), luck(table.seed, seat))
    assert isinstance(bot.player, Thinker)
    return bot.player._temper


def test_a_temperament_is_drawn_from_the_secret_and_told_to_nobody() -> None:
    """Two worlds with other secrets: other tempers, and everybody sees the same table."""
    one, other = opened("a" * 64), opened("b" * 64)
    tempers = [temper(table, seat) for table in (one, other) for seat in (1, 2)]
    assert all(a != b for a, b in combinations(tempers, 2))
    assert [temper(opened("a" * 64), seat) for seat in (1, 2)] == tempers[:2]
    assert lobby(one) == lobby(other)


def test_of_diamants_dragons_the_calm_are_surer_and_the_lively_less_sure() -> None:
    """D-8: what the network finds likelier, the calm ones do more often, and the lively less."""
    usual, calm, lively = (
        LearnedPlayer(),
        LearnedPlayer().varied("calm", Random(1)),
        LearnedPlayer().varied("lively", Random(1)),
    )
    asked = [step for table in DIAMANT for step in played(table) if step.asked.seat != NATURE]
    doubts = 0
    for step in asked:
        view = diamant.view(step.before, step.asked.seat)
        odds = [it.odds(None, view, step.asked, Random(1)) for it in (lively, usual, calm)]
        less, likely, more = (max(it.values()) for it in odds if it is not None)
        assert less <= likely + 1e-6 <= more + 2e-6
        doubts += less + 0.001 < likely < more - 0.001
    assert doubts > 3
