"""Why something cannot be done, in the reader's language."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from schatulle.core import Detail, IllegalMove, Refusal
from schatulle.lang import has, message
from schatulle.lang.lists import joined, listed

#: So much of a text is told again.
LONGEST: Final = 200


def told(refusal: Refusal, lang: str, names: Sequence[str] = ()) -> str:
    """The sentence of a refusal, and the clause behind it; `names` are those of the seats."""
    sentence = in_words(refusal.says, refusal.about, lang, names)
    return f"{sentence} ({refusal.clause})" if isinstance(refusal, IllegalMove) else sentence


def in_words(says: str, about: Mapping[str, Detail], lang: str, names: Sequence[str] = ()) -> str:
    """A message, filled in with what it is about as people call it."""
    filled = {name: _in_words(name, value, lang, names) for name, value in about.items()}
    return message(says, lang, **filled)


@contextmanager
def refusing_in(lang: str) -> Iterator[None]:
    """Whatever is refused before there is a screen is said in the reader's language, too."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(told(refusal, lang), refusal.says, **refusal.about) from refusal


def _in_words(name: str, value: Detail, lang: str, names: Sequence[str]) -> str | int | float:
    """Seats and options are told by what they are called; the name of a value says what it is."""
    values = value if isinstance(value, tuple) else (value,)
    if name.endswith(("seat", "seats")):
        return listed([_seat(int(seat), lang, names) for seat in values], lang)
    if name in ("option", "options"):
        return listed([_title(str(option), lang) for option in values], lang)
    if isinstance(value, tuple):
        return joined([str(each) for each in value], lang)
    return _legible(value) if isinstance(value, str) else value


def _title(option: str, lang: str) -> str:
    """What an option is called; a game that brings no words has only the name of its field."""
    key = f"option-{option}.title"
    return message(key, lang) if has(key) else option


def _legible(text: str) -> str:
    """What somebody typed, however it was: no half letters, and not without end."""
    whole = text.encode(errors="replace").decode()
    return whole if len(whole) <= LONGEST else f"{whole[:LONGEST]}…"


def _seat(seat: int, lang: str, names: Sequence[str]) -> str:
    if seat < len(names):
        return names[seat]
    return message("refused-chair", lang, chair=seat + 1)
