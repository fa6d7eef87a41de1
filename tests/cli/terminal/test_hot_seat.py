"""Several people at one device: a curtain between them, and nothing secret behind it."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from cli.terminal.support.person_at_terminal import Person, at_the_table
from schatulle.cli.terminal.screens.dialogs import Curtain
from schatulle.core import SPECTATOR, Seat

PEOPLE = ("Ann", "Bob", "random")


def hand_of(person: Person, seat: int) -> list[str]:
    """The cards that only this seat knows, as the screen writes them."""
    view: Any = person.session.game.view(person.session.match.state, Seat(seat))
    return [str(card).replace("masterthief", "master thief") for card in view.hands[seat]]


def seen_of(cards: Iterable[str], screen: str) -> list[str]:
    """Which of the cards stand on the screen; no thief is seen in a master thief."""
    return [card for card in cards if re.search(f"(?<!master ){card}", screen)]


async def to_choosing(person: Person) -> None:
    """Until cards are chosen and the device is to be passed for it."""
    while person.session.match.state.phase != "choose":
        await person.to_question()
        await person.answer_in_words()
    await person.settle()


async def test_the_curtain_names_who_gets_the_device(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=PEOPLE) as person:
        screen = await person.look()
        assert "Pass the device to" in screen
        assert "ANN" in screen
        assert "Enter when nobody else is looking" in screen


async def test_only_enter_lifts_the_curtain(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=PEOPLE) as person:
        await person.press("space", "s", "escape")
        assert isinstance(person.app.screen, Curtain)
        await person.press("enter")
        assert person.table.flow.viewer == 0


async def test_nobody_sees_anothers_hand_on_either_side_of_the_curtain(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", seed="3", players=PEOPLE) as person:
        await to_choosing(person)
        for seat, other in ((0, 1), (1, 0)):
            behind = await person.look()
            assert isinstance(person.app.screen, Curtain)
            cards, others = hand_of(person, seat), hand_of(person, other)
            assert not seen_of(cards + others, behind)
            await person.press("enter")
            seen = await person.look()
            assert seen_of(cards, seen) == cards
            assert not seen_of(set(others) - set(cards), seen)
            await person.press("1")


async def test_the_table_under_the_curtain_shows_what_all_may_see(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", players=PEOPLE) as person:
        await to_choosing(person)
        person.app.pop_screen()
        shared = await person.look()
        assert person.table.flow.viewer == SPECTATOR
        assert "The shared table" in shared
        assert not seen_of(hand_of(person, 0) + hand_of(person, 1), shared)


async def test_a_choice_stays_face_down_until_all_have_chosen(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=("Ann", "Bob", "Cleo")) as person:
        await person.to_question()
        await person.press("l")
        assert "returned" not in await person.look()
        await person.press("enter")
        assert "returned" not in await person.look()
        await person.press("s", "enter", "s")
        assert "The fists open. Exploring further: Bob and Cleo. Returning: Ann." in " ".join(
            (await person.look()).replace("·", " ").replace("│", " ").split()
        )


async def test_what_was_typed_is_gone_when_the_device_is_passed(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=("Ann", "Bob", "Cleo")) as person:
        await person.to_question()
        await person.type("leave")
        await person.press("enter")
        assert person.table.query_one(Input).value == ""


async def test_someone_who_answers_twice_needs_no_curtain(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", seed="3", players=PEOPLE) as person:
        await person.to_question()
        filler = person.asked.seat
        await person.answer_in_words()
        assert person.asked.kind == "turn"
        assert person.asked.seat == filler


async def test_one_person_alone_needs_no_curtain(tmp_path: Path) -> None:
    players = ("Ann", "random", "random")
    async with at_the_table(tmp_path, game="diamant", players=players) as person:
        assert not isinstance(person.app.screen, Curtain)
        await person.press("s")
        assert not isinstance(person.app.screen, Curtain)


@pytest.mark.parametrize("game", ["meisterdiebe", "diamant"])
async def test_two_people_and_a_bot_play_to_the_end(game: str, tmp_path: Path) -> None:
    options = {"max_rounds": 2} if game == "meisterdiebe" else {"expeditions": 1}
    async with at_the_table(tmp_path, game=game, options=options, players=PEOPLE) as person:
        while await person.to_question():
            assert person.table.flow.viewer == person.asked.seat
            await person.answer_in_words()
        assert person.session.outcome is not None
