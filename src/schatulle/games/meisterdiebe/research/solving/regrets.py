"""What bots give away in the last round, one decision at a time."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct

from schatulle.core import Seat
from schatulle.games.meisterdiebe.research.solving.endings import last_round, moments
from schatulle.games.meisterdiebe.research.solving.last_rounds import Rest
from schatulle.games.meisterdiebe.research.solving.loss import Weighed, weigh
from schatulle.research.solving.positions import Situation
from schatulle.research.solving.regrets import ASKS, choice_odds

NAMES: Final = ("random", "greedy", "bot", "fox", "dragon", "owl")
#: Smaller stakes are rounding.
NOTHING: Final = 1e-6


def regret(name: str, position: Situation, seat: Seat, asks: int) -> float:
    """What a bot gives away by this one decision, if both play best after it."""
    weighed = weigh(position.state, seat, Rest())
    return weighed.loss(choice_odds(name, position, seat, asks))


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
    names: Sequence[str], positions: Iterable[Situation], asks: int = ASKS
) -> tuple[Regrets, ...]:
    """The losses of each bot in the same positions; raises Unsolvable."""
    losses: dict[str, list[float]] = {name: [] for name in names}
    for position, seat, weighed in at_stake(positions):
        for name in names:
            losses[name].append(weighed.loss(choice_odds(name, position, seat, asks)))
    return tuple([Regrets(name, tuple(lost)) for name, lost in losses.items()])


def at_stake(positions: Iterable[Situation]) -> Iterable[tuple[Situation, Seat, Weighed]]:
    """All decisions of the positions by which something can be lost."""
    rest = Rest()
    for position in positions:
        for decision in position.rules.awaiting(position.state):
            weighed = weigh(position.state, decision.seat, rest)
            if weighed.stake > NOTHING:
                yield position, decision.seat, weighed


def report(names: Sequence[str]) -> Iterator[str]:
    """The mean loss of a bot's cards and turns, and how many lose more than half of the win."""
    for edition in ("zoch", "prototype"):
        games = [(str(seed), last) for seed in range(50) for last in (8, 10)]
        rounds = [last_round(seed, edition, last=last) for seed, last in games]
        turns = [
            turn
            for start, (seed, _) in zip(rounds, games, strict=True)
            for turn in moments(start, seed)
            if turn is not start
        ]
        for what, positions in (("cards", rounds), ("turns", turns)):
            for lost in regrets(names, positions):
                yield (
                    f"{edition:9} {what} {lost.bot:18} mean {lost.mean:.3f}  "
                    f"over half {lost.blunders(0.5)} of {len(lost.losses)}"
                )
