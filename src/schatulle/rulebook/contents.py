"""The clauses, rulings, options and sources of both games, as the catalogue lists them."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct


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


@cache
def catalogue() -> Catalogue:
    """The catalogue that comes with the package."""
    tables = tomllib.loads((files(__package__) / "catalogue.toml").read_text(encoding="utf-8"))
    for clause in tables["clauses"].values():
        clause["part"] = tables["chapters"][clause["chapter"]]["part"]
    return msgspec.convert({kind: _named(rows) for kind, rows in tables.items()}, Catalogue)


def _named(rows: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"id": name} | row for name, row in rows.items()]


def clause(name: str) -> Clause:
    """The clause with exactly this id."""
    return _clauses()[name]


def ruling(name: str) -> Ruling:
    """The ruling with exactly this id."""
    return _rulings()[name]


def option(name: str) -> Option:
    """The option with exactly this name."""
    return _options()[name]


def entries() -> tuple[Entry, ...]:
    """All clauses, then all rulings, then all options."""
    return (*catalogue().clauses, *catalogue().rulings, *catalogue().options)


def chapter_clauses(chapter: Chapter) -> tuple[Clause, ...]:
    """The clauses of a chapter."""
    return tuple(clause for clause in catalogue().clauses if clause.chapter == chapter.id)


def touched_by(entry: Ruling | Option) -> tuple[Clause, ...]:
    """The clauses that a ruling settles or an option changes."""
    return tuple(
        clause for clause in catalogue().clauses if entry.id in (*clause.rulings, *clause.options)
    )


@cache
def _clauses() -> dict[str, Clause]:
    return {clause.id: clause for clause in catalogue().clauses}


@cache
def _rulings() -> dict[str, Ruling]:
    return {ruling.id: ruling for ruling in catalogue().rulings}


@cache
def _options() -> dict[str, Option]:
    return {option.id: option for option in catalogue().options}
