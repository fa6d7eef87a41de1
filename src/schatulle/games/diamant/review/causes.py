"""Why a fist was good or not: a code, and what its sentence is told of."""

from schatulle.games.diamant.bots.prospects import stones_on
from schatulle.games.diamant.review.fists import Fist
from schatulle.games.diamant.review.next_card import deadly
from schatulle.games.diamant.review.risk import is_wrong
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.state import State
from schatulle.reviews.contract import Facts


def cause_of(fist: Fist) -> tuple[str, Facts]:
    """The cause of a fist's worth, with its facts."""
    return _cause(fist), facts_of(fist)


def facts_of(fist: Fist) -> Facts:
    """What lay open, in whole numbers."""
    state = fist.state
    explorers = state.inside.count(True)
    return {
        "expedition": state.expedition,
        "deadly": deadly(state),
        "deck": len(state.deck),
        "unsafe": state.unsafe[fist.seat],
        "path": stones_on(state.path),
        "others": explorers - 1,
        "percent": round(100 * fist.loss),
    }


def _cause(fist: Fist) -> str:
    if fist.step.instead is not None:
        return fist.step.instead
    if not is_wrong(fist):
        return "good-leave" if fist.played is Choice.LEAVE else "good-stay"
    return _early(fist) if fist.played is Choice.LEAVE else _late(fist)


def _early(fist: Fist) -> str:
    """Left where to stay was better."""
    state, seat = fist.state, fist.seat
    if _is_last(state) and _rivals_best(state, seat) > state.chests[seat] + _home(fist):
        return "early-behind"
    return "early" if deadly(state) else "early-safe"


def _late(fist: Fist) -> str:
    """Stayed where to leave was better."""
    state, seat = fist.state, fist.seat
    others_have = _rivals_best(state, seat) + max(state.unsafe)
    if _is_last(state) and state.chests[seat] + state.unsafe[seat] > others_have:
        return "late-ahead"
    if state.inside.count(True) == 1:
        return "late-alone"
    return "late"


def _is_last(state: State) -> bool:
    return state.expedition == state.options.expeditions


def _rivals_best(state: State, seat: int) -> int:
    return max(chest for other, chest in enumerate(state.chests) if other != seat)


def _home(fist: Fist) -> int:
    """The most that leaving at once could bring home."""
    return fist.state.unsafe[fist.seat] + stones_on(fist.state.path)
