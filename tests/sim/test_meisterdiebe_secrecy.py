"""Worlds that differ only in what a seat cannot know look alike to it, with memory and without."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from schatulle.games.meisterdiebe.arrays import Meisterdiebe, State, layout
from schatulle.games.meisterdiebe.arrays import observation as observing
from schatulle.games.meisterdiebe.arrays.queries import SMUGGLER
from schatulle.sim.bits import Bits
from sim.support.meisterdiebe_tables import BY_CHANCE, PUBLIC, made, named, readable, stacked, words

#: M-22: four diamonds at a time, so that others don't see how many lie where.
OPENER: Final = made("zoch", 3, {"open_visibility": "opener"})
SOME: Final = (PUBLIC, BY_CHANCE, OPENER)
#: Pairs of worlds looked at in one go: one size, so that every operation is compiled once.
PAIRS: Final = 64


class Worlds(NamedTuple):
    """Two games that must be one and the same to a seat."""

    one: State
    other: State
    viewer: int


Change = Callable[[Meisterdiebe, State, int, Random], State]


# Numbers in a game of integers.


def of(bits: Bits, word: int) -> int:
    return word >> bits.shift & bits.most


def with_(bits: Bits, word: int, number: int) -> int:
    return word & ~(bits.most << bits.shift) | number << bits.shift


def placed(row: Sequence[Any], place: int, word: int) -> Any:
    return (*row[:place], word, *row[place + 1 :])


def phase(game: State) -> int:
    return of(layout.PHASE, int(game.course[0]))


def stage(game: State) -> int:
    return of(layout.STAGE, int(game.course[0]))


def filler(env: Meisterdiebe, game: State) -> int:
    """M-22: who fills the box now."""
    return int(asked(env, (game,))[0])


def is_turned_up(game: State, seat: int) -> bool:
    """M-27, M-29: smugglers first, all cards when the loot is shared."""
    laid = of(layout.LAID, int(game.cards[seat]))
    if stage(game) == layout.Stage.SMUGGLING:
        return laid == SMUGGLER + 1 or phase(game) == layout.Phase.TAKE
    return laid > 0 and stage(game) in (layout.Stage.ACTING, layout.Stage.DETECTING)


# Other worlds.


def other_numbers(env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    """M-15: other numbers on cards of the first cycle that the viewer has never seen."""
    if of(layout.ROUND, int(game.course[1])) > layout.CHARACTERS:
        return game
    return renumbered(game, [seat for seat in range(env.seats) if seat != viewer], rng)


def renumbered(game: State, owners: Sequence[int], rng: Random) -> State:
    cards = game.cards
    for seat in owners:
        word = int(cards[seat])
        unseen = of(layout.HAND, word)
        if of(layout.LAID, word) and not is_turned_up(game, seat):
            unseen |= 1 << of(layout.LAID, word) - 1
        numbers = of(layout.NUMBERS, word)
        for character in range(layout.CHARACTERS):
            if unseen >> character & 1:
                numbers = with_(Bits(3 * character, 3), numbers, rng.randrange(8))
        cards = placed(cards, seat, with_(layout.NUMBERS, word, numbers))
    return game._replace(cards=cards)


def other_cards(env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    """M-26: other cards face down before the others."""
    return relaid(game, [seat for seat in range(env.seats) if seat != viewer], rng)


def relaid(game: State, owners: Sequence[int], rng: Random) -> State:
    cards = game.cards
    for seat in owners:
        word = int(cards[seat])
        laid, hand = of(layout.LAID, word), of(layout.HAND, word)
        might = [character for character in range(layout.CHARACTERS) if hand >> character & 1]
        if stage(game) == layout.Stage.SMUGGLING:
            might = [character for character in might if character != SMUGGLER]
        if laid and might and not is_turned_up(game, seat):
            chosen = rng.choice(might)
            word = with_(layout.HAND, word, hand ^ 1 << chosen | 1 << laid - 1)
            cards = placed(cards, seat, with_(layout.LAID, word, chosen + 1))
    return game._replace(cards=cards)


def other_fronts(env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    """OQ-M20, quick set-up: other gems in drawers whose front the viewer does not know."""
    unknown = [
        drawer for drawer in range(layout.DRAWERS) if not int(game.known[viewer]) >> drawer & 1
    ]
    return refilled(game, unknown, rng)


def other_open_front(_env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    """OQ-M20: other gems in the drawer that stands open before somebody else."""
    place = of(layout.DRAWER, int(game.course[0])) - 1
    if place < 0 or int(game.known[viewer]) >> place & 1:
        return game
    return refilled(game, [place], rng)


def refilled(game: State, places: Sequence[int], rng: Random) -> State:
    drawers = game.drawers
    for place in places:
        word = with_(layout.FRONT_DIAMONDS, int(drawers[place]), rng.randrange(5))
        word = with_(layout.FRONT_SAPPHIRES, word, rng.randrange(3))
        if not of(layout.ALARM, word):
            word = with_(layout.SIDE, word, rng.randrange(2))
        drawers = placed(drawers, place, word)
    return game._replace(drawers=drawers)


def other_named(env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    """M-22: other drawers named, and not yet opened, by somebody else or by chance."""
    if phase(game) != layout.Phase.FILL or filler(env, game) == viewer:
        return game
    return renamed(game, rng)


def renamed(game: State, rng: Random) -> State:
    place = rng.randrange(layout.DRAWERS)
    word = with_(layout.NAMED, int(game.drawers[place]), 1)
    return game._replace(drawers=placed(game.drawers, place, word))


def forgotten_drawers(env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    """M-12: without memory, anything in drawers that do not stand open before the viewer."""
    shut = [
        drawer
        for drawer in range(layout.DRAWERS)
        if drawer != of(layout.DRAWER, int(game.course[0])) - 1
    ]
    drawers = game.drawers
    for place in shut:
        word = with_(layout.ALARM, int(drawers[place]), rng.randrange(env.seats + 1))
        drawers = placed(drawers, place, with_(layout.SECRET, word, rng.randrange(3)))
    known: Any = tuple(rng.randrange(1 << layout.DRAWERS) for _ in game.known)
    return refilled(game._replace(drawers=drawers, known=known), shut, rng)


def forgotten_numbers(env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    """M-34: without memory, other numbers on all cards in others' hands, in any round."""
    return renumbered(game, [seat for seat in range(env.seats) if seat != viewer], rng)


CHANGES: Final[tuple[Change, ...]] = (
    other_numbers,
    other_cards,
    other_fronts,
    other_open_front,
    other_named,
)
FORGOTTEN: Final[tuple[Change, ...]] = (*CHANGES, forgotten_drawers, forgotten_numbers)


# Looking.


def asked(env: Meisterdiebe, games: Sequence[State]) -> Any:
    return jax.vmap(env.current_player)(stacked(games))


def seen(env: Meisterdiebe, worlds: Sequence[Worlds], *, memory: bool) -> tuple[Any, Any]:
    """What the viewers see in both worlds: observation and flat vector."""
    padded = (*worlds, *[worlds[0]] * (PAIRS - len(worlds)))
    states = stacked([pair.one for pair in padded] + [pair.other for pair in padded])
    viewers = jnp.asarray([pair.viewer for pair in padded] * 2)

    def look(state: State, seat: Any) -> Any:
        observation = env.observe(state, seat, memory=memory)
        return observation, env.flat(observation)

    came = jax.device_get(jax.vmap(look)(states, viewers))
    return tuple(
        jax.tree.map(lambda rows, at=at: rows[at : at + len(worlds)], came) for at in (0, PAIRS)
    )


def telling(env: Meisterdiebe, worlds: Sequence[Worlds], *, memory: bool) -> int:
    """How many of the pairs a viewer can tell apart, byte by byte."""
    rows = [
        [leaf.reshape(len(worlds), -1) for leaf in jax.tree.leaves(tree)]
        for tree in seen(env, worlds, memory=memory)
    ]
    apart = [(one != other).any(axis=1) for one, other in zip(*rows, strict=True)]
    return int(np.any(apart, axis=0).sum())


@cache
def moments(env: Meisterdiebe) -> tuple[State, ...]:
    """Games after every decision of some random ones."""
    return tuple(game for seed in range(3) for game in words(readable(env, seed)[2:]))


def worlds(env: Meisterdiebe, change: Change, seed: int = 0) -> list[Worlds]:
    """Some moments in two worlds, where the change changes anything."""
    return list(_worlds(env, change, Random(seed)))


def _worlds(env: Meisterdiebe, change: Change, rng: Random) -> Iterator[Worlds]:
    found = 0
    games = list(moments(env))
    rng.shuffle(games)
    for game in games:
        viewer = rng.randrange(env.seats)
        other = change(env, game, viewer, rng)
        if other != game:
            yield Worlds(game, other, viewer)
            found += 1
        if found == PAIRS:
            return


#: Where fronts are hidden for certain, and those of open drawers often enough to be met with.
HIDDEN: Final[dict[Change, tuple[Meisterdiebe, ...]]] = {
    other_fronts: (BY_CHANCE, OPENER),
    other_open_front: (BY_CHANCE,),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("env", SOME, ids=named)
def test_what_a_seat_cannot_know_is_in_nothing_it_sees(env: Meisterdiebe, change: Change) -> None:
    pairs = worlds(env, change)
    assert pairs or env not in HIDDEN.get(change, SOME)
    assert not pairs or telling(env, pairs, memory=True) == 0


@pytest.mark.parametrize("env", SOME, ids=named)
def test_without_memory_what_was_seen_once_is_not_seen(env: Meisterdiebe) -> None:
    for change in FORGOTTEN:
        pairs = worlds(env, change, seed=1)
        if pairs:
            assert telling(env, pairs, memory=False) == 0, change.__name__


@pytest.mark.parametrize("env", SOME, ids=named)
def test_what_a_seat_may_know_is_in_what_it_sees(env: Meisterdiebe) -> None:
    """The same changes to the own cards, to known drawers and to drawers named by the viewer."""
    for change in (own_numbers, own_card, known_fronts, own_named):
        pairs = worlds(env, change)
        if change is own_named and env.options.quick_setup:
            assert not pairs
        else:
            assert telling(env, pairs, memory=True) == len(pairs) > 1, change.__name__


def own_numbers(_env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    return renumbered(game, [viewer], rng)


def own_card(_env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    return relaid(game, [viewer], rng)


def known_fronts(_env: Meisterdiebe, game: State, viewer: int, _rng: Random) -> State:
    """One diamond more in a drawer that the viewer knows."""
    known = [drawer for drawer in range(layout.DRAWERS) if int(game.known[viewer]) >> drawer & 1]
    if not known:
        return game
    word = int(game.drawers[known[0]])
    more = with_(layout.FRONT_DIAMONDS, word, of(layout.FRONT_DIAMONDS, word) + 1)
    return game._replace(drawers=placed(game.drawers, known[0], more))


def own_named(env: Meisterdiebe, game: State, viewer: int, rng: Random) -> State:
    if phase(game) != layout.Phase.FILL or filler(env, game) != viewer:
        return game
    return renamed(game, rng)


@pytest.mark.parametrize("env", SOME, ids=named)
def test_memory_only_adds_to_what_is_seen_now(env: Meisterdiebe) -> None:
    pairs = worlds(env, other_numbers)
    with_memory, without = (seen(env, pairs, memory=memory)[0][0] for memory in (True, False))
    assert without.memory is None
    assert all(map(np.array_equal, with_memory[:-1], without[:-1]))


# Leaks, planted to see that they are found.


def face_up(_table: Any, laid: Any) -> Any:
    return laid > 0


def before_all(table: Any, _options: Any, _opener: Any) -> Any:
    return table.drawer > 0


def all_known(table: Any, seat: Any) -> Any:
    everything = (jnp.int32((1 << layout.DRAWERS) - 1),) * len(table.known)
    return REMEMBERED(table._replace(known=everything), seat)


def all_numbers(table: Any, seat: Any) -> Any:
    return SEEN_NUMBERS(table._replace(round=jnp.int32(layout.CHARACTERS + 1)), seat)


def all_named(table: Any, *given: Any, **more: Any) -> Any:
    return OBSERVED(table, *given, **more)._replace(named=jnp.stack(table.named).astype(jnp.int8))


REMEMBERED: Final = observing._remembered
SEEN_NUMBERS: Final = observing._seen_numbers
OBSERVED: Final = observing.observed
LEAKS: Final[tuple[tuple[str, Callable[..., Any], Meisterdiebe, Change], ...]] = (
    ("_turned_up", face_up, PUBLIC, other_cards),
    ("_sees_open", before_all, BY_CHANCE, other_open_front),
    ("_remembered", all_known, BY_CHANCE, other_fronts),
    ("_seen_numbers", all_numbers, PUBLIC, other_numbers),
    ("observed", all_named, PUBLIC, other_named),
)


@pytest.mark.parametrize(("name", "leak", "env", "change"), LEAKS, ids=[leak[0] for leak in LEAKS])
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    leak: Callable[..., Any],
    env: Meisterdiebe,
    change: Change,
) -> None:
    monkeypatch.setattr(observing, name, leak)
    assert telling(env, worlds(env, change), memory=True) > 0
