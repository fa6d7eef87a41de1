"""The environment of Diamant: its options, both ways to move, and what a game says of itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import ClassVar, Final

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.core import BadOptions
from schatulle.games.diamant import action_codes as codes
from schatulle.games.diamant.arrays.cave import after, begun, opened
from schatulle.games.diamant.arrays.deck import Draw, by_kinds, by_words
from schatulle.games.diamant.arrays.encoding import check_readable, decoded, encoded
from schatulle.games.diamant.arrays.fists import all_marked, marked, undecided
from schatulle.games.diamant.arrays.layout import (
    CHEST,
    INSIDE,
    OVER,
    REFUSED,
    Cave,
    State,
    chosen,
    pack,
    unpack,
    where_row,
)
from schatulle.games.diamant.arrays.observation import observed
from schatulle.games.diamant.observation import Observation, feature_names, flattened
from schatulle.games.diamant.rules.options import Options, check, check_table, options
from schatulle.games.diamant.rules.state import State as Readable
from schatulle.sim.bits import Row, below, lowest, mask_of, total
from schatulle.sim.env import NOBODY, Env, StepResult

EDITION: Final = "diamant"


@dataclass(frozen=True)
class Diamant(Env[State, Observation]):
    """Diamant with its options; seats decide one after the other, or all in one step.

    Fists are secret, so the order in which seats are asked tells nobody anything.
    """

    game: ClassVar[str] = "diamant"
    version: ClassVar[str] = "diamant-v0"
    actions: ClassVar[int] = codes.COUNT
    idle_action: ClassVar[int] = codes.STAYING
    all_seats: ClassVar[bool] = True

    seats: int
    options: Options

    @classmethod
    def with_options(
        cls, seats: int, edition: str | None, changes: Mapping[str, object]
    ) -> "Diamant":
        """The game with some options changed; raises BadOptions."""
        opts = options(edition or EDITION, changes)
        check(opts, seats)
        check_table(opts)
        if opts.chests == "closed":
            raise BadOptions("option chests cannot be closed on arrays; allowed: open")
        return cls(seats, opts)

    def init(self, key: Array) -> State:
        """A new game; the key turns up its first card."""
        return pack(begun(self.seats, self.options, by_words(_words(key))))

    def init_with(self, card: Array) -> State:
        """A new game with a given kind of card first; nothing is turned where seats decide first.

        The card is an int32, its place among the rules' cards.
        """
        return pack(begun(self.seats, self.options, by_kinds(jnp.stack([card, card]))))

    def step(self, state: State, action: Array, key: Array) -> State:
        """The current player's fist; with the last one all are opened."""
        return self._step(state, action, by_words(_words(key)))

    def step_with(self, state: State, action: Array, cards: Array) -> State:
        """A step with the kinds of the cards that it turns up, int32[2], in their order.

        A step that ends an expedition may turn up both; where all leave, the first card is already
        that of the next expedition.
        """
        return self._step(state, action, by_kinds(cards))

    def step_all(self, state: State, leaving: Array, key: Array) -> State:
        """All seats inside decide at once; leaving is bool[seats], or a mask of the leavers.

        Fists that lie on the table already stay as they are.
        """
        return self._step_all(state, leaving, by_words(_words(key)))

    def step_all_with(self, state: State, leaving: Array, cards: Array) -> State:
        """All seats at once, with the kinds of the cards that are turned up, int32[2]."""
        return self._step_all(state, leaving, by_kinds(cards))

    def step_on(self, state: State, action: Array, key: Array) -> tuple[State, StepResult]:
        """A step, and a new game where it ended one, dealt by the same two random words."""
        draw = by_words(_words(key))
        cave, ready = marked(unpack(state), action)
        ready = ready | cave.over
        round_ = opened(cave, self.options, draw)
        then = chosen(ready, after(round_, self.options, draw, again=True), cave)
        chests = where_row(ready, round_.camp.chests, cave.chests)
        return pack(then), _ending(chests, ready & round_.ended & round_.last, cave.refused)

    def step_all_on(self, state: State, leaving: Array, key: Array) -> tuple[State, StepResult]:
        """All seats at once, and a new game where that ended one."""
        draw = by_words(_words(key))
        cave = all_marked(unpack(state), _mask(leaving))
        round_ = opened(cave, self.options, draw)
        then = after(round_, self.options, draw, again=True)
        return pack(then), _ending(round_.camp.chests, round_.ended & round_.last, cave.refused)

    def random_round(
        self, state: State, choice: Array, chance: Array
    ) -> tuple[State, StepResult, Array]:
        """D-8: all seats inside stay or leave at once, and a new game where that ended one."""
        deciding = jnp.bitwise_count(INSIDE.of(state.course).astype(jnp.uint32))
        leaving = jax.random.bits(choice, dtype=jnp.uint32) >> 24
        return *self.step_all_on(state, leaving, chance), deciding

    def legal(self, state: State) -> Array:
        """D-8: stay or leave, as long as the game goes on."""
        return jnp.broadcast_to(~self.terminated(state), (self.actions,))

    def random_action(self, state: State, key: Array) -> Array:
        return below(jax.random.bits(key), self.actions)

    def current_player(self, state: State) -> Array:
        """The first seat inside whose fist is not on the table; NOBODY when the game is over."""
        cave = unpack(state)
        return jnp.where(cave.over, NOBODY, lowest(undecided(cave)))

    def terminated(self, state: State) -> Array:
        """D-5: the last expedition is over."""
        return OVER.of(state.course) == 1

    def refused(self, state: State) -> Array:
        """Whether the last action was neither of both, or came after the end."""
        return REFUSED.of(state.course) == 1

    def scores(self, state: State) -> Array:
        """D-22: the stones in the chests."""
        return jnp.stack([CHEST.of(word) for word in state.seats])

    def winners(self, state: State) -> Array:
        """D-22: most stones win; equal ones win together."""
        return jnp.stack(_best([CHEST.of(word) for word in state.seats]))

    def observe(self, state: State, seat: Array | int, *, memory: bool = True) -> Observation:
        """What a seat sees; all but closed fists is open, so a memory adds nothing."""
        del memory
        return observed(unpack(state), seat, self.options)

    def flat(self, observation: Observation) -> Array:
        """The observation as one vector; `features` names its places."""
        flat: Array = flattened(observation, self.options.expeditions, jnp)
        return flat

    def asked(self, seen: Observation) -> Array:
        """D-8: everyone inside whose fist is not on the table."""
        asked: Array = seen.inside[:, 0] & ~seen.decided[:, 0]
        return asked

    def legal_of(self, _seen: Observation, legal: Array) -> Array:
        """D-8: all explorers have the same choice."""
        return legal[None]

    @property
    def features(self) -> tuple[str, ...]:
        """A name for every place of the flat observation."""
        return feature_names(self.seats)

    def encode(self, state: Readable) -> State:
        """A state of the readable rules on arrays; raises ValueError where it cannot be one."""
        check_readable(state, self.options, self.seats)
        words: State = jax.tree.map(jnp.asarray, encoded(state))
        return words

    def decode(self, state: State) -> Readable:
        """A state on arrays as one of the readable rules: moment 0, removed hazards by kind."""
        return decoded(state, self.options)

    def _step(self, state: State, action: Array, draw: Draw) -> State:
        cave, ready = marked(unpack(state), action)
        return pack(chosen(ready, self._explored(cave, draw), cave))

    def _step_all(self, state: State, leaving: Array, draw: Draw) -> State:
        cave = all_marked(unpack(state), _mask(leaving))
        return pack(chosen(cave.over, cave, self._explored(cave, draw)))

    def _explored(self, cave: Cave, draw: Draw) -> Cave:
        return after(opened(cave, self.options, draw), self.options, draw)


def _words(key: Array) -> Array:
    """A random word for each of the two cards that a step can turn up."""
    return jax.random.bits(key, (2,))


def _mask(leaving: Array) -> Array:
    return mask_of(tuple(leaving)) if leaving.ndim else leaving.astype(jnp.int32)


def _best(chests: Sequence[Array]) -> list[Array]:
    most = reduce(jnp.maximum, chests)
    return [chest == most for chest in chests]


def _ending(chests: Row, over: Array, refused: Array) -> StepResult:
    """What a step brought, seat by seat."""
    won = [best.astype(jnp.float32) for best in _best(chests)]
    shared = total(won)
    rewards = [jnp.where(over, one / shared - 1 / len(won), 0.0) for one in won]
    return StepResult(over, jnp.stack(rewards), jnp.stack(chests), refused)
