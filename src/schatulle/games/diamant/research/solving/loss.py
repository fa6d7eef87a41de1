"""What explorers give away to the end of a game, against whoever answers them best."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from schatulle.core import Seat
from schatulle.games.diamant.research.solving.best_answer import Among, Leaving, leaving_of
from schatulle.games.diamant.research.solving.duel import Duel
from schatulle.games.diamant.research.solving.random_duels import SEATS, random_duels
from schatulle.games.diamant.rules.state import State, explorers
from schatulle.research.solving.positions import Situation
from schatulle.research.solving.regrets import ASKS

NAMES: Final = ("strong", "ev")


def regret(name: str, position: Situation, seat: Seat, asks: int) -> float:
    """What a bot gives away by all its decisions to the end, against the best answer."""
    return given_away(leaving_of(name, asks), position.state, seat)


def given_away(leaving: Leaving, state: State, seat: Seat) -> float:
    """What is lost by these odds of leaving, against the rival who answers best."""
    duel = Duel(state, seat)
    return duel.value(state) - (1.0 - Among(duel.rival, leaving).value(state))


def gain(leaving: Leaving, state: State, seat: Seat) -> float:
    """What the best answer wins more, where all leave with these odds.

    With three explorers or more no solution is unique; this is well-defined for any number.
    """
    return Among(seat, leaving).value(state) - Among(seat, leaving, leaving).value(state)


def losses(name: str, seats: int, asks: int = ASKS) -> Iterator[float]:
    """What a bot gives away as either explorer of the random duels at tables of so many."""
    for position in random_duels(seats):
        for seat in explorers(position.state):
            yield regret(name, position, seat, asks)


def report(names: Sequence[str]) -> Iterator[str]:
    """For each number of seats what a bot loses in the mean, and at most."""
    for name in names:
        for seats in SEATS:
            lost = list(losses(name, seats))
            yield f"{name:9} {seats} seats: mean {fmean(lost):.3f}, most {max(lost):.3f}"
