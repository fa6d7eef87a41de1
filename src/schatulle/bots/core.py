"""The contract of a bot."""

from typing import Any, Protocol

from schatulle.rules.core import Decision


class Bot(Protocol):
    """Plays one seat of one match from what that seat may know."""

    def observe(self, event: Any) -> None:
        """Something happened, as the seat's `observe` tells it."""

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        """One of the decision's choices, from the seat's view and what was observed."""
