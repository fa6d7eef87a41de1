"""What mypy has found in one clone is there in the next one."""

import runpy
from collections.abc import Callable
from pathlib import Path

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "types_check.py"))
take_over: Callable[[Path, Path], None] = TOOL["take_over"]
hand_on: Callable[[Path, Path], None] = TOOL["hand_on"]


def test_a_new_clone_has_what_the_last_one_handed_on(tmp_path: Path) -> None:
    handed_on = tmp_path / "cache" / "types-found.tar"
    for words in ("first", "second"):
        found = tmp_path / words
        (found / "3.11").mkdir(parents=True)
        (found / "3.11" / "cache.0.db").write_text(words)
        hand_on(found, handed_on)
    take_over(handed_on, tmp_path / "new")
    assert (tmp_path / "new" / "3.11" / "cache.0.db").read_text() == "second"
    assert [it.name for it in handed_on.parent.iterdir()] == [handed_on.name]


def test_where_nothing_was_handed_on_nothing_is_taken_over(tmp_path: Path) -> None:
    take_over(tmp_path / "types-found.tar", tmp_path / "new")
    assert not (tmp_path / "new").exists()
