"""Bots answer alike in worlds that differ only in what their seat must not know."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bots.support.answers_in_two_worlds import TABLES, Answering, compare_answers
from schatulle.bots import kinds, make
from schatulle.core import Decision, Game, count_of
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from support.budget import long_mode
from support.games import Table
from support.worlds import Leak

MEMORIES = ("", "@elephant", "@goldfish", "@0.5")


def honest(name: str, game: Game, options: Any) -> Answering:
    """A bot of that name: it gets view, question and observations."""

    def answer(_state: Any, view: Any, ask: Decision[Any], seen: Sequence[Any]) -> Any:
        bot = make(name, game.NAME, ask.seat, "worlds", options)
        for event in seen:
            if event is not None:
                bot.observe(event)
        return bot.choose(view, ask)

    return answer


def everybody(game: str) -> list[str]:
    """All bots with all memories."""
    memories = MEMORIES if game == "meisterdiebe" else ("",)
    return [kind.name + memory for kind in kinds(game) for memory in memories]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_bots_answer_alike_whatever_the_secret_is(table: Table) -> None:
    """M-12, M-26, D-8, D-20: every bot with every memory, and all kinds of secrets."""
    rng, game = Random(f"worlds of {table}"), table.game
    secrets = set()
    for name in everybody(game.NAME) * long_mode(1, 20):
        player = honest(name, game, rng.choice((None, table.options)))
        secrets.add(compare_answers(table, player, rng))
    assert len(secrets) >= (5 if game.NAME == "meisterdiebe" else 3)


# A cheat is found.


def peeping_into_chests(state: Any, _view: Any, _ask: Decision[Any], _seen: Sequence[Any]) -> Any:
    return LEAVE if sum(state.chests) % 2 else STAY


def peeping_into_hands(state: Any, _view: Any, ask: Decision[Any], _seen: Sequence[Any]) -> Any:
    numbers = [card.number for hand in state.hands for card in hand]
    return ask.choices[sum(numbers) % count_of(ask.choices)]


def compare_often(table: Table, player: Answering) -> None:
    rng = Random(8)
    for _ in range(200):
        compare_answers(table, player, rng)


@pytest.mark.parametrize(
    ("table", "cheat"),
    [(TABLES[3], peeping_into_chests), (TABLES[1], peeping_into_hands)],
    ids=["cave", "box"],
)
def test_a_cheat_is_found(table: Table, cheat: Answering) -> None:
    with pytest.raises(Leak, match="sees a difference"):
        compare_often(table, cheat)
