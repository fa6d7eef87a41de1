"""From the first event of an answer to all that follows from it by itself."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar


class HasPhase(Protocol):
    """A state says what it waits for, or what follows at once."""

    @property
    def phase(self) -> Any:
        """What the state waits for."""


S = TypeVar("S", bound=HasPhase)
E = TypeVar("E")

Evolve = Mapping[type[E], Callable[[S, Any], S]]
Follows = Mapping[Any, Callable[[S], E]]


def followed(
    state: S, event: E, evolve: Evolve[E, S], follows: Follows[S, E]
) -> tuple[tuple[E, ...], S]:
    """The event and those that follow while nobody is asked, and the state after the last one."""
    state = evolve[type(event)](state, event)
    if state.phase not in follows:
        return (event,), state
    events = [event]
    while follow := follows.get(state.phase):
        event = follow(state)
        events.append(event)
        state = evolve[type(event)](state, event)
    return tuple(events), state
