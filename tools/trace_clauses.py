"""Demand, for each clause that says what happens in play, code that names it and a case or test."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

CLAUSE = r"[GMPD]-\d+[a-z]?"
RULING = r"OQ-[MPD]\d+[a-z]?"
NAME = re.compile(rf"(?<![\w-])(?:{CLAUSE}|{RULING})\b")
RANGE = re.compile(rf"(?<![\w-])({CLAUSE})\s?(?:\.\.|–)\s?({CLAUSE})\b")


#: Where the code of the rules lies.
RULES = ("core", "games/*/rules")


class Mention(NamedTuple):
    """A clause or ruling named somewhere: its id, and the file that names it."""

    name: str
    where: Path


class Catalogue(NamedTuple):
    """The ids that exist, in order, and the clauses that must be traced."""

    clauses: list[str]
    rulings: set[str]
    traced: list[str]

    def between(self, first: str, last: str) -> list[str]:
        """The clauses of a range, both ends included; of a range that is none, its two ends."""
        if first not in self.clauses or last not in self.clauses:
            return [first, last]
        return self.clauses[self.clauses.index(first) : self.clauses.index(last) + 1]

    def named_in(self, text: str) -> set[str]:
        """The ids that a text names, alone or within a range."""
        ranges = (self.between(*ends) for ends in RANGE.findall(text))
        return {*NAME.findall(text), *(name for names in ranges for name in names)}

    def knows(self, name: str) -> bool:
        """Whether a clause or ruling has this id."""
        return name in self.clauses or name in self.rulings


def read_catalogue(root: Path) -> Catalogue:
    """Read the rulebooks of all games of the tree."""
    clauses: dict[str, dict[str, Any]] = {}
    rulings: set[str] = set()
    for file in sorted((root / "src" / "schatulle" / "games").glob("*/rulebook.toml")):
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        clauses |= tables["clauses"]
        rulings |= tables.get("rulings", {}).keys()
    traced = [name for name, clause in clauses.items() if clause["play"]]
    return Catalogue(list(clauses), rulings, traced)


def named_in_code(folder: Path, catalogue: Catalogue, prefix: str = "") -> Iterator[Mention]:
    """The ids in docstrings of functions and classes whose names begin with the prefix."""
    for file in sorted(folder.rglob("*.py")):
        for node in definitions(file):
            if node.name.lower().startswith(prefix):
                docstring = ast.get_docstring(node) or ""
                yield from (Mention(name, file) for name in catalogue.named_in(docstring))


def named_in_rules(root: Path, rules: str, catalogue: Catalogue) -> Iterator[Mention]:
    """The ids that the code of the rules names, in all games."""
    for folder in sorted((root / "src" / "schatulle").glob(rules)):
        yield from named_in_code(folder, catalogue)


def definitions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The functions and classes of a file; a module as a whole would prove nothing."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node


def named_in_cases(folder: Path) -> Iterator[Mention]:
    """The ids that the rule cases under a folder list."""
    for file in sorted(folder.rglob("*.toml")):
        for case in tomllib.loads(file.read_text(encoding="utf-8")).get("case", []):
            yield from (Mention(name, file) for name in case.get("clauses", []))


def complaints(root: Path) -> Iterator[str]:
    """A line for each clause that code or tests lack, and for each id that does not exist."""
    catalogue = read_catalogue(root)
    code = [mention for rules in RULES for mention in named_in_rules(root, rules, catalogue)]
    cases = named_in_cases(root / "tests" / "cases")
    tests = [*named_in_code(root / "tests", catalogue, "test"), *cases]
    yield from missing(catalogue, code, "no function names it")
    yield from missing(catalogue, tests, "no case or test names it")
    for name, where in sorted({*code, *tests}):
        if not catalogue.knows(name):
            yield f"{name}: named in {where.relative_to(root)}, but there is no such clause"


def missing(catalogue: Catalogue, mentions: Iterable[Mention], why: str) -> Iterator[str]:
    """A line for each traced clause that none of the mentions names."""
    named = {mention.name for mention in mentions}
    return (f"{name}: {why}" for name in catalogue.traced if name not in named)


def main(root: Path) -> int:
    """Print every complaint and how many there are; 0 if there are none."""
    lines = list(complaints(root))
    print(*lines, sep="\n", end="\n" if lines else "")
    print(f"{len(read_catalogue(root).traced)} clauses traced, {len(lines)} complaints")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parents[1]))
