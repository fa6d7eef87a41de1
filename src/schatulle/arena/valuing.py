"""What positions are worth to each seat, learned from the games of a contest.

Luck may be measured by any values: the better they foretell, the less luck is left. So a small
network weighs what a wing sees in a position as these players' own games suggest. The games that
are measured are never those that were learned from.

A seat's own signs, those of all and who sits there make its first layer; the second one sees the
mean of all seats as well; chances are a softmax over the seats. First it learns who won, then who
would have won without the luck that it sees by then, which is much less of a gamble.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from schatulle.arena.appraisal import Floats, Ints

WIDTH: Final = 32
BATCH: Final = 512
#: Each round goes so many times through all positions, in no fewer and no more steps than these.
TIMES: Final = 3
FEWEST_STEPS, MOST_STEPS = 60, 600
#: For each round: how much of what is foreseen wrongly later on is put down to a position for every
#: fork between; all of the result at first. And how fast it learns.
ROUNDS: Final = (
    (1.0, 3e-3),
    (1.0, 2e-3),
    (0.9, 2e-3),
    (0.8, 2e-3),
    (0.8, 2e-3),
    (0.7, 1e-3),
    (0.7, 5e-4),
)
#: How much weights are held back.
DECAY: Final = 0.1
#: Adam's memories, and what keeps it from dividing by nothing.
_SLOPES, _SQUARES, _TINY = 0.9, 0.99, 1e-8


class Seen(NamedTuple):
    """Positions as the network is told of them."""

    of_seats: Floats
    of_all: Floats
    #: int[positions, seats]: who sits there.
    who: Ints

    def some(self, which: Any) -> "Seen":
        """These of the positions, as precise as one counts with."""
        return Seen(
            self.of_seats[which].astype(np.float32),
            self.of_all[which].astype(np.float32),
            self.who[which],
        )


class Replay(NamedTuple):
    """A game's forks in numbers."""

    #: float[seats]: what everyone won.
    won: Floats
    #: int[forks]: in how many states it might have gone on; the one that came is the first.
    ways: Ints
    #: float[states].
    odds: Floats
    #: float[states, seats]: what they brought for sure; not a number where that is open.
    sure: Floats
    #: The open states.
    seen: Seen

    @property
    def taken(self) -> Ints:
        """The places of the states that came."""
        return _firsts(self.ways)

    @property
    def open(self) -> Any:
        """bool[states]: whose worth is not sure."""
        return np.isnan(self.sure[:, 0])


class Judge(NamedTuple):
    """The network's weights."""

    seats: Floats
    all: Floats
    bots: Floats
    own: Floats
    others: Floats
    bias: Floats
    last: Floats
    #: What passes both layers by.
    straight: Floats

    def chances(self, seen: Seen) -> Floats:
        """float[positions, seats]: how likely each seat wins."""
        return self.thought(seen)[-1]

    def thought(self, seen: Seen) -> tuple[Floats, Floats, Floats, Floats]:
        """What each layer says: of the seats, their mean, of the seats again; and the chances."""
        first = seen.of_seats @ self.seats + (seen.of_all @ self.all)[:, None]
        first = np.maximum(first + self.bots[seen.who], 0)
        mean = first.mean(axis=1)
        second = np.maximum(first @ self.own + (mean @ self.others)[:, None] + self.bias, 0)
        speaks = second @ self.last + seen.of_seats @ self.straight
        grown = np.exp(speaks - speaks.max(axis=1, keepdims=True))
        return first, mean, second, grown / grown.sum(axis=1, keepdims=True)

    def slopes(self, seen: Seen, shares: Floats) -> "Judge":
        """How its misfit grows with each weight."""
        first, mean, second, chances = self.thought(seen)
        off = ((chances - shares) / len(shares)).astype(np.float32)
        at_second = off[..., None] * self.last * (second > 0)
        together = at_second.sum(axis=1)
        through_mean = (together @ self.others.T)[:, None] / shares.shape[1]
        at_first = (at_second @ self.own.T + through_mean) * (first > 0)
        sitting = np.eye(len(self.bots), dtype=np.float32)[seen.who]
        return Judge(
            seats=_flat(seen.of_seats).T @ _flat(at_first),
            all=seen.of_all.T @ at_first.sum(axis=1),
            bots=_flat(sitting).T @ _flat(at_first),
            own=_flat(first).T @ _flat(at_second),
            others=mean.T @ together,
            bias=together.sum(axis=0),
            last=_flat(second).T @ off.reshape(-1),
            straight=_flat(seen.of_seats).T @ off.reshape(-1),
        )


def _flat(rows: Floats) -> Floats:
    return rows.reshape(-1, rows.shape[-1])


def unlearned(seen: Seen, bots: int) -> Judge:
    """One that takes the first sign at its word."""
    dice = np.random.default_rng(0)
    signs, of_all = seen.of_seats.shape[2], seen.of_all.shape[1]

    def drawn(*shape: int) -> Floats:
        return dice.normal(0, shape[0] ** -0.5, shape).astype(np.float32)

    nothing = np.zeros(WIDTH, np.float32)
    return Judge(
        seats=drawn(signs, WIDTH),
        all=drawn(of_all, WIDTH),
        bots=drawn(bots, WIDTH),
        own=drawn(WIDTH, WIDTH),
        others=drawn(WIDTH, WIDTH),
        bias=nothing,
        last=nothing,
        straight=np.eye(1, signs, dtype=np.float32)[0],
    )


def taught(replays: Sequence[Replay], bots: int) -> Judge:
    """A judge who has learned from these games."""
    seen = _joined([replay.seen.some(_places(replay)) for replay in replays])
    judge, dice = unlearned(seen, bots), np.random.default_rng(1)
    for number, (far, pace) in enumerate(ROUNDS):
        by = judge if number else None
        shares = np.concatenate([_lessons(replay, by, far) for replay in replays])
        judge = fitted(judge, seen, shares.astype(np.float32), pace, dice)
    return judge


def fitted(judge: Judge, seen: Seen, shares: Floats, pace: float, dice: Any) -> Judge:
    """The judge after some steps of Adam towards these shares, the last ones small."""
    count = len(shares)
    steps = min(MOST_STEPS, max(FEWEST_STEPS, TIMES * count // BATCH))
    slopes = squares = tuple(map(np.zeros_like, judge))
    for step in range(1, steps + 1):
        some = dice.integers(count, size=min(BATCH, count))
        new = judge.slopes(seen.some(some), shares[some])
        slopes = _mixed(_SLOPES, slopes, new)
        squares = _mixed(_SQUARES, squares, [slope * slope for slope in new])
        now = pace * (1 - (step - 1) / steps)
        even, wide = 1 - _SLOPES**step, 1 - _SQUARES**step
        judge = Judge(
            *(
                weight - now * (slope / even / (np.sqrt(square / wide) + _TINY) + DECAY * weight)
                for weight, slope, square in zip(judge, slopes, squares, strict=True)
            )
        )
    return judge


def _mixed(old: float, olds: Sequence[Floats], news: Sequence[Floats]) -> tuple[Any, ...]:
    return tuple(old * one + (1 - old) * new for one, new in zip(olds, news, strict=True))


def _joined(parts: Sequence[Seen]) -> Seen:
    return Seen(*map(np.concatenate, zip(*parts, strict=True)))


def _firsts(ways: Ints) -> Ints:
    firsts: Ints = np.cumsum(ways) - ways
    return firsts


def _places(replay: Replay) -> Ints:
    """Of the open states those that came."""
    places: Ints = (np.cumsum(replay.open) - 1)[replay.taken][_came(replay)]
    return places


def _came(replay: Replay) -> Any:
    return replay.open[replay.taken]


def _lessons(replay: Replay, judge: Judge | None, far: float) -> Floats:
    """What the open states that came should have been worth.

    What was foreseen wrongly from then on is added to what they are thought to be worth now.
    """
    if judge is None:
        return np.broadcast_to(replay.won, (_came(replay).sum(), len(replay.won)))
    values = worth(replay, judge)
    now = values[replay.taken]
    means = now - luck_at(replay.ways, replay.odds, values)
    wrong = np.concatenate([means[1:], replay.won[None]]) - now
    for fork in range(len(wrong) - 2, -1, -1):
        wrong[fork] += far * wrong[fork + 1]
    lessons: Floats = (now + wrong)[_came(replay)]
    return lessons


def worth(replay: Replay, judge: Judge | None) -> Floats:
    """float[states, seats]: what each state is worth."""
    values, seen = replay.sure.copy(), replay.seen.some(slice(None))
    if judge is None:
        grown = np.exp(seen.of_seats[:, :, 0])
        values[replay.open] = grown / grown.sum(axis=1, keepdims=True)
    else:
        values[replay.open] = judge.chances(seen)
    return values


def luck_at(ways: Ints, odds: Floats, values: Floats) -> Floats:
    """float[forks, seats]: what everyone got there, less what there was to get on average."""
    if len(ways) == 0:
        return np.zeros((0, values.shape[1]))
    taken = _firsts(ways)
    got: Floats = values[taken] - np.add.reduceat(odds[:, None] * values, taken)
    return got
