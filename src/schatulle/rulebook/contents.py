"""Clauses, rulings, options and sources of all games.

From the `rulebook.toml` of each wing, but for options, which are what the game's rules have.
"""

import tomllib
from collections.abc import Container, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from schatulle.core.options import explained_values, option_names
from schatulle.core.registry import game_named, game_names, wing

BOOK: Final = "rulebook.toml"
Rows = Mapping[str, dict[str, Any]]


class Source(Struct, frozen=True):
    """A rulebook that a clause was read in."""

    id: str
    language: str
    part: str


class Chapter(Struct, frozen=True):
    """A chapter of one part of the rules."""

    id: str
    part: str


class Clause(Struct, frozen=True):
    """One clause: where it was read and what it touches."""

    id: str
    part: str
    chapter: str
    sources: tuple[str, ...]
    play: bool
    inferred: bool = False
    rulings: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    links: tuple[str, ...] = ()


class Ruling(Struct, frozen=True):
    """The answer to a question that the rulebooks leave open."""

    id: str
    part: str
    options: tuple[str, ...] = ()
    links: tuple[str, ...] = ()


class Option(Struct, frozen=True):
    """A choice that a table may make; `number`, `chance` and `D+S` stand for any such value."""

    id: str
    #: The game.
    part: str
    values: tuple[str, ...]


Entry = Clause | Ruling | Option


class Catalogue(Struct, frozen=True):
    """Everything the rulebook knows, each kind in the rulebook's order."""

    sources: tuple[Source, ...]
    chapters: tuple[Chapter, ...]
    clauses: tuple[Clause, ...]
    rulings: tuple[Ruling, ...]
    options: tuple[Option, ...]


def catalogue() -> Catalogue:
    """The rulebooks of all games, one after the other."""
    return _catalogue(game_names())


@cache
def _catalogue(games: tuple[str, ...]) -> Catalogue:
    books = [_book(game) for game in games]
    kinds = Catalogue.__struct_fields__
    rows = {kind: [row for book in books for row in _named(book.get(kind, {}))] for kind in kinds}
    return msgspec.convert(rows, Catalogue)


def _book(game: str) -> dict[str, Rows]:
    """A game's own book; one that has none brings no clauses."""
    file = files(wing(game)) / BOOK
    if not file.is_file():
        return {}
    book: dict[str, Rows] = tomllib.loads(file.read_text(encoding="utf-8"))
    for clause in book["clauses"].values():
        clause["part"] = book["chapters"][clause["chapter"]]["part"]
    return {**book, "options": _options_of(game)}


def _options_of(name: str) -> Rows:
    kind = type(next(iter(game_named(name).EDITIONS.values())))
    return {
        option: {"part": name, "values": explained_values(kind, option)}
        for option in option_names(kind)
    }


def _named(rows: Rows) -> list[dict[str, Any]]:
    return [{"id": name} | row for name, row in rows.items()]


def clause(name: str) -> Clause:
    """The clause with exactly this id."""
    return _clauses(game_names())[name]


def ruling(name: str) -> Ruling:
    """The ruling with exactly this id."""
    return _rulings(game_names())[name]


def option(name: str) -> Option:
    """The option with exactly this name."""
    return _options(game_names())[name]


def of_edition(names: Iterable[str], edition: str, editions: Container[str]) -> tuple[str, ...]:
    """Those of the clauses that hold in an edition: its own part's where it has some, else those
    of no edition in particular.
    """
    found = [clause(name) for name in dict.fromkeys(names)]
    own = tuple(clause.id for clause in found if clause.part == edition)
    return own or tuple(clause.id for clause in found if clause.part not in editions)


def entries() -> tuple[Entry, ...]:
    """All clauses, then all rulings, then all options."""
    return (*catalogue().clauses, *catalogue().rulings, *catalogue().options)


def chapter_clauses(chapter: Chapter) -> tuple[Clause, ...]:
    return tuple(clause for clause in catalogue().clauses if clause.chapter == chapter.id)


def touched_by(entry: Ruling | Option) -> tuple[Clause, ...]:
    """The clauses that a ruling settles or an option changes."""
    return tuple(
        clause for clause in catalogue().clauses if entry.id in (*clause.rulings, *clause.options)
    )


@cache
def _clauses(games: tuple[str, ...]) -> dict[str, Clause]:
    return {clause.id: clause for clause in _catalogue(games).clauses}


@cache
def _rulings(games: tuple[str, ...]) -> dict[str, Ruling]:
    return {ruling.id: ruling for ruling in _catalogue(games).rulings}


@cache
def _options(games: tuple[str, ...]) -> dict[str, Option]:
    return {option.id: option for option in _catalogue(games).options}
