"""What a friendly voice says to somebody who learns."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from schatulle.core.decision import Decision
from schatulle.core.refusal import Detail


class Advice(Struct, frozen=True):
    """The message that tells it, and what it is to be filled in with."""

    says: str
    about: dict[str, Detail] = {}


#: The room `voice` of a game's wing has one, `advice`: from what a seat sees and is asked, and from
#: the table's options.
Adviser = Callable[[Any, Decision[Any], Any], Advice | None]
