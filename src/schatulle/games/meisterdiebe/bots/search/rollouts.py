"""Many games played on in step: everyone answers as the guide would, to the end of the round."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

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


class Ask(NamedTuple):
    """A question to a seat in one of the games."""

    game: int
    seat: Seat
    codes: tuple[int, ...]


class Rollouts:
    """Games that go on until a round is over."""

    def __init__(self, guide: Guide, seat: Seat, rounds: int = 1, heat: float = 2.0) -> None:
        self._guide = guide
        self._seat = seat
        self._rounds = rounds
        #: M-26: how much less sure the others are of their cards than the guide.
        self._heat = heat
        #: How many answers were played so far.
        self.answers = 0

    def worths(
        self, worlds: Sequence[State], first: Sequence[Action], dice: np.random.Generator
    ) -> Floats:
        """float32[answers, worlds]: what comes of each first answer of the seat in every world.

        In the same world all have the same luck, answer by answer.
        """
        games = [world for _ in first for world in worlds]
        firsts = dict(enumerate([action for action in first for _ in worlds]))
        rows = Rows(games)
        until = games[0].round + self._rounds
        going = list(range(len(games)))
        while going:
            thrown = np.tile(dice.random((len(worlds), rows.seats)), (len(first), 1))
            self._step(games, rows, going, firsts, thrown)
            going = [game for game in going if not _is_done(games[game], until)]
        return self._valued(games, rows).reshape(len(first), len(worlds))

    def _step(
        self,
        games: list[State],
        rows: Rows,
        going: Sequence[int],
        firsts: dict[int, Action],
        thrown: np.ndarray,
    ) -> None:
        asks: list[Ask] = []
        for game in going:
            asks += _asked(games[game], game)
        drawn = self._drawn(rows, asks, thrown)
        for ask, code in zip(asks, drawn, strict=True):
            state = games[ask.game]
            if ask.seat == self._seat and ask.game in firsts:
                action = firsts.pop(ask.game)
            elif ask.seat == NATURE:
                action = _fallen(state, thrown[ask.game, 0])
            else:
                action = answer(state, ask.seat, code)
            games[ask.game] = play(state, ask.seat, action)[1]
        for game in going:
            rows.note(game, games[game])
        self.answers += len(asks)

    def _drawn(self, rows: Rows, asks: Sequence[Ask], thrown: np.ndarray) -> list[int]:
        """A code for every question; where there is no choice nobody is bothered."""
        drawn = [ask.codes[0] if ask.codes else 0 for ask in asks]
        open_ones = [place for place, ask in enumerate(asks) if len(ask.codes) > 1]
        if not open_ones:
            return drawn
        which = np.asarray([asks[place].game for place in open_ones])
        seats = np.asarray([asks[place].seat for place in open_ones])
        logits = self._guide.said(rows, which, seats)[0]
        if self._heat != 1:
            cards = np.asarray([asks[place].codes[0] < FILL for place in open_ones])
            logits[cards & (seats != self._seat)] /= self._heat
        allowed = np.stack([flags_of(asks[place].codes) for place in open_ones])
        odds = np.cumsum(chances(logits, allowed), axis=1)
        luck = thrown[which, seats] * odds[:, -1]
        for place, code in zip(open_ones, (odds <= luck[:, None]).sum(1).tolist(), strict=True):
            drawn[place] = code
        return drawn

    def _valued(self, games: Sequence[State], rows: Rows) -> Floats:
        """The result where there is one, else what the guide says of the position.

        Shares of a win add up to one: what it promises all seats together is taken off again.
        """
        count, seats = len(games), rows.seats
        which, who = np.repeat(np.arange(count), seats), np.tile(np.arange(seats), count)
        promised = self._guide.said(rows, which, who)[1].reshape(count, seats)
        worths: Floats = promised[:, self._seat] - promised.mean(1)
        for place, state in enumerate(games):
            if state.phase is Phase.OVER:
                won = winners(state)
                worths[place] = (self._seat in won) / len(won) - 1 / state.seats
        return worths


def chances(logits: Floats, allowed: np.ndarray) -> Floats:
    """float32[asked, 104]: the odds of every lawful move."""
    masked = np.where(allowed, logits, _NEVER)
    masked -= masked.max(1, keepdims=True)
    grown = np.exp(masked)
    grown /= grown.sum(1, keepdims=True)
    return np.asarray(grown, np.float32)


def _asked(state: State, game: int) -> list[Ask]:
    """M-26: everyone without a card; else one."""
    phase = state.phase
    if phase is Phase.CHOOSE:
        return [
            Ask(game, seat, codes_for(state, seat))
            for seat in map(Seat, range(state.seats))
            if state.cards[seat] is None
        ]
    if phase is Phase.STUCK:
        return [Ask(game, NATURE, ())]
    seat = state.takers[0] if phase is Phase.TAKE else state.turn_queue[0]
    return [Ask(game, seat, codes_for(state, seat))]


def _fallen(state: State, luck: float) -> Action:
    """M-48: what falls out of a sticky drawer, by its odds."""
    choices, weights = falls(state, NATURE), odds_of_falls(state)
    number = int(np.searchsorted(np.cumsum(weights), luck * sum(weights), side="right"))
    return choices[min(number, len(choices) - 1)]


def _is_done(state: State, until: int) -> bool:
    if state.phase is Phase.OVER:
        return True
    return state.phase is Phase.CHOOSE and state.round >= until
