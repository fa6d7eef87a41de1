"""Programs at a seat: bad ones lose it, are blamed for what they did, and leave nothing behind."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from bots.support.bot_scripts import is_gone, program, programs_seats
from schatulle.arena.block import Block, Contest, PlayedBlock, played_block
from schatulle.bots.external import TimeLimits
from schatulle.bots.external.blame import Blame, Rule, shown
from schatulle.bots.external.program import LONGEST_LINE, command_of
from schatulle.core import BadOptions

BAD: Final = Path(__file__).parent / "bad"
PATIENT: Final = TimeLimits(decide=60, start=60, leave=60)
#: For programs that would never answer.
IMPATIENT: Final = TimeLimits(decide=0.2, start=0.2, leave=0.2)
GAMES: Final = 3


def played(
    script: str, limits: TimeLimits, game: str = "diamant", edition: str = ""
) -> PlayedBlock:
    """Three games of a program with two bots, after which no pipe and no child is left."""
    contest = Contest(game=game, edition=edition or game, seats=GAMES, seed="bad", limits=limits)
    with nothing_left():
        bots = (program(BAD / f"{script}.py"), "random", "bot")
        return played_block(Block(contest, bots, 0, GAMES))


@contextmanager
def nothing_left() -> Iterator[None]:
    before = pipes(), children()
    yield
    assert (pipes(), children()) == before


def pipes() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def children() -> set[str]:
    """Also those that ended and were not reaped."""
    threads = Path("/proc/self/task")
    if not threads.is_dir():
        return set()
    return {child for at in threads.iterdir() for child in (at / "children").read_text().split()}


def blame_of(block: PlayedBlock) -> Blame:
    """That of the first game; every game was played to its end."""
    seats = programs_seats(block)
    assert len(seats) == GAMES
    assert all(sum(seat.won for seat in game) == pytest.approx(1) for game in block.games)
    assert all(seat.blamed is not None for seat in seats)
    assert seats[0].blamed is not None
    return seats[0].blamed


@pytest.mark.parametrize(
    ("script", "rule", "reason"),
    [
        ("crashes", Rule.STAY, "it ended with exit status 1"),
        ("exits", Rule.STAY, "it ended with exit status 3"),
        ("killed", Rule.STAY, "it ended by signal 15"),
        ("no_json", Rule.FORM, "stay"),
        ("no_move", Rule.FORM, "Expected `str`, got `int`"),
        ("deep", Rule.FORM, ""),
        ("not_utf8", Rule.TEXT, "can't decode byte 0xff"),
        ("huge", Rule.SHORT, "its line began"),
        ("endless", Rule.SHORT, "its line began 'stay stay"),
        ("twice", Rule.ASKED, 'more followed its answer: \'{"move": "stay"}'),
        ("another", Rule.ASKED, "it answered question -1"),
        ("unknown", Rule.LEGAL, "is no move of Diamant"),
        ("illegal", Rule.LEGAL, "is no move of Diamant"),
    ],
)
def test_a_program_that_breaks_a_rule_loses_its_seat_and_the_games_go_on(
    script: str, rule: Rule, reason: str
) -> None:
    blame = blame_of(played(script, PATIENT))
    assert blame.rule is rule
    assert reason in blame.reason


@pytest.mark.parametrize(
    ("script", "rules"),
    [
        ("hangs", {Rule.TIME}),
        # A pipe takes what it can hold, read or not.
        ("deaf", {Rule.TIME, Rule.LISTEN}),
        ("shouts", {Rule.TIME, Rule.LISTEN}),
    ],
)
def test_a_program_that_never_answers_loses_its_seat_when_its_time_is_over(
    script: str, rules: set[Rule]
) -> None:
    assert blame_of(played(script, IMPATIENT)).rule in rules


def test_a_program_that_closes_its_mouth_is_blamed_for_that() -> None:
    blame = blame_of(played("closes", PATIENT))
    assert blame.rule is Rule.STAY
    assert blame.reason.startswith("it closed its standard output")


def test_a_program_that_never_answered_is_not_started_again_in_a_block() -> None:
    seats = programs_seats(played("hangs", IMPATIENT))
    assert [seat.decisions for seat in seats] == [0, 0, 0]
    assert len({id(seat.blamed) for seat in seats}) == 1


def test_a_program_that_hangs_later_has_a_new_chance_in_the_next_game() -> None:
    seats = programs_seats(played("hangs_later", TimeLimits(decide=0.2, start=60)))
    assert [seat.decisions for seat in seats] == [1, 1, 1]
    assert {seat.blamed.rule for seat in seats if seat.blamed} == {Rule.TIME}


def test_a_program_that_speaks_before_it_is_asked_is_blamed_for_what_it_says() -> None:
    # Whether its hello comes before the question or after it is a matter of luck.
    assert blame_of(played("greets", PATIENT)).rule in {Rule.ASKED, Rule.FORM}


def test_a_move_that_the_rules_refuse_is_blamed_with_the_clause() -> None:
    blame = blame_of(played("illegal", PATIENT, "meisterdiebe", "prototype"))
    assert blame.rule is Rule.LEGAL
    assert re.search(r"\([MP]-\d+\)$", blame.reason)


def test_a_childs_pipes_hold_nobody_up_and_the_child_ends_with_its_parent() -> None:
    blame = blame_of(played("breeds", PATIENT))
    assert blame.rule in {Rule.ASKED, Rule.FORM}
    found = re.fullmatch(r"child (\d+)", blame.stderr[0])
    assert found is not None
    assert is_gone(int(found[1]))


@pytest.mark.parametrize("script", ["mutters", "stays"])
def test_a_program_that_only_has_bad_manners_keeps_its_seat(script: str) -> None:
    seats = programs_seats(played(script, TimeLimits(decide=60, start=60, leave=0.2)))
    assert [seat.blamed for seat in seats] == [None] * GAMES
    assert all(seat.decisions for seat in seats)


def test_a_file_that_is_no_program_is_blamed_and_not_our_error(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("this is no program\n", encoding="utf-8")
    script.chmod(0o755)
    contest = Contest(game="diamant", edition="diamant", seats=3, seed="1", limits=PATIENT)
    with nothing_left():
        block = played_block(Block(contest, (f"exec:{script}", "bot", "bot"), 0, GAMES))
    assert blame_of(block).rule is Rule.START


def test_the_last_words_of_a_program_are_shown_without_its_control_characters() -> None:
    blame = blame_of(played("crashes", PATIENT))
    assert blame.stderr[-1] == "ValueError: I cannot �[31mdecide"
    assert "it said last: " in str(blame)
    assert "\x1b" not in str(blame_of(played("unknown", PATIENT)))


def test_what_a_program_said_is_cut_to_a_line() -> None:
    assert len(shown("x" * LONGEST_LINE)) == 201


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("", "needs a command"),
        ("python 'bot.py", "No closing quotation"),
        ("there-is-no-such-program x", "there is no program"),
    ],
)
def test_a_command_that_cannot_be_started_is_refused_before_the_first_game(
    command: str, why: str
) -> None:
    with pytest.raises(BadOptions, match=why):
        command_of(command)


def test_a_command_never_meets_a_shell(tmp_path: Path) -> None:
    words = command_of(f"{sys.executable} -c pass; touch {tmp_path / 'shell'} $HOME `id`")
    assert words[2:] == ("pass;", "touch", str(tmp_path / "shell"), "$HOME", "`id`")
    assert not list(tmp_path.iterdir())
