"""Blocks: the same deal for every rotation, each bot shown its own view, and bugs named."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bots.support.bot_scripts import FIRST_CHOICE, program
from schatulle.arena import block as blocks
from schatulle.arena import game
from schatulle.arena.block import Block, Contest, blocks_of, check_contest, played_block
from schatulle.arena.game import BotFailed
from schatulle.bots.contract import Bot
from schatulle.bots.external import TimeLimits
from schatulle.bots.registry import make
from schatulle.core import BadOptions, Decision, Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.events import ExpeditionEnded, TurnedUp
from schatulle.games.diamant.rules.state import State as CaveState
from schatulle.games.diamant.rules.view import View as CaveView
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.events import Began, Dealt
from schatulle.games.meisterdiebe.rules.state import State as BoxState
from schatulle.games.meisterdiebe.rules.view import View as BoxView


class Witness:
    """Plays as another bot does, and keeps what it was shown."""

    def __init__(self, bot: Bot, seat: Seat) -> None:
        self.bot = bot
        self.seat = seat
        self.events: list[Any] = []
        self.views: list[Any] = []

    def observe(self, event: Any) -> None:
        self.events.append(event)
        self.bot.observe(event)

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        assert decision.seat == self.seat
        self.views.append(view)
        return self.bot.choose(view, decision)


@pytest.fixture
def witnesses(monkeypatch: pytest.MonkeyPatch) -> list[Witness]:
    """All bots of the arena, in the order in which they sit down."""
    seated: list[Witness] = []

    def watched(name: str, game: str, seat: Seat, seed: str, options: Any) -> Bot:
        seated.append(Witness(make(name, game, seat, seed, options), seat))
        return seated[-1]

    monkeypatch.setattr(blocks, "make", watched)
    return seated


def contest(game: str = "diamant", seats: int = 3, **options: bool | int | float | str) -> Contest:
    edition = next(iter(game_named(game).EDITIONS))
    return Contest(game=game, edition=edition, seats=seats, seed="blocks", options=options)


def test_every_bot_sits_once_at_every_seat_of_a_deal() -> None:
    played = played_block(Block(contest(), ("ev", "bot", "random"), 0, 3))
    assert [[seat.bot for seat in game] for game in played.games] == [
        ["ev", "bot", "random"],
        ["bot", "random", "ev"],
        ["random", "ev", "bot"],
    ]


def test_chance_deals_the_same_hands_and_starter_in_all_rotations(
    witnesses: list[Witness],
) -> None:
    played_block(Block(contest("meisterdiebe"), ("random", "bot", "random"), 4, 3))
    dealt = defaultdict(set)
    for witness in witnesses:
        first = [event for event in witness.events if isinstance(event, Dealt | Began)]
        dealt[witness.seat].add(tuple(first))
    assert [len(deals) for deals in dealt.values()] == [1, 1, 1]


def test_an_expeditions_cards_are_the_same_whoever_left_when(witnesses: list[Witness]) -> None:
    at_this_table = contest("diamant", 3, hazard_removal="none")
    for number in range(5):
        played_block(Block(at_this_table, ("random", "leave10", "ev"), number, 3))
    for deal in range(5):
        games = [expeditions(witnesses[at].events) for at in range(9 * deal, 9 * deal + 9, 3)]
        for paths in zip(*games, strict=True):
            longest = max(paths, key=len)
            assert all(path == longest[: len(path)] for path in paths)
    assert len({tuple(w.events) for w in witnesses if w.seat == 0}) > 5


def expeditions(events: Sequence[Any]) -> list[list[str]]:
    paths: list[list[str]] = [[]]
    for event in events:
        if isinstance(event, TurnedUp):
            paths[-1].append(event.card)
        elif isinstance(event, ExpeditionEnded):
            paths.append([])
    return paths


@pytest.mark.parametrize(
    ("game", "options", "view", "state"),
    [
        (diamant, {"chests": "closed"}, CaveView, CaveState),
        (meisterdiebe, {"open_visibility": "opener"}, BoxView, BoxState),
    ],
)
def test_a_bot_gets_its_seats_view_and_observations_and_no_secret(
    game: Any,
    options: dict[str, str],
    view: type,
    state: type,
    witnesses: list[Witness],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every view was made for the seat that it was shown to, and nothing else was shown."""
    made: list[tuple[Any, Seat]] = []
    real = game.view

    def noted(state: Any, seat: Seat) -> Any:
        made.append((real(state, seat), seat))
        return made[-1][0]

    monkeypatch.setattr(game, "view", noted)
    observe = game.observe
    played_block(Block(contest(game.NAME, 3, **options), ("bot", "random", "bot"), 1, 3))
    assert all(witness.views and witness.events for witness in witnesses)
    for witness in witnesses:
        own = {id(seen) for seen, seat in made if seat == witness.seat}
        assert all(type(seen) is view and id(seen) in own for seen in witness.views)
        # What was observed once tells nothing more or less when it is observed again.
        assert all(observe(event, witness.seat) == event for event in witness.events)
        assert not any(isinstance(event, state) for event in witness.events)


def test_bots_that_only_draw_lots_have_another_luck_in_every_game() -> None:
    played = played_block(Block(contest("meisterdiebe"), ("random",) * 3, 0, 3))
    assert len({tuple(seat.score for seat in game) for game in played.games}) == 3


def test_the_games_are_exactly_so_many_also_where_a_block_is_cut() -> None:
    made = blocks_of(contest("diamant", 5), ("ev",) * 5, 12)
    assert [(block.number, block.rotations) for block in made] == [(0, 5), (1, 5), (2, 2)]
    assert len(played_block(made[2]).games) == 2


@pytest.mark.parametrize("games", [0, -1, 10**9])
def test_a_number_of_games_that_nobody_can_play_is_refused(games: int) -> None:
    with pytest.raises(BadOptions, match="--games"):
        blocks_of(contest(), ("ev",) * 3, games)


class Faulty:
    """A bot with a bug."""

    def __init__(self, fault: Callable[[], Any]) -> None:
        self.fault = fault

    def observe(self, event: Any) -> None:
        pass

    def choose(self, _view: Any, _decision: Decision[Any]) -> Any:
        return self.fault()


def an_error() -> Any:
    raise ZeroDivisionError("no explorers")


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (an_error, "ZeroDivisionError: no explorers"),
        (lambda: None, "IllegalMove"),
        (lambda: meisterdiebe.parse_move("open A1"), "IllegalMove"),
    ],
)
def test_a_bug_of_our_own_bot_stops_the_arena_and_says_where(
    fault: Callable[[], Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "make", lambda *_: Faulty(fault))
    with pytest.raises(BotFailed) as failed:
        played_block(Block(contest(), ("ev",) * 3, 7, 3))
    assert str(failed.value).startswith("bot 'ev' at seat 0, decision ")
    assert why in str(failed.value)
    assert str(failed.value).endswith(
        "(in diamant, diamant, 3 seats, seed 'blocks', deal 7, rotation 0)"
    )


def test_an_illegal_move_of_our_own_bot_is_a_bug_with_its_clause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    move = meisterdiebe.parse_move("search")
    monkeypatch.setattr(blocks, "make", lambda *_: Faulty(lambda: move))
    with pytest.raises(BotFailed, match=r"IllegalMove: .*\(M-\d+\)"):
        played_block(Block(contest("meisterdiebe"), ("bot",) * 3, 0, 3))


def test_our_own_bot_that_thinks_too_long_has_a_bug() -> None:
    hurried = Contest(
        game="diamant", edition="diamant", seats=3, seed="1", limits=TimeLimits(decide=1e-9)
    )
    with pytest.raises(BotFailed, match="it thought for more than 1e-09 s"):
        played_block(Block(hurried, ("ev",) * 3, 0, 3))


class Leaping:
    """A clock on which every look is a minute after the last."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 60
        return self.now


def test_our_own_bots_answer_for_the_processor_and_not_for_who_else_uses_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (block,) = blocks_of(contest(), ("ev",) * 3, 3)
    monkeypatch.setattr(game, "perf_counter", Leaping())
    assert len(played_block(block).games) == 3
    monkeypatch.setattr(game, "process_time", Leaping())
    with pytest.raises(BotFailed, match="it thought for more than 5 s"):
        played_block(block)


def test_a_program_answers_for_the_time_that_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "perf_counter", Leaping())
    (block,) = blocks_of(contest(), (program(FIRST_CHOICE), "ev", "ev"), 1)
    ((first, *_),) = played_block(block).games
    assert first.blamed is None
    assert first.seconds == 60 * first.decisions


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_time_limit_that_is_none_is_refused(seconds: float) -> None:
    limits = TimeLimits(decide=seconds)
    with pytest.raises(BadOptions, match="--bot-seconds"):
        check_contest(
            Contest(game="diamant", edition="diamant", seats=3, seed="", limits=limits), ["ev"]
        )
