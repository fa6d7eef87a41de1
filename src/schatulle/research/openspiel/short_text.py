"""Views and events as short text: two of them read alike only where they are alike."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from schatulle.core import Seat

#: A game's `observe`: what a viewer learns from an event.
Observe = Callable[[Any, Seat], Any]


def text(value: Any) -> str:
    """Any value of the rules; gems and cards as the notation writes them."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return f"[{', '.join(map(text, value))}]"
        case dict():
            return " ".join(f"{name}={text(entry)}" for name, entry in value.items())
        case Struct() if type(value).__str__ is object.__str__:
            return f"({', '.join(map(text, asdict(value).values()))})"
        case _:
            return str(value)


def lines(struct: Struct) -> list[str]:
    """A line for each field of a view or a position."""
    return [f"{name}: {text(value)}" for name, value in asdict(struct).items()]


@lru_cache(maxsize=2**15)
def happening(observe: Observe, event: Any, viewer: Seat) -> str | None:
    """What a viewer learns from an event, None for nothing; the clauses add nothing to it."""
    observed = observe(event, viewer)
    if observed is None:
        return None
    told = [text(value) for name, value in asdict(observed).items() if name != "clauses"]
    return " ".join([type(observed).__name__, *told])
