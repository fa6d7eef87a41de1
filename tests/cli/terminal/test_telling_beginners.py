"""What beginners are told at the terminal: what a lit move does, and what a friendly voice says."""

import re
from itertools import product
from pathlib import Path

import pytest

from cli.terminal.support.learner import FIRST, learning
from cli.terminal.support.person_at_terminal import LARGE, SMALL, at_the_table
from schatulle.cli.terminal.answers.question import question_of
from schatulle.cli.terminal.contract import Shown
from schatulle.cli.terminal.presentations import presentation_of
from schatulle.cli.terminal.screens.table_layout import ABOUT, CHOICES
from schatulle.cli.terminal.wording.phrases import agreed
from schatulle.core import Seat
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe.rules import EDITIONS
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.lang import LANGUAGES, message
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from schatulle.table.records import parse_record

ALONE = ("Ann", "random", "random")
#: The box is filled already.
QUICK = {"quick_setup": True}
#: What a line holds on the smallest screen.
WIDTH = SMALL[0] - 2


def said(screen: str) -> str:
    return " ".join(screen.split())


def does(character: str, edition: str, lang: str = "en") -> str:
    options = game_named("meisterdiebe").options(edition, {})
    return message(f"md-card-{character}", lang, **agreed(options))


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_lit_card_says_what_it_does(size: tuple[int, int], tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path, size, game="meisterdiebe", options=QUICK, players=ALONE
    ) as person:
        for character in Character:
            assert does(character, "zoch") in said(await person.look())
            await person.press("right")


def test_in_every_language_and_edition_there_is_room_to_say_it() -> None:
    game, questions = game_named("meisterdiebe"), presentation_of("meisterdiebe").questions
    for edition, lang in product(EDITIONS, LANGUAGES):
        options = game.options(edition, QUICK)
        match = Match(game, game.setup(options, 3), Chance("cards"))
        view, ask = game.view(match.state, Seat(0)), match.awaiting()[0]
        shown = Shown(game, view, Seat(0), ALONE, ("",) * 3, options, lang)
        question = question_of(game, questions, ask, view, None, lang)
        for character in Character:
            drawn = question.menu(shown, None, WIDTH, CHOICES + ABOUT).plain
            assert said(does(character, edition, lang)) in said(drawn), (edition, lang)
            question.picker.pressed("right", None)


async def test_diamants_two_ways_are_told_apart(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=ALONE) as person:
        assert message("diamant-terminal-about-stay") in said(await person.look())
        await person.press("right")
        assert message("diamant-terminal-about-leave") in said(await person.look())


async def test_a_friendly_voice_speaks_when_it_is_asked_to(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", options=QUICK, players=ALONE) as person:
        speaks = re.compile(r"fakes lie on your white cushion\. Which character")
        assert not speaks.search(said(await person.look()))
        await person.press("v")
        assert message("terminal-voice-on") in said(await person.look())
        assert speaks.search(said(await person.look()))
        await person.press("v")
        assert not speaks.search(said(await person.look()))


async def test_with_a_voice_the_smallest_screen_still_shows_everything(tmp_path: Path) -> None:
    lang = "de"
    async with at_the_table(tmp_path, game="diamant", players=ALONE, lang=lang) as person:
        await person.press("v")
        await person.answer_in_words()
        if await person.to_question():
            screen = await person.look()
            assert len(screen.splitlines()) == SMALL[1]
            assert said(message("diamant-terminal-about-stay", lang)) in said(screen)


async def test_a_game_with_a_voice_is_marked_and_stays_so(tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    options = {"expeditions": 1}
    async with at_the_table(tmp_path, game="diamant", options=options, players=ALONE) as person:
        assert not parse_record(kept.read_bytes()).voiced
        await person.press("v", "v")
        assert parse_record(kept.read_bytes()).voiced
    record = parse_record(kept.read_bytes())
    async with at_the_table(tmp_path, resume=record) as person:
        assert person.session.voice
        while await person.to_question():
            await person.answer_in_words()
        assert message("voice-marked") in said(await person.look())
    assert parse_record(kept.read_bytes()).voiced


async def test_nobody_hears_it_among_people_or_in_a_lesson(tmp_path: Path) -> None:
    pair = ("Ann", "Bob", "random")
    async with at_the_table(tmp_path, game="diamant", players=pair) as person:
        await person.to_question()
        await person.press("v")
        assert message("refused-voice-alone") in said(await person.look())
        assert not person.session.voiced
    async with learning(tmp_path, FIRST) as learner:
        await learner.press("v")
        assert message("refused-voice-alone") in said(await learner.look())
