"""The command line on a game that it has never heard of."""

import json
from pathlib import Path

import pytest

from schatulle.cli.main import main
from schatulle.table.records import format_record
from support.toy.played import CASE, record

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def records(tmp_path: Path) -> Path:
    path = tmp_path / "toy.jsonl"
    path.write_text(format_record(record()) + "\n", encoding="utf-8")
    return path


def test_check_runs_its_records_and_cases(records: Path, capsys: Printed) -> None:
    (records.parent / "toy.toml").write_text(CASE, encoding="utf-8")
    assert main(["check", str(records.parent)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"


def test_verify_draws_its_chance_anew(records: Path, capsys: Printed) -> None:
    assert main(["verify", str(records)]) == 0
    assert "fair: 4 draws" in capsys.readouterr().out


def test_view_shows_what_a_seat_sees(records: Path, capsys: Printed) -> None:
    assert main(["view", str(records), "--after", "0", "--seat", "1"]) == 0
    seen = json.loads(capsys.readouterr().out)
    assert [number is None for number in seen["lucky"]] == [True, False, True]


def test_the_arena_and_the_list_of_bots_know_it(capsys: Printed) -> None:
    arguments = ["arena", "toy", "--seats", "2", "--games", "4", "--bots", "hen,ant", "--json"]
    assert main([*arguments, "--jobs", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"]) == ("toy", 4)
    assert main(["bots", "toy"]) == 0
    assert "🐔" in capsys.readouterr().out


def test_luck_is_not_measured_where_nobody_knows_what_positions_are_worth(
    capsys: Printed,
) -> None:
    arguments = ["arena", "toy", "--seats", "2", "--games", "4", "--bots", "hen,ant", "--adjusted"]
    assert main(arguments) == 2
    assert "allowed: meisterdiebe, diamant" in capsys.readouterr().err
