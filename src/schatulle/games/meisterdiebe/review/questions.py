"""The costliest moments, asked again: what one should have remembered, and what was true."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from schatulle.games.meisterdiebe.review.causes import difference
from schatulle.games.meisterdiebe.review.judgement import Judgement
from schatulle.games.meisterdiebe.review.own_decisions import OwnDecision
from schatulle.games.meisterdiebe.rules import box, events
from schatulle.games.meisterdiebe.rules.actions import Choose, Turn
from schatulle.games.meisterdiebe.rules.box import LONG, Box, Drawer, Move
from schatulle.games.meisterdiebe.rules.gems import gem_count, value
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.reviews import Course, Facts, Question
from schatulle.reviews.costliest import costliest

#: Among so many drawers to choose.
_DRAWERS: Final = 4
NOTHING: Final = "nothing"
NOWHERE: Final = "nowhere"


class Asked(NamedTuple):
    """What there is to ask about one decision, and the truth."""

    choices: tuple[str, ...]
    answer: str
    known: Facts


class Moment(NamedTuple):
    """A costly decision, with what made the difference and with the truth."""

    judgement: Judgement
    facts: Facts
    truth: State
    course: Course

    @property
    def own(self) -> OwnDecision:
        return self.judgement.own

    @property
    def box(self) -> Box:
        return self.truth.box

    def last_open(self, drawer: Drawer) -> int:
        """The round in which the seat saw that drawer open last; 0 where it never did."""
        rounds = [
            step.before.round
            for step in self.course.steps[: self.own.step.number - 1]
            for event in step.events
            if isinstance(event, events.Opened) and event.drawer is drawer
        ]
        return max(rounds, default=0)

    @property
    def drawers(self) -> tuple[Drawer, Drawer]:
        """The one that was opened and the better one."""
        return Drawer(self.facts["drawer"]), Drawer(self.facts["best_drawer"])


def questions(judgements: Sequence[Judgement], course: Course) -> tuple[Question, ...]:
    """Which ones are asked hangs on what the seat could know, and on nothing else."""
    about = {one.number: difference(one.own, one.best) for one in judgements}
    askable = [one for one in judgements if about[one.number].what in _ASKS]
    return tuple([_question(one, *about[one.number], course) for one in costliest(askable)])


def _question(judgement: Judgement, what: str, facts: Facts, course: Course) -> Question:
    asks, ask = _ASKS[what]
    own = judgement.own
    asked = ask(Moment(judgement, facts, own.step.before, course))
    return Question(
        move_number=own.step.number,
        moment=own.step.moment,
        asks=asks,
        facts={key: fact for key, fact in facts.items() if not key.endswith("seat")},
        choices=asked.choices,
        answer=asked.answer,
        known=asked.known,
        happened=_happened(own),
    )


def _bottom(moment: Moment) -> Asked:
    """M-39: what lay below the drawer that was opened."""
    drawer, _ = moment.drawers
    there = box.lower(moment.box, drawer)
    answer = "gems" if there.gems else "alarm" if there.alarm is not None else NOTHING
    return Asked(("gems", "alarm", NOTHING), answer, {"round": moment.last_open(drawer)})


def _ruby(moment: Moment) -> Asked:
    """M-80: where a ruby could be reached."""
    opened, better = moment.drawers
    holds = [drawer for drawer in Drawer if _ruby_above(moment.box, drawer)]
    others = [drawer for drawer in Drawer if drawer in LONG and drawer not in (*holds, better)]
    first = [opened] if opened in others else []
    chosen = dict.fromkeys([better, *first, *others])
    answer = better.value if better in holds else NOWHERE
    choices = (*_sorted_values(list(chosen)[:_DRAWERS]), NOWHERE)
    return Asked(choices, answer, {})


def _fullest(moment: Moment) -> Asked:
    """M-49, M-78: which drawer had most on top."""
    worths = {drawer: value(box.upper(moment.box, drawer).gems) for drawer in Drawer}
    fuller = max(moment.drawers, key=worths.__getitem__)
    less = sorted(
        [drawer for drawer in Drawer if worths[drawer] < worths[fuller]],
        key=lambda drawer: -worths[drawer],
    )
    chosen = dict.fromkeys([*moment.drawers, *less])
    known = {"drawer": fuller.value, "round": moment.last_open(fuller)}
    return Asked(_sorted_values(list(chosen)[:_DRAWERS]), fuller.value, known)


def _best_drawer(moment: Moment) -> Asked:
    opened, better = moment.drawers
    return Asked(_sorted_values([opened, better]), better.value, {})


def _best_card(moment: Moment) -> Asked:
    cards = [choice.character.value for choice in moment.own.decision.choices]
    return Asked(tuple(cards), moment.facts["best_character"], {})


def _flip(moment: Moment) -> Asked:
    return Asked(("flip", "stay"), difference(moment.own, moment.judgement.best).what, {})


def _secret(moment: Moment) -> Asked:
    """M-79: whether a search would have found a ruby."""
    drawer = moment.truth.turn.drawer
    assert drawer is not None
    answer = "ruby" if _ruby_above(moment.box, drawer) else NOTHING
    return Asked(("ruby", NOTHING), answer, {})


_ASKS: Final[Mapping[str, tuple[str, Callable[[Moment], Asked]]]] = {
    "fell": ("bottom", _bottom),
    "alarm": ("bottom", _bottom),
    "ruby": ("ruby", _ruby),
    "fuller": ("fullest", _fullest),
    "drawer": ("drawer", _best_drawer),
    "card": ("card", _best_card),
    "flip": ("flip", _flip),
    "stay": ("flip", _flip),
    "search": ("secret", _secret),
    "plunder": ("secret", _secret),
}


def _ruby_above(inside: Box, drawer: Drawer) -> bool:
    return box.ruby_in(inside, drawer) is box.upper_face(inside)


def _sorted_values(drawers: Sequence[Drawer]) -> tuple[str, ...]:
    return tuple(sorted(drawer.value for drawer in drawers))


def _happened(own: OwnDecision) -> dict[str, Any]:
    """What was answered, or what the answer brought at once."""
    match own.action:
        case Choose(character):
            return {"result": "card", "character": character.value}
        case Turn(moves):
            return {"result": "flipped" if Move.FLIP in moves else "stayed"}
    result, count = NOTHING, 0
    for event in own.step.events:
        match event:
            case events.Opened(fell=fell) if fell:
                result, count = "fell", gem_count(fell)
            case events.Searched(found=events.Found.RUBY):
                result, count = "ruby", 1
            case events.FrontTaken(gems=gems) | events.Searched(gems=gems) if gems:
                result, count = "took", gem_count(gems)
            case _:
                pass
    return {"result": result, "count": count}
