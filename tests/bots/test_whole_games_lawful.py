"""No bot ever attempts an illegal move, whatever the table agreed on."""

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given

from bots.driving import tell
from schatulle.bots import Bot, kinds, make
from schatulle.rules.core import Many, Seat
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from support.budget import examples
from support.games import EVERY_TABLE, Table, diamant_tables, meisterdiebe_tables

LONG = os.environ.get("SCHATULLE_LONG") == "1"
MEMORIES = ("", "", "@goldfish", "@0.3", "@0.7")


def players_at(table: Table, rng: Random) -> list[str]:
    """Anybody who plays the game, at every seat."""
    game = table.game.NAME
    names = [kind.name for kind in kinds(game)]
    memories = MEMORIES if game == "meisterdiebe" else ("",)
    return [rng.choice(names) + rng.choice(memories) for _ in range(table.seats)]


def play_lawfully(table: Table, names: list[str]) -> Match:
    """A whole game in which everyone asked answers lawfully, be the answer used or not."""
    match = Match(table.game, table.game.setup(table.options, table.seats), Chance(str(table.seed)))
    bots = [
        make(name, table.game.NAME, Seat(seat), f"{table.seed}/{seat}")
        for seat, name in enumerate(names)
    ]
    told = 0
    while asked := match.awaiting():
        told = tell(match, bots, told)
        answers = [lawful(match, bots[ask.seat], ask) for ask in asked]
        match.play(asked[0].seat, answers[0])
    return match


def lawful(match: Match, bot: Bot, ask: Any) -> Any:
    """The bot's answer; an unlawful one raises IllegalMove, an unlisted one fails here."""
    answer = bot.choose(match.game.view(match.state, ask.seat), ask)
    assert isinstance(ask.choices, Many) or answer in ask.choices
    match.game.decide(match.state, ask.seat, answer)
    return answer


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_mixed_company_plays_every_edition_at_every_number_of_seats(table: Table) -> None:
    for seed in range(20 if LONG else 1):
        now = table._replace(seed=seed)
        assert play_lawfully(now, players_at(now, Random(f"{table} {seed}"))).outcome is not None


@examples(2000 if LONG else 12)
@given(meisterdiebe_tables())
def test_a_mixed_company_plays_meisterdiebe_by_any_mixture_of_options(table: Table) -> None:
    assert play_lawfully(table, players_at(table, Random(table.seed))).outcome is not None


@examples(5000 if LONG else 30)
@given(diamant_tables())
def test_a_mixed_company_plays_diamant_by_any_mixture_of_options(table: Table) -> None:
    assert play_lawfully(table, players_at(table, Random(table.seed))).outcome is not None
