"""No bot ever attempts an illegal move, whatever the table agreed on."""

from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from bots.support.self_play import game_of
from schatulle.bots import kinds
from support.budget import LONG, long_mode
from support.games import EVERY_TABLE, Table

MEMORIES = ("", "@goldfish", "", "@0.3", "", "@0.7")
#: Those that take a moment for every answer; two of them are enough for a table.
THINKERS = ("magpie", "boar", "hedgehog", "fox", "owl")
#: Long enough to meet everything, where somebody searches.
SHORT: dict[str, object] = {"max_rounds": 12}


def companies() -> Iterator[tuple[Table, list[str]]]:
    """Who sits where: everybody who plays a game comes round in every edition."""
    turns: dict[str, Iterator[str]] = {}
    for number, table in enumerate(EVERY_TABLE):
        edition = table.options.edition
        turns.setdefault(edition, _in_turn(table.game.NAME, number))
        yield table, list(islice(turns[edition], table.seats))


def everybody(game: str) -> list[str]:
    """All players, each under one name: `strong` is another's."""
    return [kind.name for kind in kinds(game) if kind.name != "strong"]


def _in_turn(game: str, first: int) -> Iterator[str]:
    names = everybody(game)
    if game == "diamant":
        return cycle(names)
    quick = [name for name in names if name not in THINKERS]
    seated = [name for thinker in THINKERS for name in (thinker, *quick)]
    memories = islice(cycle(MEMORIES), first, None)
    return (name + memory for name, memory in zip(cycle(seated), memories, strict=False))


COMPANIES = tuple(companies())


@pytest.mark.parametrize(("table", "names"), COMPANIES, ids=[str(table) for table, _ in COMPANIES])
def test_a_mixed_company_plays_every_edition_at_every_number_of_seats(
    table: Table, names: list[str]
) -> None:
    options: dict[str, object] = {}
    if table.game.NAME == "diamant":
        options = {"allow_two": table.seats == 2}
    elif not LONG and any(name.startswith("owl") for name in names):
        options = SHORT
    for seed in range(long_mode(1, 20)):
        match = game_of(names, table.game.NAME, table.options.edition, options, f"mixed {seed}")
        assert match.outcome is not None


def test_everybody_plays_every_edition() -> None:
    for edition in {table.options.edition for table, _ in COMPANIES}:
        tables = [(table, names) for table, names in COMPANIES if table.options.edition == edition]
        seated = {name.partition("@")[0] for _, names in tables for name in names}
        assert seated == set(everybody(tables[0][0].game.NAME))
