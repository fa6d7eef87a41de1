"""Open notes at the terminal: what was seen stays noted down, where the table wants it."""

import re
from pathlib import Path

import pytest

from cli.terminal.support.person_at_terminal import LARGE, SMALL, at_the_table

PLAYERS = ("Ann", "random", "random")
ODDS = re.compile(r"(\d+) of (\d+) end it · (\d+) warn · (\d+) diamonds")


async def test_the_odds_of_the_next_card_of_diamant_are_those_of_its_deck(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=PLAYERS, open_notes=True) as person:
        while await person.to_question():
            found = ODDS.search(await person.look())
            assert found
            ends, cards, warns, diamonds = map(int, found.groups())
            state = person.session.match.state
            assert cards == len(state.deck) == ends + warns + diamonds
            lying = {step.card for step in state.path}
            hazards = [card for card in state.deck if not card.isdecimal()]
            assert ends == sum(card in lying for card in hazards)
            await person.answer_with_keys()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_box_that_all_watched_being_filled_is_noted(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async with at_the_table(
        tmp_path,
        size,
        game="meisterdiebe",
        players=PLAYERS,
        options={"setup_diamonds": 6, "max_rounds": 1},
        open_notes=True,
    ) as person:
        while await person.to_question():
            screen = await person.look()
            assert screen.count("▴ ") >= 11
            await person.answer_with_keys()


@pytest.mark.parametrize("game", ["meisterdiebe", "diamant"])
async def test_nothing_is_noted_where_the_table_does_not_want_it(game: str, tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game=game, players=PLAYERS) as person:
        await person.to_question()
        screen = await person.look()
        assert "▾ " not in screen
        assert not ODDS.search(screen)
