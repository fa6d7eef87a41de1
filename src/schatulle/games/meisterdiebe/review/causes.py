"""Why an answer cost something: what was forgotten or misjudged, from what the seat could know."""

from typing import Any, Final, NamedTuple

from schatulle.games.meisterdiebe.bots.belief import Within, above, below, ruby_above, within
from schatulle.games.meisterdiebe.review.answer_values import AnswerValues
from schatulle.games.meisterdiebe.review.effort import Effort
from schatulle.games.meisterdiebe.review.judgement import Judgement
from schatulle.games.meisterdiebe.review.own_decisions import (
    ELEPHANT,
    FIRST,
    GOLDFISH,
    PEOPLE,
    OwnDecision,
)
from schatulle.games.meisterdiebe.rules.actions import (
    Action,
    Choose,
    Open,
    Place,
    Plunder,
    Search,
    Turn,
)
from schatulle.games.meisterdiebe.rules.box import Drawer, Move
from schatulle.games.meisterdiebe.rules.cards import Card, Character

FORGOT: Final = "forgot"
MISJUDGED: Final = "misjudged"
WELL: Final = "well"
#: An answer seems as good as the best one where it is worth so little less.
_AS_GOOD: Final = 0.02


class Difference(NamedTuple):
    """What made the best answer better, and what a sentence about it is filled in with."""

    what: str
    facts: dict[str, Any]


def cause_of(judgement: Judgement, effort: Effort) -> str:
    """Forgot: with the memory of some human, or of a goldfish, the answer would have been right."""
    memories = (*PEOPLE, GOLDFISH)
    return (
        FORGOT if any(_seems_right(judgement, memory, effort) for memory in memories) else MISJUDGED
    )


def _seems_right(judgement: Judgement, memory: str, effort: Effort) -> bool:
    values = AnswerValues(judgement.own, memory, effort.search)
    if not values.known:
        return False
    yours, best = map(values.effect, (judgement.own.action, judgement.best))
    worths = values.worths(dict.fromkeys((yours, best)), effort.other_worlds)
    return worths[yours] >= worths[best] - _AS_GOOD


def difference(own: OwnDecision, best: Action) -> Difference:
    """Between the answer given and the best one; what is said of the box is beyond doubt."""
    match own.action, best:
        case Open(drawer), Open(better):
            return _between_drawers(own, drawer, better)
        case Choose(character), Choose(better):
            facts = {"character": character.value, "best_character": better.value}
            return Difference("card", facts)
        case Turn(), Turn(moves):
            return Difference("flip" if Move.FLIP in moves else "stay", {})
        case (Plunder(), Search()) | (Search(), Plunder()):
            return _in_secret(own, best)
        case Place(), _:
            return Difference("place", {})
        case _:
            return Difference("other", {})


def _between_drawers(own: OwnDecision, drawer: Drawer, better: Drawer) -> Difference:
    """What lies below comes first: it ends a turn before anything else does."""
    belief = own.beliefs[ELEPHANT]
    this, that = within(belief, drawer), within(belief, better)
    facts: dict[str, Any] = {"drawer": drawer.value, "best_drawer": better.value}
    up, down = above(this, belief.flipped), below(this, belief.flipped)
    if down.alarm not in (None, FIRST):
        return Difference("alarm", {**facts, "alarm_seat": down.alarm})
    if not (_is_counted(this) and _is_counted(that)):
        return Difference("drawer", facts)
    if down.count and not below(that, belief.flipped).count:
        return Difference("fell", facts)
    if _searches(own) and ruby_above(that, belief.flipped) and not ruby_above(this, belief.flipped):
        return Difference("ruby", facts)
    if above(that, belief.flipped).worth > up.worth:
        return Difference("fuller", facts)
    return Difference("drawer", facts)


def _in_secret(own: OwnDecision, best: Action) -> Difference:
    """M-79: whether a ruby is within reach in the drawer that stands open."""
    belief = own.beliefs[ELEPHANT]
    odds = 0.5 if belief.open is None else within(belief, belief.open).rubies[belief.flipped]
    wanted = Plunder() if odds == 0 else Search() if odds == 1 else None
    if best != wanted or belief.open is None:
        return Difference("other", {})
    return Difference("search" if odds else "plunder", {"drawer": belief.open.value})


def _is_counted(drawer: Within) -> bool:
    """Whether nothing in it is only guessed at."""
    return not (drawer.head.spread or drawer.tail.spread)


def _searches(own: OwnDecision) -> bool:
    card = own.view.chosen[FIRST]
    return isinstance(card, Card) and card.character is Character.MASTERTHIEF
