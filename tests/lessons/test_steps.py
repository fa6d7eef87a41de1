"""How a lesson goes on: a fold over what was read, answered and seen."""

from typing import Any

import pytest
from msgspec.structs import replace

from lessons.support.journal import ANN, CAVE, Journal
from schatulle.core import BadNotation, BadOptions, Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.events import TurnedUp
from schatulle.lessons import commands as lessons
from schatulle.lessons.commands import WrongMove
from schatulle.lessons.lesson import LEARNER, parse_lesson
from schatulle.lessons.others import bots_turns, scripted_action
from schatulle.lessons.standing import standing_in, standing_of
from schatulle.table import commands
from schatulle.table.commands import NotNow, Repeated
from schatulle.table.entries import decode, encode
from schatulle.table.status import Status
from schatulle.table.table import folded


@pytest.fixture
def journal(monkeypatch: pytest.MonkeyPatch) -> Journal:
    return Journal(monkeypatch)


def turns(journal: Journal) -> list[tuple[int, str | None]]:
    return [(int(turn.ask.seat), turn.move) for turn in bots_turns(journal.table)]


WHOLE: list[tuple[Any, tuple[str, str, str | None], list[tuple[int, str | None]]]] = [
    (1, ("look", "others", None), [(2, "stay")]),
    ("2: stay", ("go", "move", None), []),
    ("0: stay", ("go", "others", None), [(1, "stay")]),
    ("1: stay", ("again", "move", None), []),
    ("0: leave", ("again", "others", None), [(1, "leave")]),
    ("1: leave", ("again", "others", None), [(2, "stay")]),
    ("2: stay", ("alone", "others", None), [(2, "stay")]),
    ("2: stay", ("alone", "others", "card"), [(2, "stay")]),
    ("2: stay", ("done", "read", None), []),
    (5, ("done", "over", None), []),
]


def test_steps_wait_for_what_they_say_and_the_others_play_their_script(journal: Journal) -> None:
    """The second snake ends the expedition while the learner is at home."""
    assert journal.at == ("look", "read", None)
    assert turns(journal) == []
    for done, at, others in WHOLE:
        if isinstance(done, int):
            journal.read(done)
        else:
            journal.play(done)
        assert (journal.at, turns(journal)) == (at, others), done
    assert journal.standing.unplayed == ()


def test_a_lesson_is_over_with_its_last_step_and_not_with_its_game(journal: Journal) -> None:
    for done, _, _ in WHOLE:
        assert journal.table.status is Status.PLAYING
        if isinstance(done, int):
            journal.read(done)
        else:
            journal.play(done)
    assert (journal.table.status, journal.table.outcome) == (Status.OVER, None)
    assert journal.table.asked() == ()


def test_the_log_read_back_from_its_bytes_stands_at_the_same_step_after_each_entry(
    journal: Journal,
) -> None:
    for done, at, _ in WHOLE:
        if isinstance(done, int):
            journal.read(done)
        else:
            journal.play(done)
        again = folded("oak", [decode(encode(entry), "diamant") for entry in journal.log])
        now = standing_of(again)
        assert now is not None
        assert (again, (now.step.name, now.stage.value, now.hint)) == (journal.table, at)


def test_a_wrong_move_is_told_what_its_pattern_says_and_writes_nothing(journal: Journal) -> None:
    journal.read(1)
    journal.play("2: stay")
    before = journal.table
    with pytest.raises(WrongMove) as refused:
        journal.play("0: leave")
    assert refused.value.says == "lesson-diamant-cave-go.home"
    with pytest.raises(WrongMove):
        journal.play("0: leave")
    assert journal.table is before


def test_an_illegal_move_is_refused_by_the_rules_and_not_by_the_lesson(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal = Journal(monkeypatch)
    journal.read(1)
    journal.play("2: stay")
    ask = journal.table.asked()[0]
    with pytest.raises(BadNotation):
        lessons.answer_in_words(journal.table, LEARNER, ask.id, "k", "9")


def test_nothing_is_answered_while_a_step_is_to_be_read_or_the_script_goes_on(
    journal: Journal,
) -> None:
    with pytest.raises(NotNow, match="to be read first"):
        journal.play("0: stay")
    journal.read(1)
    with pytest.raises(NotNow, match="others play first"):
        journal.play("0: stay")


def test_a_step_is_read_once_and_no_other_one(journal: Journal) -> None:
    for step in (0, 2, 5, 6, -1):
        with pytest.raises(NotNow):
            journal.read(step)
    journal.read(1)
    with pytest.raises(Repeated):
        journal.read(1)
    with pytest.raises(NotNow):
        lessons.read(journal.table, Seat(1), 2)


def test_an_answer_repeated_with_its_key_is_harmless_at_whatever_step(journal: Journal) -> None:
    journal.read(1)
    journal.play("2: stay")
    (ask,) = (ask for ask in journal.table.asked() if ask.seat == LEARNER)
    journal.play("0: stay")
    with pytest.raises(Repeated):
        lessons.answer_in_words(journal.table, LEARNER, ask.id, f"k{ask.id}", "stay")


def test_what_a_lesson_waits_for_stays_when_its_file_has_changed_or_gone(
    journal: Journal,
) -> None:
    """Whatever the file says now, the table is read, and somebody can go on."""
    for done, _, _ in WHOLE[:5]:
        if isinstance(done, int):
            journal.read(done)
        else:
            journal.play(done)
    shorter = parse_lesson(CAVE[: CAVE.index('[[steps]]\nname = "alone"')] + LAST, "cave")
    only_end = parse_lesson(CAVE[: CAVE.index("[[steps]]")] + LAST, "cave")
    assert standing_in(shorter, journal.table).step.name == "again"
    assert standing_in(only_end, journal.table).step.name == "end"
    journal.lesson = parse_lesson(CAVE, "another")
    assert standing_of(journal.table) is None
    assert [(turn.ask.seat, turn.move) for turn in bots_turns(journal.table)] == [
        (1, None),
        (2, None),
    ]


LAST = '[[steps]]\nname = "end"\n'


def test_chance_says_what_the_deal_says_and_goes_on_from_the_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other, elsewhere = (
        cards_of(Journal(monkeypatch, text))
        for text in (CAVE, CAVE, CAVE.replace('seed = "cave"', 'seed = "grotto"'))
    )
    assert one[:6] == elsewhere[:6] == ["7", "snake", "9", "5", "snake", "3"]
    assert one == other
    assert one != elsewhere


def cards_of(journal: Journal) -> list[str]:
    """All cards of the lesson, and of what would come if everybody went on for ever."""
    for done, _, _ in WHOLE[:-1]:
        if isinstance(done, int):
            journal.read(done)
        else:
            journal.play(done)
    table = journal.table
    while table.asked():
        ask = table.asked()[0]
        table = commands.answer(table, ask.seat, ask.id, f"k{ask.id}", ask.choices[0]).table
    return [str(event.card) for event in table.log if isinstance(event, TurnedUp)]


def test_a_lesson_says_nothing_of_what_the_learner_did_not_see(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards that nobody sees bring no hint."""
    monkeypatch.setattr(
        diamant, "observe", lambda event, _seat: None if isinstance(event, TurnedUp) else event
    )
    for done, (step, stage, _), _ in WHOLE:
        if isinstance(done, int):
            journal.read(done)
        else:
            journal.play(done)
        assert journal.at == (step, stage, None)


def test_a_line_of_the_script_that_cannot_be_is_left_to_the_bot(journal: Journal) -> None:
    journal.read(1)
    (turn,) = bots_turns(journal.table)
    game = journal.table.game
    assert scripted_action(game, turn) == game.parse_move("stay")
    assert scripted_action(game, replace(turn, move="fly")) is None
    choices = (game.parse_move("leave"),)
    assert scripted_action(game, replace(turn, ask=replace(turn.ask, choices=choices))) is None


def test_nobody_opens_a_lessons_table_by_hand_nor_stands_in_at_one(journal: Journal) -> None:
    with pytest.raises(BadOptions):
        commands.open_table("elm", journal.lesson.agreement, ANN, "5e", ("mouse", "hedgehog"))
    with pytest.raises(NotNow):
        commands.go_away(journal.table, LEARNER)
