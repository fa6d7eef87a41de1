"""Moves as they are typed: completed word by word, and made whole."""

from typing import Any, Final

from schatulle.core import Decision
from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.giving import Gifts

#: Questions whose name is also the verb of the answer, which may then be left out.
VERBS: Final = ("fill", "open", "place", "give")


def whole_move(ask: Decision[Any], text: str) -> str:
    """A move as typed, drawers in capitals, with its verb where only the rest was typed."""
    words = [word.upper() if _is_drawer(word) else word for word in text.split()]
    if words and ask.kind in VERBS and (_is_drawer(words[0]) or words[0][0].isdigit()):
        words = [ask.kind, *words]
    return " ".join(words)


def _is_drawer(word: str) -> bool:
    return word.upper() in set(Drawer)


def next_words(ask: Decision[Any], typed: str) -> list[str]:
    """The verb, then what may follow the words that are complete."""
    before, _, last = typed.rpartition(" ")
    if not before:
        verbs = ("give", "keep") if ask.kind == "give" else ("fill",)
        return [verb for verb in verbs if verb.startswith(last.casefold())]
    if ask.kind == "give":
        return _gifts(ask, before, last)
    due = len(ask.choices[0].drawers) - len(before.split()) + 1
    return [f"{before} {drawer}" for drawer in Drawer if due > 0 and _starts(drawer, last)]


def _gifts(ask: Decision[Any], before: str, last: str) -> list[str]:
    """The receivers that are not named yet."""
    assert isinstance(ask.choices, Gifts)
    named = {word.partition(":")[0] for word in before.split()[1:]}
    words = [f"{seat}:" for seat in ask.choices.others if str(seat) not in named]
    return [f"{before} {word}" for word in words if _starts(word, last)]


def _starts(word: str, typed: str) -> bool:
    return word.casefold().startswith(typed.casefold())
