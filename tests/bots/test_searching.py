"""The searching player: what it tells its guide, how it plays on, and what it finds."""

from math import inf
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from msgspec.structs import replace

from bots.support.self_play import played
from bots.support.watched_games import as_side, cards_of, moments, show
from schatulle.bots.seated import SeatedBot
from schatulle.core import Many, Seat
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.bots import Belief, Within, memory_named
from schatulle.games.meisterdiebe.bots.learned import network_shape
from schatulle.games.meisterdiebe.bots.learned.player import features, seen_by
from schatulle.games.meisterdiebe.bots.rule_of_thumb import Sensible
from schatulle.games.meisterdiebe.bots.search.answer_search import SearchBudget, SearchTemper
from schatulle.games.meisterdiebe.bots.search.answers import answer, codes_for
from schatulle.games.meisterdiebe.bots.search.candidates import candidates
from schatulle.games.meisterdiebe.bots.search.card_game import CardGame, CardTemper
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, Guide, NetworkGuide
from schatulle.games.meisterdiebe.bots.search.player import SearchingPlayer
from schatulle.games.meisterdiebe.bots.search.rollouts import Manner, Rollouts
from schatulle.games.meisterdiebe.bots.search.state_rows import Rows, told
from schatulle.games.meisterdiebe.rules.actions import Choose, Open, Plunder, Search, Turn
from schatulle.games.meisterdiebe.rules.box import Drawer, Face
from schatulle.games.meisterdiebe.rules.cards import PLACE
from schatulle.games.meisterdiebe.rules.state import Phase, State
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from support.budget import LONG, examples, long_mode
from support.games import Table, meisterdiebe_tables

LITTLE = SearchBudget(games=12)


def random_network() -> NetworkGuide:
    rng = np.random.default_rng(1)
    shapes = network_shape.widths((32, 32))
    return NetworkGuide(
        tuple(
            (rng.normal(0, 0.2, shape).astype(np.float32), np.zeros(shape[1], np.float32))
            for shape in shapes
        )
    )


NETWORK = random_network()


def even(_belief: Any) -> Guide:
    return EvenGuide()


def network(_belief: Any) -> Guide:
    return NETWORK


def match_at(text: dict[str, Any], seats: int = 2, **changes: Any) -> Match:
    options = rules.options("zoch", changes)
    return Match(game_named("meisterdiebe"), rules.from_position(text, options, seats), Chance("0"))


@pytest.mark.parametrize(("edition", "seats"), [("zoch", 2), ("zoch_fr", 5), ("prototype", 3)])
def test_a_guide_is_told_the_same_of_states_as_of_views_and_beliefs(
    edition: str, seats: int
) -> None:
    options = rules.options(edition, {})
    memories = [memory_named("elephant", Seat(seat), "x", options) for seat in range(seats)]
    rows: Rows | None = None
    compared = 0
    for moment in moments(options, seats, 3):
        state = moment.state
        for seat, memory in enumerate(memories):
            show(memory, moment.events, Seat(seat))
        asked = [decision.seat for decision in rules.awaiting(state)]
        if state.round == 0 or not is_told_in_order(state, asked):
            continue
        rows = rows or Rows([state])
        rows.note(0, state)
        view = rules.view(state, asked[0])
        theirs = features(seen_by(view, memories[asked[0]].recall(view), asked[0]))
        ours = told(rows, np.zeros(1, np.int64), np.asarray(asked[:1]))[0]
        np.testing.assert_allclose(ours, theirs, atol=1e-5)
        compared += 1
    assert compared > 60


def is_told_in_order(state: State, asked: list[Seat]) -> bool:
    """M-26: a network hears of cards as if they were chosen in the order of seats."""
    if state.phase is not Phase.CHOOSE:
        return bool(asked)
    return asked == list(range(asked[0], state.seats))


def test_all_that_may_be_answered_has_a_code_and_nothing_else() -> None:
    for edition in ("zoch", "prototype"):
        for moment in moments(rules.options(edition, {"must_open": False, "max_rounds": 9}), 4, 2):
            for asked in rules.awaiting(moment.state):
                if moment.state.round and not isinstance(asked.choices, Many):
                    codes = codes_for(moment.state, asked.seat)
                    answers = [answer(moment.state, asked.seat, code) for code in codes]
                    assert sorted(map(str, answers)) == sorted(map(str, asked.choices))


def a_choice(seats: int, number: int) -> State:
    """Before the cards of a round."""
    return next(
        moment.state
        for moment in moments(rules.options("zoch", {}), seats, 1)
        if moment.state.round == number and not any(moment.state.cards)
    )


def test_a_game_played_on_to_its_end_is_worth_its_result() -> None:
    state = a_choice(3, 2)
    first = [Choose(card.character) for card in state.hands[0]]
    rollouts = Rollouts(EvenGuide(), Seat(0), rounds=1000)
    worths = rollouts.worths([state] * 4, first, np.random.default_rng(1))
    assert worths.shape == (len(first), 4)
    results = {-1 / 3, 0, 1 / 6, 2 / 3}
    assert all(min(abs(worth - result) for result in results) < 1e-6 for worth in worths.flat)
    assert rollouts.positions > 1000


@pytest.mark.parametrize(("last", "ends"), [(2, True), (3, True), (4, False), (0, False)])
def test_shortly_before_the_last_round_games_are_played_to_their_end(last: int, ends: bool) -> None:
    state = a_choice(3, 2)
    state = replace(state, options=replace(state.options, max_rounds=last))
    rollouts = Rollouts(EvenGuide(), Seat(0), rounds=1)
    first = {Seat(seat): Choose(state.hands[seat][0].character) for seat in range(3)}
    (worths,) = rollouts.played([state], [first], [0], np.random.default_rng(1))
    results = (-1 / 3, 0, 1 / 6, 2 / 3)
    assert (min(abs(worths[0] - result) for result in results) < 1e-6) == ends


def test_the_same_dice_bring_the_same_worths() -> None:
    state = a_choice(4, 3)
    first = [Choose(card.character) for card in state.hands[1]]
    worths = [
        Rollouts(NETWORK, Seat(1)).worths([state] * 3, first, np.random.default_rng(7))
        for _ in range(2)
    ]
    np.testing.assert_array_equal(worths[0], worths[1])


def test_turns_are_tried_once_with_a_flip_and_once_without() -> None:
    state = next(
        moment.state
        for moment in moments(rules.options("zoch", {}), 2, 1)
        if moment.state.round and moment.state.phase is Phase.TURN
    )
    found = candidates([state], state.turn_queue[0], EvenGuide(), 8)
    assert len(found) == 2
    assert sum(len(candidate.odds) for candidate in found) == 14
    assert all(isinstance(action, Turn) for candidate in found for action in candidate.odds)
    assert sum(candidate.prior for candidate in found) == pytest.approx(1)


def test_drawers_that_hold_the_same_are_tried_once() -> None:
    match = match_at({"drawers": {"A1": "2d/. ./.", "B2": "1d/.", "C2": "1d/."}})
    match.play_line("0: choose thief")
    match.play_line("1: choose detective")
    found = candidates([match.state], Seat(0), EvenGuide(), 12)
    assert sorted(len(candidate.odds) for candidate in found) == [1, 2, 4, 5]


def believed(state: State) -> Belief:
    """The truth, for whoever has seen it all."""
    flags = [[False] * 24 for _ in state.white]
    drawers = []
    for held in state.box.drawers:
        head, tail = as_side(held.head), as_side(held.tail)
        rubies = (float(held.ruby is Face.HEAD), float(held.ruby is Face.TAIL))
        drawers.append(Within(head, tail, held.ruby, 1, rubies))
    numbers: list[list[tuple[float, ...]]] = [[()] * 6 for _ in state.white]
    for seat in range(state.seats):
        for card in cards_of(state, seat):
            odds = tuple(float(number == card.number) for number in range(1, 9))
            numbers[seat][PLACE[card.character]] = odds
    return Belief(
        tuple(drawers),
        flipped=state.box.flipped,
        open=state.turn.drawer,
        cards=tuple(map(tuple, numbers)),
        alarms=tuple(tuple(map(float, row)) for row in flags),
        options=state.options,
    )


def chosen(match: Match, player: SearchingPlayer, seed: int = 1) -> Any:
    asked = match.awaiting()[0]
    view = rules.view(match.state, asked.seat)
    return player.choose(believed(match.state), view, asked, Random(seed))


def last_round(black: list[str]) -> Match:
    """M-79, M-90: the master thief stands before a ruby, and then the game is over."""
    parts = {"drawers": {"A1": "1d/. 1r/."}, "white": ["1d", "1d"], "black": black}
    match = match_at(parts, white_start="1+0", setup_diamonds=1, max_rounds=1)
    for line in ("0: choose masterthief", "1: choose detective", "0: open A1"):
        match.play_line(line)
    return match


def test_who_wins_with_a_ruby_searches_for_it() -> None:
    match = last_round(["2r", "3r"])
    player = SearchingPlayer(Sensible(), even, LITTLE)
    assert {chosen(match, player, seed) for seed in range(5)} == {Search()}


def test_who_wins_with_the_front_and_finds_no_ruby_plunders() -> None:
    match = last_round(["3r", "3r"])
    player = SearchingPlayer(Sensible(), even, LITTLE)
    assert {chosen(match, player, seed) for seed in range(5)} == {Plunder()}


def test_a_thief_opens_the_drawer_that_wins() -> None:
    """M-41, M-78: two in the front of B2; what lies below in C2 would fall."""
    parts = {"drawers": {"B2": "2d/.", "C2": "./3d", "A2": "1d/."}, "white": ["1d", "1d"]}
    match = match_at(
        {**parts, "black": [".", "1d"]}, white_start="1+0", setup_diamonds=7, max_rounds=1
    )
    for line in ("0: choose thief", "1: choose jeweller"):
        match.play_line(line)
    assert match.awaiting()[0].seat == 1
    match.play_line("1: open B4")
    match.play_line("1: place d")
    match.play_line("1: turn")
    assert match.awaiting()[0].seat == 0
    assert chosen(match, SearchingPlayer(Sensible(), even, LITTLE)) == Open(Drawer.B2)


def test_cards_are_mixed_and_the_more_so_the_higher_the_whim() -> None:
    match = Match(game_named("meisterdiebe"), a_choice(2, 1), Chance("0"))
    asked = match.awaiting()[0]
    view = rules.view(match.state, asked.seat)

    def likeliest(whim: float) -> float:
        temper = SearchTemper(cards=CardTemper(own=whim))
        player = SearchingPlayer(Sensible(), even, LITTLE, temper)
        odds = player.odds(believed(match.state), view, asked, Random(1)) or {}
        assert sum(odds.values()) == pytest.approx(1)
        return float(max(odds.values()))

    assert likeliest(100.0) < 0.2 < likeliest(0.01) < likeliest(1e-4)


def test_no_two_owls_are_quite_alike_and_the_lively_are_less_sure_of_their_cards() -> None:
    match = Match(game_named("meisterdiebe"), a_choice(2, 1), Chance("0"))
    asked = match.awaiting()[0]
    view, memory = rules.view(match.state, asked.seat), believed(match.state)
    usual = SearchingPlayer(Sensible(), network, LITTLE)

    def odds(leaning: str, seed: int) -> Any:
        return usual.varied(leaning, Random(seed)).odds(memory, view, asked, Random(1))

    assert odds("calm", 1) == odds("calm", 1)
    assert odds("calm", 1) != odds("calm", 2)
    assert max(odds("lively", 1).values()) < max(odds("calm", 1).values())


def test_without_time_every_answer_is_still_tried_once() -> None:
    """No new games are begun: so it does not matter how many were meant to be."""
    match = last_round(["2r", "3r"])
    hurried = SearchingPlayer(Sensible(), even, SearchBudget(games=10**9, seconds=0.0))
    assert chosen(match, hurried) == Search()


@pytest.mark.parametrize(("seconds", "bouts"), [(0.0, 1), (inf, 2)])
def test_without_time_the_better_answers_are_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, seconds: float, bouts: int
) -> None:
    match, tried = Match(game_named("meisterdiebe"), a_drawer_to_open(), Chance("0")), []

    def worths(rollouts: Rollouts, worlds: Any, answers: Any, dice: Any) -> Any:
        tried.append(len(answers))
        return played_on(rollouts, worlds, answers, dice)

    played_on = Rollouts.worths
    monkeypatch.setattr(Rollouts, "worths", worths)
    chosen(match, SearchingPlayer(Sensible(), even, SearchBudget(games=32, seconds=seconds)))
    assert tried == [8, 3][:bouts]


def test_no_more_games_are_begun_when_so_many_positions_are_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, begun = Match(game_named("meisterdiebe"), a_choice(4, 1), Chance("0")), []

    def played(rollouts: Rollouts, worlds: Any, *others: Any) -> Any:
        begun.append(len(worlds))
        return played_on(rollouts, worlds, *others)

    played_on = Rollouts.played
    monkeypatch.setattr(Rollouts, "played", played)
    chosen(match, SearchingPlayer(Sensible(), even, SearchBudget(games=500, positions=1)))
    assert len(begun) == 1


def a_drawer_to_open() -> State:
    return next(
        moment.state
        for moment in moments(rules.options("zoch", {}), 2, 1)
        if moment.state.round and moment.state.phase is Phase.OPEN
    )


def test_games_that_do_the_same_share_what_they_come_to() -> None:
    """Told what to lay and sure of all turns, everybody plays the same game in the same world."""
    state = a_choice(2, 1)
    first = {Seat(seat): Choose(state.hands[seat][0].character) for seat in range(2)}
    shared = Rollouts(NETWORK, Seat(0), manner=Manner(turns=1e-3))
    worths = shared.played([state] * 50, [first] * 50, range(50), np.random.default_rng(1))
    assert (worths == worths[0]).all()
    assert shared.positions < 30
    again = Rollouts(NETWORK, Seat(0), manner=Manner(turns=1e-3))
    alone = again.played([state], [first], [0], np.random.default_rng(2))
    np.testing.assert_allclose(alone[0], worths[0])


def prior(*rows: tuple[float, ...]) -> Any:
    """The first characters of each seat, by their odds."""
    return np.asarray([(*row, *[0.0] * (6 - len(row))) for row in rows])


def test_who_may_be_found_out_mixes_as_the_solution_does() -> None:
    """A two by two game without a saddle: value 1/3, the first row two times in three."""
    temper = CardTemper(own=1e-3, others=1e-3, doubt=0.0)
    game = CardGame(prior((0.5, 0.5), (0.5, 0.5)), 0, temper)
    profiles = game.every_profile()
    gains = np.asarray([[0.0, 0.5], [1.0, 0.0]])[profiles[:, 0], profiles[:, 1]]
    game.note(profiles, np.stack([gains, -gains], axis=1))
    mixes, values = game.solved()
    assert mixes[0, :2] == pytest.approx([2 / 3, 1 / 3], abs=0.05)
    assert mixes[1, :2] == pytest.approx([1 / 3, 2 / 3], abs=0.05)
    assert values[0, :2] == pytest.approx([1 / 3, 1 / 3], abs=0.05)


def test_cards_that_were_drawn_seldom_stand_for_the_many_that_were_not() -> None:
    """What is true of all profiles is found from a few of them, drawn by crooked odds."""
    dice = np.random.default_rng(1)
    even = prior(*[(0.25,) * 4] * 4)
    game = CardGame(even, 0, CardTemper(own=1e3, others=1e3, doubt=0.0))
    crooked = prior((0.25,) * 4, *[(0.7, 0.1, 0.1, 0.1)] * 3)
    profiles = game.some_profiles(crooked, 300, dice)
    gains = (profiles[:, 1:] == 0).sum(1) / 3 + profiles[:, 0]
    game.note(profiles, np.stack([gains] * 4, axis=1))
    _, values = game.solved()
    assert values[0, :4] == pytest.approx([0.25, 1.25, 2.25, 3.25], abs=0.12)


def test_a_view_that_no_world_agrees_with_is_left_to_the_player() -> None:
    """INV-3: more gems on the cushions than the rules that it was told of allow."""
    match = last_round(["2r", "3r50d"])
    player = SearchingPlayer(Saying(Plunder()), even, LITTLE)
    assert chosen(match, player) == Plunder()


def test_a_game_that_nobody_has_learned_is_left_to_the_player() -> None:
    match = last_round(["2r", "3r"])
    assert chosen(match, SearchingPlayer(Saying(Plunder()), lambda _: None, LITTLE)) == Plunder()


class Saying:
    """Always the same answer."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def choose(self, *_: Any) -> Any:
        return self.action


def play_searching(table: Table, *, told_options: bool) -> Match:
    """A whole game of searching players, who are shown their views and nothing else."""
    options, rng = table.options, Random(table.seed)
    bots = []
    for seat in map(Seat, range(table.seats)):
        how = rng.choice(("elephant", "elephant", "0.5", "goldfish"))
        memory = memory_named(how, seat, str(seat), options if told_options else None)
        player = SearchingPlayer(
            Sensible(), rng.choice((even, network)), SearchBudget(games=2, most=2)
        )
        bots.append(SeatedBot(player, memory, seat, f"{table.seed}/{seat}"))
    match = Match(table.game, table.game.setup(options, table.seats), Chance(str(table.seed)))
    return played(match, bots)


@examples(long_mode(3, 300))
@given(meisterdiebe_tables())
def test_searching_players_play_lawfully_at_any_table(table: Table) -> None:
    assert play_searching(table, told_options=bool(table.seed % 4)).outcome is not None


@pytest.mark.parametrize("edition", rules.EDITIONS if LONG else ["zoch", "prototype"])
def test_searching_players_play_lawfully_in_every_edition(edition: str) -> None:
    for seats in rules.SEATS if LONG else (2,):
        table = Table(game_named("meisterdiebe"), rules.options(edition, {}), seats, seats)
        assert play_searching(table, told_options=True).outcome is not None
