"""A costly fist asked again, and what came of it."""

from itertools import takewhile

from schatulle.games.diamant.review.causes import facts_of
from schatulle.games.diamant.review.fists import Fist
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import STONES
from schatulle.games.diamant.rules.events import ExpeditionEnded, GameEnded, Struck, TurnedUp
from schatulle.reviews.contract import Facts, Question


def question(fist: Fist) -> Question:
    """To stay or to leave?"""
    return Question(
        move_number=fist.number,
        moment=fist.step.moment,
        asks="fist",
        facts=facts_of(fist),
        choices=tuple(choice.value for choice in Choice),
        answer=fist.best.value,
        known={choice.value: round(100 * fist.share(choice)) for choice in Choice},
        happened=_happened(fist),
    )


def _happened(fist: Fist) -> Facts:
    """What the seat did, and which card came next, if anybody stayed to see it."""
    ends = (ExpeditionEnded, GameEnded)
    now = list(takewhile(lambda event: not isinstance(event, ends), fist.opened.events))
    card = next((event.card for event in now if isinstance(event, TurnedUp)), None)
    stones = STONES.get(card, 0) if card else 0
    struck = any(isinstance(event, Struck) for event in now)
    came = "nothing" if card is None else "end" if struck else "treasure" if stones else "hazard"
    return {"played": fist.played.value, "came": came, "stones": stones}
