"""The elephant forgets nothing: its belief is all that follows from what its seat was shown."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import SIDES, Belief, Side, Within
from schatulle.games.meisterdiebe.bots.memories.hands import (
    card_odds,
    on_the_table,
    unseen,
    with_cards,
)
from schatulle.games.meisterdiebe.bots.memories.joint_odds import (
    Clump,
    Clumps,
    Held,
    adding_up,
    odds_in,
)
from schatulle.games.meisterdiebe.bots.memories.knowledge import FACES, Mind
from schatulle.games.meisterdiebe.bots.memories.open_drawer import open_drawer
from schatulle.games.meisterdiebe.bots.sight import rubies_left
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, Face, Front
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.view import View

DRAWERS = tuple(Drawer)


class Elephant:
    """Forgets nothing that its seat was shown, and knows nothing else.

    The table's options are public; who is not told them takes the usual set-up for granted.
    """

    def __init__(self, seat: Seat, options: Options | None = None) -> None:
        self.mind = Mind(seat, options)

    def observe(self, event: Any) -> None:
        """The mind follows what happens."""
        self.mind.observe(event)

    def recall(self, view: View) -> Belief:
        """What follows from everything observed and from what lies open now."""
        return sharp(self.mind, view)


def sharp(mind: Mind, view: View) -> Belief:
    """All that a mind knows, as a belief."""
    clumps = _concluded(mind, view)
    rubies = rubies_left(view) > 0
    drawers = tuple([_within(mind, clumps[at], at, rubies) for at in range(len(DRAWERS))])
    hands = with_cards(mind.hands or unseen(len(view.white)), on_the_table(view, mind.seat))
    belief = Belief(
        drawers,
        flipped=view.flipped,
        open=None if mind.open is None else DRAWERS[mind.open],
        sticky=mind.stick > 0,
        options=mind.options,
        cards=card_odds(hands),
    )
    return _with_alarms(_looked(belief, view), view)


def _concluded(mind: Mind, view: View) -> Clumps:
    """What the table shows beyond the events: who is asked, and how much fell unseen."""
    clumps = mind.clumps
    if mind.taking:
        asked = view.phase in ("rob", "give")
        clumps = _asked(mind, view, clumps) if asked else mind.without_front(clumps)
    return adding_up(clumps, mind.in_box(view.red.diamonds)) if mind.began else clumps


def _asked(mind: Mind, view: View, clumps: Clumps) -> Clumps:
    """P-18: he found gems; P-20: so did who may search, where that needs one."""
    needs_gem = mind.options.mt_needs_front_gem
    return mind.with_front(clumps) if view.phase == "give" or needs_gem else clumps


def _within(mind: Mind, clump: Clump, at: int, rubies: bool) -> Within:
    odds = odds_in(clump, at)
    head, tail = (_side(mind, odds, at, face) for face in (0, 1))
    ruby = mind.rubies[at] if rubies else None
    return Within(head, tail, ruby, min(1.0, max(odds.values())), _certain(ruby))


def _certain(ruby: Face | None) -> tuple[float, float]:
    return float(ruby is Face.HEAD), float(ruby is Face.TAIL)


def _side(mind: Mind, odds: Mapping[Held, float], at: int, face: int) -> Side:
    sapphires, alarm = mind.sapphires[at][face], mind.alarms[at][face]
    counts = {held[face] for held in odds}
    if len(counts) == 1:
        return Side(counts.pop(), sapphires, alarm)
    spread = [0.0] * (max(counts) + 1)
    for held, likely in odds.items():
        spread[held[face]] += likely
    expected = sum([count * likely for count, likely in enumerate(spread)])
    return Side(expected, sapphires, alarm, tuple(spread))


def _looked(belief: Belief, view: View) -> Belief:
    """What lies open is believed, whatever was thought before."""
    looked = open_drawer(view)
    if looked is None:
        return belief
    at = INDEX[looked.drawer]
    there = belief.drawers[at]
    sides = [there.head, there.tail]
    sides[view.flipped] = seen_side(looked.upper)
    if looked.lower is not None:
        sides[not view.flipped] = seen_side(looked.lower)
    ruby = looked.ruby if looked.searched else there.ruby
    sure = there.sure if looked.lower is None else 1.0
    changed = Within(sides[0], sides[1], ruby, sure, _certain(ruby))
    drawers = (*belief.drawers[:at], changed, *belief.drawers[at + 1 :])
    return replace(belief, drawers=drawers, open=looked.drawer)


def seen_side(front: Front) -> Side:
    return Side(front.gems.diamonds, front.gems.sapphires, front.alarm)


def _with_alarms(belief: Belief, view: View) -> Belief:
    """M-64: every alarm that is not in hand is where it was seen last."""
    places: list[list[float]] = [[0.0] * SIDES for _ in view.white]
    for at, drawer in enumerate(belief.drawers):
        for face, side in enumerate((drawer.head, drawer.tail)):
            if side.alarm is not None:
                places[side.alarm][len(FACES) * at + face] = 1.0
    return replace(belief, alarms=tuple(map(tuple, places)))
