"""What happened, in one sentence for the log: only what the event itself says."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from schatulle.cli.terminal import telling_diamant, telling_meisterdiebe
from schatulle.cli.terminal.teller import Teller

TELL: Final[Mapping[type, Callable[[Teller, Any], str]]] = {
    **telling_meisterdiebe.TELL,
    **telling_diamant.TELL,
}


def tell(event: Any, names: Sequence[str], lang: str) -> str | None:
    """The event as its observer may hear it; None for what is no event of either game."""
    told = TELL.get(type(event))
    return None if told is None else told(Teller(tuple(names), lang), event)
