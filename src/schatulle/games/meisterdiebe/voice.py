"""The friendly voice at the box: what a beginner overlooks, from what lies open to the seat."""

from typing import Any, Final

from schatulle.core import HIDDEN, Decision
from schatulle.core.advice import Advice
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.gems import gem_count
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.view import View

#: So few imitations mean that the game may end soon.
FEW: Final = 2
#: So many gems on the red cushion are worth a detective.
MANY: Final = 3


def advice(view: View, asked: Decision[Any], options: Options) -> Advice | None:
    """One sentence at most; None where the question explains itself."""
    match asked.kind:
        case "fill":
            return Advice("meisterdiebe-voice-fill")
        case "choose":
            return _choosing(view, asked)
        case "open":
            return _opening(view, asked)
        case "place":
            return _placing(view, asked, options)
        case "take":
            return Advice("meisterdiebe-voice-take")
        case "turn":
            return Advice("meisterdiebe-voice-turn")
        case _:
            return None


def _choosing(view: View, asked: Decision[Any]) -> Advice:
    """M-89: an empty white cushion ends the game; M-84: detectives take what has fallen."""
    left = [gem_count(white) for white in view.white]
    nearest = min(range(len(left)), key=left.__getitem__)
    if left[nearest] <= FEW and nearest != asked.seat:
        return Advice("meisterdiebe-voice-ending", {"seat": nearest, "gems": left[nearest]})
    if gem_count(view.red) >= MANY:
        return Advice("meisterdiebe-voice-red", {"gems": gem_count(view.red)})
    return Advice("meisterdiebe-voice-choose", {"gems": left[asked.seat]})


def _opening(view: View, asked: Decision[Any]) -> Advice:
    """M-41: what lies below falls; M-84: the detectives of the round take it."""
    own = view.chosen[asked.seat]
    if isinstance(own, Card) and own.character is Character.SMUGGLER:
        return Advice("meisterdiebe-voice-smuggle")
    if HIDDEN in view.chosen:
        return Advice("meisterdiebe-voice-open")
    detectives = [
        card
        for card in view.chosen
        if isinstance(card, Card) and card.character is Character.DETECTIVE
    ]
    if detectives:
        return Advice("meisterdiebe-voice-detectives", {"detectives": len(detectives)})
    return Advice("meisterdiebe-voice-no-detective")


def _placing(view: View, asked: Decision[Any], options: Options) -> Advice | None:
    """M-91: a sapphire costs as much as two diamonds, unless P-26 counts pieces."""
    white = view.white[asked.seat]
    dear = options.penalty == "by_value" and white.sapphires and white.diamonds
    return Advice("meisterdiebe-voice-place") if dear else None
