"""Moving the box at the end of a turn (M-23, M-43..M-46, M-94, P-24)."""

from functools import cache, reduce

from msgspec.structs import replace

from schatulle.core import IllegalMove, ListedChoices, Seat
from schatulle.games.meisterdiebe.rules.actions import Turn
from schatulle.games.meisterdiebe.rules.box import Move, moved
from schatulle.games.meisterdiebe.rules.events import BoxTurned
from schatulle.games.meisterdiebe.rules.state import Stage, State


def actions_allowed(state: State) -> int:
    """M-43: a rotation and a flip; M-94: one of them; M-23: likewise in the set-up (OQ-M25)."""
    opts = state.options
    return opts.setup_box_actions if state.stage is Stage.FILLING else opts.box_actions


def turns(state: State, _seat: Seat) -> ListedChoices[Turn]:
    """G-5: fourteen sequences with both actions, six with one."""
    return turns_by(actions_allowed(state), state.options.box_order)


@cache
def turns_by(allowed: int, order: str) -> ListedChoices[Turn]:
    """M-43, M-45, M-94: the sequences of so many actions; fewer ones come first."""
    rotations = [move for move in Move if move is not Move.FLIP]
    single = [Turn(), *(Turn((move,)) for move in Move)]
    rotate_first = [Turn((move, Move.FLIP)) for move in rotations]
    flip_first = [Turn((Move.FLIP, move)) for move in rotations]
    if allowed == 1:
        return ListedChoices(single)
    return ListedChoices(single + rotate_first + (flip_first if order == "any" else []))


def turning(state: State, _seat: Seat, action: Turn) -> BoxTurned:
    """M-43: the box is moved in that order; M-23: also by who has just filled it.

    In the quick set-up chance moves the box in the name of whose diamonds it placed.
    """
    clause = "M-23" if state.stage is Stage.FILLING else "M-43"
    return BoxTurned((clause, "M-44"), state.turn_queue[0], action.moves)


def why_not_turn(state: State, _seat: Seat, action: Turn) -> IllegalMove:
    """M-43: one rotation and one flip at most; M-94: perhaps one of them; M-45: in which order."""
    flips = action.moves.count(Move.FLIP)
    if flips > 1 or len(action.moves) - flips > 1:
        return IllegalMove(
            "M-43", "at most one rotation and at most one flip", "meisterdiebe-refused-turn-twice"
        )
    if len(action.moves) > actions_allowed(state):
        return IllegalMove(
            "M-94", "only one of rotation and flip at this table", "meisterdiebe-refused-turn-one"
        )
    reason = "the rotation comes before the flip at this table"
    return IllegalMove("M-45", reason, "meisterdiebe-refused-turn-order")


def turned(state: State, event: BoxTurned) -> State:
    """M-43: the box stands as moved; M-56: before the next smuggler acts."""
    return replace(state, box=reduce(moved, event.moves, state.box)) if event.moves else state
