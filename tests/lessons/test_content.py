"""The lessons that are there: every one is played to its end, and has words for all it may say."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from schatulle.core.registry import game_named, wing
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.gems import parse_gems
from schatulle.lang import ENGLISH, LANGUAGES, has, message
from schatulle.lessons import commands
from schatulle.lessons.commands import WrongMove
from schatulle.lessons.lesson import LEARNER, Lesson, Step
from schatulle.lessons.library import all_lessons
from schatulle.lessons.rehearsal import Rehearsal
from schatulle.lessons.standing import Stage, Standing

LESSONS: Final = all_lessons()
#: What is read and done at the most, from a lesson's first step to its last.
LONGEST_WAY: Final = 40
MOST_WORDS: Final = 25

#: What the page can point at.
POINTS: Final = {
    "meisterdiebe": re.compile(
        r"drawer [ABC][1-4]|cushion (white|black|red)|score|order|turn|flip|prompt|aid"
        rf"|card ({'|'.join(Character)})"
    ),
    "diamant": re.compile(r"path|card [1-9]|stones|chest|explore|leave|danger|prompt"),
}

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
every_language = pytest.mark.parametrize("code", LANGUAGES)


def set_up(game: str) -> pytest.MarkDecorator:
    """The lessons of a game that begin in a position."""
    of_it = [one for one in LESSONS if one.game == game and one.beginning.position is not None]
    return pytest.mark.parametrize("lesson", of_it, ids=lambda lesson: lesson.id)


def way_through(lesson: Lesson, way: int = 0) -> Iterator[tuple[Rehearsal, Standing]]:
    """From one wait to the next."""
    rehearsal = Rehearsal(lesson, way)
    while (standing := rehearsal.standing).stage is not Stage.OVER:
        yield rehearsal, standing
        rehearsal.go_on(standing)


def answers(step: Step) -> set[str]:
    """All that is said to wrong tries and to events."""
    return {*step.wrong.values(), *step.hints.values()}


def words_of(lesson: Lesson) -> list[str]:
    """The messages of all its steps, with what they say to tries and events."""
    return [
        lesson.words(step, said) for step in lesson.steps for said in (None, *sorted(answers(step)))
    ]


def first_position(lesson: Lesson) -> Any:
    """Where it begins, in the notation."""
    game, agreed = game_named(lesson.game), lesson.agreement
    options = game.options(agreed.edition, agreed.options)
    state = lesson.beginning.first_state(game, options, len(agreed.chairs))
    return game.position(state)


def test_there_are_nine_lessons_of_meisterdiebe_and_three_of_diamant() -> None:
    numbers = [(lesson.game, lesson.number) for lesson in LESSONS]
    assert numbers == [
        *(("meisterdiebe", number) for number in range(1, 10)),
        *(("diamant", number) for number in range(1, 4)),
    ]


@pytest.mark.parametrize("way", range(2))
@every_lesson
def test_a_lesson_comes_to_its_end_in_forty_steps(lesson: Lesson, way: int) -> None:
    done = [standing.stage for _, standing in way_through(lesson, way)]
    assert 0 < len(done) - done.count(Stage.OTHERS) <= LONGEST_WAY


@every_lesson
def test_every_wrong_try_is_refused_with_the_answer_that_the_step_has_for_it(
    lesson: Lesson,
) -> None:
    heard = set()
    for rehearsal, standing in way_through(lesson):
        step = standing.next_step
        if standing.stage is not Stage.MOVE or not step.wrong:
            continue
        (ask,) = (ask for ask in rehearsal.table.asked() if ask.seat == LEARNER)
        for move in map(rehearsal.table.game.format_move, ask.choices):
            if step.wants(move):
                continue
            with pytest.raises(WrongMove) as refused:
                commands.answer_in_words(rehearsal.table, LEARNER, ask.id, "a try", move)
            heard.add(refused.value.says)
    named = {lesson.words(step, said) for step in lesson.steps for said in step.wrong.values()}
    assert heard == named


@every_language
@every_lesson
def test_a_lesson_has_all_its_words_and_no_step_more_than_25(lesson: Lesson, code: str) -> None:
    said = words_of(lesson)
    missing = [key for key in (lesson.title, f"{lesson.title}.about", *said) if not has(key, code)]
    assert missing == []
    texts = {key: message(key, code) for key in said}
    assert [text for text in texts.values() if len(text.split()) > MOST_WORDS] == []


@pytest.mark.parametrize("game", ["meisterdiebe", "diamant"])
def test_no_words_are_left_over_from_a_lesson_that_was_changed(game: str) -> None:
    book = (files(wing(game)) / "lang" / ENGLISH / "lessons.ftl").read_text(encoding="utf-8")
    told = {
        key
        for entry in FluentParser().parse(book).body
        if isinstance(entry, ast.Message)
        for key in (
            entry.id.name,
            *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes),
        )
    }
    lessons = [lesson for lesson in LESSONS if lesson.game == game]
    assert told == {
        key
        for lesson in lessons
        for key in (lesson.title, f"{lesson.title}.about", *words_of(lesson))
    }


@every_lesson
def test_a_lesson_points_at_what_the_page_can_point_at(lesson: Lesson) -> None:
    named = [point for step in lesson.steps for point in step.point]
    assert [point for point in named if not POINTS[lesson.game].fullmatch(point)] == []


@set_up("meisterdiebe")
def test_a_lesson_begins_with_the_gems_that_a_game_brings_into_play(lesson: Lesson) -> None:
    """INV-1, INV-4, INV-5: none is missing, and none lies where it cannot."""
    position = first_position(lesson)
    gems: Counter[str] = Counter()
    faces = [face for drawer in position.drawers.values() for face in re.split("[ /]", drawer)]
    for bag in map(parse_gems, [position.red, *position.white, *position.black, *faces]):
        gems.update(d=bag.diamonds, s=bag.sapphires, r=bag.rubies)
    seats = len(position.white)
    assert gems == {"d": 8 * seats + 12, "s": 2 * seats, "r": 6}
    for drawer in position.drawers.values():
        front, _, secret = drawer.partition(" ")
        assert "." in front.split("/")
        assert secret in ("", "./.", "1r/.", "./1r")


@set_up("meisterdiebe")
def test_everyone_begins_a_lesson_with_a_card_of_each_character_and_a_number_of_their_own(
    lesson: Lesson,
) -> None:
    """INV-12."""
    hands = first_position(lesson).hands
    for hand in hands:
        assert [card.split()[0] for card in hand] == list(Character)
    assert len({card for hand in hands for card in hand}) == len(hands) * len(Character)


@set_up("diamant")
def test_a_lesson_begins_with_the_stones_that_its_path_brought(lesson: Lesson) -> None:
    """INV-D1, before anybody has left."""
    position = first_position(lesson)
    treasures = [card.split(":") for card in position.path if ":" in card]
    lying = sum(int(rest) for _, rest in treasures) + sum(position.unsafe)
    assert sum(int(value) for value, _ in treasures) == lying
    assert all(position.inside)
