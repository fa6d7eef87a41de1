"""What a friendly voice says to somebody who learns."""

from typing import Any, Protocol

from msgspec import Struct

from schatulle.core.decision import Decision
from schatulle.core.refusal import Detail


class Advice(Struct, frozen=True):
    """The message that tells it, and what it is to be filled in with."""

    says: str
    about: dict[str, Detail] = {}


class Voice(Protocol):
    """The room `voice` of a game's wing."""

    def advice(self, view: Any, asked: Decision[Any], options: Any) -> Advice | None:
        """From what a seat sees and is asked, and the table's options; None for nothing."""
