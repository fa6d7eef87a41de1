"""What positions are worth to each seat, learned from the games of a contest.

Luck may be measured by any values: the better they foretell, the less luck is left. So what a wing
sees in a position is weighed as these players' own games suggest: chances are a softmax over the
seats. The games that are measured are never those that were learned from.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

#: How much weights are held back: as if so many positions spoke against each of them.
RIDGE: Final = 20.0
ROUNDS: Final = 12
HALVINGS: Final = 5


class Signs(NamedTuple):
    """What speaks for each seat in some positions."""

    #: float[positions, seats, signs]; the first is the logarithm of the share it may expect.
    of_seats: Floats
    #: float[positions]: how much of the game is left, from 1 to 0.
    left: Floats


class Appraiser(Protocol):
    """The room `appraisal` of a game's wing."""

    def signs(self, states: Sequence[Any]) -> Signs:
        """What speaks for each seat, of whoever sees all; the game is not over."""


def weighable(signs: Signs, who: Ints, bots: int) -> Floats:
    """float[positions, seats, …]: all that has a weight, where `who` sits at each seat."""
    seen, left = signs.of_seats, signs.left[:, None, None]
    is_bot = np.broadcast_to(np.eye(bots)[who], (len(seen), *who.shape, bots))
    of_bots = [is_bot * seen[:, :, place, None] for place in range(1, seen.shape[2])]
    rows: Floats = np.concatenate([seen, seen * left, is_bot, is_bot * left, *of_bots], axis=2)
    return rows


def unlearned(width: int) -> Floats:
    """The weights of whoever takes the first sign at its word."""
    first: Floats = np.eye(1, width)[0]
    return first


def learned(rows: Floats, shares: Floats) -> Floats:
    """The weights under which the wins that came are likeliest."""
    first = unlearned(rows.shape[2])
    weights, best = first, _misfit(rows, shares, first)
    for _ in range(ROUNDS):
        chances = chances_of(rows, weights)
        slope = np.einsum("ps,psk->k", shares - chances, rows) - RIDGE * (weights - first)
        mean = np.einsum("ps,psk->pk", chances, rows)
        steep = np.einsum("ps,psk,psl->kl", chances, rows, rows, optimize=True) - mean.T @ mean
        step = np.linalg.solve(steep + RIDGE * np.eye(len(weights)), slope)
        # A whole step may go too far.
        tries = [weights + step / 2**half for half in range(HALVINGS)]
        found = [(_misfit(rows, shares, one), place) for place, one in enumerate(tries)]
        misfit, place = min(found)
        if misfit > best - 1e-6 * len(rows):
            break
        weights, best = tries[place], misfit
    return weights


def _misfit(rows: Floats, shares: Floats, weights: Floats) -> float:
    """How unlikely the wins were, and how far from the beginning the weights are."""
    unlikely = -(shares * np.log(chances_of(rows, weights) + 1e-12)).sum()
    return float(unlikely + RIDGE / 2 * ((weights - unlearned(len(weights))) ** 2).sum())


def chances_of(rows: Floats, weights: Floats) -> Floats:
    """float[positions, seats]: how likely each seat wins."""
    speaks = rows @ weights
    grown = np.exp(speaks - speaks.max(axis=1, keepdims=True))
    chances: Floats = grown / grown.sum(axis=1, keepdims=True)
    return chances
