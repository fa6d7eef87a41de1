"""Two explorers with nobody else in the running: what their fists are worth, exactly."""

from collections.abc import Mapping
from typing import Final

from schatulle.core import Seat
from schatulle.games.diamant.research.solving.duel import BOTH, Duel, after, rival_of
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.state import State, explorers
from schatulle.research.solving.positions import Unsolvable

#: With more cards in the deck it would take too long.
MOST_CARDS: Final = 17


def duel_shares(state: State, seat: Seat) -> Mapping[Choice, float] | None:
    """The share of the win that each fist secures on average against a rival who mixes as is best.

    None where others have a say, somebody is alone, or too many cards are left.
    """
    if len(state.deck) > MOST_CARDS or len(explorers(state)) != 2:
        return None
    try:
        rival = rival_of(state, seat)
    except Unsolvable:
        return None
    duel = Duel(state, seat)
    theirs = duel.solved(state).column
    return {
        mine.choice: sum(
            odds * duel.value(after(state, {seat: mine, rival: fist}))
            for fist, odds in zip(BOTH, theirs, strict=True)
            if odds
        )
        for mine in BOTH
    }
