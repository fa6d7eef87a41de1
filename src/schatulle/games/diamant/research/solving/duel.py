"""Diamant with two explorers and nobody else in the running: the exact share of the win."""

from collections import Counter
from collections.abc import Hashable
from typing import Final

from schatulle.core import NATURE, Seat
from schatulle.games.diamant.rules import outcome, play
from schatulle.games.diamant.rules.actions import LEAVE, STAY, TURN_UP, Decide
from schatulle.games.diamant.rules.cards import HAZARDS
from schatulle.games.diamant.rules.state import Phase, State, explorers
from schatulle.research.solving.known_values import KnownValues
from schatulle.research.solving.matrix import Solved, solve
from schatulle.research.solving.positions import Unsolvable
from schatulle.research.solving.win_share import share

BOTH: Final = (STAY, LEAVE)


class Duel(KnownValues):
    """All positions that may follow from one, each worked out once, for one of two seats."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.rival = rival_of(state, seat)

    def alike(self, state: State) -> Hashable:
        """Positions that differ in nothing that matters."""
        return matters(state)

    def solved(self, state: State) -> Solved:
        """D-8: both fists, to stay or to leave, the seat's in rows."""
        return solve(
            [
                [self.value(after(state, {self.seat: mine, self.rival: theirs})) for theirs in BOTH]
                for mine in BOTH
            ]
        )

    def worked_out(self, state: State) -> float:
        """The seat's share of the win if both play as well as can be."""
        if (result := outcome(state)) is not None:
            return share(result, self.seat)
        if state.phase is Phase.CARD:
            return sum([odds * self.value(then) for odds, then in cards_turned(state)])
        inside = explorers(state)
        return self.solved(state).value if len(inside) == 2 else self._alone(state, inside[0])

    def _alone(self, state: State, seat: Seat) -> float:
        """D-14: the last one inside goes home where that wins for sure, and else as is best."""
        mine = seat == self.seat
        leaves = self.value(after(state, {seat: LEAVE}))
        if leaves == float(mine):
            return leaves
        stays = self.value(after(state, {seat: STAY}))
        return max(leaves, stays) if mine else min(leaves, stays)


def after(state: State, fists: dict[Seat, Decide]) -> State:
    """D-8: the state when all explorers have decided."""
    for seat in explorers(state):
        _, state = play(state, seat, fists[seat])
    return state


def cards_turned(state: State) -> list[tuple[float, State]]:
    """D-7: every kind of card that may come, its odds and the state after it."""
    deck = Counter(state.deck)
    return [
        (copies / deck.total(), play(state, NATURE, TURN_UP[card])[1])
        for card, copies in deck.items()
    ]


def matters(state: State) -> Hashable:
    """What a position's value hangs on: not the order of the path, nor what all have in common."""
    pooled = state.options.path_split == "pooled"
    stones = sorted([step.stones for step in state.path if step.stones])
    least = min(state.chests)
    return (
        state.expedition,
        state.phase,
        state.inside,
        state.unsafe,
        tuple([chest - least for chest in state.chests]),
        tuple(sorted(state.deck)),
        frozenset([step.card for step in state.path if step.card in HAZARDS]),
        sum(stones) if pooled else tuple(stones),
        tuple(sorted(state.removed)),
    )


def rival_of(state: State, seat: Seat) -> Seat:
    """Against whom the seat plays alone; raises Unsolvable where others have a say.

    D-22: who is out in the last cave keeps to the chest, and cannot win with less than the best
    chest of those inside. What one of the two wins the other one loses then.
    """
    if state.seats == 2:
        return Seat(1 - seat)
    inside = explorers(state)
    last = state.expedition == state.options.expeditions
    if len(inside) != 2 or seat not in inside or not last:
        raise Unsolvable("more than two explorers have a say in who wins")
    best = max([state.chests[explorer] for explorer in inside])
    if any(chest >= best for other, chest in enumerate(state.chests) if other not in inside):
        raise Unsolvable("somebody outside the cave may win; the two do not play for all of it")
    return next(other for other in inside if other != seat)
