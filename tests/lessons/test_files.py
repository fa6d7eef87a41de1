"""Lesson files: those that are there can be played, and a mistake is one sentence with its step."""

from pathlib import Path

import pytest

from lessons.support.journal import CAVE
from schatulle.cli.main import main
from schatulle.core import BadNotation
from schatulle.lessons.lesson import parse_lesson
from schatulle.lessons.library import all_lessons, lesson_named
from schatulle.lessons.rehearsal import check_lesson


def checked(text: str) -> str:
    """What is wrong with a lesson."""
    with pytest.raises(BadNotation) as error:
        check_lesson(parse_lesson(text, "cave"))
    return str(error.value)


def test_a_lesson_without_a_mistake_is_played_by_each_of_its_moves() -> None:
    check_lesson(parse_lesson(CAVE, "cave"))


@pytest.mark.parametrize(
    ("right", "mistaken", "told"),
    [
        ('name = "go"', 'name = "look"', "step 'look': there are two of that name"),
        ('name = "go"', 'name = "Go!"', "step 'Go!': 'Go!' is no name"),
        ('moves = ["stay"]', 'moves = ["climb"]', "step 'go': 'climb' is no move"),
        ('moves = ["stay"]', 'moves = ["STAY"]', "step 'go': 'STAY' is written 'stay'"),
        ('"lea*" = "home", ', '"clim*" = "home", ', "step 'go': wrong: no move is 'clim*' there"),
        (', "*" = "other" }\nscript = ["1: stay"]', " }", "step 'go': what is said to a wrong"),
        ('script = ["1: stay"]', 'script = ["0: stay"]', "step 'go': script: seat 0 is not one"),
        ('script = ["1: stay"]', 'script = ["1: fly"]', "step 'go': script: '1: fly' cannot"),
        (
            'script = ["1: stay"]',
            'script = ["1: stay", "1: stay", "1: stay"]',
            "step 'go': script: '1: stay' is never played",
        ),
        ("ExpeditionEnded", "GameOver", "step 'alone': there is no event 'GameOver'; allowed"),
        ("TurnedUp =", "Turned =", "step 'alone': there is no event 'Turned'; allowed"),
        ('"person", "mouse"', '"mouse", "person"', "chairs: the first one alone"),
        ('"mouse"', '"mole"', "mole"),
        ('edition = "diamant"', 'edition = "emerald"', "emerald"),
        ('[["7"', '[["70"', "70"),
        ('\n[[steps]]\nname = "done"\n', "", "steps: the last one is only read"),
        ("seed", "seeds", "no lesson: Object contains unknown field `seeds`"),
        ("seed =", "seed", "no lesson: "),
    ],
)
def test_a_mistake_is_one_sentence_with_its_step(right: str, mistaken: str, told: str) -> None:
    assert right in CAVE
    sentence = checked(CAVE.replace(right, mistaken, 1))
    assert told in sentence
    assert "\n" not in sentence


def test_schatulle_check_knows_lessons_and_ends_with_2_where_one_is_mistaken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "01-cave.toml").write_text(CAVE)
    assert main(["check", str(tmp_path)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out
    mistaken = tmp_path / "02-cave.toml"
    mistaken.write_text(CAVE.replace('moves = ["stay"]', 'moves = ["climb"]'))
    assert main(["check", str(tmp_path)]) == 2
    assert f"{mistaken}: step 'go': 'climb'" in capsys.readouterr().err.replace("\n", " ")
    (tmp_path / "cave.toml").write_text(CAVE)
    assert main(["check", str(tmp_path / "cave.toml")]) == 2
    assert "a lesson's file is called as in 01-thief.toml" in capsys.readouterr().err


@pytest.mark.parametrize("name", [lesson.id for lesson in all_lessons()])
def test_every_lesson_that_is_there_can_be_played_to_its_end(name: str) -> None:
    check_lesson(lesson_named(name))
