"""The box with all that it holds, drawn by what is believed of its drawers."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import SIDES, Belief, Side, Within
from schatulle.games.meisterdiebe.bots.memories.open_drawer import OpenDrawer, open_drawer
from schatulle.games.meisterdiebe.bots.sight import rubies_left
from schatulle.games.meisterdiebe.rules.box import INDEX, LONG, Box, Contents, Drawer, Face, Front
from schatulle.games.meisterdiebe.rules.gems import Gems, together
from schatulle.games.meisterdiebe.rules.options import Options, white_cushion
from schatulle.games.meisterdiebe.rules.view import View

#: Sides are numbered: head and tail of every drawer in turn.
Counts = list[int]
Alarms = list[Seat | None]
Rubies = dict[int, Face]

_FACES: Final = tuple(Face)
_LONG: Final = [INDEX[drawer] for drawer in Drawer if drawer in LONG]
#: Odds from here on are as good as certain.
_CERTAIN: Final = 1 - 1e-9


class BoxSampler:
    """All boxes that one seat may believe in for one question."""

    def __init__(self, view: View, belief: Belief, options: Options) -> None:
        self._view = view
        self._belief = belief
        self._one_side = not options.sticky_drawers
        self._in_box = gems_in_box(view, options)
        self._has_alarms = options.alarms == "on"
        self._sides = [side for drawer in belief.drawers for side in (drawer.head, drawer.tail)]
        self._seen = _seen(open_drawer(view), view.flipped)
        self._only: Box | None = None
        self.certain = _is_certain(belief)

    def drawn(self, rng: Random) -> Box | None:
        """One of them; None where the gems cannot be made to add up (INV-3)."""
        if self._in_box.diamonds < 0 or self._in_box.sapphires < 0:
            return None
        if self._only is not None:
            return self._only
        box = self._drawn(rng)
        self._only = box if self.certain else None
        return box

    def _drawn(self, rng: Random) -> Box | None:
        alarms = self._alarms(rng)
        holds = [alarm is not None for alarm in alarms]
        sapphires = self._sapphires(holds, rng)
        holds = [some or count > 0 for some, count in zip(holds, sapphires, strict=True)]
        diamonds = self._diamonds(holds, rng)
        if sum(diamonds) != self._in_box.diamonds or sum(sapphires) != self._in_box.sapphires:
            return None
        fronts = [
            Front(Gems(*gems), alarm)
            for *gems, alarm in zip(diamonds, sapphires, alarms, strict=True)
        ]
        rubies = self._rubies(rng)
        contents = [
            Contents(fronts[2 * drawer], fronts[2 * drawer + 1], rubies.get(drawer))
            for drawer in range(len(Drawer))
        ]
        a, b, c = self._view.north.values()
        return Box(self._view.flipped, (a, b, c), tuple(contents))

    def _alarms(self, rng: Random) -> Alarms:
        """M-64: an alarm that is not in hand lies on one of the sides, by its odds."""
        alarms: Alarms = [None] * SIDES
        for side, front in self._seen.items():
            alarms[side] = front.alarm
        for seat, in_hand in enumerate(self._view.alarms):
            if self._has_alarms and not in_hand and Seat(seat) not in alarms:
                odds = self._belief.alarms[seat] if self._belief.alarms else ()
                weights = [
                    0.0 if number in self._seen or alarms[number] is not None else likely
                    for number, likely in enumerate(odds or [1.0] * SIDES)
                ]
                if sum(weights):
                    alarms[rng.choices(range(SIDES), weights)[0]] = Seat(seat)
        return alarms

    def _sapphires(self, holds: Sequence[bool], rng: Random) -> Counts:
        """What is counted, and the rest where it is believed to be."""
        counts = [_counted(side.sapphires) for side in self._sides]
        for side, front in self._seen.items():
            counts[side] = front.gems.sapphires
        weights = [side.sapphires for side in self._sides]
        return self._added_up(counts, weights, self._in_box.sapphires, holds, rng)

    def _diamonds(self, holds: Sequence[bool], rng: Random) -> Counts:
        """What is counted or drawn by its odds, and the rest where it is believed to be."""
        counts = [0] * SIDES
        for number, drawer in enumerate(self._belief.drawers):
            pair = _pair(drawer, rng, one=self._one_side)
            counts[2 * number : 2 * number + 2] = pair
        for side, front in self._seen.items():
            counts[side] = front.gems.diamonds
        weights = [side.diamonds for side in self._sides]
        return self._added_up(counts, weights, self._in_box.diamonds, holds, rng)

    def _added_up(
        self,
        counts: Counts,
        weights: Sequence[float],
        total: int,
        holds: Sequence[bool],
        rng: Random,
    ) -> Counts:
        """INV-3: one gem more or less here and there until the sum is right."""
        unsure = [
            side not in self._seen and self._belief.drawers[side // 2].sure < _CERTAIN
            for side in range(SIDES)
        ]
        unseen = [side not in self._seen for side in range(SIDES)]
        while (missing := total - sum(counts)) != 0:
            step = 1 if missing > 0 else -1
            may = self._may_change(counts, holds, step)
            places = [side for side in range(SIDES) if unsure[side] and may(side)]
            places = places or [side for side in range(SIDES) if unseen[side] and may(side)]
            if not places:
                return counts
            likely = [weights[side] if step > 0 else counts[side] for side in places]
            counts[rng.choices(places, likely if sum(likely) > 0 else None)[0]] += step
        return counts

    def _may_change(
        self, counts: Counts, holds: Sequence[bool], step: int
    ) -> Callable[[int], bool]:
        """INV-4: nothing is laid opposite to something, unless drawers stick."""
        if step < 0:
            return lambda side: counts[side] > 0
        if not self._one_side:
            return lambda _: True
        return lambda side: not (counts[side ^ 1] or holds[side ^ 1])

    def _rubies(self, rng: Random) -> Rubies:
        """M-11: as many as are not on black cushions, one in a drawer at most."""
        looked = open_drawer(self._view)
        rubies: Rubies = {}
        places = _LONG
        if looked is not None and looked.searched:
            places = [drawer for drawer in _LONG if drawer != INDEX[looked.drawer]]
            if looked.ruby is not None:
                rubies[INDEX[looked.drawer]] = looked.ruby
        odds = {drawer: _ruby_odds(self._belief.drawers[drawer]) for drawer in places}
        for drawer in _surest_first(odds, rng)[: rubies_left(self._view) - len(rubies)]:
            rubies[drawer] = rng.choices(_FACES, odds[drawer] if sum(odds[drawer]) else None)[0]
        return rubies


def gems_in_box(view: View, options: Options) -> Gems:
    """INV-3: all gems of the table but those on cushions."""
    seats = len(view.white)
    white = white_cushion(options)
    everything = Gems(seats * white.diamonds + options.setup_diamonds, seats * white.sapphires)
    return everything - together((*view.white, *view.black, view.red))


def _seen(looked: OpenDrawer | None, flipped: bool) -> dict[int, Front]:
    """The sides that lie open."""
    if looked is None:
        return {}
    head = 2 * INDEX[looked.drawer]
    seen = {head + flipped: looked.upper}
    if looked.lower is not None:
        seen[head + 1 - flipped] = looked.lower
    return seen


def _is_certain(belief: Belief) -> bool:
    """Whether nothing about the box is left to chance."""
    rubies = all(max(drawer.rubies) in (0, 1) for drawer in belief.drawers)
    alarms = all(likely in (0, 1) for row in belief.alarms for likely in row)
    return rubies and alarms and all(drawer.sure >= _CERTAIN for drawer in belief.drawers)


def _counted(expected: float) -> int:
    """A whole number is a count; anything else says where the rest may be."""
    return round(expected) if abs(expected - round(expected)) < 1e-9 else 0


def _pair(drawer: Within, rng: Random, *, one: bool) -> list[int]:
    """The diamonds of head and tail; INV-4: not both, unless drawers stick."""
    sides = (drawer.head, drawer.tail)
    if drawer.sure >= _CERTAIN:
        return [round(side.diamonds) for side in sides]
    drawn = [_by_odds(side, rng) for side in sides]
    if one and all(drawn):
        drawn[rng.randrange(2)] = 0
    return drawn


def _by_odds(side: Side, rng: Random) -> int:
    if not side.spread:
        return 0
    return rng.choices(range(len(side.spread)), side.spread)[0]


def _ruby_odds(drawer: Within) -> tuple[float, float]:
    if any(drawer.rubies):
        return drawer.rubies
    return float(drawer.ruby is Face.HEAD), float(drawer.ruby is Face.TAIL)


def _surest_first(odds: dict[int, tuple[float, float]], rng: Random) -> list[int]:
    """Drawers drawn one after the other by the odds that they hold a ruby; certain ones first."""
    left = {drawer: sum(pair) for drawer, pair in odds.items()}
    order = sorted([drawer for drawer in left if left[drawer] >= _CERTAIN])
    rest = [drawer for drawer in left if left[drawer] < _CERTAIN]
    while rest:
        weights = [left[drawer] for drawer in rest]
        order.append(rng.choices(rest, weights if sum(weights) > 0 else None)[0])
        rest.remove(order[-1])
    return order
