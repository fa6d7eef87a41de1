"""A position of Diamant in words, for those who hear the picture."""

from collections import Counter
from typing import Final

from schatulle.research.drawing.heading import waiting
from schatulle.rules.diamant.actions import Choice
from schatulle.rules.diamant.cards import STONES, Card
from schatulle.rules.diamant.notation import Position, parse_step
from schatulle.rules.diamant.view import HIDDEN, View

GAME: Final = "Diamant"
HAZARDS: Final = {
    Card.SNAKE: "snake",
    Card.SCORPION: "scorpion",
    Card.LANDSLIDE: "landslide",
    Card.GAS: "gas",
    Card.EXPLOSION: "explosion",
}
FISTS: Final = {
    Choice.STAY: "has decided to stay",
    Choice.LEAVE: "has decided to leave",
    HIDDEN: "has decided, fist closed",
}

Shown = View | Position


def moment(shown: Shown) -> str:
    """The expedition."""
    return f"expedition {shown.expedition}"


def question(shown: Shown) -> str:
    """What is asked; where nobody is, a card comes next."""
    if shown.phase == "over":
        return "The game is over"
    return "Stay in the cave, or leave?" if shown.deciding else "A card is turned up next"


def headline(shown: Shown) -> str:
    """The picture's name."""
    return f"{GAME}, {moment(shown)}: {question(shown).lower()}"


def described(shown: Shown) -> str:
    """Everything that the picture shows, one sentence after another."""
    path = ", ".join(map(_step, shown.path)) or "no card yet"
    removed = ", ".join(f"{count} × {HAZARDS[card]}" for card, count in removed_kinds(shown))
    return " ".join(
        [
            waiting(question(shown).rstrip("?"), shown.deciding),
            f"Path: {path}.",
            f"Deck: {shown.deck} cards.",
            f"Out of the game: {removed or 'nothing'}.",
            *(_seat(shown, seat) for seat in range(len(shown.inside))),
        ]
    )


def removed_kinds(shown: Shown) -> list[tuple[Card, int]]:
    """D-19: the hazards that left the game, with their numbers."""
    counts = Counter(shown.removed)
    return [(card, counts[card]) for card in HAZARDS if counts[card]]


def _step(text: str) -> str:
    step = parse_step(text)
    if step.card not in STONES:
        return HAZARDS[step.card]
    return f"treasure {step.card} with {step.stones} left"


def _seat(shown: Shown, seat: int) -> str:
    chest, score = (_count(row[seat]) for row in (shown.chests, shown.scores))
    return (
        f"Seat {seat} {place(shown, seat)}{_fist(shown, seat)}: {shown.unsafe[seat]} unsafe, "
        f"{chest} in the chest, score {score}."
    )


def place(shown: Shown, seat: int) -> str:
    """D-14: in the cave or back in camp."""
    return "in the cave" if shown.inside[seat] else "in camp"


def fist(shown: Shown, seat: int) -> str:
    """D-8: what is seen of the seat's choice; a position does not tell it."""
    chosen = shown.chosen[seat] if isinstance(shown, View) else None
    return "" if chosen is None else FISTS[chosen]


def _fist(shown: Shown, seat: int) -> str:
    words = fist(shown, seat)
    return f", {words}" if words else ""


def _count(stones: int | str) -> str:
    return "unknown" if stones == HIDDEN else str(stones)
