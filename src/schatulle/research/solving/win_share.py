"""What a finished game is worth: the seat's part of the win, as the arena counts it."""

from schatulle.core import Outcome, Seat


def share(outcome: Outcome, seat: Seat) -> float:
    """D-22, M-93: one, or less where the winners are many."""
    return (seat in outcome.winners) / len(outcome.winners)
