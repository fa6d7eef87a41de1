"""The end of an expedition and of the game (D-17..D-22)."""

from msgspec.structs import replace

from schatulle.core import Outcome, best_seats
from schatulle.games.diamant.rules.cards import Card, shuffled_again
from schatulle.games.diamant.rules.events import ExpeditionEnded, GameEnded
from schatulle.games.diamant.rules.exploring import striking_hazard
from schatulle.games.diamant.rules.state import Phase, State


def ending(state: State) -> ExpeditionEnded | GameEnded:
    """D-5, D-17: one expedition for each entrance, then the chests are counted."""
    if state.expedition == state.options.expeditions:
        return GameEnded(("D-5", "D-22"), scores(state), best_seats(state.chests))
    removed = removed_hazards(state)
    clauses = ("D-17", "D-18", "D-19") if removed else ("D-17", "D-18")
    return ExpeditionEnded(clauses, state.expedition, removed)


def removed_hazards(state: State) -> tuple[Card, ...]:
    """D-19: one of the two identical hazards leaves the game (option `hazard_removal`)."""
    hazard = striking_hazard(state)
    copies = {"one": 1, "both": 2, "none": 0}[state.options.hazard_removal]
    return (hazard,) * copies if hazard is not None else ()


def expedition_ended(state: State, event: ExpeditionEnded) -> State:
    """D-18: stones of the path return to the supply, all cards are shuffled together again."""
    removed = state.removed + event.removed
    return replace(
        state,
        expedition=state.expedition + 1,
        inside=(True,) * state.seats,
        path=(),
        removed=removed,
        deck=shuffled_again(removed),
        chosen=(None,) * state.seats,
    )


def scores(state: State) -> tuple[int, ...]:
    """D-22: the stones in the chests, red 1 and white 5; D-11, D-21: they count by value alone."""
    return state.chests


def outcome(state: State) -> Outcome | None:
    """D-22: most points win; equal ones win together."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(scores(state), best_seats(scores(state)))
