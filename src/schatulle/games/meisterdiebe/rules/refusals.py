"""Why an answer from the wrong seat or at the wrong time is refused, with its clause."""

from collections.abc import Callable, Mapping
from typing import Final

from schatulle.core import IllegalMove, Seat
from schatulle.games.meisterdiebe.rules import actions
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.box import LONG
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.state import Phase, Stage, State, character_of


def why_not_now(state: State, seat: Seat, kind: type[Action]) -> IllegalMove:
    """M-31: everyone answers when it is their turn, and what they are asked."""
    if state.phase is Phase.OVER:
        return IllegalMove("M-89", "the game is over")
    if not 0 <= seat < state.seats:
        return IllegalMove("M-7", f"seat {seat} is not asked; seats are 0 to {state.seats - 1}")
    return IllegalMove(*_WHY_NOT.get(kind, _not_natures)(state, seat))


Why = tuple[str, str]


def _elsewhere(state: State) -> Why | None:
    """M-22, M-26: while the box is filled or cards are chosen nobody has a turn."""
    if state.stage is Stage.FILLING:
        return "M-22", "the box is still being filled"
    if state.stage is Stage.CHOOSING:
        return "M-26", "cards are being chosen now"
    return None


def _is_on_turn(state: State, seat: Seat) -> bool:
    return state.turn_queue[:1] == (seat,)


def _has_acted(state: State, seat: Seat) -> bool:
    """M-28, M-31: whose turn of this round is over."""
    if state.stage is Stage.SMUGGLING and character_of(state, seat) is not Character.SMUGGLER:
        return False
    return seat not in state.turn_queue


def _has_opened(state: State, seat: Seat) -> bool:
    """M-37: at most one drawer in a turn."""
    if _is_on_turn(state, seat):
        return state.phase is not Phase.OPEN
    return _has_acted(state, seat)


def _not_yet(seat: Seat) -> Why:
    return "M-31", f"it is not the turn of seat {seat}"


def _not_natures(_state: State, seat: Seat) -> Why:
    return "M-31", f"chance decides that, not seat {seat}"


def _no_fill(_state: State, seat: Seat) -> Why:
    """M-22: clockwise, each one once."""
    return "M-22", f"it is not for seat {seat} to fill the box now"


def _no_open(state: State, seat: Seat) -> Why:
    """M-84: a detective opens nothing; M-37: nobody opens twice."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if character_of(state, seat) is Character.DETECTIVE:
        return "M-84", "a detective opens nothing"
    if _has_opened(state, seat):
        return "M-37", "only one drawer is opened in a turn"
    return _not_yet(seat)


def _no_pass(_state: State, seat: Seat) -> Why:
    """M-37: who is on turn opens one drawer."""
    return "M-37", f"there is nothing to pass for seat {seat}"


def _no_turn(state: State, seat: Seat) -> Why:
    """M-38: not before the drawer is opened; M-46: never by a detective."""
    if state.stage is Stage.FILLING:
        return "M-23", "the box is moved after placing, by the one who placed"
    if state.stage is Stage.CHOOSING:
        return "M-38", "the box is not moved before a drawer is opened"
    if character_of(state, seat) is Character.DETECTIVE:
        if not state.options.detective_moves_box:
            return "M-46", "a detective neither rotates nor flips the box"
        return _not_yet(seat)
    if not _has_opened(state, seat):
        return "M-38", "the box is not moved before the drawer is opened"
    if _is_on_turn(state, seat):
        return "M-36", f"first comes the answer to: {state.phase}"
    return "M-43", "the turn is over"


def _no_place(state: State, seat: Seat) -> Why:
    """M-41, M-53, M-66: who was caught places nothing."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if not _is_on_turn(state, seat):
        return _not_yet(seat)
    character = character_of(state, seat)
    if state.turn.caught:
        return "M-66" if character is Character.JEWELLER else "M-41", "gems fell: caught"
    if state.phase is Phase.GIVE:
        return "P-18", "first the gems are handed on or kept"
    return "M-36", f"now is not the time to place; asked for: {state.phase}"


def _no_search(state: State, seat: Seat) -> Why:
    """M-40: only the master thief; M-83: not when caught; M-79: long drawers; P-20: front gems."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if character_of(state, seat) is not Character.MASTERTHIEF:
        return "M-40", "only the master thief opens a secret compartment"
    if not _is_on_turn(state, seat):
        return _not_yet(seat)
    if state.turn.caught:
        return "M-83", "gems fell: caught, no secret compartment"
    if state.turn.drawer in LONG and state.options.mt_needs_front_gem and not state.turn.searched:
        return "P-20", "the secret compartment needs a gem in front of it"
    return "M-79", "there is no secret compartment to open now"


def _no_plunder(state: State, seat: Seat) -> Why:
    """M-79, M-83: the master thief's choice after opening, when nothing fell."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if not _is_on_turn(state, seat):
        return _not_yet(seat)
    return (
        ("M-83", "gems fell: caught") if state.turn.caught else ("M-79", "nothing to plunder now")
    )


def _no_gift(state: State, seat: Seat) -> Why:
    """P-18: the smuggler who found gems and was not caught."""
    return _elsewhere(state) or ("P-18", f"seat {seat} has no gems to hand on")


def _no_take(state: State, seat: Seat) -> Why:
    """M-60, M-86: one gem each in turn, lower numbers first."""
    clause = "M-60" if state.stage is Stage.SMUGGLING else "M-86"
    return clause, f"seat {seat} has no gem to take now"


def _no_choice(_state: State, seat: Seat) -> Why:
    """M-26: one card a round."""
    return "M-26", f"seat {seat} has no card to choose now"


_WHY_NOT: Final[Mapping[type[Action], Callable[[State, Seat], Why]]] = {
    actions.Fill: _no_fill,
    actions.Choose: _no_choice,
    actions.Open: _no_open,
    actions.Pass: _no_pass,
    actions.Place: _no_place,
    actions.Plunder: _no_plunder,
    actions.Search: _no_search,
    actions.Give: _no_gift,
    actions.Keep: _no_gift,
    actions.Take: _no_take,
    actions.Turn: _no_turn,
}
