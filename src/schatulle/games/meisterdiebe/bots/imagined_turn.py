"""What everyone is imagined to do: the best for the moment, character by character."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots import imagined_box as box
from schatulle.games.meisterdiebe.bots.drawer_value import RUBY
from schatulle.games.meisterdiebe.rules.cards import Character

#: What a gem that lies there already counts when imitations are laid to it.
LURE: Final = 0.1
#: What it costs to be caught.
CAUGHT: Final = 2

#: Who acts, and as whom.
Turn = tuple[Seat, Character]


def act(scene: box.Scene, turn: Turn, drawer: int | None = None) -> float:
    """M-36: one turn, in a given drawer or the best one; how likely the opener went free."""
    seat, character = turn
    return _ACT[character](scene, seat, drawer)


def _smuggler(scene: box.Scene, seat: Seat, drawer: int | None) -> float:
    """M-49, M-50: loot to red and an imitation less; P-18: or loot to the leader."""
    here = _best(_safe(scene, box.fronts(scene))) if drawer is None else drawer
    free = box.opened(scene, here, seat)
    loot = box.emptied(scene, here, free)
    if scene.options.smuggler == "distribute":
        rivals = [other for other in range(len(scene.gains)) if other != seat]
        scene.gains[max(rivals, key=scene.scores.__getitem__)] -= loot
    else:
        scene.red += loot
    box.placed(scene, here, seat, 1, free)
    return free


def _jeweller(scene: box.Scene, seat: Seat, drawer: int | None) -> float:
    """M-63, M-64: an imitation less, with the alarm where a treasure can be wired."""
    up = scene.flipped
    here = _best(_safe(scene, _bait(scene, seat))) if drawer is None else drawer
    free = box.opened(scene, here, seat)
    box.placed(scene, here, seat, 1, free)
    if free > 0 and scene.ready[seat] and scene.alarms[up][here] is None:
        scene.alarms[up][here] = seat
    return free


def _bait(scene: box.Scene, seat: Seat) -> list[float]:
    """The alarm is for a heap; without one, gems lie best where there are none yet."""
    lure = LURE if scene.ready[seat] else -LURE
    return [lure * count for count in scene.counts[scene.flipped]]


def _jewelress(scene: box.Scene, seat: Seat, drawer: int | None) -> float:
    """M-74, M-75: caught or not, an imitation and one more for each detective."""
    down = 1 - scene.flipped
    poor = [
        -up - below
        for up, below in zip(scene.counts[scene.flipped], scene.counts[down], strict=True)
    ]
    here = _best(poor) if drawer is None else drawer
    free = box.opened(scene, here, seat)
    box.placed(scene, here, seat, 1 + scene.detectives)
    return free


def _thief(scene: box.Scene, seat: Seat, drawer: int | None) -> float:
    """M-78: the front."""
    here = _best(box.fronts(scene)) if drawer is None else drawer
    free = box.opened(scene, here, seat)
    scene.gains[seat] += box.emptied(scene, here, free)
    return free


def _masterthief(scene: box.Scene, seat: Seat, drawer: int | None) -> float:
    """M-79, M-80: the front, or a ruby with it."""
    hopes = box.fronts(scene)
    if drawer is not None:
        searches = box.secret(scene, drawer) > hopes[drawer]
        return _search(scene, seat, drawer) if searches else _thief(scene, seat, drawer)
    hope, here = max(box.secrets(scene), default=(0.0, 0))
    return _search(scene, seat, here) if hope >= max(hopes) else _thief(scene, seat, None)


def _search(scene: box.Scene, seat: Seat, drawer: int) -> float:
    free = box.opened(scene, drawer, seat)
    found = free * box.ruby_odds(scene, drawer)
    scene.gains[seat] += RUBY * found + box.emptied(scene, drawer, found)
    scene.rubies[scene.flipped][drawer] *= 1 - found
    return free


def _detective(_scene: box.Scene, _seat: Seat, _drawer: int | None) -> float:
    """M-84: he only collects."""
    return 1.0


def _safe(scene: box.Scene, hopes: list[float]) -> list[float]:
    """M-41: where one may be caught nothing is worth it."""
    up, down = scene.flipped, 1 - scene.flipped
    counts = zip(hopes, scene.counts[up], scene.counts[down], strict=True)
    return [
        hope - CAUGHT * box.caught(falls, count) if falls else hope for hope, count, falls in counts
    ]


def _best(hopes: list[float]) -> int:
    return max(box.DRAWERS, key=hopes.__getitem__)


_ACT: Final[Mapping[Character, Callable[[box.Scene, Seat, int | None], float]]] = {
    Character.SMUGGLER: _smuggler,
    Character.JEWELLER: _jeweller,
    Character.JEWELRESS: _jewelress,
    Character.THIEF: _thief,
    Character.MASTERTHIEF: _masterthief,
    Character.DETECTIVE: _detective,
}


def leave(scene: box.Scene, turn: Turn, later: Sequence[Turn]) -> None:
    """M-43: the box is flipped where that spoils the next one's booty, or helps an accomplice."""
    if not later or later[0][1] not in _ROBBERS:
        return
    accomplice = turn[1] is later[0][1] is Character.SMUGGLER and scene.options.smuggler == "loot"
    stays = _prey(scene, later[0][1])
    scene.flipped = 1 - scene.flipped
    flips = _prey(scene, later[0][1])
    if (flips > stays) != accomplice or flips == stays:
        scene.flipped = 1 - scene.flipped


_ROBBERS: Final = (Character.SMUGGLER, Character.THIEF, Character.MASTERTHIEF)


def _prey(scene: box.Scene, character: Character) -> float:
    best = max(scene.worths[scene.flipped])
    if character is Character.MASTERTHIEF:
        return max(best, max(box.secrets(scene), default=(0.0, 0))[0])
    return best
