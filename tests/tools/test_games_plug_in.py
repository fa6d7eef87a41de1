"""Layers outside the wings name no game in their code; what they may say in prose is theirs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import schatulle
from schatulle.core.registry import game_names

SOURCE: Final = Path(schatulle.__file__).parent
#: The registry, and modules that researchers import by a game's name.
ALLOWED: Final = {
    "core/registry.py",
    "research/diamant_v0.py",
    "research/meisterdiebe_v0.py",
}
PAGE: Final = Path(__file__).parents[2] / "web" / "src"
#: On the page also what the wings put before their words and styles.
ON_THE_PAGE: Final = re.compile("|".join([*game_names(), r"(?<![\w-])(?:md|dm)-"]), re.IGNORECASE)
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def words(tree: ast.Module) -> Iterator[str]:
    """Every name and every text of a module, but for its docstrings."""
    prose = {id(doc) for node in ast.walk(tree) if (doc := docstring(node))}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in prose:
                yield node.value
        else:
            fields = [value for _, value in ast.iter_fields(node) if isinstance(value, str)]
            yield from fields


def docstring(node: ast.AST) -> ast.Constant | None:
    first = node.body[0] if isinstance(node, DOCUMENTED) and node.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.value
    return None


def names_a_game(text: str) -> bool:
    return any(game in word.casefold() for word in words(ast.parse(text)) for game in game_names())


def test_nothing_outside_the_wings_names_a_game_but_a_short_list() -> None:
    modules = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    outside = {name: path for name, path in modules.items() if not name.startswith("games/")}
    found = {name for name, path in outside.items() if names_a_game(path.read_text("utf-8"))}
    assert found == ALLOWED


def test_nothing_of_the_page_outside_its_wings_names_a_game() -> None:
    files = [path for kind in ("ts", "tsx", "css") for path in PAGE.rglob(f"*.{kind}")]
    names = {path: path.relative_to(PAGE).as_posix() for path in files}
    outside = [path for path in files if not names[path].startswith(("games/", "wire/"))]
    found = [names[path] for path in outside if ON_THE_PAGE.search(path.read_text("utf-8"))]
    assert len(outside) > 50
    assert found == []


@pytest.mark.parametrize("text", ["t('game-diamant')", ".md-board {", 'class="dm-choice"'])
def test_a_game_that_is_named_on_the_page_is_found(text: str) -> None:
    assert ON_THE_PAGE.search(text)
    assert not ON_THE_PAGE.search("cmd-board admd-")


@pytest.mark.parametrize(
    "text",
    [
        "from schatulle.games.diamant import rules",
        "from schatulle.games import diamant as cave",
        "import schatulle.games.meisterdiebe.rules",
        "Diamant = 1",
        "rules.diamant",
        "def meisterdiebe(): pass",
        "play(game='diamant')",
        "play(diamant=1)",
        "def f(diamant): pass",
        "f'{1} of Diamant'",
    ],
)
def test_whatever_names_a_game_is_found(text: str) -> None:
    assert names_a_game(text)


@pytest.mark.parametrize(
    "text",
    ['"""Of Diamant."""', 'def f():\n    """Diamant."""', "x = 1  # diamant", "cave = 'box'"],
)
def test_prose_is_not_code(text: str) -> None:
    assert not names_a_game(text)
