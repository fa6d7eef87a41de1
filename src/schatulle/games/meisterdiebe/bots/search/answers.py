"""What may be answered, as numbers: a row of flags for every set of choices."""

from functools import cache, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from schatulle.core import Seat
from schatulle.games.meisterdiebe import action_codes as numbers
from schatulle.games.meisterdiebe.action_codes import COUNT, GIVE, KEEP, OPEN, TAKE, codes, move
from schatulle.games.meisterdiebe.rules.actions import Action, Give
from schatulle.games.meisterdiebe.rules.box import INDEX
from schatulle.games.meisterdiebe.rules.box_moves import turns
from schatulle.games.meisterdiebe.rules.cards import PLACE
from schatulle.games.meisterdiebe.rules.placing import placings
from schatulle.games.meisterdiebe.rules.state import Phase, State, front_gems

Codes = tuple[int, ...]

_ALL_DRAWERS: Final = tuple(range(OPEN, OPEN + len(INDEX)))
_FIXED: Final[dict[Phase, Codes]] = {
    Phase.ROB: (numbers.PLUNDER, numbers.SEARCH),
    Phase.TAKE: (TAKE, TAKE + 1),
}
_MOVES: Final = tuple(move(code, Seat(0), 8) for code in range(COUNT))


def codes_for(state: State, seat: Seat) -> Codes:
    """What a seat may answer now; of gifts (P-18) the first step."""
    phase = state.phase
    if phase is Phase.CHOOSE:
        return tuple([numbers.CHOOSE + PLACE[card.character] for card in state.hands[seat]])
    if phase is Phase.OPEN:
        return _ALL_DRAWERS if state.options.must_open else (*_ALL_DRAWERS, numbers.PASS)
    if phase is Phase.PLACE:
        return _listed(placings(state, seat))
    if phase is Phase.TURN:
        return _listed(turns(state, seat))
    if phase is Phase.GIVE:
        return (*range(GIVE, GIVE + state.seats - 1), KEEP)
    return _FIXED[phase]


@lru_cache(maxsize=1024)
def _listed(choices: tuple[Action, ...]) -> Codes:
    """Each of these moves is one number, whoever makes it."""
    return tuple([codes(choice, Seat(0), 2)[0] for choice in choices])


@cache
def flags_of(allowed: Codes) -> NDArray[np.bool_]:
    """bool[104]: which codes these are; all who ask share the row, so it cannot be written to."""
    flags = np.zeros(COUNT, bool)
    flags[list(allowed)] = True
    flags.flags.writeable = False
    return flags


def answer(state: State, seat: Seat, code: int) -> Action:
    """The move with that number; P-18: who is given one gem is given all of them."""
    if state.phase is Phase.GIVE and code != KEEP:
        receiver = Seat((seat + code - GIVE + 1) % state.seats)
        return Give(((receiver, front_gems(state)),))
    return _MOVES[code]
