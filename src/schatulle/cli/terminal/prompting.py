"""The line that says what is waited for and from whom, and the clauses behind it."""

from typing import Any, Final

from schatulle.cli.terminal.shown import Shown
from schatulle.cli.terminal.words import character_in_words, say
from schatulle.rules.core import Decision, Seat

_CARD_KINDS: Final = ("open", "place", "rob", "give")

#: What to read about a question, by its kind; a character's own clauses come after.
CLAUSES: Final = {
    "fill": ("M-22", "M-23", "M-24"),
    "choose": ("M-26", "M-27", "M-29", "M-31", "M-32", "M-34"),
    "open": ("M-36", "M-37", "M-39", "M-41", "M-42"),
    "place": (),
    "rob": (),
    "give": ("P-18",),
    "take": ("M-60", "M-61", "M-86"),
    "turn": ("M-43", "M-44", "M-45"),
    "decide": ("D-8", "D-9", "D-13", "D-14", "D-15"),
}
OF_CHARACTER: Final = {
    "smuggler": ("M-49", "M-50", "M-53", "M-59"),
    "jeweller": ("M-63", "M-64", "M-67", "M-70"),
    "jewelress": ("M-74", "M-75", "M-77"),
    "thief": ("M-78",),
    "masterthief": ("M-79", "M-80", "M-81", "M-82"),
    "detective": ("M-84", "M-85", "M-86"),
}
PROTOTYPE: Final = {
    "fill": ("P-6", "P-7"),
    "choose": ("P-9", "P-10", "P-12", "P-13"),
    "open": ("P-13a", "P-14", "P-15"),
    "turn": ("P-24",),
    "smuggler": ("P-18",),
    "jeweller": ("P-16",),
    "jewelress": ("P-17",),
    "thief": ("P-19",),
    "masterthief": ("P-20", "P-21"),
    "detective": ("P-23",),
}


def asking_line(shown: Shown, ask: Decision[Any]) -> str:
    """What a person is asked."""
    count = len(ask.choices[0].drawers) if ask.kind == "fill" else 0
    return say(
        f"ask-{ask.kind}",
        shown.lang,
        name=shown.names[ask.seat],
        card=_card(shown, ask.seat),
        count=count,
    )


def waiting_line(shown: Shown, ask: Decision[Any]) -> str:
    """What a bot is doing."""
    return say(
        f"wait-{ask.kind}", shown.lang, name=shown.names[ask.seat], card=_card(shown, ask.seat)
    )


def clauses(shown: Shown, ask: Decision[Any]) -> tuple[str, ...]:
    """What the rules say about the question, in the table's edition."""
    keys = [ask.kind]
    if ask.kind in _CARD_KINDS:
        keys.append(_character(shown, ask.seat))
    printed = {**CLAUSES, **OF_CHARACTER}
    if shown.options.edition == "prototype":
        printed |= PROTOTYPE
    return tuple(dict.fromkeys(clause for key in keys for clause in printed.get(key, ())))


def _character(shown: Shown, seat: Seat) -> str:
    chosen: str | None = shown.view.chosen[seat]
    return (chosen or "").partition(" ")[0]


def _card(shown: Shown, seat: Seat) -> str:
    """The card in play, where the viewer knows it."""
    character, _, number = (shown.view.chosen[seat] or "?").partition(" ")
    if not number:
        return ""
    return f"{character_in_words(character, shown.lang)} {number}"
