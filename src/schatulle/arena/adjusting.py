"""Results without most of their luck: AIVAT, with values learned from the contest itself.

What a seat got is its part of the win, plus, for every fork of known odds, what it might have got
there on average, less what it got. That is right on average whatever values are used; it varies the
less the better they are (Burch, Schmid, Moravčík, Morrill, Bowling 2018).
"""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from schatulle.arena.appraisal import (
    Appraiser,
    Floats,
    Ints,
    chances_of,
    learned,
    unlearned,
    weighable,
)
from schatulle.arena.block import PlayedBlock, first_state, who_sits
from schatulle.arena.game import Played
from schatulle.arena.lineup import Lineup
from schatulle.arena.runner import mapped
from schatulle.arena.trail import Fork, forks
from schatulle.core import Outcome
from schatulle.core.registry import game_named, room

#: Where games are judged that were not learned from: the deals in turn.
PARTS: Final = 2
#: So many positions of each game are learned from, and so many in all: more hardly help.
MOST_OF_A_GAME: Final = 24
MOST_POSITIONS: Final = 24_000
#: So few games teach nothing.
FEWEST: Final = 40


class Lesson(NamedTuple):
    """Positions of a block's games as rows, and how their games ended."""

    rows: Floats
    shares: Floats


def adjusted(
    played: Sequence[PlayedBlock], names: Sequence[str], jobs: int
) -> Generator[PlayedBlock, None, None]:
    """The same blocks, in any order, with the luck of everyone in them."""
    bots = tuple(dict.fromkeys(names))
    weights = [_weights(_others(played, part), bots, jobs) for part in range(PARTS)]
    for part, weight in enumerate(weights):
        blocks = [block for block in played if block.block.number % PARTS == part]
        yield from mapped(partial(measured, bots=bots, weights=weight), blocks, jobs)


def _others(played: Sequence[PlayedBlock], part: int) -> list[PlayedBlock]:
    return [block for block in played if block.block.number % PARTS != part]


def _weights(played: Sequence[PlayedBlock], bots: Lineup, jobs: int) -> Floats | None:
    """What was learned from these blocks; None where they are too few."""
    games = sum(len(block.games) for block in played)
    if games < FEWEST:
        return None
    most = max(1, min(MOST_OF_A_GAME, MOST_POSITIONS // games))
    every = max(1, games * most // MOST_POSITIONS)
    lessons = list(mapped(partial(lesson, bots=bots, most=most), played[::every], jobs))
    rows = np.concatenate([one.rows for one in lessons])
    return learned(rows, np.concatenate([one.shares for one in lessons]))


def lesson(played: PlayedBlock, bots: Lineup, most: int) -> Lesson:
    """Some positions of each game, evenly from its beginning to its end."""
    rows, shares = [], []
    for states, who, won in _games(played, bots, lambda fork: fork.states[0]):
        going = [state for state in states if _outcome(played, state) is None]
        some = going[:: -(-len(going) // most)]
        rows.append(weighable(_appraiser(played).signs(some), who, len(bots)))
        shares.append(np.broadcast_to(won, (len(some), len(won))))
    return Lesson(np.concatenate(rows), np.concatenate(shares))


def measured(played: PlayedBlock, bots: Lineup, weights: Floats | None) -> PlayedBlock:
    """The block with everyone's luck, without the ways of its games."""
    games = tuple(
        _with_luck(game, luck(points, partial(_values, played, who, len(bots), weights)))
        for game, (points, who, _) in zip(
            played.games, _games(played, bots, lambda fork: fork), strict=True
        )
    )
    return PlayedBlock(played.block, games)


def _games(
    played: PlayedBlock, bots: Lineup, of_fork: Callable[[Fork], Any]
) -> Generator[tuple[list[Any], Ints, Floats], None, None]:
    """What is wanted of the forks of each game, who sat where, and what everyone won."""
    contest = played.block.contest
    for rotation, (trail, game) in enumerate(zip(played.trails, played.games, strict=True)):
        points = forks(game_named(contest.game), first_state(contest), trail)
        who = np.asarray([bots.index(name) for name in who_sits(played.block, rotation)])
        won = np.asarray([line.won for line in game])
        yield [of_fork(fork) for fork in points], who, won


def luck(points: Sequence[Fork], values: Callable[[Sequence[Any]], Floats]) -> Floats:
    """float[seats]: what everyone got at these forks, less what there was to get on average."""
    found = values([state for fork in points for state in fork.states])
    got = np.zeros(found.shape[1])
    at = 0
    for fork in points:
        here = found[at : at + len(fork.states)]
        got += here[0] - np.asarray(fork.odds) @ here
        at += len(fork.states)
    return got


def _values(
    played: PlayedBlock, who: Ints, bots: int, weights: Floats | None, states: Sequence[Any]
) -> Floats:
    """float[states, seats]: what each state is worth; what it brought where the game is over."""
    outcomes = [_outcome(played, state) for state in states]
    values = np.asarray([_won(outcome, len(who)) for outcome in outcomes]).reshape(-1, len(who))
    open_ones = [place for place, outcome in enumerate(outcomes) if outcome is None]
    if open_ones:
        signs = _appraiser(played).signs([states[place] for place in open_ones])
        rows = weighable(signs, who, bots)
        known = unlearned(rows.shape[2]) if weights is None else weights
        values[open_ones] = chances_of(rows, known)
    return values


def _won(outcome: Outcome | None, seats: int) -> list[float]:
    winners = () if outcome is None else outcome.winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(seats)]


def _outcome(played: PlayedBlock, state: Any) -> Outcome | None:
    return game_named(played.block.contest.game).outcome(state)


def _appraiser(played: PlayedBlock) -> Appraiser:
    appraiser: Appraiser = room(played.block.contest.game, "appraisal")
    return appraiser


def _with_luck(game: tuple[Played, ...], got: Floats) -> tuple[Played, ...]:
    return tuple(replace(line, luck=float(own)) for line, own in zip(game, got, strict=True))
