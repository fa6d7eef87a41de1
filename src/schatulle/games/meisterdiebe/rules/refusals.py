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
        return IllegalMove("M-89", "the game is over", "refused-over")
    if not 0 <= seat < state.seats:
        reason = f"seat {seat} is not asked; seats are 0 to {state.seats - 1}"
        return IllegalMove("M-7", reason, "refused-no-chair")
    return _WHY_NOT.get(kind, _not_natures)(state, seat)


def _elsewhere(state: State) -> IllegalMove | None:
    """M-22, M-26: while the box is filled or cards are chosen nobody has a turn."""
    if state.stage is Stage.FILLING:
        return IllegalMove("M-22", "the box is still being filled", "meisterdiebe-refused-filling")
    if state.stage is Stage.CHOOSING:
        return IllegalMove("M-26", "cards are being chosen now", "meisterdiebe-refused-choosing")
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


def _not_yet(state: State, seat: Seat) -> IllegalMove:
    reason = f"it is not the turn of seat {seat}"
    awaited = state.takers if state.phase is Phase.TAKE else state.turn_queue
    return IllegalMove("M-31", reason, "refused-not-your-turn", seats=awaited[:1])


def _not_natures(_state: State, seat: Seat) -> IllegalMove:
    return IllegalMove("M-31", f"chance decides that, not seat {seat}", "refused-chance")


def _no_fill(_state: State, seat: Seat) -> IllegalMove:
    """M-22: clockwise, each one once."""
    reason = f"it is not for seat {seat} to fill the box now"
    return IllegalMove("M-22", reason, "meisterdiebe-refused-no-fill")


def _no_open(state: State, seat: Seat) -> IllegalMove:
    """M-84: a detective opens nothing; M-37: nobody opens twice."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if character_of(state, seat) is Character.DETECTIVE:
        return IllegalMove("M-84", "a detective opens nothing", "meisterdiebe-refused-detective")
    if _has_opened(state, seat):
        return IllegalMove(
            "M-37", "only one drawer is opened in a turn", "meisterdiebe-refused-one-drawer"
        )
    return _not_yet(state, seat)


def _no_pass(_state: State, seat: Seat) -> IllegalMove:
    """M-37: who is on turn opens one drawer."""
    return IllegalMove(
        "M-37", f"there is nothing to pass for seat {seat}", "meisterdiebe-refused-no-pass"
    )


def _no_turn(state: State, seat: Seat) -> IllegalMove:
    """M-38: not before the drawer is opened; M-46: never by a detective."""
    if state.stage is Stage.FILLING:
        reason = "the box is moved after placing, by the one who placed"
        return IllegalMove("M-23", reason, "meisterdiebe-refused-turn-after-filling")
    if state.stage is Stage.CHOOSING:
        reason = "the box is not moved before a drawer is opened"
        return IllegalMove("M-38", reason, "meisterdiebe-refused-open-first")
    if character_of(state, seat) is Character.DETECTIVE:
        if not state.options.detective_moves_box:
            reason = "a detective neither rotates nor flips the box"
            return IllegalMove("M-46", reason, "meisterdiebe-refused-detective-box")
        return _not_yet(state, seat)
    if not _has_opened(state, seat):
        reason = "the box is not moved before the drawer is opened"
        return IllegalMove("M-38", reason, "meisterdiebe-refused-open-first")
    if _is_on_turn(state, seat):
        return IllegalMove("M-36", f"first comes the answer to: {state.phase}", "refused-first")
    return IllegalMove("M-43", "the turn is over", "refused-turn-over")


def _no_place(state: State, seat: Seat) -> IllegalMove:
    """M-41, M-53, M-66: who was caught places nothing."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if not _is_on_turn(state, seat):
        return _not_yet(state, seat)
    character = character_of(state, seat)
    if state.turn.caught:
        clause = "M-66" if character is Character.JEWELLER else "M-41"
        return IllegalMove(clause, "gems fell: caught", "meisterdiebe-refused-caught")
    if state.phase is Phase.GIVE:
        return IllegalMove(
            "P-18", "first the gems are handed on or kept", "meisterdiebe-refused-give-first"
        )
    reason = f"now is not the time to place; asked for: {state.phase}"
    return IllegalMove("M-36", reason, "refused-first")


def _no_search(state: State, seat: Seat) -> IllegalMove:
    """M-40: only the master thief; M-83: not when caught; M-79: long drawers; P-20: front gems."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if character_of(state, seat) is not Character.MASTERTHIEF:
        reason = "only the master thief opens a secret compartment"
        return IllegalMove("M-40", reason, "meisterdiebe-refused-masterthief")
    if not _is_on_turn(state, seat):
        return _not_yet(state, seat)
    if state.turn.caught:
        return IllegalMove(
            "M-83", "gems fell: caught, no secret compartment", "meisterdiebe-refused-caught"
        )
    if state.turn.drawer in LONG and state.options.mt_needs_front_gem and not state.turn.searched:
        reason = "the secret compartment needs a gem in front of it"
        return IllegalMove("P-20", reason, "meisterdiebe-refused-front-gem")
    return IllegalMove(
        "M-79", "there is no secret compartment to open now", "meisterdiebe-refused-no-secret"
    )


def _no_plunder(state: State, seat: Seat) -> IllegalMove:
    """M-79, M-83: the master thief's choice after opening, when nothing fell."""
    if elsewhere := _elsewhere(state):
        return elsewhere
    if not _is_on_turn(state, seat):
        return _not_yet(state, seat)
    if state.turn.caught:
        return IllegalMove("M-83", "gems fell: caught", "meisterdiebe-refused-caught")
    return IllegalMove("M-79", "nothing to plunder now", "meisterdiebe-refused-no-plunder")


def _no_gift(state: State, seat: Seat) -> IllegalMove:
    """P-18: the smuggler who found gems and was not caught."""
    return _elsewhere(state) or IllegalMove(
        "P-18", f"seat {seat} has no gems to hand on", "meisterdiebe-refused-no-gift"
    )


def _no_take(state: State, seat: Seat) -> IllegalMove:
    """M-60, M-86: one gem each in turn, lower numbers first."""
    clause = "M-60" if state.stage is Stage.SMUGGLING else "M-86"
    return IllegalMove(
        clause, f"seat {seat} has no gem to take now", "meisterdiebe-refused-no-take"
    )


def _no_choice(_state: State, seat: Seat) -> IllegalMove:
    """M-26: one card a round."""
    return IllegalMove(
        "M-26", f"seat {seat} has no card to choose now", "meisterdiebe-refused-no-choice"
    )


_WHY_NOT: Final[Mapping[type[Action], Callable[[State, Seat], IllegalMove]]] = {
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
