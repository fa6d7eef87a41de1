"""The clause tracer, run on a small tree of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

TRACER = Path(__file__).parents[2] / "tools" / "trace_clauses.py"

CATALOGUE = """
[clauses.M-1]
play = false
[clauses.M-2]
play = true
[clauses.M-2a]
play = true
[clauses.M-3]
play = true
[rulings]
OQ-M1 = {}
"""
CODE = '''
"""A module that names M-2."""
def fall():
    """M-2, M-2a: gems fall (OQ-M1)."""
class Thief:
    """M-3: takes them."""
'''
TESTS = '''
def test_gems_fall():
    """M-2..M-2a."""
def helper():
    """M-3."""
'''
CASE = """
[[case]]
id = "ME-1"
clauses = ["M-3"]
"""
RULES = "src/schatulle/games/meisterdiebe/rules"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    files = {
        "src/schatulle/games/meisterdiebe/rulebook.toml": CATALOGUE,
        f"{RULES}/thief.py": CODE,
        "tests/rules/test_fall.py": TESTS,
        "tests/cases/meisterdiebe/thief.toml": CASE,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def trace(tree: Path) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, str(TRACER), str(tree)], capture_output=True, text=True, check=False
    )
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


def test_a_tree_in_which_everything_is_named_passes(tree: Path) -> None:
    assert trace(tree) == (0, ["3 clauses traced, 0 complaints"])


def test_a_removed_docstring_is_caught_although_the_module_names_the_clause(tree: Path) -> None:
    rewrite(tree / f"{RULES}/thief.py", '"""M-2, M-2a', '"""M-2a')
    expected = ["M-2: no function names it", "3 clauses traced, 1 complaints"]
    assert trace(tree) == (1, expected)


def test_a_removed_case_is_caught_although_a_helper_names_the_clause(tree: Path) -> None:
    (tree / "tests/cases/meisterdiebe/thief.toml").unlink()
    assert trace(tree)[1][0] == "M-3: no case or test names it"


@pytest.mark.parametrize("span", ["M-2..M-3", "M-2–M-3", "M-2 .. M-3"])
def test_a_range_counts_for_all_clauses_inside(tree: Path, span: str) -> None:
    rewrite(tree / f"{RULES}/thief.py", "M-2, M-2a", span)
    assert trace(tree)[0] == 0


def test_a_clause_is_not_named_by_a_longer_id(tree: Path) -> None:
    rewrite(tree / f"{RULES}/thief.py", "M-3: takes", "M-30: takes")
    assert "M-3: no function names it" in trace(tree)[1]


def test_an_id_that_does_not_exist_is_a_complaint_with_its_file(tree: Path) -> None:
    rewrite(tree / f"{RULES}/thief.py", "OQ-M1", "OQ-M9, M-9")
    rewrite(tree / "tests/cases/meisterdiebe/thief.toml", '"M-3"', '"M-3", "P-1"')
    code, lines = trace(tree)
    assert code == 1
    assert lines[:3] == [
        f"M-9: named in {RULES}/thief.py, but there is no such clause",
        f"OQ-M9: named in {RULES}/thief.py, but there is no such clause",
        "P-1: named in tests/cases/meisterdiebe/thief.toml, but there is no such clause",
    ]
