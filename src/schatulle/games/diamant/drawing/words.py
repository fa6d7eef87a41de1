"""A position of Diamant in words, for those who hear the picture."""

from collections import Counter
from typing import Final

from schatulle.core import HIDDEN, Hidden
from schatulle.drawing.heading import waiting
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import STONES, Card, PathCard
from schatulle.games.diamant.rules.view import View

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


def moment(view: View) -> str:
    return f"expedition {view.expedition}"


def question(view: View) -> str:
    """What is asked; where nobody is, a card comes next."""
    if view.phase == "over":
        return "The game is over"
    return "Stay in the cave, or leave?" if view.deciding else "A card is turned up next"


def headline(view: View) -> str:
    return f"{GAME}, {moment(view)}: {question(view).lower()}"


def described(view: View) -> str:
    """Everything that the picture shows, one sentence after another."""
    path = ", ".join(map(_step, view.path)) or "no card yet"
    removed = ", ".join(f"{count} × {HAZARDS[card]}" for card, count in removed_kinds(view))
    return " ".join(
        [
            waiting(question(view).rstrip("?"), view.deciding),
            f"Path: {path}.",
            f"Deck: {view.deck} cards.",
            f"Out of the game: {removed or 'nothing'}.",
            *(_seat(view, seat) for seat in range(len(view.inside))),
        ]
    )


def removed_kinds(view: View) -> list[tuple[Card, int]]:
    """D-19: the hazards that left the game, with their numbers."""
    counts = Counter(view.removed)
    return [(card, counts[card]) for card in HAZARDS if counts[card]]


def _step(step: PathCard) -> str:
    if step.card not in STONES:
        return HAZARDS[step.card]
    return f"treasure {step.card} with {step.stones} left"


def _seat(view: View, seat: int) -> str:
    chest, score = (_count(row[seat]) for row in (view.chests, view.scores))
    return (
        f"Seat {seat} {place(view, seat)}{_fist(view, seat)}: {view.unsafe[seat]} unsafe, "
        f"{chest} in the chest, score {score}."
    )


def place(view: View, seat: int) -> str:
    """D-14: in the cave or back in camp."""
    return "in the cave" if view.inside[seat] else "in camp"


def fist(view: View, seat: int) -> str:
    """D-8: what is seen of the seat's choice; a position does not tell it."""
    chosen = view.chosen[seat] if view.chosen else None
    return "" if chosen is None else FISTS[chosen]


def _fist(view: View, seat: int) -> str:
    words = fist(view, seat)
    return f", {words}" if words else ""


def _count(stones: int | Hidden) -> str:
    return "unknown" if isinstance(stones, Hidden) else str(stones)
