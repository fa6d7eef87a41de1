"""Two explorers deep in the last cave, as random play comes to them, to check bots with."""

from functools import cache
from itertools import count
from random import Random
from typing import Final

from schatulle.core import NATURE
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.bots.prospects import hazards_on, stones_on
from schatulle.games.diamant.research.solving.duel import rival_of
from schatulle.games.diamant.rules.actions import LEAVE, STAY, TURN_UP
from schatulle.games.diamant.rules.state import Phase, State, explorers, undecided
from schatulle.research.solving.positions import Situation, Unsolvable

#: At tables of so many, and so many duels each.
SEATS: Final = (2, 3, 5)
EACH: Final = 8
#: So many cards are left; with more of them the exact solution takes too long.
CARDS: Final = range(10, 16)
#: How likely random players leave.
_LEAVES: Final = 0.25


@cache
def random_duels(seats: int) -> tuple[Situation, ...]:
    """D-8: before the two decide; nobody else can win any more, and either of them can."""
    found: list[State] = []
    for number in count():
        if len(found) == EACH:
            return tuple([Situation(diamant.NAME, state) for state in found])
        state = _played(seats, Random(f"{seats}/{number}"))
        if _is_open(state):
            found.append(state)
    raise AssertionError


def _played(seats: int, rng: Random) -> State:
    """To the last cave at random; there two of all stay, and nothing strikes them."""
    options = diamant.options("diamant", {"allow_two": True})
    state = diamant.setup(options, seats)
    stayers, cards = rng.sample(range(seats), 2), rng.choice(CARDS)
    last = False
    while not last or len(state.deck) > cards or state.phase is not Phase.DECIDE:
        last = state.expedition == options.expeditions
        if state.phase is Phase.CARD:
            threats = hazards_on(state.path) if last else ()
            card = rng.choice([card for card in state.deck if card not in threats])
            state = diamant.play(state, NATURE, TURN_UP[card])[1]
            continue
        for seat in undecided(state):
            leaves = rng.random() < _LEAVES and not (last and seat in stayers)
            state = diamant.play(state, seat, LEAVE if leaves else STAY)[1]
    return state


def _is_open(state: State) -> bool:
    """D-14, D-22: nobody outside can win, and who is behind is ahead after leaving alone."""
    inside = explorers(state)
    if len(inside) > 2:
        return False
    try:
        rival_of(state, inside[0])
    except Unsolvable:
        return False
    behind, ahead = sorted([state.chests[seat] for seat in inside])
    return ahead < behind + state.unsafe[inside[0]] + stones_on(state.path)
