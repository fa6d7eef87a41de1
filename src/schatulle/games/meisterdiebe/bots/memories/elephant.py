"""The elephant forgets nothing: its belief is all that follows from what its seat was shown."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import SIDES, Belief, Side, Within
from schatulle.games.meisterdiebe.bots.memories.diamonds import count_in_box
from schatulle.games.meisterdiebe.bots.memories.hands import (
    card_odds,
    on_the_table,
    unseen,
    with_cards,
)
from schatulle.games.meisterdiebe.bots.memories.joint_odds import (
    Clumps,
    Held,
    adding_up,
    odds_in,
)
from schatulle.games.meisterdiebe.bots.memories.knowledge import Knowledge
from schatulle.games.meisterdiebe.bots.memories.open_drawer import open_drawer
from schatulle.games.meisterdiebe.bots.sight import rubies_left
from schatulle.games.meisterdiebe.rules.box import INDEX, Contents, Drawer, Face, Front
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.view import View

DRAWERS = tuple(Drawer)


class Elephant:
    """Forgets nothing that its seat was shown, and knows nothing else.

    The table's options are public; who is not told them takes the usual set-up for granted.
    """

    def __init__(self, seat: Seat, options: Options | None = None) -> None:
        self._knowledge = Knowledge(seat, options)

    def observe(self, event: Any) -> None:
        self._knowledge.observe(event)

    def recall(self, view: View) -> Belief:
        """What follows from everything observed and from what lies open now."""
        return sharp(self._knowledge, view)


def sharp(knowledge: Knowledge, view: View) -> Belief:
    """All that is known, as a belief."""
    clumps = _concluded(knowledge, view)
    rubies = rubies_left(view) > 0
    drawers = [
        _within(odds_in(clump, number), contents, rubies)
        for number, (clump, contents) in enumerate(zip(clumps, knowledge.box.drawers, strict=True))
    ]
    hands = knowledge.hands or unseen(len(view.white))
    belief = Belief(
        tuple(drawers),
        flipped=view.flipped,
        open=knowledge.open,
        sticky=knowledge.rules.stick > 0,
        options=knowledge.rules.options,
        cards=card_odds(with_cards(hands, on_the_table(view, knowledge.seat))),
    )
    return _with_alarms(_looked(belief, view), view)


def _concluded(knowledge: Knowledge, view: View) -> Clumps:
    """What the table shows beyond the events: who is asked, and how much fell unseen."""
    clumps = knowledge.diamonds.clumps
    if knowledge.is_taking:
        asked = view.phase in ("rob", "give")
        clumps = _asked(knowledge, view, clumps) if asked else knowledge.without_front(clumps)
    if knowledge.filling is None:
        return clumps
    return adding_up(clumps, count_in_box(knowledge.diamonds, view.red.diamonds))


def _asked(knowledge: Knowledge, view: View, clumps: Clumps) -> Clumps:
    """P-18: they found gems; P-20: so did whoever may search, where that needs one."""
    needs_gem = knowledge.rules.options.mt_needs_front_gem
    return knowledge.with_front(clumps) if view.phase == "give" or needs_gem else clumps


def _within(odds: Mapping[Held, float], contents: Contents, rubies: bool) -> Within:
    """A drawer by the odds of its diamonds, and by all else that is known to lie there."""
    head = _side(odds, 0, contents.head)
    tail = _side(odds, 1, contents.tail)
    ruby = contents.ruby if rubies else None
    return Within(head, tail, ruby, min(1.0, max(odds.values())), _certain(ruby))


def _certain(ruby: Face | None) -> tuple[float, float]:
    return float(ruby is Face.HEAD), float(ruby is Face.TAIL)


def _side(odds: Mapping[Held, float], face: int, front: Front) -> Side:
    counts = {held[face] for held in odds}
    if len(counts) == 1:
        return Side(counts.pop(), front.gems.sapphires, front.alarm)
    spread = [0.0] * (max(counts) + 1)
    for held, likely in odds.items():
        spread[held[face]] += likely
    expected = sum([count * likely for count, likely in enumerate(spread)])
    return Side(expected, front.gems.sapphires, front.alarm, tuple(spread))


def _looked(belief: Belief, view: View) -> Belief:
    """What lies open is believed, whatever was thought before."""
    looked = open_drawer(view)
    if looked is None:
        return belief
    number = INDEX[looked.drawer]
    there = belief.drawers[number]
    sides = [there.head, there.tail]
    sides[view.flipped] = seen_side(looked.upper)
    if looked.lower is not None:
        sides[not view.flipped] = seen_side(looked.lower)
    ruby = looked.ruby if looked.searched else there.ruby
    sure = there.sure if looked.lower is None else 1.0
    changed = Within(sides[0], sides[1], ruby, sure, _certain(ruby))
    drawers = (*belief.drawers[:number], changed, *belief.drawers[number + 1 :])
    return replace(belief, drawers=drawers, open=looked.drawer)


def seen_side(front: Front) -> Side:
    return Side(front.gems.diamonds, front.gems.sapphires, front.alarm)


def _with_alarms(belief: Belief, view: View) -> Belief:
    """M-64: every alarm that is not in hand is where it was seen last."""
    places: list[list[float]] = [[0.0] * SIDES for _ in view.white]
    sides = [side for drawer in belief.drawers for side in (drawer.head, drawer.tail)]
    for number, side in enumerate(sides):
        if side.alarm is not None:
            places[side.alarm][number] = 1.0
    return replace(belief, alarms=tuple(map(tuple, places)))
