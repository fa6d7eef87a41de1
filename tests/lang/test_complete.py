"""All four languages say all that English says, with the same things to fill in."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from schatulle.lang import ENGLISH, LANGUAGES

Asked = dict[str, frozenset[str]]

FOLDER = files("schatulle") / "lang"
BOOKS = sorted(file.name for file in (FOLDER / ENGLISH).iterdir() if file.name.endswith(".ftl"))


class Variables(Visitor):
    """The names of what a message has to be given."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def asked(node: ast.Pattern | None) -> frozenset[str]:
    found = Variables()
    found.visit(node)
    return frozenset(found.names)


def messages(language: str, book: str) -> Asked:
    """Every message and attribute of a book, with the variables it asks for."""
    text = (FOLDER / language / book).read_text(encoding="utf-8")
    told: Asked = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), (language, book, entry.content)
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes}
            assert not told.keys() & parts.keys(), (language, book, entry.id.name)
            told |= {name: asked(pattern) for name, pattern in parts.items() if pattern}
    return told


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])
def test_a_language_has_every_message_of_the_english_book_and_asks_for_the_same(
    language: str, book: str
) -> None:
    assert messages(language, book) == messages(ENGLISH, book)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_books(language: str) -> None:
    names = [name for book in BOOKS for name in messages(language, book)]
    assert len(names) == len(set(names))
