"""The searching player of Diamant: it plays the expedition on with cards that may come.

Hidden are only the others' fists and the order of the deck; everyone plays as the network would.
What is solved need not be tried out.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from random import Random
from time import thread_time
from typing import Any, Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from schatulle.bots.contract import Mixing, Odds, Player
from schatulle.bots.network import Network, Vector, loaded, said
from schatulle.core import NATURE, SPECTATOR, Decision, Seat, best_seats
from schatulle.games.diamant.action_codes import LEAVING, STAYING
from schatulle.games.diamant.bots.learned import EXPEDITIONS, leaving_by, solved, told
from schatulle.games.diamant.bots.nerves import FREEDOM, OWN
from schatulle.games.diamant.bots.prospects import deck_of
from schatulle.games.diamant.rules import options, setup
from schatulle.games.diamant.rules import view as view_of
from schatulle.games.diamant.rules.actions import LEAVE, STAY, TURN_UP, Decide
from schatulle.games.diamant.rules.engine import play
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import Phase, State, undecided
from schatulle.games.diamant.rules.view import View

#: How likely explorers leave, each asked in a state of its own.
Likely = Callable[[Sequence[tuple[State, Seat]]], Vector]

ANSWERS: Final = {STAYING: STAY, LEAVING: LEAVE}


class SearchSettings(Struct, frozen=True):
    """How much is tried out, and how much better an answer must be to be preferred."""

    #: So many games are played on for each of the two answers.
    games: int = 64
    #: No new ones are begun after so many seconds of thinking, which only slow machines need.
    seconds: float = 1.0
    #: D-8: all decide at once, so nobody may be sure of it.
    whim: float = 0.02


#: So many games are played at once.
_AT_ONCE: Final = 16


class SearchingPlayer:
    """Tries out both answers; the player answers where it knows, or the rules are not the usual."""

    def __init__(self, player: Player, settings: SearchSettings | None = None) -> None:
        self._player = player
        self._settings = settings or SearchSettings()

    def varied(self, leaning: str, rng: Random) -> "SearchingPlayer":
        """One with more whims, or with fewer."""
        whim = self._settings.whim * FREEDOM[leaning] * (1 + rng.uniform(-OWN, OWN))
        return SearchingPlayer(self._player, replace(self._settings, whim=whim))

    def choose(self, memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp: the likelier the better it went."""
        state = _to_try(view, decision.seat)
        if state is None:
            answer: Decide = self._player.choose(memory, view, decision, rng)
            return answer
        leave, stay = self._weights(state, decision.seat, rng)
        return LEAVE if rng.random() * (leave + stay) < leave else STAY

    def odds(self, memory: Any, view: View, decision: Decision[Any], rng: Random) -> Odds:
        """By what was found in the same trials."""
        state = _to_try(view, decision.seat)
        if state is None:
            player = self._player
            return player.odds(memory, view, decision, rng) if isinstance(player, Mixing) else None
        leave, stay = self._weights(state, decision.seat, rng)
        return {LEAVE: leave / (leave + stay), STAY: stay / (leave + stay)}

    def _weights(self, state: State, seat: Seat, rng: Random) -> tuple[float, float]:
        """Of leaving and of staying."""
        network = loaded(f"diamant-{state.seats}")
        leaving = float(leaving_odds(network, [(state, seat)])[0])
        better = self._better(network, state, seat, rng)
        return exp(min(50.0, better / self._settings.whim)) * leaving, 1 - leaving

    def _better(self, network: Network, state: State, seat: Seat, rng: Random) -> float:
        """By how much leaving is better than staying, in shares of the win."""
        began, found = thread_time(), np.zeros(0)
        states = [state] * min(_AT_ONCE, self._settings.games)
        while len(found) < self._settings.games:
            seed = rng.getrandbits(64)
            stay, leave = (
                played_on(network, states, seat, answer, seed) for answer in (STAY, LEAVE)
            )
            found = np.append(found, leave - stay)
            if thread_time() - began > self._settings.seconds:
                break
        return float(found.mean())


player: Final = SearchingPlayer


#: The rules of which the networks know.
_USUAL: Final[Options] = options("diamant", {"allow_two": True, "expeditions": EXPEDITIONS})


def _to_try(view: View, seat: Seat) -> State | None:
    """The table as it is seen; None where the player is to answer."""
    return world(view) if solved(view, seat) is None else None


def world(view: View, rules: Options = _USUAL) -> State | None:
    """The table as it is seen, but for the fists; None where its rules are others than these."""
    chests = tuple([stones for stones in view.chests if isinstance(stones, int)])
    if view.expedition > EXPEDITIONS or len(chests) < len(view.chests):
        return None
    state = replace(
        setup(rules, len(chests)),
        expedition=view.expedition,
        phase=Phase.DECIDE if view.path else Phase.CARD,
        inside=view.inside,
        unsafe=view.unsafe,
        chests=chests,
        path=view.path,
        removed=view.removed,
        deck=deck_of(view),
    )
    seen = replace(view, chosen=state.chosen, deciding=tuple(undecided(state)))
    return state if view_of(state, SPECTATOR) == seen else None


def played_on(
    network: Network,
    states: Sequence[State],
    seat: Seat,
    first: Decide,
    seed: int,
    likely: Likely | None = None,
) -> Vector:
    """float32[games]: what comes of an answer until the next expedition has begun.

    Everyone leaves as the network would, unless it is said how likely they do.
    """
    likely = likely or partial(leaving_odds, network)
    games, dice = list(states), np.random.default_rng(seed)
    going, until = list(range(len(games))), games[0].expedition
    answer: Decide | None = first
    while going:
        thrown = dice.random((len(games), games[0].seats + 1))
        asks = [(game, other) for game in going for other in _asked(games[game])]
        leaving = likely([(games[game], other) for game, other in asks])
        for (game, other), odds in zip(asks, leaving, strict=True):
            own = answer is not None and other == seat
            drawn = LEAVE if thrown[game, other] < odds else STAY
            games[game] = play(games[game], other, answer if own and answer else drawn)[1]
        answer = None
        for game in going:
            games[game] = _turned_up(games[game], thrown[game, -1])
        going = [game for game in going if not _is_done(games[game], until)]
    return _worths(network, games, seat)


def _asked(state: State) -> list[Seat]:
    return undecided(state) if state.phase is Phase.DECIDE else []


def _turned_up(state: State, luck: float) -> State:
    """D-7: any card of the deck is as likely; between expeditions there is no decision."""
    if state.phase is not Phase.CARD:
        return state
    card = state.deck[int(luck * len(state.deck))]
    return play(state, NATURE, TURN_UP[card])[1]


def _is_done(state: State, expedition: int) -> bool:
    begun = state.expedition > expedition and state.phase is Phase.DECIDE
    return begun or state.phase is Phase.OVER


def leaving_odds(network: Network, asked: Sequence[tuple[State, Seat]]) -> Vector:
    """float32[asked]: how likely each of them leaves."""
    if not asked:
        return np.zeros(0, np.float32)
    logits, _ = _said(network, asked)
    return leaving_by(logits)


def _worths(network: Network, games: Sequence[State], seat: Seat) -> Vector:
    """The result where there is one, else what the network says of the position."""
    worths = _said(network, [(state, seat) for state in games])[1].copy()
    for game, state in enumerate(games):
        if state.phase is Phase.OVER:
            won = best_seats(state.chests)
            worths[game] = (seat in won) / len(won) - 1 / state.seats
    return worths


def _said(network: Network, asked: Sequence[tuple[State, Seat]]) -> tuple[Vector, Vector]:
    logits, worths = said(network, told((view_of(state, SPECTATOR), seat) for state, seat in asked))
    return logits, worths
