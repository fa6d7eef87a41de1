"""Which drawer to open, and what to do with a secret compartment."""

from collections.abc import Callable, Mapping
from typing import Final

from schatulle.core import Choices, count_of
from schatulle.games.meisterdiebe.bots.belief import Within, above, below, ruby_above, within
from schatulle.games.meisterdiebe.bots.drawer_value import (
    caught_odds,
    fall_odds,
    front_worth,
    secret_worth,
)
from schatulle.games.meisterdiebe.bots.sight import Sight, character, detectives_seen
from schatulle.games.meisterdiebe.rules.actions import Open, Pass, Plunder, Search
from schatulle.games.meisterdiebe.rules.cards import Character

#: What it costs that fallen gems lie on red for a detective, or for anybody later.
FALLEN: Final = {True: 0.5, False: 0.15}
#: What it costs to lay a gem to others.
CROWD: Final = 0.1
#: Opening something harmless is a little better than passing.
PASSING: Final = -0.05


def open_drawer(sight: Sight, choices: Choices[Open | Pass]) -> Open | Pass:
    """M-37: the drawer that promises most."""
    listed = [choices[number] for number in range(count_of(choices))]
    return max(listed, key=lambda choice: _appeal(sight, choice))


def _appeal(sight: Sight, choice: Open | Pass) -> float:
    if isinstance(choice, Pass):
        return PASSING
    drawer = within(sight.belief, choice.drawer)
    gain = _GAIN.get(character(sight), _thief)(sight, drawer)
    return gain - _harm(sight, drawer) + sight.dice.uniform(0, 0.01)


def _harm(sight: Sight, drawer: Within) -> float:
    """M-42, M-70: what falls goes to red, or to the owner of the alarm that falls with it."""
    down = below(drawer, sight.belief.flipped)
    if down.alarm not in (None, sight.seat):
        return down.worth
    return FALLEN[detectives_seen(sight) > 0] * down.worth


def _thief(sight: Sight, drawer: Within) -> float:
    return front_worth(drawer, sight.belief.flipped)


def _masterthief(sight: Sight, drawer: Within) -> float:
    belief = sight.belief
    return max(
        front_worth(drawer, belief.flipped),
        secret_worth(drawer, belief.flipped, belief.options.mt_needs_front_gem),
    )


def _smuggler(sight: Sight, drawer: Within) -> float:
    """M-49, M-53: loot and an imitation less, unless caught."""
    flipped = sight.belief.flipped
    return front_worth(drawer, flipped) + 1.5 * (1 - caught_odds(drawer, flipped))


def _jeweller(sight: Sight, drawer: Within) -> float:
    """M-64: an imitation less, the better where a treasure can be wired."""
    flipped = sight.belief.flipped
    alarm = sight.view.alarms[sight.seat] and above(drawer, flipped).alarm is None
    bait = 0.1 * above(drawer, flipped).count if alarm else _spread(drawer, flipped)
    return (2 + bait) * (1 - caught_odds(drawer, flipped))


def _jewelress(sight: Sight, drawer: Within) -> float:
    """M-74: she sheds in any case; gems lie best where there are none yet."""
    return _spread(drawer, sight.belief.flipped)


def _spread(drawer: Within, flipped: bool) -> float:
    """Many poor drawers are better than one rich one that someone else empties."""
    return -CROWD * (above(drawer, flipped).count + fall_odds(drawer, flipped))


_GAIN: Final[Mapping[Character | None, Callable[[Sight, Within], float]]] = {
    Character.SMUGGLER: _smuggler,
    Character.JEWELLER: _jeweller,
    Character.JEWELRESS: _jewelress,
    Character.THIEF: _thief,
    Character.MASTERTHIEF: _masterthief,
}


def rob(sight: Sight, _choices: Choices[Plunder | Search]) -> Plunder | Search:
    """M-79: search where the ruby is believed above, or where there is nothing to lose."""
    belief = sight.belief
    if belief.open is None:
        return Plunder()
    drawer = within(belief, belief.open)
    return Search() if ruby_above(drawer, belief.flipped) else Plunder()
