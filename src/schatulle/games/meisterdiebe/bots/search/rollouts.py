"""Many games played on in step: everyone answers as the guide would, to the end of the round.

Games that come to the same position share it, so it is worked out once. With a perfect memory most
worlds are the same, and whoever knows well what to do soon does the same again.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import inf
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct

from schatulle.core import NATURE, Seat
from schatulle.games.meisterdiebe.action_codes import FILL
from schatulle.games.meisterdiebe.bots.search.answers import answer, codes_for, flags_of
from schatulle.games.meisterdiebe.bots.search.guides import Guide
from schatulle.games.meisterdiebe.bots.search.state_rows import Floats, Rows
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.ending import winners
from schatulle.games.meisterdiebe.rules.engine import play
from schatulle.games.meisterdiebe.rules.opening import falls, odds_of_falls
from schatulle.games.meisterdiebe.rules.state import Phase, State

#: Less than any odds.
_NEVER: Final = np.float32(-1e9)
#: So close to the last round (`max_rounds`) a game is played to its end: results are true.
_TO_THE_END: Final = 2


class Manner(Struct, frozen=True):
    """How everybody plays on: 1 is as sure as the guide, more is less sure."""

    #: M-26: the others' cards; nobody foresees them.
    others_cards: float = 2.0
    #: What follows when cards lie there: the guide's slips do not belong to a plan.
    turns: float = 0.5


#: What a seat answers: the number of a move, or the move itself where it was told.
Answer = int | Action


class Ask(NamedTuple):
    """A question to a seat."""

    seat: Seat
    codes: tuple[int, ...]


class Position:
    """A state that games have come to, and where they went from there."""

    __slots__ = ("after", "asks", "odds", "row", "state", "worth")

    def __init__(self, state: State, row: int) -> None:
        self.state = state
        #: Where the guide is told of it.
        self.row = row
        self.asks: tuple[Ask, ...] = ()
        #: Of every ask the odds of its codes, added up one after the other.
        self.odds: list[list[float]] = []
        self.after: dict[tuple[Answer, ...], Position] = {}
        #: What it promises by seat, where a game is not played on.
        self.worth: Floats | None = None


class Rollouts:
    """Games that go on until a round is over."""

    def __init__(
        self, guide: Guide, seat: Seat, rounds: int = 1, manner: Manner | None = None
    ) -> None:
        self._guide = guide
        self._seat = seat
        self._rounds = rounds
        self._manner = manner or Manner()
        self._rows: Rows | None = None
        self._until = inf
        self._roots: dict[int, Position] = {}
        #: How many positions were worked out so far: what all this costs.
        self.positions = 0

    def worths(
        self, worlds: Sequence[State], first: Sequence[Action], dice: np.random.Generator
    ) -> Floats:
        """float32[answers, worlds]: what comes of each first answer of the seat in every world.

        In the same world all have the same luck, answer by answer.
        """
        found = self.played(
            [world for _ in first for world in worlds],
            [{self._seat: action} for action in first for _ in worlds],
            list(range(len(worlds))) * len(first),
            dice,
        )
        return found[:, self._seat].reshape(len(first), len(worlds))

    def played(
        self,
        worlds: Sequence[State],
        first: Sequence[Mapping[Seat, Action]],
        luck: Sequence[int],
        dice: np.random.Generator,
    ) -> Floats:
        """float32[games, seats]: what comes of each game for everyone.

        Seats answer first what they are told. Games with the same number have the same luck.
        """
        at = self._begun(worlds)
        told: Sequence[Mapping[Seat, Action]] = first
        streams, going = max(luck) + 1, list(range(len(at)))
        while going:
            thrown = dice.random((streams, worlds[0].seats)).tolist()
            steps = [
                (at[game], _answers(at[game], thrown[luck[game]], told[game])) for game in going
            ]
            for game, position in zip(going, self._moved(steps), strict=True):
                at[game] = position
            going = [game for game in going if at[game].worth is None]
            told = [_NOTHING] * len(at)
        return np.stack([position.worth for position in at if position.worth is not None])

    def _begun(self, worlds: Sequence[State]) -> list[Position]:
        """Where the games begin; worlds that are one and the same share it."""
        fresh = {id(world): world for world in worlds if id(world) not in self._roots}
        if fresh:
            states = list(fresh.values())
            if self._rows is None:
                self._rows = Rows(states)
                self._until = _until(states[0], self._rounds)
                rows = range(len(states))
            else:
                rows = self._rows.extended(states)
            found = [Position(state, row) for state, row in zip(states, rows, strict=True)]
            self._look_at(found)
            self._roots |= dict(zip(fresh, found, strict=True))
        return [self._roots[id(world)] for world in worlds]

    def _moved(self, steps: Sequence[tuple[Position, tuple[Answer, ...]]]) -> list[Position]:
        """Where these answers lead, each from its position."""
        assert self._rows is not None
        fresh: list[Position] = []
        parents: list[int] = []
        for position, answers in steps:
            if answers not in position.after:
                state = _played(position, answers)
                found = Position(state, self.positions + len(fresh))
                position.after[answers] = found
                fresh.append(found)
                parents.append(position.row)
        if fresh:
            self._rows.extended([found.state for found in fresh], parents)
            self._look_at(fresh)
        return [position.after[answers] for position, answers in steps]

    def _look_at(self, fresh: Sequence[Position]) -> None:
        """Who is asked there with which odds, or what it promises; one look for all of them."""
        self.positions += len(fresh)
        asked: list[tuple[Position, Ask]] = []
        ended: list[Position] = []
        for position in fresh:
            state = position.state
            if state.phase is Phase.OVER:
                position.worth = _result(state)
            elif state.phase is Phase.CHOOSE and state.round >= self._until:
                ended.append(position)
            else:
                position.asks = _asks(state)
                asked += [(position, ask) for ask in position.asks]
        self._say(asked, ended)

    def _say(self, asked: Sequence[tuple[Position, Ask]], ended: Sequence[Position]) -> None:
        """Where there is no choice the guide is not bothered."""
        assert self._rows is not None
        open_ones = [(position, ask) for position, ask in asked if len(ask.codes) > 1]
        seats = self._rows.seats
        which = [position.row for position, _ in open_ones]
        who = [ask.seat for _, ask in open_ones]
        which += [position.row for position in ended for _ in range(seats)]
        who += [Seat(seat) for _ in ended for seat in range(seats)]
        odds: Iterator[list[float]] = iter(())
        if which:
            logits, promised = self._guide.said(self._rows, np.asarray(which), np.asarray(who))
            odds = iter(self._odds(logits[: len(open_ones)], [ask for _, ask in open_ones]))
            _note_worths(ended, promised[len(open_ones) :].reshape(-1, seats))
        for position, ask in asked:
            position.odds.append(_cumulated(ask, odds, position.state))

    def _odds(self, logits: Floats, asks: Sequence[Ask]) -> list[list[float]]:
        if not asks:
            return []
        cards = np.asarray([ask.codes[0] < FILL for ask in asks])
        others = np.asarray([ask.seat != self._seat for ask in asks])
        heat = np.full(len(asks), self._manner.turns, np.float32)
        heat[cards] = np.where(others[cards], self._manner.others_cards, 1)
        allowed = np.stack([flags_of(ask.codes) for ask in asks])
        found: list[list[float]] = chances(logits / heat[:, None], allowed).tolist()
        return found


_NOTHING: Final[Mapping[Seat, Action]] = {}


def _until(state: State, rounds: int) -> float:
    """The round that is not played any more."""
    left = state.options.max_rounds - state.round
    return inf if 0 <= left < _TO_THE_END else state.round + rounds


def _answers(
    position: Position, thrown: Sequence[float], told: Mapping[Seat, Action]
) -> tuple[Answer, ...]:
    """What all who are asked answer."""
    return tuple(
        [
            told[ask.seat] if ask.seat in told else _thrown(ask, odds, thrown[ask.seat])
            for ask, odds in zip(position.asks, position.odds, strict=True)
        ]
    )


def _thrown(ask: Ask, odds: list[float], luck: float) -> int:
    place = min(bisect_right(odds, luck * odds[-1]), len(odds) - 1)
    return place if ask.seat == NATURE else ask.codes[place]


def _played(position: Position, answers: Sequence[Answer]) -> State:
    state = position.state
    for ask, said in zip(position.asks, answers, strict=True):
        if ask.seat == NATURE and isinstance(said, int):
            action: Action = falls(state, NATURE)[said]
        else:
            action = answer(state, ask.seat, said) if isinstance(said, int) else said
        state = play(state, ask.seat, action)[1]
    return state


def _cumulated(ask: Ask, said: Iterator[list[float]], state: State) -> list[float]:
    """M-48: what falls out of a sticky drawer falls by its odds."""
    if ask.seat == NATURE:
        return list(accumulate(map(float, odds_of_falls(state))))
    if len(ask.codes) == 1:
        return [1.0]
    row = next(said)
    return list(accumulate([row[code] for code in ask.codes]))


def _note_worths(ended: Sequence[Position], promised: Floats) -> None:
    """Shares of a win add up to one: what is promised to all together is taken off again."""
    for position, row in zip(ended, promised, strict=True):
        position.worth = row - row.mean()


def _result(state: State) -> Floats:
    won, shares = winners(state), np.full(state.seats, -1 / state.seats, np.float32)
    shares[list(won)] += 1 / len(won)
    return shares


def chances(logits: Floats, allowed: np.ndarray) -> Floats:
    """float32[asked, 104]: the odds of every lawful move."""
    masked = np.where(allowed, logits, _NEVER)
    masked -= masked.max(1, keepdims=True)
    grown = np.exp(masked)
    grown /= grown.sum(1, keepdims=True)
    return np.asarray(grown, np.float32)


def _asks(state: State) -> tuple[Ask, ...]:
    """M-26: everyone without a card; else one."""
    phase = state.phase
    if phase is Phase.CHOOSE:
        return tuple(
            [
                Ask(seat, codes_for(state, seat))
                for seat in map(Seat, range(state.seats))
                if state.cards[seat] is None
            ]
        )
    if phase is Phase.STUCK:
        return (Ask(NATURE, ()),)
    seat = state.takers[0] if phase is Phase.TAKE else state.turn_queue[0]
    return (Ask(seat, codes_for(state, seat)),)
