"""The memory score: how much of what a memory was worth in a game was won with it."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from schatulle.games.meisterdiebe.review.judgement import Half, Judgement
from schatulle.reviews import Memory

#: A decision counts where a memory seems to be worth more than that.
AT_STAKE: Final = 0.01
#: There is a score where all that was at stake is so much of a win.
ENOUGH: Final = 0.1
_RESAMPLES: Final = 1000
#: The interval in which nine of ten lie.
_OUTSIDE: Final = 0.05


class Stake(NamedTuple):
    """What a memory was worth in one decision or in many, and how much of that was won."""

    won: float
    at_stake: float


def stakes(judgements: Iterable[Judgement]) -> list[Stake]:
    """Of all decisions in which a memory was worth something.

    Whether it was is seen in one half of the evidence, and how much in the other.
    """
    return [one for judgement in judgements if (one := _stake(*judgement.halves)) is not None]


def memory_of(judgements: Iterable[Judgement]) -> Memory | None:
    """The score with its interval; None where too little was at stake."""
    counted = stakes(judgements)
    whole = total(counted)
    if whole.at_stake < ENOUGH:
        return None
    dice = Random("bootstrap")
    scores = []
    for _ in range(_RESAMPLES):
        again = total(dice.choices(counted, k=len(counted)))
        if again.at_stake > 0:
            scores.append(again.won / again.at_stake)
    scores.sort()
    outside = int(len(scores) * _OUTSIDE)
    return Memory(whole.won / whole.at_stake, scores[outside], scores[-1 - outside])


def total(counted: Sequence[Stake]) -> Stake:
    """All together."""
    return Stake(sum([one.won for one in counted]), sum([one.at_stake for one in counted]))


def _stake(one: Half, other: Half) -> Stake | None:
    counted = [_in_half(other)] * _matters(one) + [_in_half(one)] * _matters(other)
    if not counted:
        return None
    whole = total(counted)
    return Stake(whole.won / 2, whole.at_stake / 2)


def _matters(half: Half) -> bool:
    return half.perfect - half.blind > AT_STAKE


def _in_half(half: Half) -> Stake:
    return Stake(half.yours - half.blind, half.perfect - half.blind)
