"""Finding an entry of the rulebook by its id, its name or a word in it."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from schatulle.lang import ENGLISH
from schatulle.rulebook.contents import Clause, Entry, Option, Ruling, entries
from schatulle.rulebook.words import all_texts, sentences, synonyms, title


def named(query: str) -> Entry | None:
    """The entry whose id or name the query spells, as `M-41`, `m41`, `oq m5b` or `alarm-alone`."""
    wanted = _bare(query)
    return next((entry for entry in entries() if _bare(entry.id) == wanted), None)


def search(word: str, lang: str = ENGLISH) -> tuple[Entry, ...]:
    """Every entry with the word in its id, its words or its options, in the rulebook's order."""
    wanted = _spellings(word, lang)
    return tuple(entry for entry in entries() if _mentions(entry, wanted, lang))


def sentence_with(entry: Entry, word: str, lang: str = ENGLISH) -> str:
    """The first sentence of an entry that has the word, or else its first sentence."""
    said, wanted = sentences(entry, lang), _spellings(word, lang)
    return next((sentence for sentence in said if _has_one(sentence, wanted)), said[0])


def close_matches(query: str, lang: str = ENGLISH) -> list[str]:
    """Up to three ids, names or words that look like the query."""
    vocabulary = {fold(word): word for entry in entries() for word in _words(entry, lang)}
    vocabulary |= {fold(entry.id): entry.id for entry in entries()}
    return [vocabulary[word] for word in get_close_matches(fold(query), vocabulary)]


def fold(text: str) -> str:
    """The text as it is compared: without case, with plain apostrophes."""
    return text.casefold().replace("’", "'")


def _spellings(word: str, lang: str) -> tuple[str, ...]:
    """The word, and ours for it where a reader has it from another rulebook."""
    asked = fold(word)
    ours = (_exchanged(asked, *map(fold, pair)) for pair in synonyms(lang))
    return tuple(dict.fromkeys((asked, *ours)))


def _exchanged(asked: str, theirs: str, ours: str) -> str:
    # The word may have an ending, as in a plural; longer ones are other words.
    return re.sub(rf"\b{re.escape(theirs)}\w{{0,2}}\b", ours, asked)


def _mentions(entry: Entry, wanted: Iterable[str], lang: str) -> bool:
    said = (entry.id, title(entry, lang), *all_texts(entry, lang), *_options(entry))
    return any(_has_one(text, wanted) for text in said)


def _has_one(text: str, wanted: Iterable[str]) -> bool:
    folded = fold(text)
    return any(word in folded for word in wanted)


def _options(entry: Entry) -> tuple[str, ...]:
    match entry:
        case Clause() | Ruling():
            return entry.options
        case Option():
            return ()


def _words(entry: Entry, lang: str) -> list[str]:
    said = " ".join((title(entry, lang), *all_texts(entry, lang)))
    return re.findall(r"[^\W\d_]{3,}", said.lower())


def _bare(name: str) -> str:
    return re.sub(r"[\s_-]", "", fold(name))
