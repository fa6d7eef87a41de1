"""What tests share lies in support packages, where it is looked for."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
#: Programs that are bad on purpose.
ON_PURPOSE: Final = (TESTS / "bots" / "bad",)


def imported(module: Path) -> Iterator[str]:
    """The dotted names of everything that a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_of_a_test_module(name: str) -> bool:
    return any(part == "conftest" or part.startswith("test_") for part in name.split("."))


def test_no_module_imports_a_test_module_or_a_conftest() -> None:
    found = [
        f"{module.relative_to(TESTS)} imports {name}"
        for module in sorted(TESTS.rglob("*.py"))
        for name in imported(module)
        if is_of_a_test_module(name)
    ]
    assert found == []


def test_helpers_lie_in_support_packages() -> None:
    beside = [
        str(module.relative_to(TESTS))
        for module in sorted(TESTS.rglob("*.py"))
        if not module.name.startswith("test_")
        and module.name not in ("conftest.py", "__init__.py")
        and "support" not in module.parts
        and module.parent not in ON_PURPOSE
    ]
    assert beside == []
