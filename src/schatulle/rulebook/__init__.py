"""The rules to read: every clause with its sources, rulings, options and words."""

from schatulle.rulebook.contents import (
    Catalogue,
    Chapter,
    Clause,
    Entry,
    Option,
    Ruling,
    Source,
    catalogue,
    chapter_clauses,
    clause,
    entries,
    of_edition,
    option,
    ruling,
    touched_by,
)
from schatulle.rulebook.lookup import close_matches, named, search, sentence_with
from schatulle.rulebook.words import text, title, value_label, value_text, why

__all__ = [
    "Catalogue",
    "Chapter",
    "Clause",
    "Entry",
    "Option",
    "Ruling",
    "Source",
    "catalogue",
    "chapter_clauses",
    "clause",
    "close_matches",
    "entries",
    "named",
    "of_edition",
    "option",
    "ruling",
    "search",
    "sentence_with",
    "text",
    "title",
    "touched_by",
    "value_label",
    "value_text",
    "why",
]
