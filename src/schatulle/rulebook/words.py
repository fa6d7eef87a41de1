"""The words of the rulebook, in the reader's language."""

import re

from schatulle.core.registry import game_names
from schatulle.lang import ENGLISH, has, message
from schatulle.rulebook.contents import Chapter, Clause, Entry, Option, Ruling, Source


def key(entry: Entry | Chapter | Source) -> str:
    """The message that holds the words of an entry."""
    match entry:
        case Clause() | Ruling():
            return entry.id
        case Option():
            return f"option-{entry.id}"
        case Chapter():
            return f"chapter-{entry.id}"
        case Source():
            return f"source-{entry.id.replace(':', '-')}"


def title(entry: Entry, lang: str = ENGLISH) -> str:
    """The title of a clause or an option, the question of a ruling."""
    return message(f"{key(entry)}.title", lang)


def text(entry: Entry | Chapter | Source, lang: str = ENGLISH) -> str:
    """The text of an entry: paragraphs with an empty line between them."""
    paragraphs = message(key(entry), lang).split("\n\n")
    return "\n\n".join(paragraph.replace("\n", " ") for paragraph in paragraphs)


def aim(part: str, lang: str = ENGLISH) -> str | None:
    """What players try to do, where the part of the rules can be read by itself."""
    return message(f"aim-{part}", lang).replace("\n", " ") if has(f"aim-{part}") else None


def summary(part: str, lang: str = ENGLISH) -> tuple[str, ...]:
    """The paragraphs in which a part with an aim is told in short, then who does what in it."""
    keys = (f"summary-{part}", f"summary-{part}.roles")
    texts = (message(key, lang) for key in keys if has(key))
    return tuple(paragraph.replace("\n", " ") for text in texts for paragraph in text.split("\n\n"))


def synonyms(lang: str = ENGLISH) -> tuple[tuple[str, str], ...]:
    """Words that other rulebooks and readers have, each with ours for the same thing."""
    keys = (f"{game}-synonyms" for game in game_names())
    pairs = (pair for key in keys if has(key, lang) for pair in message(key, lang).split(";"))
    return tuple((theirs.strip(), ours.strip()) for theirs, ours in (p.split(":") for p in pairs))


def why(ruling: Ruling, lang: str = ENGLISH) -> str:
    return message(f"{key(ruling)}.why", lang).replace("\n", " ")


def value_key(value: str) -> str:
    """The name that a value has in messages, where only letters and digits may stand."""
    return f"value-{re.sub(r'[^a-zA-Z0-9]', '_', value)}"


def value_label(value: str, lang: str = ENGLISH) -> str:
    """The value as it is typed, or words for one that stands for many."""
    label = value_key(value)
    return message(label, lang) if has(label) else value


def value_text(option: Option, value: str, lang: str = ENGLISH) -> str:
    """What an option's value means."""
    return message(f"{key(option)}.{value_key(value)}", lang).replace("\n", " ")


def all_texts(entry: Entry, lang: str = ENGLISH) -> tuple[str, ...]:
    """Every text that an entry has, beside its title."""
    match entry:
        case Clause():
            return (text(entry, lang),)
        case Ruling():
            return (text(entry, lang), why(entry, lang))
        case Option():
            values = (value_text(entry, value, lang) for value in entry.values)
            return (text(entry, lang), *values)


def sentences(entry: Entry, lang: str = ENGLISH) -> tuple[str, ...]:
    """The texts of an entry, sentence by sentence."""
    return tuple(
        sentence for part in all_texts(entry, lang) for sentence in re.split(r"(?<=[.?!])\s+", part)
    )
