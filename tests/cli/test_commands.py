"""The commands as a person types them: what they print, and how they end."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from schatulle.cli.main import main

CASES = Path(__file__).parents[1] / "cases"
RECORDS = Path(__file__).parents[1] / "records"
ZOCH = RECORDS / "zoch.jsonl"
SOURCE = Path(__file__).parents[2] / "src"

Printed = pytest.CaptureFixture[str]


def a_record(**changes: object) -> str:
    record = json.loads(ZOCH.read_text(encoding="utf-8").splitlines()[0])
    return json.dumps(record | changes)


def refusal(printed: Printed, *arguments: str) -> str:
    """The one sentence that a refused command prints; it ends with exit status 2."""
    assert main(arguments) == 2
    out, err = printed.readouterr()
    assert out == ""
    assert err.startswith("schatulle: ")
    assert len(err.splitlines()) == 1
    return err


def test_check_counts_what_passed(capsys: Printed) -> None:
    assert main(["check", str(CASES / "diamant"), str(RECORDS / "diamant.jsonl")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "46 passed, 0 failed"


def test_a_wrong_expectation_fails_with_the_id_the_step_and_both_values(
    tmp_path: Path, capsys: Printed
) -> None:
    text = (CASES / "meisterdiebe" / "thief.toml").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace('black = ["1d1s", "."]', 'black = ["2d", "."]'), encoding="utf-8")
    assert main(["check", str(wrong)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        'ME-10: step 5 (0: open A2), black: expected ["2d","."], came ["1d1s","."]',
        "1 passed, 1 failed",
    ]


def test_a_move_that_should_have_been_refused_fails_the_case(
    tmp_path: Path, capsys: Printed
) -> None:
    text = (CASES / "meisterdiebe" / "thief.toml").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        text.replace('"0: open A2", expect', '"0: open A2", refused = true, expect'),
        encoding="utf-8",
    )
    assert main(["check", str(wrong)]) == 1
    line = capsys.readouterr().out.splitlines()[0]
    assert line == "ME-10: step 5 (0: open A2): expected a refusal, came the move was accepted"


def test_a_refusal_by_another_clause_fails_the_case(tmp_path: Path, capsys: Printed) -> None:
    text = (CASES / "meisterdiebe" / "round_and_hands.toml").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace('refused = "M-46"', 'refused = "M-43"'), encoding="utf-8")
    assert main(["check", str(wrong)]) == 1
    assert "expected refusal by M-43, came M-46" in capsys.readouterr().out


def test_an_edited_record_fails_with_the_move_that_is_not_legal(
    tmp_path: Path, capsys: Printed
) -> None:
    moves = json.loads(a_record())["moves"]
    moves[6] = "0: open C9"
    edited = tmp_path / "edited.jsonl"
    edited.write_text(a_record(moves=moves), encoding="utf-8")
    assert main(["check", str(edited)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("zoch-2-0000: move 7 (0: open C9): expected the move to be accepted")
    assert "allowed: A1 to A4" in out


def test_a_record_with_another_result_fails_with_both_results(
    tmp_path: Path, capsys: Printed
) -> None:
    edited = tmp_path / "edited.jsonl"
    edited.write_text(a_record(result={"scores": [0, 0], "winners": [0, 1]}), encoding="utf-8")
    assert main(["check", str(edited)]) == 1
    assert "result, scores: expected [0,0], came [" in capsys.readouterr().out


def test_a_truncated_record_is_named_with_its_line_and_the_others_are_still_checked(
    tmp_path: Path, capsys: Printed
) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_text(a_record() + "\n" + a_record()[:500], encoding="utf-8")
    assert main(["check", str(cut)]) == 2
    out, err = capsys.readouterr()
    assert out == "1 passed, 0 failed\n"
    assert "cut.jsonl, line 2: no record, or only a part of one" in err


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("notes.jsonl", b"not a record", "no record"),
        ("picture.jsonl", b"\x89PNG\xff\xfe", "no text"),
        ("list.jsonl", b"[1, 2]", "no record"),
        ("broken.toml", b"[[case]", "no cases"),
        ("empty.toml", b"", "no cases"),
        ("typo.toml", b'[[case]]\nid = "X"\ngivven = 1', "no cases"),
    ],
)
def test_a_file_that_is_neither_case_nor_record_is_said_so(
    tmp_path: Path, capsys: Printed, name: str, content: bytes, expected: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    assert main(["check", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == "0 passed, 0 failed\n"
    assert name in err
    assert expected in err


def test_check_refuses_a_path_that_is_not_there(capsys: Printed) -> None:
    assert "no such file or folder" in refusal(capsys, "check", "nowhere.toml")


def test_check_refuses_a_folder_without_cases_and_records(tmp_path: Path, capsys: Printed) -> None:
    assert "no cases (*.toml) and no records (*.jsonl)" in refusal(capsys, "check", str(tmp_path))


def test_check_without_a_path_says_what_it_needs(capsys: Printed) -> None:
    assert "needs the files or folders" in refusal(capsys, "check")


def test_view_prints_what_the_seat_sees_as_json(capsys: Printed) -> None:
    assert main(["view", str(ZOCH), "--after", "30", "--seat", "1"]) == 0
    seen = json.loads(capsys.readouterr().out)
    assert set(seen["drawers"].values()) == {"?"}
    assert seen["hands"] == [["jeweller ?", "detective ?"], ["smuggler 8", "jeweller 5"]]
    assert seen["chosen"] == ["?", None]


def test_view_of_a_spectator_hides_every_hand(capsys: Printed) -> None:
    assert main(["view", str(ZOCH), "--after", "30"]) == 0
    assert main(["view", str(ZOCH), "--after", "30", "--seat", "spectator"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    hands = json.loads(first)["hands"]
    assert all(card.endswith(" ?") for hand in hands for card in hand)


def test_view_picks_a_game_by_its_id_and_ends_at_the_last_move(capsys: Printed) -> None:
    assert main(["view", str(ZOCH), "--id", "zoch-3-0048", "--seat", "0", "--after", "last"]) == 0
    assert json.loads(capsys.readouterr().out)["phase"] == "over"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--after", "9999"], "allowed: 0 to 156, last"),
        (["--after", "soon"], "allowed: 0 to 156, last"),
        (["--seat", "2"], "allowed: 0 to 1, spectator"),
        (["--seat", "-1"], "seat"),
        (["--id", "nobody"], "there is no game 'nobody'; allowed: zoch-2-0000"),
    ],
)
def test_view_says_what_is_allowed(capsys: Printed, arguments: list[str], expected: str) -> None:
    assert expected in refusal(capsys, "view", str(ZOCH), *arguments)


def test_view_refuses_a_mixture_that_would_betray_face_down_cards(capsys: Printed) -> None:
    said = refusal(capsys, "view", str(ZOCH), "--id", "zoch-3-0056")
    assert "fall_no_detective cannot be upper" in said


def test_rules_prints_a_clause_with_its_sources_and_rulings(capsys: Printed) -> None:
    assert main(["rules", "m41"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("M-41  Caught")
    assert "Sources" in out
    assert "OQ-M19" in out


def test_rules_tells_the_defaults_of_an_option(capsys: Printed) -> None:
    assert main(["rules", "alarm_alone"]) == 0
    assert "zoch_fr, zoch_en" in capsys.readouterr().out


def test_rules_names_close_words_for_one_it_does_not_know(capsys: Printed) -> None:
    assert "alarm" in refusal(capsys, "rules", "alrm")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["chess"], "chess"),
        (["play", "chess"], "no game called chess; there are meisterdiebe, diamant"),
        (["play", "--colour", "red"], "--colour"),
        (["play", "--seats", "3"], "Name a game first: meisterdiebe, diamant"),
        (["play", "diamant", "--seats", "9"], "for 3 to 8 players"),
        (["play", "meisterdiebe", "--seats", "1"], "for 2 to 8 players"),
        (["play", "meisterdiebe", "--edition", "deluxe"], "called deluxe; there are zoch, zoch_fr"),
        (
            ["play", "meisterdiebe", "--option", "speed=9"],
            "no option called speed; there are white_start",
        ),
        (["play", "meisterdiebe", "--option", "box_actions"], "Write options like this: --option"),
        (["play", "meisterdiebe", "--option", "box_actions=3"], ": take one of 2, 1"),
        (
            ["play", "meisterdiebe", "--option", "order=smuggler_third"],
            "go together like that: Turning up, Order of turns and",
        ),
        (
            ["play", "meisterdiebe", "--option", "fall_no_detective=upper"],
            "like that: Falls without a detective and Turning up",
        ),
        (
            ["play", "meisterdiebe", "--option", "white_start=30+9"],
            "too few gems for that: fewer players, or less of Imitations",
        ),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (
            ["play", "diamant", "--resume", "nowhere.jsonl"],
            "The game goes on as it was: only --seats",
        ),
        (["play", "--resume", str(ZOCH)], "holds 15 games; only a file with one"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    capsys: Printed, arguments: list[str], expected: str
) -> None:
    assert expected in refusal(capsys, *arguments)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("nl", ": neem een heel getal van 0 tot en met 1.000."),
        ("fr", " : prends un nombre entier, 0 au moins et 1 000 au plus."),
        ("de", ": Nimm eine ganze Zahl von 0 bis 1.000."),
    ],
)
def test_a_table_for_people_is_refused_in_their_language(
    capsys: Printed, language: str, expected: str
) -> None:
    wishes = ["play", "meisterdiebe", "--option", "max_rounds=5000"]
    assert expected in refusal(capsys, *wishes, "--lang", language)


def test_an_edited_game_cannot_be_resumed_and_check_names_the_move(
    tmp_path: Path, capsys: Printed
) -> None:
    edited = tmp_path / "edited.jsonl"
    edited.write_text(a_record(moves=["1: open Z1"], positions={}), encoding="utf-8")
    said = refusal(capsys, "play", "--resume", str(edited))
    assert f"holds no game that can go on. To see why: schatulle check {edited}" in said
    assert main(["check", str(edited)]) == 1
    assert "'Z1' is no drawer; allowed: A1 to A4" in capsys.readouterr().out


def test_the_installed_module_runs_and_ends_with_the_status_of_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "schatulle", "check", "nowhere"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "schatulle: nowhere: there is no such file or folder\n"


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m schatulle rules | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""


def test_bots_are_described_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "diamant", "--lang", "nl"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Rolt zich op en gaat vroeg naar huis." in said
    assert "Kiest willekeurig, wat er ook van komt." in said
