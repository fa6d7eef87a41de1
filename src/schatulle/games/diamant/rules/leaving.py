"""Returning to camp with what lies on the path (D-14..D-16)."""

from msgspec.structs import replace

from schatulle.core import SEATS, Seat
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import STONES, PathCard
from schatulle.games.diamant.rules.events import Returned
from schatulle.games.diamant.rules.state import State, explorers


def leavers(state: State) -> tuple[Seat, ...]:
    """D-8: who had the figure in the fist; all explorers when the deck is empty (OQ-D9)."""
    row = zip(SEATS, state.inside, state.chosen, strict=False)
    leaving = [seat for seat, inside, choice in row if inside and choice is Choice.LEAVE]
    return tuple(leaving or explorers(state))


def returning(state: State) -> Returned:
    """D-14: a leaver takes all stones of the path; D-15: several share them equally."""
    seats = leavers(state)
    shares = pooled if state.options.path_split == "pooled" else per_card
    share, left = shares(state.path, len(seats))
    clauses = ("D-14", "D-16") if len(seats) == 1 else ("D-14", "D-15", "D-16")
    return Returned(clauses, seats, share, left)


def pooled(path: tuple[PathCard, ...], sharers: int) -> tuple[int, tuple[int, ...]]:
    """D-15: all stones together; the rest lies on the newest treasure card (OQ-D3)."""
    share, rest = divmod(sum([step.stones for step in path]), sharers)
    left = [0] * len(path)
    if rest:
        left[max([place for place, step in enumerate(path) if step.card in STONES])] = rest
    return share, tuple(left)


def per_card(path: tuple[PathCard, ...], sharers: int) -> tuple[int, tuple[int, ...]]:
    """D-15 by card (option `path_split`): each card is shared alone and keeps its own rest."""
    share = sum([step.stones // sharers for step in path])
    return share, tuple([step.stones % sharers for step in path])


def returned(state: State, event: Returned) -> State:
    """D-14: unsafe stones and share go into the chest, and the leaver is out."""
    inside, unsafe, chests = list(state.inside), list(state.unsafe), list(state.chests)
    for seat in event.seats:
        chests[seat] += unsafe[seat] + event.share
        unsafe[seat] = 0
        inside[seat] = False
    return replace(
        state,
        inside=tuple(inside),
        unsafe=tuple(unsafe),
        chests=tuple(chests),
        path=with_stones(state.path, event.left),
    )


def with_stones(path: tuple[PathCard, ...], left: tuple[int, ...]) -> tuple[PathCard, ...]:
    """D-14, D-15: the path with so many stones left on each of its cards."""
    return tuple(
        [
            step if step.stones == stones else PathCard(step.card, stones)
            for step, stones in zip(path, left, strict=True)
        ]
    )
