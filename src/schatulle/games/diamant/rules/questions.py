"""What an explorer is asked."""

from collections.abc import Mapping, Sequence
from typing import Final

from schatulle.core import Default, Seat
from schatulle.games.diamant.rules.actions import Action

#: OQ-M31: whoever's time is up goes back to camp.
QUESTIONS: Final[Mapping[str, Default]] = {"decide": "careful"}


def numbered(_told: Sequence[Action], _seat: Seat, _seats: int) -> None:
    """D-8: to stay or to leave can always be listed."""
