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


def act(table: box.ImaginedTable, turn: Turn, drawer: int | None = None) -> float:
    """M-36: one turn, in a given drawer or the best one; how likely the opener went free."""
    seat, character = turn
    return _ACT[character](table, seat, drawer)


def _smuggler(table: box.ImaginedTable, seat: Seat, drawer: int | None) -> float:
    """M-49, M-50: loot to red and an imitation less; P-18: or loot to the leader."""
    here = _best(_safe(table, box.fronts(table))) if drawer is None else drawer
    free = box.opened(table, here, seat)
    loot = box.emptied(table, here, free)
    if table.options.smuggler == "distribute":
        rivals = [other for other in range(len(table.gains)) if other != seat]
        table.gains[max(rivals, key=table.scores.__getitem__)] -= loot
    else:
        table.red += loot
    box.placed(table, here, seat, 1, free)
    return free


def _jeweller(table: box.ImaginedTable, seat: Seat, drawer: int | None) -> float:
    """M-63, M-64: an imitation less, with the alarm where a treasure can be wired."""
    up = table.flipped
    here = _best(_safe(table, _bait(table, seat))) if drawer is None else drawer
    free = box.opened(table, here, seat)
    box.placed(table, here, seat, 1, free)
    if free > 0 and table.ready[seat] and table.alarms[up][here] is None:
        table.alarms[up][here] = seat
    return free


def _bait(table: box.ImaginedTable, seat: Seat) -> list[float]:
    """The alarm is for a heap; without one, gems lie best where there are none yet."""
    lure = LURE if table.ready[seat] else -LURE
    return [lure * count for count in table.counts[table.flipped]]


def _jewelress(table: box.ImaginedTable, seat: Seat, drawer: int | None) -> float:
    """M-74, M-75: caught or not, an imitation and one more for each detective."""
    down = 1 - table.flipped
    poor = [
        -up - below
        for up, below in zip(table.counts[table.flipped], table.counts[down], strict=True)
    ]
    here = _best(poor) if drawer is None else drawer
    free = box.opened(table, here, seat)
    box.placed(table, here, seat, 1 + table.detectives)
    return free


def _thief(table: box.ImaginedTable, seat: Seat, drawer: int | None) -> float:
    """M-78: the front."""
    here = _best(box.fronts(table)) if drawer is None else drawer
    free = box.opened(table, here, seat)
    table.gains[seat] += box.emptied(table, here, free)
    return free


def _masterthief(table: box.ImaginedTable, seat: Seat, drawer: int | None) -> float:
    """M-79, M-80: the front, or a ruby with it."""
    hopes = box.fronts(table)
    if drawer is not None:
        searches = box.secret(table, drawer) > hopes[drawer]
        return _search(table, seat, drawer) if searches else _thief(table, seat, drawer)
    hope, here = max(box.secrets(table), default=(0.0, 0))
    return _search(table, seat, here) if hope >= max(hopes) else _thief(table, seat, None)


def _search(table: box.ImaginedTable, seat: Seat, drawer: int) -> float:
    free = box.opened(table, drawer, seat)
    found = free * box.ruby_odds(table, drawer)
    table.gains[seat] += RUBY * found + box.emptied(table, drawer, found)
    table.rubies[table.flipped][drawer] *= 1 - found
    return free


def _detective(_table: box.ImaginedTable, _seat: Seat, _drawer: int | None) -> float:
    """M-84: the detective only collects."""
    return 1.0


def _safe(table: box.ImaginedTable, hopes: list[float]) -> list[float]:
    """M-41: where one may be caught nothing is worth it."""
    up, down = table.flipped, 1 - table.flipped
    counts = zip(hopes, table.counts[up], table.counts[down], strict=True)
    return [
        hope - CAUGHT * box.caught(falls, count) if falls else hope for hope, count, falls in counts
    ]


def _best(hopes: list[float]) -> int:
    return max(box.DRAWERS, key=hopes.__getitem__)


_ACT: Final[Mapping[Character, Callable[[box.ImaginedTable, Seat, int | None], float]]] = {
    Character.SMUGGLER: _smuggler,
    Character.JEWELLER: _jeweller,
    Character.JEWELRESS: _jewelress,
    Character.THIEF: _thief,
    Character.MASTERTHIEF: _masterthief,
    Character.DETECTIVE: _detective,
}


def leave(table: box.ImaginedTable, turn: Turn, later: Sequence[Turn]) -> None:
    """M-43: the box is flipped where that spoils the next one's booty, or helps an accomplice."""
    if not later or later[0][1] not in _ROBBERS:
        return
    accomplice = turn[1] is later[0][1] is Character.SMUGGLER and table.options.smuggler == "loot"
    stays = _prey(table, later[0][1])
    table.flipped = 1 - table.flipped
    flips = _prey(table, later[0][1])
    if (flips > stays) != accomplice or flips == stays:
        table.flipped = 1 - table.flipped


_ROBBERS: Final = (Character.SMUGGLER, Character.THIEF, Character.MASTERTHIEF)


def _prey(table: box.ImaginedTable, character: Character) -> float:
    best = max(table.worths[table.flipped])
    if character is Character.MASTERTHIEF:
        return max(best, max(box.secrets(table), default=(0.0, 0))[0])
    return best
