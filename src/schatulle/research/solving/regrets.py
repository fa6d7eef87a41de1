"""What bots give away in solved positions, one decision or one position at a time."""

from collections.abc import Iterable, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final

from msgspec import Struct

from schatulle.research.solving.answering import Among, Leaving, leaving_of
from schatulle.research.solving.asking import odds_of
from schatulle.research.solving.duel import Duel
from schatulle.research.solving.positions import Position
from schatulle.research.solving.rest import Rest
from schatulle.research.solving.weighing import Weighed, weigh
from schatulle.rules import diamant
from schatulle.rules.core import Decision, Seat
from schatulle.rules.diamant.state import State

#: How often a bot is asked for the odds of its choices.
ASKS: Final = 32
#: Smaller stakes are rounding.
NOTHING: Final = 1e-6


def regret(name: str, position: Position, seat: Seat, asks: int = ASKS) -> float:
    """What a bot gives away of the win at a seat that is asked; raises Unsolvable.

    Meisterdiebe: by this one decision, if both play best after it. Diamant: by all its decisions
    to the end, against the rival who answers best.
    """
    if position.game == diamant.NAME:
        return given_away(leaving_of(name, asks), position.state, seat)
    weighed = weigh(position.state, seat, Rest())
    return weighed.loss(_odds(name, position, seat, asks))


def given_away(leaving: Leaving, state: State, seat: Seat) -> float:
    """Diamant: what is lost by these odds of leaving, against the rival who answers best."""
    duel = Duel(state, seat)
    return duel.value(state) - (1.0 - Among(duel.rival, leaving).value(state))


def gain(leaving: Leaving, state: State, seat: Seat) -> float:
    """Diamant: what the best answer wins more, where all leave with these odds.

    With three explorers or more no solution is unique; this is well-defined for any number.
    """
    return Among(seat, leaving).value(state) - Among(seat, leaving, leaving).value(state)


def _odds(name: str, position: Position, seat: Seat, asks: int) -> Any:
    view = position.rules.view(position.state, seat)
    make = partial(position.bot, name, seat)
    return odds_of(make, view, asked(position, seat), asks)


def asked(position: Position, seat: Seat) -> Decision[Any]:
    """The seat's open decision."""
    return next(ask for ask in position.rules.awaiting(position.state) if ask.seat == seat)


class Regrets(Struct, frozen=True):
    """What one bot gave away where there was something to lose."""

    bot: str
    #: One for each decision with something at stake.
    losses: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean loss of a decision."""
        return fmean(self.losses) if self.losses else 0.0

    def blunders(self, over: float) -> int:
        """How many decisions lost more than that."""
        return sum([loss > over for loss in self.losses])


def regrets(
    names: Sequence[str], positions: Iterable[Position], asks: int = ASKS
) -> tuple[Regrets, ...]:
    """The losses of each bot in the same positions of Meisterdiebe; raises Unsolvable."""
    losses: dict[str, list[float]] = {name: [] for name in names}
    for position, seat, weighed in at_stake(positions):
        for name in names:
            losses[name].append(weighed.loss(_odds(name, position, seat, asks)))
    return tuple([Regrets(name, tuple(lost)) for name, lost in losses.items()])


def at_stake(positions: Iterable[Position]) -> Iterable[tuple[Position, Seat, Weighed]]:
    """All decisions of the positions by which something can be lost."""
    rest = Rest()
    for position in positions:
        for decision in position.rules.awaiting(position.state):
            weighed = weigh(position.state, decision.seat, rest)
            if weighed.stake > NOTHING:
                yield position, decision.seat, weighed
