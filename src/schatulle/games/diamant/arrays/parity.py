"""The readable rules and the arrays side by side: the same game, compared after every decision."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import jax
import numpy as np
from jax import Array
from msgspec.structs import replace

from schatulle.core import NATURE, Seat, best_seats, replaced
from schatulle.games.diamant import rules
from schatulle.games.diamant.action_codes import COUNT, code
from schatulle.games.diamant.arrays.deck import KINDS
from schatulle.games.diamant.arrays.encoding import by_kind, encoded
from schatulle.games.diamant.arrays.env import Diamant
from schatulle.games.diamant.arrays.layout import State
from schatulle.games.diamant.observation import LEAVES, NONE, STAYS, Observation
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Choice, Decide, TurnUp
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, STONES, Card
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import Phase
from schatulle.games.diamant.rules.state import State as Readable
from schatulle.games.diamant.rules.view import View
from schatulle.sim.comparison import AT_ONCE, NO_ACTION, Statement, stacked, statement
from schatulle.sim.env import NOBODY

#: How often explorers leave: mostly deep caves, where hazards strike and decks run low.
_LEAVING: Final = (0.02, 0.1, 0.25, 0.5)
#: The own fist in the view, and in an observation.
_FISTS: Final[Mapping[object, int]] = {None: NONE, "stay": STAYS, "leave": LEAVES}
#: A step turns up no more cards.
_CARDS: Final = 2


class ToldState(NamedTuple):
    """What an environment says of a state, and what all seats observe as vectors."""

    statement: Statement
    flats: Any


class PlayedDecision(NamedTuple):
    """A seat's decision and the cards that it made Nature turn up."""

    before: Readable
    seat: Seat
    action: Decide
    cards: tuple[Card, ...]
    after: Readable

    @property
    def opens_fists(self) -> bool:
        """D-8: whether it was the last fist."""
        return self.after.moment != self.before.moment

    @property
    def leavers(self) -> int:
        """A bit for every fist with the figure in it, this one too."""
        fists = replaced(self.before.chosen, [(self.seat, self.action.choice)])
        return sum((choice is Choice.LEAVE) << seat for seat, choice in enumerate(fists))


def play(env: Diamant, seed: int) -> int:
    """A random game on both; how many decisions it took, AssertionError at the first difference."""
    rng = Random(seed)
    cards, state = natures_part(rules.setup(env.options, env.seats), rng)
    try:
        return _follow(env, state, _init_with(env)(kinds(cards)[0]), rng)
    except AssertionError as error:
        raise AssertionError(f"seed {seed}, {env}: {error}") from error


def finite(env: Diamant, _rng: Random) -> Diamant:
    """D-5: after the last expedition it is over, whatever the options."""
    return env


def follow(env: Diamant, state: Readable, rng: Random) -> int:
    """From a position of the readable rules to the end of its game; how many decisions it took."""
    return _follow(env, state, env.encode(state), rng)


def _follow(env: Diamant, state: Readable, arrays: State, rng: Random) -> int:
    """Both ways to move: seat by seat, and all seats at once."""
    game = tuple(turns(state, rng))
    states = (state, *(turn.after for turn in game))
    start = arrays
    for part in _parts(len(states)):
        arrays, came = _steps(env)(arrays, _actions(game[part]), _cards(game[part]))
        compare(env, states[part], *came, since=part.start)
    openings = rounds(game)
    for part in _parts(len(openings)):
        start, came = _rounds(env)(start, _leaving(openings[part]), _cards(openings[part]))
        wanted = stacked([encoded(turn.after) for turn in openings[part]])
        same("after round", came, wanted, since=part.start + 1)
    return len(game)


def rounds(game: Sequence[PlayedDecision]) -> list[PlayedDecision]:
    """The decisions that opened all fists."""
    return [turn for turn in game if turn.opens_fists]


def _parts(length: int) -> Iterator[slice]:
    return (slice(at, at + AT_ONCE) for at in range(0, length, AT_ONCE))


def _actions(part: Sequence[PlayedDecision]) -> Any:
    """int32[64]: the decisions' codes, then some that are refused."""
    return np.asarray(_filled([code(turn.action) for turn in part], NO_ACTION), np.int32)


def _cards(part: Sequence[PlayedDecision]) -> Any:
    """int32[64, 2]: the cards that each decision turned up."""
    return np.asarray(_filled([kinds(turn.cards) for turn in part], kinds(())), np.int32)


def _leaving(part: Sequence[PlayedDecision]) -> Any:
    """int32[64]: the leavers when the fists were opened."""
    return np.asarray(_filled([turn.leavers for turn in part], 0), np.int32)


def _filled(row: list[Any], blank: Any) -> list[Any]:
    return row + [blank] * (AT_ONCE - len(row))


def turns(state: Readable, rng: Random) -> Iterator[PlayedDecision]:
    """The rest of a game: seats decide in the order of the table, cards come at random."""
    leaving = rng.choice(_LEAVING)
    while asked := rules.awaiting(state):
        action = LEAVE if rng.random() < leaving else STAY
        before, seat = state, asked[0].seat
        _, state = rules.play(before, seat, action)
        cards, state = natures_part(state, rng)
        yield PlayedDecision(before, seat, action, cards, state)


def natures_part(state: Readable, rng: Random) -> tuple[tuple[Card, ...], Readable]:
    """D-7: the cards that are turned up before anyone is asked again."""
    cards: list[Card] = []
    while state.phase is Phase.CARD:
        cards.append(rng.choice(state.deck))
        _, state = rules.play(state, NATURE, TurnUp(cards[-1]))
    return tuple(cards), state


def kinds(cards: tuple[Card, ...]) -> Any:
    """int32[2]: the cards as a step takes them."""
    places = [*map(KINDS.index, cards), *(0,) * _CARDS]
    return np.asarray(places[:_CARDS], np.int32)


def compare(
    env: Diamant, states: Sequence[Readable], came: State, says: ToldState, *, since: int
) -> None:
    """Everything that both say of the game; AssertionError at the first difference."""
    same("after decision", came, stacked([encoded(state) for state in states]), since=since)
    for number, state in enumerate(states):
        decoded = env.decode(jax.tree.map(lambda rows, at=number: rows[at], came))
        wanted = replace(state, moment=0, removed=by_kind(state.removed))
        assert decoded == wanted, f"decoded {since + number}: {decoded}; expected {wanted}"
    same("after decision", says, stacked([expected(env, state) for state in states]), since=since)


def same(when: str, came: Any, wanted: Any, *, since: int) -> None:
    """Two trees of rows are equal as far as rows are wanted; the first difference is named.

    Fractions may differ by rounding: compilers multiply where the rules divide.
    """
    leaves = jax.tree_util.tree_leaves_with_path(came)
    found = [
        (at[0] + since, f"{jax.tree_util.keystr(path)}{[*at[1:]]} is {rows[at]}, not {other[at]}")
        for (path, rows), other in zip(leaves, jax.tree.leaves(wanted), strict=True)
        for at in differing(rows[: len(other)], other)
    ]
    assert not found, "{} {}: {}".format(when, *min(found))


def differing(came: Any, wanted: Any) -> list[tuple[int, ...]]:
    """The places where two arrays differ."""
    assert came.shape == wanted.shape, f"shape {came.shape}; expected {wanted.shape}"
    if came.dtype == np.float32:
        return list(map(tuple, np.argwhere(~np.isclose(came, wanted, rtol=1e-6)).tolist()))
    return list(map(tuple, np.argwhere(came != wanted).tolist()))


def expected(env: Diamant, state: Readable) -> ToldState:
    """What the readable rules say of a state."""
    asked = rules.awaiting(state)
    best = np.isin(np.arange(env.seats), best_seats(state.chests))
    outcome = rules.outcome(state)
    shares = best.astype(np.float32) / np.float32(best.sum()) - np.float32(1 / env.seats)
    views = [rules.view(state, Seat(seat)) for seat in range(env.seats)]
    seen = [expected_observation(view, seat, env.options) for seat, view in enumerate(views)]
    observations = stacked(seen)
    said = Statement(
        legal=np.full(COUNT, bool(asked)),
        current_player=asked[0].seat if asked else NOBODY,
        terminated=outcome is not None,
        refused=False,
        scores=np.asarray(state.chests if outcome is None else outcome.scores),
        winners=best,
        rewards=np.zeros(env.seats) if outcome is None else shares,
        observations=observations,
    )
    return ToldState(said, expected_flats(observations, env))


def expected_observation(view: View, seat: int, options: Options) -> Observation:
    """What the arrays must show, from what the rules let the seat see."""
    path = [step.card for step in view.path]
    deck = Counter(CAVE_CARDS)
    deck.subtract([*path, *view.removed])
    seen: dict[str, Any] = {
        "expedition": view.expedition,
        "expeditions_left": options.expeditions - view.expedition,
        "inside": np.roll(view.inside, -seat),
        "decided": np.roll([choice is not None for choice in view.chosen], -seat),
        "choice": _FISTS[view.chosen[seat]],
        "unsafe": np.roll(view.unsafe, -seat),
        "chests": np.roll(np.asarray(view.chests, np.int32), -seat),
        "stones": sum(step.stones for step in view.path),
        "deck": np.asarray([deck[kind] for kind in KINDS]),
        "hazards": np.asarray([path.count(hazard) for hazard in HAZARDS]),
        "removed": np.asarray([view.removed.count(hazard) for hazard in HAZARDS]),
        "deck_size": view.deck,
        "over": view.phase == "over",
    }
    return Observation(**seen)


def expected_flats(seen: Observation, env: Diamant) -> Any:
    """All seats' vectors by the names of their places, each number scaled to about 0..1."""
    scales = {
        "expedition": env.options.expeditions,
        "expeditions_left": env.options.expeditions,
        "unsafe": 30,
        "stones": 30,
        "chests": sum(STONES.get(card, 0) for card in CAVE_CARDS),
        "deck_size": len(CAVE_CARDS),
        "hazards": 3,
        "removed": 3,
    }
    columns = [_feature(seen, name, scales) for name in env.features]
    return np.stack(columns, axis=-1).astype(np.float32)


def _feature(seen: Observation, name: str, scales: dict[str, int]) -> Any:
    field, _, part = name.partition(" ")
    if field == "choice":
        return seen.choice == _FISTS[part]
    numbers = getattr(seen, field).reshape(len(seen.choice), -1)[:, _place(field, part)]
    scale = CAVE_CARDS.count(Card(part)) if field == "deck" else scales.get(field, 1)
    return numbers / scale


def _place(field: str, part: str) -> int:
    if field == "deck":
        return KINDS.index(Card(part))
    if field in ("hazards", "removed"):
        return HAZARDS.index(Card(part))
    return int(part or 0)


def told(env: Diamant, arrays: State) -> ToldState:
    """What the environment says of a state."""
    said = statement(env, arrays)
    return ToldState(said, jax.vmap(env.flat)(said.observations))


@cache
def _init_with(env: Diamant) -> Any:
    return jax.jit(env.init_with)


@cache
def _steps(env: Diamant) -> Any:
    """Seat by seat: the state after all steps, and those before each with what is said of it."""

    def step(arrays: State, given: tuple[Array, ...]) -> tuple[State, State]:
        return env.step_with(arrays, *given), arrays

    def steps(arrays: State, *given: Array) -> tuple[State, tuple[State, ToldState]]:
        last, rows = jax.lax.scan(step, arrays, given)
        return last, (rows, jax.vmap(lambda row: told(env, row))(rows))

    return _fetched(steps)


@cache
def _rounds(env: Diamant) -> Any:
    """All seats at once: the last state, and all of them."""

    def step(arrays: State, given: tuple[Array, ...]) -> tuple[State, State]:
        arrays = env.step_all_with(arrays, *given)
        return arrays, arrays

    return _fetched(lambda arrays, *given: jax.lax.scan(step, arrays, given))


def _fetched(steps: Any) -> Any:
    """Compiled; rows come back as numpy's."""
    compiled = jax.jit(steps)

    def call(arrays: State, *given: Any) -> Any:
        last, rows = compiled(arrays, *given)
        return last, jax.device_get(rows)

    return call
