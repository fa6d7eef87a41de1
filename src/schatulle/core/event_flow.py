"""From the first event of an answer to all that follows from it by itself."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace


class HasMoment(Protocol):
    """A state says what it waits for, or what follows at once, and how many events have counted."""

    @property
    def phase(self) -> Any:
        """What the state waits for."""

    @property
    def moment(self) -> int:
        """How many events that count have happened."""


S = TypeVar("S", bound=HasMoment)
E = TypeVar("E")


#: What an event does to all but the phase; what comes after it, the state and the phase that it is
#: in now; and whether the event counts.
Step = tuple[Callable[[S, Any], S], Callable[[S], tuple[S, Any]], bool]


class EventFlow(NamedTuple, Generic[S, E]):
    """How the events of a game make its states.

    A moment passes with each event that counts. The ids of decisions hang on it: what not every
    seat knows of must not count, nor what leaves the questions to others as they were.
    """

    steps: Mapping[type[E], Step[S]]
    #: By phase what happens there without anybody being asked.
    follows: Mapping[Any, Callable[[S], E]]
    #: Phases that belong to the moment before.
    midway: frozenset[Any] = frozenset()


def steps(
    happens: Mapping[type[E], Callable[[S, Any], S]],
    goes_on: Mapping[type[E], Callable[[S], tuple[S, Any]]],
    uncounted: frozenset[type[E]],
) -> dict[type[E], Step[S]]:
    """The steps of a flow, event by event."""
    return {kind: (happens[kind], goes_on[kind], kind not in uncounted) for kind in happens}


def unchanged(state: S, _event: object) -> S:
    """What an event does that only leads on."""
    return state


def evolved(flow: EventFlow[S, E], state: S, event: E) -> S:
    happens, goes_on, counts = flow.steps[type(event)]
    after, phase = goes_on(happens(state, event))
    return _at(after, phase, state.moment + (counts and phase not in flow.midway))


def followed(flow: EventFlow[S, E], state: S, event: E) -> tuple[tuple[E, ...], S]:
    """`evolved` for the event and those that follow while nobody is asked, all in one pass.

    Until the last of them is over, the state is not told its phase.
    """
    steps, follows, midway = flow
    happens, goes_on, counts = steps[type(event)]
    after, phase = goes_on(happens(state, event))
    moment = state.moment
    if counts and phase not in midway:
        moment += 1
    elif phase is state.phase:
        return (event,), after
    if phase not in follows:
        return (event,), replace(after, phase=phase, moment=moment)  # type: ignore[type-var]
    events = [event]
    while phase in follows:
        event = follows[phase](after)
        events.append(event)
        happens, goes_on, counts = steps[type(event)]
        after, phase = goes_on(happens(after, event))
        if counts and phase not in midway:
            moment += 1
    return tuple(events), replace(after, phase=phase, moment=moment)  # type: ignore[type-var]


def _at(state: S, phase: Any, moment: int) -> S:
    return replace(state, phase=phase, moment=moment)  # type: ignore[type-var] # it is a Struct
