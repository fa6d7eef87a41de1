"""Moving the box at the end of a turn (M-23, M-43..M-46, M-94, P-24)."""

from functools import cache, reduce

from msgspec.structs import replace

from schatulle.rules.core import IllegalMove
from schatulle.rules.meisterdiebe.actions import Turn
from schatulle.rules.meisterdiebe.box import Move, moved
from schatulle.rules.meisterdiebe.course import next_turn
from schatulle.rules.meisterdiebe.events import BoxTurned
from schatulle.rules.meisterdiebe.state import Stage, State


def actions_allowed(state: State) -> int:
    """M-43: a rotation and a flip; M-94: one of them; M-23: likewise in the set-up (OQ-M25)."""
    opts = state.options
    return opts.setup_box_actions if state.stage is Stage.FILLING else opts.box_actions


def turns(state: State) -> tuple[Turn, ...]:
    """G-5: fourteen sequences with both actions, six with one."""
    return turns_by(actions_allowed(state), state.options.box_order)


@cache
def turns_by(allowed: int, order: str) -> tuple[Turn, ...]:
    """M-43, M-45, M-94: the sequences of so many actions; fewer ones come first."""
    rotations = [move for move in Move if move is not Move.FLIP]
    single = [Turn(), *(Turn((move,)) for move in Move)]
    rotate_first = [Turn((move, Move.FLIP)) for move in rotations]
    flip_first = [Turn((Move.FLIP, move)) for move in rotations]
    if allowed == 1:
        return tuple(single)
    return tuple(single + rotate_first + (flip_first if order == "any" else []))


def turning(state: State, action: Turn) -> BoxTurned:
    """M-43: at most one rotation and one flip, in either order (M-45).

    In the quick set-up chance moves the box in the name of whose diamonds it placed.
    """
    flips = action.moves.count(Move.FLIP)
    if flips > 1 or len(action.moves) - flips > 1:
        raise IllegalMove("M-43", "at most one rotation and at most one flip")
    if len(action.moves) > actions_allowed(state):
        raise IllegalMove("M-94", "only one of rotation and flip at this table")
    if (
        state.options.box_order == "rotate_first"
        and action.moves[:1] == (Move.FLIP,)
        and len(action.moves) > 1
    ):
        raise IllegalMove("M-45", "the rotation comes before the flip at this table")
    clause = "M-23" if state.stage is Stage.FILLING else "M-43"
    return BoxTurned((clause, "M-44"), state.acting[0], action.moves)


def turned(state: State, event: BoxTurned) -> State:
    """M-43: the box stands as moved, and the turn is over; M-56: before the next smuggler acts."""
    if event.moves:
        state = replace(state, box=reduce(moved, event.moves, state.box))
    return next_turn(state)
