"""The rivals of a critic: their exact player, and what each of them has seen that everyone saw.

The critic knows how they play, never what they hide: it asks them in worlds that it draws itself.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from schatulle.bots.contract import Kind, Memory
from schatulle.bots.registry import kind_named, make
from schatulle.bots.seated import SeatedBot
from schatulle.core import SPECTATOR, Game, Seat, count_of
from schatulle.core.registry import game_named

#: A player that cannot tell its odds is asked so often.
ASKS: Final = 24


class Rivals:
    """All other seats of a table, by what is known of the player who sits there."""

    def __init__(
        self, game: str, name: str, seats: int, viewer: Seat, seed: str, options: Any
    ) -> None:
        self.kind: Kind = kind_named(name, game)
        self.options = options
        self._game: Game = game_named(game)
        self._seed = seed
        self._memories: dict[Seat, Memory] = {
            seat: make(name, game, seat, f"{seed}/{seat}", options).memory
            for seat in map(Seat, range(seats))
            if seat != viewer
        }

    def observe(self, event: Any) -> None:
        """They saw of it what everyone saw."""
        public = self._game.observe(event, SPECTATOR)
        if public is not None:
            for memory in self._memories.values():
                memory.observe(public)

    def odds(self, state: Any, seat: Seat) -> Mapping[Any, float]:
        """How likely a rival makes each choice in a world that may be true."""
        asked = {decision.seat: decision for decision in self._game.awaiting(state)}
        # Whoever is asked at the same time answers in the order of seats, face down.
        for other in sorted(asked):
            if other < seat:
                state = self._game.play(state, other, asked[other].choices[0])[1]
        view, decision = self._game.view(state, seat), asked[seat]
        if count_of(decision.choices) == 1:
            return {decision.choices[0]: 1.0}
        told = self._bot(seat, "odds").odds(view, decision)
        if told is not None:
            return told
        answers = [self._bot(seat, f"ask {ask}").choose(view, decision) for ask in range(ASKS)]
        return {answer: times / ASKS for answer, times in Counter(answers).items()}

    def _bot(self, seat: Seat, what: str) -> SeatedBot:
        """Without the small ways of one companion: which sits there is its secret."""
        return SeatedBot(self.kind.player, self._memories[seat], seat, f"{self._seed}/{what}")
