"""The page's own box and its folding of events are held against what the rules play."""

import runpy
from pathlib import Path

import pytest

from schatulle.games.meisterdiebe.rules import box as boxes

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "page_fixtures.py"))


def test_the_committed_fixtures_are_what_the_rules_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert TOOL["main"](["--check"]) == 0, capsys.readouterr().out


def test_a_box_that_turns_otherwise_makes_the_check_fail_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moved = boxes.moved
    monkeypatch.setattr(boxes, "moved", lambda box, _: moved(box, boxes.Move.FLIP))
    assert TOOL["main"](["--check"]) == 1
    assert capsys.readouterr().out == (
        "fixtures are not what the rules play; run python tools/page_fixtures.py\n"
    )
