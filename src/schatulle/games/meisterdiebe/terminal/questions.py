"""How Meisterdiebe asks, and how it is answered: on the box, from a menu, or typed."""

from typing import Any, Final

from schatulle.cli.terminal.answers.menu import Menu, listed_moves
from schatulle.cli.terminal.contract import MenuItem, Picker, Shown
from schatulle.cli.terminal.look.palette import SEATS
from schatulle.cli.terminal.wording.phrases import agreed
from schatulle.core import Decision, Seat
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe.rules import NAME
from schatulle.games.meisterdiebe.rules.cards import Card
from schatulle.games.meisterdiebe.terminal.drawer_walk import FillingWalk, OpeningWalk
from schatulle.games.meisterdiebe.terminal.move_labels import label_of
from schatulle.games.meisterdiebe.terminal.typed_moves import next_words, whole_move
from schatulle.games.meisterdiebe.terminal.words import character_in_words, say
from schatulle.lang import message

_CARD_KINDS: Final = ("open", "place", "rob", "give")
_KEYS: Final = {
    "plunder": "p",
    "search": "s",
    "keep": "k",
    "take d": "d",
    "take s": "s",
    "turn": "n",
    "turn top+": "t",
    "turn top-": "T",
    "turn two+": "w",
    "turn two-": "W",
    "turn flip": "f",
    "pass": "p",
}
#: Kinds whose choices are numbered.
_NUMBERED: Final = ("choose", "place", "give")

#: What to read about a question, by its kind; a character's own clauses come after.
CLAUSES: Final = {
    "fill": ("M-22", "M-23", "M-24", "P-6", "P-7"),
    "choose": (
        *("M-26", "M-27", "M-29", "M-31", "M-32", "M-34"),
        *("P-9", "P-10", "P-12", "P-13"),
    ),
    "open": ("M-36", "M-37", "M-39", "M-41", "M-42", "P-13a", "P-14", "P-15"),
    "take": ("M-60", "M-61", "M-86"),
    "turn": ("M-43", "M-44", "M-45", "P-24"),
}
OF_CHARACTER: Final = {
    "smuggler": ("M-49", "M-50", "M-53", "M-59", "P-18"),
    "jeweller": ("M-63", "M-64", "M-67", "M-70", "P-16"),
    "jewelress": ("M-74", "M-75", "M-77", "P-17"),
    "thief": ("M-78", "P-19"),
    "masterthief": ("M-79", "M-80", "M-81", "M-82", "P-20", "P-21"),
    "detective": ("M-84", "M-85", "M-86", "P-23"),
}


class BoxQuestions:
    """How questions of Meisterdiebe are answered with keys."""

    secret: tuple[str, ...] = ("choose",)

    def prompt(self, shown: Shown, ask: Decision[Any]) -> str:
        """By its kind, with the card in play."""
        count = len(ask.choices[0].drawers) if ask.kind == "fill" else 0
        return _worded(f"ask-{ask.kind}", shown, ask.seat, count=count)

    def waiting(self, shown: Shown, ask: Decision[Any]) -> str:
        """By its kind, with the card in play."""
        return _worded(f"wait-{ask.kind}", shown, ask.seat)

    def clauses(self, shown: Shown, ask: Decision[Any]) -> tuple[str, ...]:
        """Those of the kind, and of the character in play."""
        if ask.kind not in _CARD_KINDS:
            return CLAUSES.get(ask.kind, ())
        card = _card(shown, ask.seat)
        own = OF_CHARACTER[card.character] if card else ()
        return (*CLAUSES.get(ask.kind, ()), *own)

    def about(self, shown: Shown, move: str) -> str:
        """What the character of a card does at this table."""
        verb, _, character = move.partition(" ")
        if verb != "choose":
            return ""
        return message(f"md-card-{character}", shown.lang, **agreed(shown.options))

    def picker(self, ask: Decision[Any], view: Any, finger: str | None, lang: str) -> Picker:
        """A walk over the drawers where one is to be opened or filled, else a menu."""
        if ask.kind == "fill":
            return FillingWalk(view, finger, len(ask.choices[0].drawers))
        choices = _choices(ask, view, lang)
        if ask.kind == "open":
            return OpeningWalk(view, choices, finger)
        return Menu(choices, _seats(len(view.chosen), lang))

    def completions(self, ask: Decision[Any], typed: str) -> list[str]:
        """Whole moves where they can be listed, else the next word."""
        moves = listed_moves(game_named(NAME), ask)
        if not moves:
            return next_words(ask, typed)
        return [move for move in moves if move.casefold().startswith(typed.casefold())]

    def whole(self, ask: Decision[Any], typed: str) -> str:
        """Drawers in capitals, and the verb where only the rest was typed."""
        return whole_move(ask, typed)

    def keys(self, lang: str) -> tuple[str, ...]:
        """How the finger walks over the drawers."""
        return tuple(say(f"help-key-{name}", lang) for name in ("walk", "enter", "drawer", "space"))

    def legend(self, lang: str) -> tuple[str, ...]:
        """Characters in short, and gems with their values."""
        return say("help-cards", lang), say("help-gems", lang)


def _choices(ask: Decision[Any], view: Any, lang: str) -> tuple[MenuItem, ...]:
    """All moves that open no drawer: those are walked to."""
    listed = [move for move in listed_moves(game_named(NAME), ask) if not move.startswith("open ")]
    return tuple(
        MenuItem(_key(ask.kind, move, number), label_of(move, ask.seat, view, lang), move)
        for number, move in enumerate(listed, 1)
    )


def _seats(count: int, lang: str) -> str:
    """How the seats are numbered."""
    marks = [f"{seat} {SEATS[seat].glyph}" for seat in range(count)]
    return say("hint-seats", lang, seats=" · ".join(marks))


def _key(kind: str, move: str, number: int) -> str:
    if move in _KEYS:
        return _KEYS[move]
    return str(number) if kind in _NUMBERED and number <= 9 else ""


def _worded(key: str, shown: Shown, seat: Seat, **args: object) -> str:
    card = _card(shown, seat)
    words = f"{character_in_words(card.character, shown.lang)} {card.number}" if card else ""
    return say(key, shown.lang, name=shown.names[seat], card=words, **args)


def _card(shown: Shown, seat: Seat) -> Card | None:
    """The card in play, where the viewer knows it."""
    card = shown.view.chosen[seat]
    return card if isinstance(card, Card) else None
