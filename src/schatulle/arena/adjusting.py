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

from schatulle.arena.appraisal import Appraiser, Floats, Ints, Signs
from schatulle.arena.block import PlayedBlock, first_state, players_of, who_sits
from schatulle.arena.game import Played
from schatulle.arena.lineup import Lineup
from schatulle.arena.runner import mapped
from schatulle.arena.trail import Fork, forks
from schatulle.arena.valuing import Judge, Replay, Seen, luck_at, taught, worth
from schatulle.core import Game, Outcome
from schatulle.core.registry import game_named, room

#: Where games are judged that were not learned from: the deals in turn.
PARTS: Final = 2
#: So many seats are looked at in a part's games: more take memory and hardly help.
MOST_SEATS: Final = 5_000
#: So few games teach nothing.
FEWEST: Final = 40


class Lesson(NamedTuple):
    """A block whose games may be learned from, and measured."""

    played: PlayedBlock
    games: tuple[Replay, ...]


def teaching(played: Sequence[PlayedBlock]) -> list[PlayedBlock]:
    """The blocks that are learned from, in their order, of each part as many."""
    return [
        block
        for part in range(PARTS)
        for block in _thinned([block for block in played if _part(block) == part])
    ]


def _thinned(played: list[PlayedBlock]) -> list[PlayedBlock]:
    seats = sum(len(game) for block in played for game in block.games)
    return played[:: max(1, -(-seats // MOST_SEATS))]


def _part(played: PlayedBlock) -> int:
    return played.block.number % PARTS


def lessons(
    played: Sequence[PlayedBlock], names: Sequence[str], jobs: int
) -> Generator[Lesson, None, None]:
    """These blocks in numbers, in any order."""
    yield from mapped(partial(lesson, bots=_bots(names)), played, jobs)


def adjusted(
    played: Sequence[PlayedBlock], learned: Sequence[Lesson], names: Sequence[str], jobs: int
) -> Generator[PlayedBlock, None, None]:
    """The same blocks, in any order, with the luck of everyone in them."""
    bots, known = _bots(names), {_deal(one.played): one for one in learned}
    others = [block for block in played if _deal(block) not in known]
    for part in range(PARTS):
        elsewhere = [one for one in known.values() if _part(one.played) != part]
        judge = _judge(sorted(elsewhere, key=lambda one: _deal(one.played)), len(bots))
        yield from (measured(one, judge) for one in known.values() if _part(one.played) == part)
        look = partial(_looked_at, bots=bots, judge=judge)
        yield from mapped(look, [block for block in others if _part(block) == part], jobs)


def _bots(names: Sequence[str]) -> Lineup:
    return tuple(dict.fromkeys(names))


def _deal(played: PlayedBlock) -> tuple[int, Lineup]:
    return played.block.number, played.block.lineup


def _judge(learned: Sequence[Lesson], bots: int) -> Judge | None:
    """Who has learned from these blocks; None where they are too few."""
    replays = [replay for one in learned for replay in one.games if len(replay.seen.who)]
    return taught(replays, bots) if len(replays) >= FEWEST else None


def _looked_at(played: PlayedBlock, bots: Lineup, judge: Judge | None) -> PlayedBlock:
    return measured(lesson(played, bots), judge)


def measured(learned: Lesson, judge: Judge | None) -> PlayedBlock:
    """The block with everyone's luck."""
    played = learned.played
    games = tuple(
        _with_luck(game, luck_in(replay, judge))
        for game, replay in zip(played.games, learned.games, strict=True)
    )
    return PlayedBlock(played.block, games)


def _with_luck(game: tuple[Played, ...], got: Floats) -> tuple[Played, ...]:
    return tuple(replace(line, luck=float(own)) for line, own in zip(game, got, strict=True))


def luck_in(replay: Replay, judge: Judge | None) -> Floats:
    """float[seats]: the luck of everyone in a game, as a judge sees it."""
    got: Floats = luck_at(replay.ways, replay.odds, worth(replay, judge)).sum(axis=0)
    return got


def luck(points: Sequence[Fork], values: Callable[[Sequence[Any]], Floats]) -> Floats:
    """float[seats]: what everyone got at these forks, less what there was to get on average."""
    ways, odds = _ways_and_odds(points)
    found = values([state for fork in points for state in fork.states])
    got: Floats = luck_at(ways, odds, found).sum(axis=0)
    return got


def _ways_and_odds(points: Sequence[Fork]) -> tuple[Ints, Floats]:
    ways = np.asarray([len(fork.states) for fork in points], np.int64)
    return ways, np.asarray([one for fork in points for one in fork.odds], float)


def lesson(played: PlayedBlock, bots: Lineup) -> Lesson:
    """The block without the ways of its games, which are numbers now."""
    games = tuple(_replay(played, bots, rotation) for rotation in range(len(played.games)))
    return Lesson(PlayedBlock(played.block, played.games), games)


def _replay(played: PlayedBlock, bots: Lineup, rotation: int) -> Replay:
    contest = played.block.contest
    game = game_named(contest.game)
    appraiser: Appraiser = room(contest.game, "appraisal")
    return replay_of(
        game,
        list(forks(game, first_state(contest), played.trails[rotation])),
        np.asarray([line.won for line in played.games[rotation]]),
        np.asarray([bots.index(name) for name in who_sits(played.block, rotation)]),
        partial(appraiser.signs, players=players_of(played.block, rotation)),
    )


def replay_of(
    game: Game,
    points: Sequence[Fork],
    won: Floats,
    who: Ints,
    signs: Callable[[Sequence[Any]], Signs],
) -> Replay:
    """A game's forks in numbers, with these signs; halves do for them."""
    states = [state for fork in points for state in fork.states]
    sure = np.asarray([_shares(game.outcome(state), len(won)) for state in states])
    sure = sure.reshape(-1, len(won))
    ways, odds = _ways_and_odds(points)
    going = np.flatnonzero(np.isnan(sure[:, 0]))
    if len(going) == 0:
        nothing = Seen(np.zeros((0, len(won), 1)), np.zeros((0, 1)), np.zeros((0, len(won)), int))
        return Replay(won, ways, odds, sure, nothing)
    found = signs([states[place] for place in going])
    sure[going] = found.sure
    still = np.isnan(found.sure[:, 0])
    halves = found.of_seats[still].astype(np.float16), found.of_all[still].astype(np.float16)
    sitting = np.broadcast_to(who, (int(still.sum()), len(who)))
    return Replay(won, ways, odds, sure, Seen(*halves, sitting))


def _shares(outcome: Outcome | None, seats: int) -> list[float]:
    if outcome is None:
        return [np.nan] * seats
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
