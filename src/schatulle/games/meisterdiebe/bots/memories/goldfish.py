"""The goldfish knows what lies open now; of all else it knows only how much there must be."""

from typing import Any

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import SIDES, Belief, Side, Within
from schatulle.games.meisterdiebe.bots.memories.diamonds import count_in_box
from schatulle.games.meisterdiebe.bots.memories.elephant import DRAWERS, seen_side
from schatulle.games.meisterdiebe.bots.memories.hands import (
    card_odds,
    on_the_table,
    unseen,
    with_cards,
)
from schatulle.games.meisterdiebe.bots.memories.knowledge import Knowledge
from schatulle.games.meisterdiebe.bots.memories.open_drawer import OpenDrawer, open_drawer
from schatulle.games.meisterdiebe.bots.sight import rubies_left
from schatulle.games.meisterdiebe.rules.box import INDEX, LONG, Drawer, Face
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.view import View


class Goldfish:
    """Remembers nothing but the rules of the table and how many gems are in play.

    Cushions lie open (OQ-M22), so what is not on them is somewhere in the box (INV-3).
    """

    def __init__(self, seat: Seat, options: Options | None = None) -> None:
        self._knowledge = Knowledge(seat, options)

    def observe(self, event: Any) -> None:
        self._knowledge.observe(event)

    def recall(self, view: View) -> Belief:
        """What lies open now."""
        return glance(self._knowledge, view)


def glance(knowledge: Knowledge, view: View) -> Belief:
    """A belief from a look at the table; of all knowledge only what is no matter of memory."""
    looked = open_drawer(view)
    seen = seen_sides(looked, view.flipped)
    hidden = SIDES - len(seen)
    diamonds, sapphires = gems_hidden(knowledge, view, seen)
    vague = Side(diamonds / hidden, sapphires / hidden)
    rubies = _rubies(looked, view)
    hands = with_cards(unseen(len(view.white)), on_the_table(view, knowledge.seat))
    return Belief(
        tuple(
            [
                Within(
                    seen.get(2 * number, vague),
                    seen.get(2 * number + 1, vague),
                    likely_ruby(rubies[number]),
                    sum(side in seen for side in (2 * number, 2 * number + 1)) / 2,
                    rubies[number],
                )
                for number in range(len(DRAWERS))
            ]
        ),
        flipped=view.flipped,
        open=_open(knowledge, looked),
        sticky=knowledge.rules.stick > 0,
        options=knowledge.rules.options,
        cards=card_odds(hands),
        alarms=tuple(
            [_alarm(knowledge, view, Seat(seat), seen) for seat in range(len(view.white))]
        ),
    )


def _open(knowledge: Knowledge, looked: OpenDrawer | None) -> Drawer | None:
    """Everyone sees which drawer stands open, if not what is in it (OQ-M20)."""
    if looked is not None:
        return looked.drawer
    return knowledge.open


def seen_sides(looked: OpenDrawer | None, flipped: bool) -> dict[int, Side]:
    """The sides that lie open, by their place among all 24."""
    if looked is None:
        return {}
    head = 2 * INDEX[looked.drawer]
    seen = {head + flipped: seen_side(looked.upper)}
    if looked.lower is not None:
        seen[head + 1 - flipped] = seen_side(looked.lower)
    return seen


def gems_hidden(knowledge: Knowledge, view: View, seen: dict[int, Side]) -> tuple[float, float]:
    """The diamonds and sapphires that are in the box where nobody sees them."""
    diamonds = len(DRAWERS)
    if knowledge.filling is not None:
        diamonds = count_in_box(knowledge.diamonds, view.red.diamonds)
    fronts = [front for held in knowledge.box.drawers for front in (held.head, held.tail)]
    sapphires = sum([front.gems.sapphires for front in fronts])
    shown = [side.diamonds for side in seen.values()], [side.sapphires for side in seen.values()]
    return max(0, diamonds - sum(shown[0])), max(0, sapphires - sum(shown[1]))


def _rubies(looked: OpenDrawer | None, view: View) -> list[tuple[float, float]]:
    """M-11: the rubies that are left may be on any side of any long drawer."""
    searched = None if looked is None or not looked.searched else looked
    places = [drawer for drawer in LONG if searched is None or drawer is not searched.drawer]
    shown = searched is not None and searched.ruby is not None
    odds = max(0, rubies_left(view) - shown) / (2 * len(places))
    rubies = [(odds, odds) if drawer in places else (0.0, 0.0) for drawer in DRAWERS]
    if searched is not None and searched.ruby is not None:
        head = searched.ruby is Face.HEAD
        rubies[INDEX[searched.drawer]] = (float(head), float(not head))
    return rubies


def likely_ruby(odds: tuple[float, float]) -> Face | None:
    """Where a ruby is more likely than not."""
    head, tail = odds
    return Face.HEAD if head > 0.5 else Face.TAIL if tail > 0.5 else None


def _alarm(
    knowledge: Knowledge, view: View, seat: Seat, seen: dict[int, Side]
) -> tuple[float, ...]:
    """M-64: an alarm that is not in hand is in the box, anywhere out of sight."""
    if view.alarms[seat] or not knowledge.rules.alarms:
        return (0.0,) * SIDES
    shown = [float(side in seen and seen[side].alarm == seat) for side in range(SIDES)]
    if any(shown):
        return tuple(shown)
    return tuple([0.0 if side in seen else 1 / (SIDES - len(seen)) for side in range(SIDES)])
