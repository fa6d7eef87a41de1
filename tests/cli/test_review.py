"""`schatulle review`: what is printed, and what is refused in one sentence."""

import json
from pathlib import Path

import pytest

from schatulle.cli.main import main
from schatulle.cli.review import curve
from schatulle.games.diamant.review import worths
from schatulle.lang import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
DIAMANT = RECORDS / "diamant.jsonl"
LINE = DIAMANT.read_text(encoding="utf-8").splitlines()[0]

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _few_courses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worths, "COURSES", 16)
    monkeypatch.setattr(worths, "LATER", 16)


def a_file(folder: Path, **changes: object) -> str:
    path = folder / "game.jsonl"
    path.write_text(json.dumps(json.loads(LINE) | changes), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_json_has_a_sentence_for_every_decision_in_the_readers_language(
    lang: str, capsys: Printed
) -> None:
    wanted = ["--seat", "1", "--json", "--lang", lang, "--id", "diamant-5-0004"]
    assert main(["review", str(DIAMANT), *wanted]) == 0
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert told["game"] == "diamant"
    assert told["seat"] == 1
    assert told["memory"] is None
    mark = "%" if lang in ("en", "nl") else "\u00a0%"
    assert err.splitlines()[0].endswith(f": 0{mark}")
    assert all(decision["why"].endswith(".") for decision in told["decisions"])
    assert {"early", "late", "decisions"} == told["risk"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_about_chances_mistakes_risk_and_questions(lang: str, capsys: Printed) -> None:
    assert main(["review", str(DIAMANT), "--seat", "0", "--lang", lang]) == 0
    out, _ = capsys.readouterr()
    for number in (1, 2, 3):
        assert out.count(f" {number}") > 0
    assert "\ufffd" not in out
    assert "review-" not in out


def test_words_of_a_record_do_not_steer_the_terminal(tmp_path: Path, capsys: Printed) -> None:
    path = a_file(tmp_path, players=["\x1b[31mann", "[red]ben[/red]", "cleo"])
    assert main(["review", path, "--seat", "0", "--lang", "en"]) == 0
    out, _ = capsys.readouterr()
    assert "\x1b" not in out
    assert "Diamant, seen from \ufffd[31mann" in out
    assert "[red]ben[/red]" in out


def test_what_cannot_be_reviewed_is_refused_in_one_sentence(
    tmp_path: Path, capsys: Printed
) -> None:
    moves = json.loads(LINE)["moves"]
    for changes, seat, why in (
        ({"moves": moves[:-1], "positions": {}, "result": None}, "0", "the game is not over"),
        ({"moves": moves[1:], "positions": {}}, "0", "not the game that was played"),
        ({"result": {"scores": [50, 0, 0], "winners": [0]}}, "0", "not the game that was played"),
        ({"game": "go"}, "0", "there is no game 'go'"),
        ({}, "3", "there was no seat 3; allowed: 0 to 2"),
        ({}, "-1", "there was no seat -1"),
        ({}, "first", "--seat"),
    ):
        assert main(["review", a_file(tmp_path, **changes), f"--seat={seat}"]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert why in err
        assert err.startswith("schatulle: ")
        assert len(err.splitlines()) == 1


def test_a_curve_is_as_high_as_the_chances_and_never_too_long() -> None:
    assert curve([0.0, 0.5, 1.0]) == " ▄█"
    assert len(curve([0.5] * 500)) <= 60
