"""The box and the cushions in a player's mind, to try out what may happen in a round."""

from collections.abc import Sequence
from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import USUAL, Belief, Within
from schatulle.games.meisterdiebe.bots.drawer_value import RUBY
from schatulle.games.meisterdiebe.bots.sight import Sight, is_flat, red_worth
from schatulle.games.meisterdiebe.rules.actions import Open, Pass
from schatulle.games.meisterdiebe.rules.box import INDEX, Face
from schatulle.games.meisterdiebe.rules.gems import Gems

DRAWERS: Final = range(12)

#: What it costs that a gem falls to where others may get it.
SPILT: Final = 0.1

Numbers = list[float]


class ImaginedTable:
    """A table that may be tried out: sides are numbered 0 for head and 1 for tail.

    It changes in place, for it is played thousands of times; `again` gives a fresh one.
    """

    __slots__ = (
        "alarms",
        "counts",
        "detectives",
        "flipped",
        "gains",
        "options",
        "ready",
        "red",
        "rubies",
        "scores",
        "shed",
        "sheds",
        "worths",
    )

    def __init__(self) -> None:
        self.flipped = 0
        self.worths: tuple[Numbers, Numbers] = ([], [])
        self.counts: tuple[Numbers, Numbers] = ([], [])
        self.alarms: tuple[list[Seat | None], list[Seat | None]] = ([], [])
        #: How likely a ruby is hidden there.
        self.rubies: tuple[Numbers, Numbers] = ([], [])
        self.red = 0.0
        #: How much every seat has gained since the table began.
        self.gains: Numbers = []
        #: How many imitations every seat has got rid of since then.
        self.shed: list[int] = []
        self.detectives = 0
        #: What the imitations of every seat cost, the dearest first.
        self.sheds: Sequence[Sequence[int]] = ()
        #: Whose alarm is on their card.
        self.ready: Sequence[bool] = ()
        self.scores: Sequence[int] = ()
        self.options = USUAL

    def again(self) -> "ImaginedTable":
        table = ImaginedTable()
        table.flipped = self.flipped
        table.worths = (self.worths[0][:], self.worths[1][:])
        table.counts = (self.counts[0][:], self.counts[1][:])
        table.alarms = (self.alarms[0][:], self.alarms[1][:])
        table.rubies = (self.rubies[0][:], self.rubies[1][:])
        table.red = self.red
        table.gains = self.gains[:]
        table.shed = self.shed[:]
        table.detectives = self.detectives
        table.sheds = self.sheds
        table.ready = self.ready
        table.scores = self.scores
        table.options = self.options
        return table


def imagined_table(sight: Sight) -> ImaginedTable:
    """The table as a seat sees and believes it."""
    view = sight.view
    table = ImaginedTable()
    _furnish(table, sight.belief)
    table.red = float(red_worth(sight))
    table.gains = [0.0] * len(view.white)
    table.shed = [0] * len(view.white)
    flat = is_flat(sight)
    table.sheds = [_costs(white, flat) for white in view.white]
    table.ready = view.alarms
    table.scores = view.scores
    return table


def _furnish(table: ImaginedTable, belief: Belief) -> None:
    heads = [drawer.head for drawer in belief.drawers]
    tails = [drawer.tail for drawer in belief.drawers]
    table.flipped = int(belief.flipped)
    table.worths = ([side.worth for side in heads], [side.worth for side in tails])
    table.counts = ([side.count for side in heads], [side.count for side in tails])
    table.alarms = ([side.alarm for side in heads], [side.alarm for side in tails])
    hidden = [_ruby_odds(drawer) for drawer in belief.drawers]
    table.rubies = ([head for head, _ in hidden], [tail for _, tail in hidden])
    table.options = belief.options


def _ruby_odds(drawer: Within) -> tuple[float, float]:
    """M-11: the odds that are kept, else what is believed."""
    if any(drawer.rubies):
        return drawer.rubies
    return float(drawer.ruby is Face.HEAD), float(drawer.ruby is Face.TAIL)


def _costs(white: Gems, flat: bool) -> list[int]:
    """M-91, P-26: what each imitation costs, the dearest first."""
    return [1 if flat else 2] * white.sapphires + [1] * white.diamonds


def looks(table: ImaginedTable, choice: Open | Pass) -> tuple[object, ...]:
    """All that makes a drawer differ from another one."""
    if isinstance(choice, Pass):
        return ()
    number = INDEX[choice.drawer]
    rows = (table.counts, table.worths, table.alarms, table.rubies)
    return tuple([row[side][number] for row in rows for side in (0, 1)])


def fronts(table: ImaginedTable) -> Numbers:
    """M-78: what a thief may hope for in each drawer, less a little for what falls."""
    up, down = table.flipped, 1 - table.flipped
    rows = zip(
        table.worths[up], table.counts[up], table.counts[down], table.worths[down], strict=True
    )
    return [
        worth * (1 - caught(falls, count)) - SPILT * fallen if falls else worth
        for worth, count, falls, fallen in rows
    ]


def caught(falls: float, count: float) -> float:
    """M-41: how likely gems fall from below while none lies in front."""
    if count >= 1:
        return 0.0
    return (falls if falls < 1 else 1.0) * (1 - count)


def secrets(table: ImaginedTable) -> list[tuple[float, int]]:
    """M-80: what searching may bring, and where."""
    odds = table.rubies[table.flipped]
    return [(secret(table, drawer), drawer) for drawer in DRAWERS if odds[drawer]]


def secret(table: ImaginedTable, drawer: int) -> float:
    """M-80: what a search of this drawer may bring: ruby and front, or nothing."""
    up, down = table.flipped, 1 - table.flipped
    free = 1 - caught(table.counts[down][drawer], table.counts[up][drawer])
    return free * ruby_odds(table, drawer) * (RUBY + table.worths[up][drawer])


def ruby_odds(table: ImaginedTable, drawer: int) -> float:
    """M-80: how likely a search finds a ruby; P-20: at some tables only behind a gem."""
    up = table.flipped
    allowed = min(1, table.counts[up][drawer]) if table.options.mt_needs_front_gem else 1
    return table.rubies[up][drawer] * allowed


def opened(table: ImaginedTable, drawer: int, seat: Seat) -> float:
    """M-39, M-41, M-42, M-70, P-15: what lies below falls; how likely the opener goes free."""
    up, down = table.flipped, 1 - table.flipped
    fell = table.counts[down][drawer]
    if not fell:
        return 1.0
    free = 1 - caught(fell, table.counts[up][drawer])
    worth, owner = table.worths[down][drawer], table.alarms[down][drawer]
    table.counts[down][drawer] = table.worths[down][drawer] = 0
    table.alarms[down][drawer] = None
    if owner is not None and owner != seat:
        table.gains[owner] += worth
    elif table.options.fall_no_detective == "upper" and not table.detectives:
        table.counts[up][drawer] += fell
        table.worths[up][drawer] += worth
    else:
        table.red += worth
    return free


def emptied(table: ImaginedTable, drawer: int, free: float) -> float:
    """M-78: what is taken from the upper front by someone who goes free so likely."""
    up = table.flipped
    taken = free * table.worths[up][drawer]
    table.worths[up][drawer] -= taken
    table.counts[up][drawer] *= 1 - free
    return taken


def placed(table: ImaginedTable, drawer: int, seat: Seat, most: int, free: float = 1.0) -> None:
    """M-50, M-63, M-74: the dearest imitations into the upper front, by one who may so likely."""
    costs = table.sheds[seat][:most]
    worth, up = free * sum(costs), table.flipped
    table.counts[up][drawer] += free * len(costs)
    table.worths[up][drawer] += worth
    table.gains[seat] += worth
    table.shed[seat] += round(free * len(costs))
