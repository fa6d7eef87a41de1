"""What a game says of its questions and of the draws of chance, held against whole games."""

import pytest

from schatulle.core import NATURE, count_of
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe
from support.games import EVERY_TABLE, Table, played

BOXES = [table for table in EVERY_TABLE if table.game.NAME == meisterdiebe.NAME]
CAVES = [table for table in EVERY_TABLE if table.game.NAME == diamant.NAME]
#: Whose answers are told by an example where they are many.
TOLD_BY_EXAMPLE = ("fill", "give")


@pytest.mark.parametrize("table", BOXES, ids=str)
def test_answers_that_are_too_many_to_be_told_are_found_from_the_first_one(table: Table) -> None:
    for _, asked, *_ in played(table):
        found = meisterdiebe.numbered([asked.choices[0]], asked.seat, table.seats)
        if found is not None:
            assert asked.kind in TOLD_BY_EXAMPLE
            assert count_of(found) == count_of(asked.choices)
            for number in (0, count_of(found) // 2, count_of(found) - 1):
                assert found[number] == asked.choices[number]
        elif asked.kind in TOLD_BY_EXAMPLE:
            assert count_of(asked.choices) <= 12


@pytest.mark.parametrize("table", CAVES, ids=str)
def test_every_card_of_the_cave_is_a_draw_of_its_own_whoever_left_when(table: Table) -> None:
    drawn = [step.before for step in played(table) if step.asked.seat == NATURE]
    numbers = [diamant.draw_number(state) for state in drawn]
    assert numbers == sorted(set(numbers))
    places = {(state.expedition, len(state.path)) for state in drawn}
    assert len(places) == len(numbers)
