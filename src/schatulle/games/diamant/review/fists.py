"""One fist of the seat, with what either would have been worth."""

from collections.abc import Mapping

from msgspec import Struct

from schatulle.core import Seat
from schatulle.games.diamant.review.worths import Worth
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.state import State
from schatulle.reviews.course import Step


class Fist(Struct, frozen=True):
    """What was decided, and what came of it; in the worths the own seat stands first."""

    step: Step
    seat: Seat
    worths: Mapping[Choice, Worth]
    #: The last fist of this time, with which all were opened.
    opened: Step
    #: The own shares where they are known exactly.
    exact: Mapping[Choice, float] | None = None

    @property
    def state(self) -> State:
        before: State = self.step.before
        return before

    @property
    def number(self) -> int:
        return self.step.number

    @property
    def played(self) -> Choice:
        choice: Choice = self.step.action.choice
        return choice

    @property
    def best(self) -> Choice:
        """The better one; the played one where both are as good."""
        return max(Choice, key=lambda choice: (self.share(choice), choice is self.played))

    @property
    def loss(self) -> float:
        return self.share(self.best) - self.share(self.played)

    @property
    def lost_stones(self) -> float:
        """How many stones fewer the fist could expect to bring home; below 0 for more."""
        return self.stones(self.best) - self.stones(self.played)

    def share(self, choice: Choice) -> float:
        """The share of the win that is to be expected of it."""
        return float(self.worths[choice].shares[0]) if self.exact is None else self.exact[choice]

    def stones(self, choice: Choice) -> float:
        """The stones that are to be expected to come home."""
        return float(self.worths[choice].stones[0])
