"""What may be answered, as numbers: a row of flags for every set of choices."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schatulle.codes.meisterdiebe import (
    CHOOSE,
    COUNT,
    GIVE,
    KEEP,
    OPEN,
    PASS,
    PLUNDER,
    SEARCH,
    TAKE,
    codes,
    move,
)
from schatulle.rules.core import Seat
from schatulle.rules.meisterdiebe.actions import Action, Give
from schatulle.rules.meisterdiebe.box import INDEX
from schatulle.rules.meisterdiebe.cards import PLACE
from schatulle.rules.meisterdiebe.opening import front_gems
from schatulle.rules.meisterdiebe.placing import placings
from schatulle.rules.meisterdiebe.state import Phase, State
from schatulle.rules.meisterdiebe.turning import turns

Codes = tuple[int, ...]

_ALL_DRAWERS: Final = tuple(range(OPEN, OPEN + len(INDEX)))
_FIXED: Final[dict[Phase, Codes]] = {
    Phase.ROB: (PLUNDER, SEARCH),
    Phase.TAKE: (TAKE, TAKE + 1),
}
_MOVES: Final = tuple(move(code, Seat(0), 8) for code in range(COUNT))


def codes_for(state: State, seat: Seat) -> Codes:
    """What a seat may answer now; of gifts (P-18) the first step."""
    phase = state.phase
    if phase is Phase.CHOOSE:
        return tuple([CHOOSE + PLACE[card.character] for card in state.hands[seat]])
    if phase is Phase.OPEN:
        return _ALL_DRAWERS if state.options.must_open else (*_ALL_DRAWERS, PASS)
    if phase is Phase.PLACE:
        return _listed(placings(state, seat))
    if phase is Phase.TURN:
        return _listed(turns(state))
    if phase is Phase.GIVE:
        return (*range(GIVE, GIVE + state.seats - 1), KEEP)
    return _FIXED[phase]


#: The rules keep these lists for ever, so each is known by its place in memory.
_known: dict[int, tuple[Any, Codes]] = {}


def _listed(choices: tuple[Any, ...]) -> Codes:
    found = _known.get(id(choices))
    if found is None:
        numbers = tuple([codes(choice, Seat(0), 2)[0] for choice in choices])
        found = _known[id(choices)] = (choices, numbers)
    return found[1]


def flags_of(allowed: Codes) -> NDArray[np.bool_]:
    """bool[104]: which codes these are."""
    flags = _flags.get(allowed)
    if flags is None:
        flags = _flags[allowed] = np.zeros(COUNT, bool)
        flags[list(allowed)] = True
    return flags


_flags: dict[Codes, NDArray[np.bool_]] = {}


def answer(state: State, seat: Seat, code: int) -> Action:
    """The move with that number; P-18: who is given one gem is given all of them."""
    if state.phase is Phase.GIVE and code != KEEP:
        receiver = Seat((seat + code - GIVE + 1) % state.seats)
        return Give(((receiver, front_gems(state)),))
    return _MOVES[code]
