"""The searching critic: it foresees rivals by their own odds, answers best, and sees no secret."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from bots.support.answers_in_two_worlds import TABLES, Answering, compare_answers, table_of
from bots.support.self_play import new_match, tell
from research.support.last_caves import cave
from schatulle.bots import make
from schatulle.bots.contract import Kind, Player
from schatulle.bots.seated import SeatedBot
from schatulle.core import Decision, Game, Seat
from schatulle.critic.guests import SearchingGuest, Watching, critics_of
from schatulle.critic.rivals import Rivals
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Decide
from schatulle.games.meisterdiebe.bots.search.guides import guide_for
from schatulle.games.meisterdiebe.bots.search.state_rows import Rows
from schatulle.games.meisterdiebe.critic.search import Unerring
from schatulle.games.meisterdiebe.research.solving.endings import last_round
from schatulle.games.meisterdiebe.research.solving.last_rounds import Rest
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import Character
from support.budget import long_mode
from support.games import Table


class Stubborn:
    """Answers one thing whenever it may."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], _rng: Random) -> Any:
        return self.action if self.action in decision.choices else decision.choices[0]

    def odds(
        self, memory: Any, view: Any, decision: Decision[Any], rng: Random
    ) -> Mapping[Any, float]:
        return {self.choose(memory, view, decision, rng): 1.0}


def critic_of(player: Player, game: str, seats: int, options: Any, playouts: int) -> SeatedBot:
    """A critic at seat 0 who is told that all others are that player."""
    rivals = Rivals(game, "bot", seats, Seat(0), "0", options)
    rivals.kind = Kind("stubborn", player)
    own = make("bot", game, Seat(0), "0", options).memory
    return SeatedBot(critics_of(game).searching(playouts), Watching(own, rivals), Seat(0), "0")


@pytest.mark.parametrize("name", ["dragon", "dragon@elephant"])
def test_a_rival_who_forgets_nothing_is_foreseen_with_its_own_odds(name: str) -> None:
    """In the true world, before anyone has laid a card, the critic expects what the rival's network
    will say when it has seen others lay theirs face down."""
    match = new_match("meisterdiebe", "zoch", {}, 3, "1")
    options = match.state.options
    bots = [make("bot", "meisterdiebe", Seat(seat), "x", options) for seat in range(3)]
    bots[2] = make(name, "meisterdiebe", Seat(2), "x", options)
    rivals = Rivals("meisterdiebe", name, 3, Seat(0), "0", options)
    kind = rivals.kind.player
    told, compared, world = 0, 0, match.state
    while match.state.round < 9:
        news = [match.game.observe(event, Seat(0)) for event in match.log[told:]]
        for event in news:
            if event is not None:
                rivals.observe(event)
        told = tell(match, bots, told)
        asked = match.awaiting()[0]
        if asked.kind != "choose" or asked.seat == 0:
            world = match.state
        if asked.seat == 2 and asked.kind in ("choose", "open"):
            view = match.game.view(match.state, Seat(2))
            own = SeatedBot(kind, bots[2].memory, Seat(2), "y").odds(view, asked)
            if own is not None:
                assert rivals.odds(world, Seat(2)) == pytest.approx(own, abs=1e-6)
                compared += 1
        view = match.game.view(match.state, asked.seat)
        match.play(asked.seat, bots[asked.seat].choose(view, asked))
    assert compared > 8


def test_a_rival_who_cannot_tell_its_odds_is_asked_often() -> None:
    match = new_match("diamant", "diamant", {}, 3, "1")
    rivals = Rivals("diamant", "random", 3, Seat(0), "0", match.state.options)
    rivals.kind = Kind("coin", Coin())
    odds = rivals.odds(match.state, Seat(1))
    assert sum(odds.values()) == pytest.approx(1)
    assert 0.2 < odds[STAY] < 0.8


class Coin:
    """Knows no odds."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], rng: Random) -> Any:
        return rng.choice(list(decision.choices))


@pytest.mark.parametrize("card", [Character.DETECTIVE, Character.THIEF])
def test_whoever_always_lays_the_same_card_meets_the_card_that_beats_it(card: Character) -> None:
    """Two seats, the last round, solved exactly: the critic's card is among the best."""
    lost, stakes = 0.0, 0.0
    for seed in ("7", "8"):
        position = last_round(seed)
        cards = Rest().cards(position.state)
        columns = [way.character for way in cards.ways[1]]
        if card not in columns:
            continue
        worth: dict[Character, float] = {}
        for way, row in zip(cards.ways[0], cards.payoffs, strict=True):
            worth[way.character] = max(worth.get(way.character, 0), row[columns.index(card)])
        options = position.state.options
        critic = critic_of(Stubborn(Choose(card)), "meisterdiebe", 2, options, 48)
        for event in position.log:
            seen = position.rules.observe(event, Seat(0))
            if seen is not None:
                critic.observe(seen)
        asked = position.rules.awaiting(position.state)[0]
        answer = critic.choose(position.rules.view(position.state, Seat(0)), asked)
        lost += max(worth.values()) - worth[answer.character]
        stakes += max(worth.values()) - min(worth.values())
    assert stakes > 0
    assert lost <= 0.1 * stakes


@pytest.mark.parametrize(("fist", "best"), [(LEAVE, STAY), (STAY, LEAVE)])
def test_two_who_want_what_the_other_does_not_do_what_it_never_does(
    fist: Decide, best: Decide
) -> None:
    """10 : 12, five stones on the path, the last cards 17 and an explosion.

    Doing the same as the rival loses, doing the other thing brings half the win.
    """
    position = cave((10, 12), 5)
    critic = critic_of(Stubborn(fist), "diamant", 2, position.state.options, 8)
    asked = position.rules.awaiting(position.state)[0]
    assert critic.choose(position.rules.view(position.state, Seat(0)), asked) == best


def honest(name: str, game: Game, options: Any, seats: int) -> Answering:
    def answer(_state: Any, view: Any, ask: Decision[Any], seen: Sequence[Any]) -> Any:
        guest = SearchingGuest(game.NAME, name, seats, 4)
        bot = guest.seated(ask.seat, "worlds", options)
        for event in seen:
            if event is not None:
                bot.observe(event)
        return bot.choose(view, ask)

    return answer


SOME = (TABLES[1], TABLES[2], table_of("diamant", "diamant", 4, path_split="per_card"))


@pytest.mark.parametrize("table", SOME, ids=str)
def test_a_critic_answers_alike_whatever_the_secret_is(table: Table) -> None:
    """It knows how the rivals play, and nothing that its seat may not know."""
    rng = Random(f"critic of {table}")
    for name in ("bot", "dragon") * long_mode(1, 10):
        compare_answers(table, honest(name, table.game, table.options, table.seats), rng)


def test_a_critic_plays_on_without_the_slips_of_its_guide() -> None:
    """Its own odds are sharpened, those of all others stay as they are."""
    position = last_round("7")
    rows = Rows([position.state])
    guide = guide_for(position.state.options)
    assert guide is not None
    which, seats = np.zeros(2, np.int64), np.asarray([0, 1])
    said, worths = guide.said(rows, which, seats)
    surer, same = Unerring(guide, Seat(0)).said(rows, which, seats)
    np.testing.assert_allclose(surer, said * [[4], [1]], rtol=1e-6)
    np.testing.assert_array_equal(same, worths)
