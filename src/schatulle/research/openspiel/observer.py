"""What a player may see, in the form that OpenSpiel asks for: text, and numbers by name."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from schatulle.core import SPECTATOR, Seat
from schatulle.research.openspiel.spiel import pyspiel

Numbers = NDArray[np.float32]
#: The numbers of a view by the names of its fields, always of the same shapes.
Fields = Mapping[str, Numbers]


class Observed(Protocol):
    """A state as an observer asks it."""

    def fields(self, viewer: Seat) -> Fields:
        """What a player sees now as numbers."""

    def heard(self, viewer: Seat) -> list[str]:
        """All that the viewer has learnt, in order."""

    def seen(self, viewer: Seat) -> list[str]:
        """What the viewer sees now."""


class Observer:
    """OpenSpiel's observer: with perfect recall all that was learnt comes before what is seen.

    Numbers are given without perfect recall only. Public is what an onlooker sees; private are
    the lines of a player that an onlooker does not see.
    """

    def __init__(self, wanted: Any, params: Any, start: Observed) -> None:
        if params:
            raise ValueError(f"there are no parameters for observers; got {params}")
        self._wanted = wanted or pyspiel.IIGObservationType(perfect_recall=False)
        if self._wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the secrets of all players; allowed: SINGLE_PLAYER, NONE")
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        if not self._wanted.perfect_recall and self._is_whole():
            self.tensor, self.dict = one_vector(start.fields(Seat(0)))

    def set_from(self, state: Observed, player: int) -> None:
        """The numbers of what the player sees now."""
        if self.tensor is None:
            return
        for name, numbers in state.fields(Seat(player)).items():
            self.dict[name][:] = numbers

    def string_from(self, state: Observed, player: int) -> str:
        """What the player sees now, or has learnt and sees, as text."""
        if self._is_whole():
            return "\n".join(self._lines(state, Seat(player)))
        public = self._lines(state, SPECTATOR)
        if self._wanted.public_info:
            return "\n".join(public)
        if self._wanted.private_info == pyspiel.PrivateInfoType.NONE:
            return ""
        return "\n".join(line for line in self._lines(state, Seat(player)) if line not in public)

    def _is_whole(self) -> bool:
        """Whether a player's whole sight is asked for, not the public or the private part alone."""
        single = self._wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return bool(self._wanted.public_info and single)

    def _lines(self, state: Observed, viewer: Seat) -> list[str]:
        learnt = state.heard(viewer) if self._wanted.perfect_recall else []
        me = [] if viewer == SPECTATOR else [f"player: {viewer}"]
        return me + learnt + state.seen(viewer)


def one_vector(fields: Fields) -> tuple[Numbers, dict[str, Numbers]]:
    """One vector for all fields, and each field as a window on its part of it."""
    vector = np.zeros(sum(numbers.size for numbers in fields.values()), np.float32)
    parts = np.split(vector, np.cumsum([numbers.size for numbers in fields.values()])[:-1])
    windows = zip(fields.items(), parts, strict=True)
    return vector, {name: part.reshape(numbers.shape) for (name, numbers), part in windows}


def row(numbers: Any) -> Numbers:
    """Numbers or flags as OpenSpiel takes them."""
    return np.asarray(numbers, np.float32)


def one_hot(place: int, length: int) -> list[int]:
    """A one at that place, zeros elsewhere."""
    return [int(other == place) for other in range(length)]


def flags(seats: Any, length: int) -> list[int]:
    """A one for each seat that is named."""
    return [int(seat in seats) for seat in range(length)]
