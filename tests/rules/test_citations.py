"""What code, tests and docs cite can be opened by whoever reads them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).parents[2]
_PLACES: Final = ("src", "tests", "docs", "tools", "benchmarks", "examples", "web/src")
_KINDS: Final = (".py", ".md", ".toml", ".ts", ".tsx", ".ftl", ".css")
_INVARIANT: Final = re.compile(r"\b(?:INV|DIF)-[A-Z]?\d+\b")
_RANGE: Final = re.compile(r"\b((?:INV|DIF)-[A-Z]?)(\d+)(?:\.\.| to (?:INV|DIF)-[A-Z]?)(\d+)\b")
_DOC: Final = re.compile(r"\bdocs/[\w/-]+\.\w+")


def texts() -> Iterator[tuple[Path, str]]:
    """Every file of ours that may cite something."""
    for place in _PLACES:
        for file in sorted((_ROOT / place).rglob("*")):
            if file.suffix in _KINDS and "node_modules" not in file.parts:
                yield file.relative_to(_ROOT), file.read_text(encoding="utf-8")
    for name in ("README.md", "CONTRIBUTING.md", "Makefile"):
        yield Path(name), (_ROOT / name).read_text(encoding="utf-8")


def named(text: str) -> set[str]:
    """The invariants and differences that a text names, alone or in a range."""
    ranges = {
        f"{kind}{number}"
        for kind, first, last in _RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return ranges | set(_INVARIANT.findall(text))


def test_every_invariant_and_difference_that_is_cited_is_explained() -> None:
    explained = set(
        re.findall(r"^\| ((?:INV|DIF)-\w+) \|", (_ROOT / "docs/invariants.md").read_text(), re.M)
    )
    unknown = {(str(file), name) for file, text in texts() for name in named(text) - explained}
    assert not unknown


def test_every_page_of_the_docs_that_is_cited_exists() -> None:
    cited = {(str(file), page) for file, text in texts() for page in _DOC.findall(text)}
    assert not {(file, page) for file, page in cited if not (_ROOT / page).exists()}


@pytest.mark.parametrize("paper", [r"RULES\.md", r"NOTATION\.md", r"Part [5-9]a?\b"])
def test_no_paper_is_cited_that_is_not_in_the_repository(paper: str) -> None:
    here = Path(__file__).relative_to(_ROOT)
    assert not [str(file) for file, text in texts() if file != here and re.search(paper, text)]
