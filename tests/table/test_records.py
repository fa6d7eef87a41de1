"""Saving a match and going on with it later: the same seed, the same game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from schatulle.table.record_check import check_record
from schatulle.table.records import (
    Record,
    Result,
    format_record,
    parse_record,
    record_of,
    replayed,
)
from support.budget import examples
from support.games import EVERY_TABLE, Table, choice, tables

SEED = "amber"


def new_match(table: Table) -> Match:
    state = table.game.setup(table.options, table.seats)
    return Match(table.game, state, Chance(SEED))


def answers(match: Match, rng: Random) -> Iterator[None]:
    """Random answers until the match is over."""
    while asked := match.awaiting():
        ask = rng.choice(asked)
        match.play(ask.seat, choice(ask.choices, rng))
        yield


def saved(match: Match) -> Record:
    """The record as it comes back from a file."""
    return parse_record(format_record(record_of(match.progress, "saved", seed=SEED)))


def finish(match: Match, seed: int) -> Match:
    for _ in answers(match, Random(seed)):
        pass
    return match


def assert_goes_on_the_same(table: Table, after: int) -> None:
    match = new_match(table)
    moves = answers(match, Random(table.seed))
    for _ in range(after):
        next(moves, None)
    resumed = replayed(saved(match))
    assert resumed.state == match.state
    assert resumed.log == match.log
    finish(match, 7)
    finish(resumed, 7)
    assert resumed.log == match.log
    assert resumed.state == match.state
    check_record(saved(match))


def changed(game: Any, edition: str, seats: int, **changes: Any) -> Table:
    return Table(game_named(game.NAME), game.options(edition, changes), seats)


@pytest.mark.parametrize("after", [0, 1, 9, 60])
@pytest.mark.parametrize(
    "table",
    [
        changed(diamant, "diamant", 4),
        changed(diamant, "diamant", 3, hazard_removal="both", first_card_decision=True),
        changed(meisterdiebe, "zoch", 3),
        changed(meisterdiebe, "prototype", 4),
        changed(meisterdiebe, "zoch", 3, quick_setup=True),
        changed(meisterdiebe, "zoch_fr", 2, sticky_drawers=0.5),
        changed(meisterdiebe, "zoch", 5, sticky_drawers=0.25, quick_setup=True),
        changed(meisterdiebe, "prototype", 3, quick_setup=True, setup_mode="whole_share"),
        changed(meisterdiebe, "zoch", 2, setup_diamonds=0, quick_setup=True),
    ],
    ids=str,
)
def test_a_saved_match_goes_on_as_if_it_had_never_stopped(table: Table, after: int) -> None:
    assert_goes_on_the_same(table, after)


@given(table=tables(), after=st.integers(0, 120))
@examples(60)
def test_so_does_a_match_with_any_options_saved_at_any_moment(table: Table, after: int) -> None:
    assert_goes_on_the_same(table, after)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_the_record_of_a_finished_match_checks_without_its_seed(table: Table) -> None:
    match = finish(new_match(table), 3)
    record = parse_record(
        format_record(record_of(match.progress, "done", players=("Ada",) * table.seats))
    )
    assert record.seed is None
    assert record.players == ("Ada",) * table.seats
    assert match.outcome is not None
    assert record.result == Result(match.outcome.scores, match.outcome.winners)
    check_record(record)


def test_a_record_says_only_what_differs_from_its_edition() -> None:
    match = new_match(changed(meisterdiebe, "zoch_en", 3, penalty="flat", max_rounds=4))
    record = record_of(match.progress, "x")
    assert (record.game, record.edition, record.seats) == ("meisterdiebe", "zoch_en", 3)
    assert record.options == {"penalty": "flat", "max_rounds": 4}
    assert record.result is None


def test_a_game_in_the_middle_of_an_expedition_knows_only_the_cards_that_were_turned() -> None:
    match = new_match(changed(diamant, "diamant", 3))
    for seat in (0, 1, 2):
        match.play_line(f"{seat}: stay")
    decks = record_of(match.progress, "x").deal["decks"]
    assert list(decks[-1]) == [step.card for step in match.state.path]
    assert len(decks[-1]) == 2


def test_the_deal_of_a_quick_set_up_holds_what_chance_did() -> None:
    match = new_match(changed(meisterdiebe, "zoch", 3, quick_setup=True))
    deal = record_of(match.progress, "x").deal
    assert match.state.round == 1
    assert match.moves == ()
    assert [line.split()[1] for line in deal["setup"]] == ["fill", "turn"] * 3
    starter = deal.get("starter", 0)
    assert [int(line[0]) for line in deal["setup"][::2]] == [(starter + k) % 3 for k in range(3)]


def test_a_sticky_game_notes_what_fell_at_every_opening() -> None:
    table = changed(meisterdiebe, "zoch", 2, sticky_drawers=0.5, setup_diamonds=2)
    match = finish(new_match(table), 5)
    falls = record_of(match.progress, "x").deal["falls"]
    opened = [line for line in match.moves if " open " in line or " fill " in line]
    assert len(falls) == len(opened)
    assert set("".join(falls)) <= set("0123456789ds.!")


def test_other_seeds_make_other_games() -> None:
    table = changed(meisterdiebe, "zoch", 4)
    state = table.game.setup(table.options, table.seats)
    hands = {Match(table.game, state, Chance(str(seed))).state.hands for seed in range(10)}
    assert len(hands) == 10
