"""What the seat was asked, what it saw then, and what it would believe with one memory or another.

Everything here follows from what the seat was shown; the truth is for the edge of a review.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from schatulle.bots.contract import Memory
from schatulle.core import Decision, Seat, count_of
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.memories import memory_named
from schatulle.games.meisterdiebe.rules import observe, view
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.view import View
from schatulle.reviews.course import Course, Step

#: Reviews are made of games turned round so that the seat is this one.
FIRST: Final = Seat(0)
ELEPHANT: Final = "elephant"
GOLDFISH: Final = "goldfish"
#: People between the two, by their place on the slider.
PEOPLE: Final = ("0.25", "0.5", "0.75")


class OwnDecision(NamedTuple):
    """A question to the seat that had more than one answer."""

    step: Step
    view: View
    #: By the name of the memory.
    beliefs: dict[str, Belief]

    @property
    def decision(self) -> Decision[Any]:
        return self.step.decision

    @property
    def action(self) -> Action:
        action: Action = self.step.action
        return action

    def dice(self, purpose: str) -> Random:
        """The same for whoever has seen the same: nothing else is put into it."""
        return Random(f"{self.decision.id}/{self.view!r}/{purpose}")


def own_decisions(course: Course) -> Iterator[OwnDecision]:
    """All of them, in order; before the first round there is nothing to remember."""
    memories = _memories(course)
    _tell(memories, course.opening)
    for step in course.steps:
        decision = step.decision
        if decision.seat == FIRST and count_of(decision.choices) > 1 and step.before.round > 0:
            seen = view(step.before, FIRST)
            beliefs = {name: memory.recall(seen) for name, memory in memories.items()}
            yield OwnDecision(step, seen, beliefs)
        _tell(memories, step.events)


def _memories(course: Course) -> dict[str, Memory]:
    names = (ELEPHANT, GOLDFISH, *PEOPLE)
    return {name: memory_named(name, FIRST, "review", course.first.options) for name in names}


def _tell(memories: dict[str, Memory], events: tuple[Any, ...]) -> None:
    for event in events:
        seen = observe(event, FIRST)
        if seen is not None:
            for memory in memories.values():
                memory.observe(seen)
