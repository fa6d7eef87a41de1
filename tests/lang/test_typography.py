"""Spaces before marks, as each language has them."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from schatulle.core.registry import game_names
from schatulle.lang import roots


class Texts(Visitor):
    """All texts of a book, between what is filled in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(language: str) -> Iterator[str]:
    for folder in roots(game_names()):
        for book in (folder / language).iterdir():
            visitor = Texts()
            visitor.visit(FluentParser().parse(book.read_text(encoding="utf-8")))
            yield from visitor.found


def test_french_has_no_space_that_breaks_before_a_double_mark_or_inside_quotes() -> None:
    # In lists of keys a colon may be the key itself: “· : écrire un coup”.
    wrong = re.compile(r"(?<![·|]) [:;?!»%]|« ")
    assert [text for text in texts("fr") if wrong.search(text)] == []


def test_german_has_no_space_that_breaks_before_a_percent_sign() -> None:
    assert [text for text in texts("de") if " %" in text] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_ellipsis_follows_its_word(language: str) -> None:
    assert [text for text in texts(language) if re.search(r"\w[ \u00a0\u202f]…", text)] == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_english_and_dutch_have_no_space_before_a_percent_sign(language: str) -> None:
    wrong = re.compile(r"^[ \u00a0\u202f]%|\d[ \u00a0\u202f]%")
    assert [text for text in texts(language) if wrong.search(text)] == []
