"""`schatulle critic` as a person types it: what it tells, keeps, goes on with and refuses."""

import json
from collections.abc import Generator, Sequence
from functools import cache
from importlib.resources import as_file
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from schatulle.arena.block import Block, PlayedBlock, played_block
from schatulle.bots.network import weights_of
from schatulle.cli import critic
from schatulle.cli.main import main

CAVE: Final = ("critic", "diamant", "--player", "ev", "--seats", "3", "--jobs", "1")
SEARCH: Final = (*CAVE, "--by", "search", "--playouts", "2")

Printed = pytest.CaptureFixture[str]


def found(printed: Printed, folder: Path, *arguments: str, status: int = 0) -> dict[str, Any]:
    assert main((*SEARCH, "--out", str(folder), "--json", *arguments)) == status
    (line,) = printed.readouterr().out.splitlines()
    told: dict[str, Any] = json.loads(line)
    return told


def test_a_gain_is_the_share_less_the_even_one_with_its_interval(
    capsys: Printed, tmp_path: Path
) -> None:
    told = found(capsys, tmp_path, "--games", "6")
    (gain,) = told["critics"]
    assert (told["player"], told["seats"], gain["by"], gain["games"]) == ("ev", 3, "search", 6)
    assert gain["gain"] == pytest.approx(gain["win_share"] - 1 / 3, abs=1e-5)
    assert -1 / 3 - 1e-6 <= gain["low"] < gain["gain"] < gain["high"] <= 2 / 3 + 1e-6
    assert told["exploitability"] == gain["gain"]


def interrupted_after(blocks: int) -> Any:
    """The arena's play, with Ctrl-C after so many blocks."""

    def play(planned: Sequence[Block]) -> Generator[PlayedBlock, None, None]:
        for number, block in enumerate(planned):
            if number == blocks:
                raise KeyboardInterrupt
            yield played_block(block)

    return play


def test_an_exam_that_was_interrupted_shows_what_there_is_and_goes_on(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    through = found(capsys, tmp_path / "through", "--games", "9")
    with monkeypatch.context() as patched:
        patched.setattr(critic, "here", interrupted_after(1))
        half = found(capsys, tmp_path / "half", "--games", "9", status=130)
    assert [gain["games"] for gain in half["critics"]] == [3]
    kept = tmp_path / "half" / "search.jsonl"
    assert len(kept.read_bytes().splitlines()) == 1
    # The machine went down in the middle of a line.
    kept.write_bytes(kept.read_bytes() + b'{"deal":1,"ga')
    assert found(capsys, tmp_path / "half", "--games", "9") == through
    deals = [json.loads(line)["deal"] for line in kept.read_bytes().splitlines()]
    assert deals == [0, 1, 2]


def test_more_games_go_on_where_fewer_ended(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found(capsys, tmp_path, "--games", "6")
    monkeypatch.setattr(critic, "here", interrupted_after(1))
    assert found(capsys, tmp_path, "--games", "9")["critics"][0]["games"] == 9


def test_the_table_ends_with_the_lower_bound(capsys: Printed, tmp_path: Path) -> None:
    assert main((*SEARCH, "--out", str(tmp_path), "--games", "6")) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert lines[0] == "critics of ev: diamant, diamant, 3 seats"
    assert lines[1].split() == ["critic", "games", "wins", "gain", "95", "%"]
    assert lines[-1].startswith("exploitability found so far, a lower bound: ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((*CAVE, "--by", "luck"), "--by 'luck'; allowed: nothing, network, search"),
        ((*SEARCH, "--games", "2"), "--games 2; allowed: 3 and more"),
        ((*CAVE[:-1], "0", "--by", "search"), "--jobs 0; allowed: 1 to 512"),
        ((*CAVE, "--playouts", "0"), "--playouts 0"),
        (("critic", "diamant", "--player", "cat", "--seats", "3", "--by", "search"), "'cat'"),
        (("critic", "diamant", "--player", "ev", "--seats", "9"), "allowed: 3 to 8"),
        (
            ("critic", "diamant", "--player", "exec:true", "--seats", "3", "--by", "search"),
            "a program does not tell its odds; name with --model",
        ),
        ((*CAVE, "--network", "no.npz"), "there is no network 'no.npz'"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_sentence(
    capsys: Printed, tmp_path: Path, arguments: Sequence[str], says: str
) -> None:
    assert main((*arguments, "--out", str(tmp_path / "exam"))) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert len(told.err.splitlines()) == 1
    assert not (tmp_path / "exam").exists()


def test_a_folder_holds_one_exam(capsys: Printed, tmp_path: Path) -> None:
    found(capsys, tmp_path, "--games", "3")
    assert main((*SEARCH, "--out", str(tmp_path), "--seed", "1", "--games", "3")) == 2
    assert "is of another exam; choose another folder with --out" in capsys.readouterr().err


class FakeLessons:
    """A lesson of three rounds that Ctrl-C ends in the middle, once."""

    def __init__(self) -> None:
        self.rounds = 0

    def recipe_of(self, _exam: Any, _way: str) -> Any:
        return SimpleNamespace(rounds=3)

    def taught(self, _recipe: Any, _lesson: Path, network: Path) -> Generator[int, None, None]:
        while self.rounds < 3:
            self.rounds += 1
            yield self.rounds
            if self.rounds == 2:
                self.rounds = 3
                raise KeyboardInterrupt
        with as_file(weights_of("diamant") / "diamant-3.npz") as shipped:
            network.write_bytes(shipped.read_bytes())


def test_a_lesson_that_is_interrupted_goes_on_and_is_examined_at_the_table(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(critic, "_lessons", cache(FakeLessons))
    arguments = (*CAVE, "--by", "nothing", "--games", "6", "--out", str(tmp_path), "--json")
    assert main(arguments) == 130
    told = json.loads(capsys.readouterr().out)
    assert (told["critics"], told["exploitability"]) == ([], None)
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(gain["by"], gain["games"]) for gain in told["critics"]] == [("nothing", 6)]
