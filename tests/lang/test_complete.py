"""All four languages say all that English says, with the same things to fill in."""

from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from schatulle.core.registry import game_named, game_names
from schatulle.lang import ENGLISH, LANGUAGES, roots

Asked = dict[str, frozenset[str]]


class Book(NamedTuple):
    """A file of messages, of the house or of a game."""

    owner: str
    name: str

    def text(self, language: str) -> str:
        return (FOLDERS[self.owner] / language / self.name).read_text(encoding="utf-8")


FOLDERS = dict(zip(("house", *game_names()), roots(game_names()), strict=True))
BOOKS = [
    Book(owner, file.name)
    for owner, folder in FOLDERS.items()
    for file in sorted((folder / ENGLISH).iterdir(), key=lambda file: file.name)
]


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


def messages(language: str, book: Book) -> Asked:
    """Every message and attribute of a book, with the variables it asks for."""
    told: Asked = {}
    for entry in FluentParser().parse(book.text(language)).body:
        assert not isinstance(entry, ast.Junk), (language, book, entry.content)
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {
                f"{entry.id.name}.{attribute.id.name}": attribute.value
                for attribute in entry.attributes
            }
            assert not told.keys() & parts.keys(), (language, book, entry.id.name)
            told |= {name: asked(pattern) for name, pattern in parts.items() if pattern}
    return told


@pytest.mark.parametrize("book", BOOKS, ids="/".join)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])
def test_a_language_has_every_message_of_the_english_book_and_asks_for_the_same(
    language: str, book: Book
) -> None:
    assert messages(language, book) == messages(ENGLISH, book)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_no_book_that_english_lacks(language: str) -> None:
    for owner, folder in FOLDERS.items():
        names = {file.name for file in (folder / language).iterdir()}
        assert names == {book.name for book in BOOKS if book.owner == owner}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_books(language: str) -> None:
    names = [name for book in BOOKS for name in messages(language, book)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("place", ["page", "terminal"])
@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_question_has_words_of_its_game(game: str, place: str) -> None:
    ways = tuple(f"{game}-{place}-{way}-" for way in ("ask", "wait"))
    wanted = {f"{way}{kind}" for way in ways for kind in game_named(game).QUESTIONS}
    for language in LANGUAGES:
        names = messages(language, Book(game, f"{place}.ftl"))
        assert {name for name in names if name.startswith(ways)} == wanted


@pytest.mark.parametrize("game", game_names())
def test_no_message_of_a_game_looks_like_one_of_the_house(game: str) -> None:
    """A game that lacks it would else be told in the words of another."""
    house = {
        name.partition("-")[0]
        for book in BOOKS
        if book.owner == "house"
        for name in messages(ENGLISH, book)
    }
    for book in ("page.ftl", "rules.ftl", "terminal.ftl"):
        names = messages(ENGLISH, Book(game, book))
        assert [name for name in names if name.partition("-")[0] in house] == []
