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


class Scene:
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
        #: How much every seat has gained since the scene began.
        self.gains: Numbers = []
        #: How many imitations every seat has got rid of since then.
        self.shed: list[int] = []
        self.detectives = 0
        #: What the imitations of every seat cost, the dearest first.
        self.sheds: Sequence[Sequence[int]] = ()
        #: Whose alarm is on his card.
        self.ready: Sequence[bool] = ()
        self.scores: Sequence[int] = ()
        self.options = USUAL

    def again(self) -> "Scene":
        scene = Scene()
        scene.flipped = self.flipped
        scene.worths = (self.worths[0][:], self.worths[1][:])
        scene.counts = (self.counts[0][:], self.counts[1][:])
        scene.alarms = (self.alarms[0][:], self.alarms[1][:])
        scene.rubies = (self.rubies[0][:], self.rubies[1][:])
        scene.red = self.red
        scene.gains = self.gains[:]
        scene.shed = self.shed[:]
        scene.detectives = self.detectives
        scene.sheds = self.sheds
        scene.ready = self.ready
        scene.scores = self.scores
        scene.options = self.options
        return scene


def scene_of(sight: Sight) -> Scene:
    """The table as a seat sees and believes it."""
    view = sight.view
    scene = Scene()
    _furnish(scene, sight.belief)
    scene.red = float(red_worth(sight))
    scene.gains = [0.0] * len(view.white)
    scene.shed = [0] * len(view.white)
    flat = is_flat(sight)
    scene.sheds = [_costs(white, flat) for white in view.white]
    scene.ready = view.alarms
    scene.scores = view.scores
    return scene


def _furnish(scene: Scene, belief: Belief) -> None:
    heads = [drawer.head for drawer in belief.drawers]
    tails = [drawer.tail for drawer in belief.drawers]
    scene.flipped = int(belief.flipped)
    scene.worths = ([side.worth for side in heads], [side.worth for side in tails])
    scene.counts = ([side.count for side in heads], [side.count for side in tails])
    scene.alarms = ([side.alarm for side in heads], [side.alarm for side in tails])
    hidden = [_ruby_odds(drawer) for drawer in belief.drawers]
    scene.rubies = ([head for head, _ in hidden], [tail for _, tail in hidden])
    scene.options = belief.options


def _ruby_odds(drawer: Within) -> tuple[float, float]:
    """M-11: the odds that are kept, else what is believed."""
    if any(drawer.rubies):
        return drawer.rubies
    return float(drawer.ruby is Face.HEAD), float(drawer.ruby is Face.TAIL)


def _costs(white: Gems, flat: bool) -> list[int]:
    """M-91, P-26: what each imitation costs, the dearest first."""
    return [1 if flat else 2] * white.sapphires + [1] * white.diamonds


def looks(scene: Scene, choice: Open | Pass) -> tuple[object, ...]:
    """All that makes a drawer differ from another one."""
    if isinstance(choice, Pass):
        return ()
    at = INDEX[choice.drawer]
    rows = (scene.counts, scene.worths, scene.alarms, scene.rubies)
    return tuple([row[side][at] for row in rows for side in (0, 1)])


def fronts(scene: Scene) -> Numbers:
    """M-78: what a thief may hope for in each drawer, less a little for what falls."""
    up, down = scene.flipped, 1 - scene.flipped
    rows = zip(
        scene.worths[up], scene.counts[up], scene.counts[down], scene.worths[down], strict=True
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


def secrets(scene: Scene) -> list[tuple[float, int]]:
    """M-80: what searching may bring, and where."""
    odds = scene.rubies[scene.flipped]
    return [(secret(scene, drawer), drawer) for drawer in DRAWERS if odds[drawer]]


def secret(scene: Scene, drawer: int) -> float:
    """M-80: what a search of this drawer may bring: ruby and front, or nothing."""
    up, down = scene.flipped, 1 - scene.flipped
    free = 1 - caught(scene.counts[down][drawer], scene.counts[up][drawer])
    return free * ruby_odds(scene, drawer) * (RUBY + scene.worths[up][drawer])


def ruby_odds(scene: Scene, drawer: int) -> float:
    """M-80: how likely a search finds a ruby; P-20: at some tables only behind a gem."""
    up = scene.flipped
    allowed = min(1, scene.counts[up][drawer]) if scene.options.mt_needs_front_gem else 1
    return scene.rubies[up][drawer] * allowed


def opened(scene: Scene, drawer: int, seat: Seat) -> float:
    """M-39, M-41, M-42, M-70, P-15: what lies below falls; how likely the opener goes free."""
    up, down = scene.flipped, 1 - scene.flipped
    fell = scene.counts[down][drawer]
    if not fell:
        return 1.0
    free = 1 - caught(fell, scene.counts[up][drawer])
    worth, owner = scene.worths[down][drawer], scene.alarms[down][drawer]
    scene.counts[down][drawer] = scene.worths[down][drawer] = 0
    scene.alarms[down][drawer] = None
    if owner is not None and owner != seat:
        scene.gains[owner] += worth
    elif scene.options.fall_no_detective == "upper" and not scene.detectives:
        scene.counts[up][drawer] += fell
        scene.worths[up][drawer] += worth
    else:
        scene.red += worth
    return free


def emptied(scene: Scene, drawer: int, free: float) -> float:
    """M-78: what is taken from the upper front by someone who goes free so likely."""
    up = scene.flipped
    taken = free * scene.worths[up][drawer]
    scene.worths[up][drawer] -= taken
    scene.counts[up][drawer] *= 1 - free
    return taken


def placed(scene: Scene, drawer: int, seat: Seat, most: int, free: float = 1.0) -> None:
    """M-50, M-63, M-74: the dearest imitations into the upper front, by one who may so likely."""
    costs = scene.sheds[seat][:most]
    worth, up = free * sum(costs), scene.flipped
    scene.counts[up][drawer] += free * len(costs)
    scene.worths[up][drawer] += worth
    scene.gains[seat] += worth
    scene.shed[seat] += round(free * len(costs))
