"""The player who looks ahead: it plays on in worlds that may be true and prefers what went well."""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from msgspec import Struct

from schatulle.bots.contract import Player
from schatulle.core import Decision
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.search.candidates import Candidate
from schatulle.games.meisterdiebe.bots.search.effort import Effort, Found, Search
from schatulle.games.meisterdiebe.bots.search.guides import Guide, learned_guide
from schatulle.games.meisterdiebe.bots.search.worlds import Drawing
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.state import Phase
from schatulle.games.meisterdiebe.rules.view import View


class Temper(Struct, frozen=True):
    """How much better an answer must be to be preferred: so many shares of the win."""

    #: M-26: cards are laid at the same time, so nobody may be sure of them.
    cards: float = 0.01
    #: All other answers may be foreseen.
    others: float = 0.005
    #: So much of the odds before the search is even: a guide may be sure and wrong.
    doubt: float = 0.3


class Searching:
    """Tries out what the guide finds likely; where there is nothing to try, the player answers."""

    def __init__(
        self,
        player: Player,
        guide: Callable[[Belief], Guide | None],
        effort: Effort | None = None,
        temper: Temper | None = None,
    ) -> None:
        self._player = player
        self._guide = guide
        self._effort = effort or Effort()
        self._temper = temper or Temper()

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """By the guide's odds, and the likelier the better it went."""
        guide = self._guide(memory)
        if guide is not None and view.round > 0:
            drawing = Drawing(view, memory, decision.seat)
            found = Search(guide, drawing, self._effort).found(decision, rng)
            if found:
                return _drawn(found, self._temper, decision.kind == Phase.CHOOSE, rng)
        return self._player.choose(memory, view, decision, rng)  # type: ignore[no-any-return]


#: For a table, where nobody waits; more games hardly help. They are counted, so that the same luck
#: brings the same game; the time is there for slow machines.
AT_TABLES: Final = Effort(games=128, seconds=1.0)


def player(elsewhere: Player) -> Searching:
    """Who searches where a network has learned the game, and elsewhere plays like another."""
    return Searching(elsewhere, learned_guide, AT_TABLES)


def _drawn(found: list[Found], temper: Temper, cards: bool, rng: Random) -> Action:
    """A simultaneous game is mixed: what is a little worse is still answered now and then."""
    best, whim = max(it.worth for it in found), temper.cards if cards else temper.others
    even = temper.doubt / len(found)
    weights = [
        ((1 - temper.doubt) * it.candidate.prior + even) * exp((it.worth - best) / whim)
        for it in found
    ]
    return _one_of(rng.choices(found, weights)[0].candidate, rng)


def _one_of(candidate: Candidate, rng: Random) -> Action:
    actions = list(candidate.odds)
    weights = list(candidate.odds.values())
    return rng.choices(actions, weights if sum(weights) > 0 else None)[0]
