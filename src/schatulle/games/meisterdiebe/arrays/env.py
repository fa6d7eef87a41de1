"""Meisterdiebe as an environment."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.core import BadOptions
from schatulle.games.meisterdiebe.action_codes import CHOOSE, COUNT, FILL
from schatulle.games.meisterdiebe.arrays import observation as observing
from schatulle.games.meisterdiebe.arrays import queries
from schatulle.games.meisterdiebe.arrays.encoding import decoded, encoded
from schatulle.games.meisterdiebe.arrays.layout import Phase, State, Unpacked, pack, unpack
from schatulle.games.meisterdiebe.arrays.legality import legal_words, mask, random_legal
from schatulle.games.meisterdiebe.arrays.new_game import (
    begun,
    dealt,
    filled_by_chance,
    words_to_deal,
)
from schatulle.games.meisterdiebe.arrays.observation import Observation
from schatulle.games.meisterdiebe.arrays.step import answered
from schatulle.games.meisterdiebe.arrays.step_context import moment
from schatulle.games.meisterdiebe.rules import NAME, check_table
from schatulle.games.meisterdiebe.rules import options as options_of
from schatulle.games.meisterdiebe.rules.options import Options, check
from schatulle.games.meisterdiebe.rules.state import State as Readable
from schatulle.sim.env import Env


@dataclass(frozen=True)
class Meisterdiebe(Env[State, Observation]):
    """Meisterdiebe for two to eight, by every edition, on arrays."""

    seats: int
    options: Options

    game: ClassVar[str] = NAME
    version: ClassVar[str] = "meisterdiebe-v0"
    actions: ClassVar[int] = COUNT
    idle_action: ClassVar[int] = COUNT
    draws: ClassVar[bool] = False

    @classmethod
    def with_options(
        cls, seats: int, edition: str | None, changes: Mapping[str, object]
    ) -> "Meisterdiebe":
        """The edition with some options changed; raises BadOptions."""
        options = options_of(edition or "zoch", changes)
        check_table(options)
        check(options, seats)
        if options.sticky_drawers:
            raise BadOptions("option sticky_drawers is not there on arrays; allowed: 0")
        return cls(seats, options)

    def init(self, key: Array) -> State:
        """M-14..M-20: a new game, dealt by the key."""
        deal_key, fill_key = jax.random.split(key)
        words = jax.random.bits(deal_key, (words_to_deal(self.seats),))
        game = pack(begun(*dealt(words, self.seats), self.options))
        if self.options.quick_setup:
            game = filled_by_chance(game, self.options, fill_key)
        return game

    def begin(self, numbers: Array, starter: Array) -> State:
        """A new game with given cards: number − 1 of each character's card (int32[seats, 6])."""
        shifts = 3 * jnp.arange(numbers.shape[1])
        rows = tuple(jnp.sum(numbers[seat] << shifts) for seat in range(self.seats))
        return pack(begun(rows, jnp.asarray(starter), self.options))

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """The game after an action; nothing here is left to chance, so the key is not used."""
        return answered(state, self.options, jnp.asarray(action, jnp.int32))

    def legal(self, state: State) -> Array:
        """bool[104]: what the current player may do."""
        return mask(self._words(unpack(state)))

    def random_action(self, state: State, key: Array) -> Array:
        """int32: one of the legal actions, all equally likely."""
        return random_legal(self._words(unpack(state)), jax.random.bits(key))

    def _words(self, table: Unpacked) -> tuple[Array, ...]:
        nothing = jnp.int32(0)
        return legal_words(table, moment(table, self.options, nothing, nothing), self.options)

    def current_player(self, state: State) -> Array:
        """int32: the seat that is asked; simultaneous choices are asked for in turn, hidden."""
        table = unpack(state)
        acting = queries.actor(table, queries.order_of(table, self.options))
        return queries.asked(table, self.options, acting)

    def terminated(self, state: State) -> Array:
        """bool: M-89, M-90: the game is over."""
        return unpack(state).phase == Phase.OVER

    def refused(self, state: State) -> Array:
        """bool: the last action was not legal."""
        return unpack(state).refused == 1

    def scores(self, state: State) -> Array:
        """int32[seats]: M-91: black less white."""
        return jnp.stack(queries.scores(unpack(state), self.options))

    def winners(self, state: State) -> Array:
        """bool[seats]: M-93: ties by rubies, then by sapphires; still tied: shared."""
        standings = jnp.stack(queries.standings(unpack(state), self.options))
        return standings == jnp.max(standings)

    def observe(self, state: State, seat: Array | int, *, memory: bool = True) -> Observation:
        """What a seat sees, seats counted from its own."""
        return observing.observed(unpack(state), self.options, jnp.asarray(seat), memory=memory)

    def flat(self, observation: Observation) -> Array:
        """float32[features]: an observation as one vector."""
        return observing.flattened(observation)

    def asked(self, seen: Observation) -> Array:
        """M-26: everyone without a card; all else is asked of one seat alone."""
        return seen.asked[:, 0]

    def legal_of(self, seen: Observation, legal: Array) -> Array:
        """M-26: everyone chooses from the own hand."""
        hands = seen.hand[:, 0]
        cards = jnp.zeros((len(hands), legal.shape[0]), bool).at[:, CHOOSE:FILL].set(hands)
        return jnp.where(seen.phase[0] == Phase.CHOOSE, cards, legal)

    def encode(self, state: Readable) -> State:
        """A state of the readable rules on arrays, as if everyone had seen everything."""
        return encoded(state)

    def decode(self, state: State) -> Any:
        """A state on arrays as one of the readable rules."""
        return decoded(state, self.options)
