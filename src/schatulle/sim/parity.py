"""Random games with random options on both engines, for as long as asked: where do they differ?

python -m schatulle.sim.parity --game meisterdiebe --seconds 600
"""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import jax
from msgspec import Meta, Struct

from schatulle.core import BadOptions
from schatulle.core.options import differences, listed_values, option_names
from schatulle.core.registry import game_named
from schatulle.sim.env import Env
from schatulle.sim.registry import arrays_of, games_on_arrays

#: How often an option is another one than in its edition.
_CHANGED: Final = 0.35
#: Numbers are small more often than not: large ones only make games long.
_SMALL: Final = 15
#: M-7, D-1: all numbers of seats that any game has.
_SEATS: Final = range(2, 9)


class Compared(NamedTuple):
    """What was compared at one option set."""

    env: Env[Any, Any]
    decisions: int
    seconds: float


def drawn(game: str, seed: int) -> Env[Any, Any]:
    """The option set with that number: an edition, seats and options that arrays know."""
    rng = Random(seed)
    while True:
        try:
            return _drawn(game, rng)
        except BadOptions:
            continue


def _drawn(game: str, rng: Random) -> Env[Any, Any]:
    editions, arrays = game_named(game).EDITIONS, arrays_of(game)
    edition, seats = rng.choice(list(editions)), rng.choice(_SEATS)
    kind = type(editions[edition])
    changes = {
        name: value(kind, name, rng) for name in option_names(kind) if rng.random() < _CHANGED
    }
    env: Env[Any, Any] = arrays.finite(arrays.ENV.with_options(seats, edition, changes), rng)
    return env


def value(options: type[Struct], name: str, rng: Random) -> object:
    """Any value of an option; whether it goes with the others its game says."""
    if values := listed_values(options, name):
        return rng.choice(values)
    base, meta = get_args(get_type_hints(options, include_extras=True)[name])
    assert isinstance(meta, Meta)
    if base is str:
        # The only pattern there is: diamonds + sapphires.
        return f"{rng.randrange(10)}+{rng.randrange(4)}"
    if base is float:
        return rng.choice((meta.ge, meta.le))
    least, most = int(meta.ge or 0), int(meta.le or _SMALL)
    return rng.randint(least, min(most, least + _SMALL) if rng.random() < 0.9 else most)


def compared(game: str, seed: int, games: int) -> Compared:
    """Some random games at the option set with that number; AssertionError at a difference."""
    begun, env = monotonic(), drawn(game, seed)
    decisions = sum(arrays_of(game).play(env, seed + number) for number in range(games))
    # Every option set is compiled anew: without this an endless run fills the memory.
    jax.clear_caches()  # type: ignore[no-untyped-call] # jax gives it no type
    return Compared(env, decisions, monotonic() - begun)


def shown(env: Env[Any, Any]) -> str:
    """The game, edition, seats and changed options in one line."""
    edition = env.options.edition
    changes = differences(env.options, game_named(env.game).EDITIONS[edition])
    said = " ".join(f"{name}={value}" for name, value in changes.items())
    return f"{env.game} {edition}, {env.seats} seats" + (f", {said}" if said else "")


def again(game: str, seed: int, games: int) -> str:
    """The command line that plays an option set again."""
    return f"python -m schatulle.sim.parity --game {game} --seed {seed} --games {games} --seconds 0"


def main(given: Sequence[str] | None = None) -> int:
    """Option set after option set until the time is over; 1 at the first difference."""
    asked = _parser().parse_args(given)
    until, done = monotonic() + asked.seconds, list[Compared]()
    try:
        for game, seed in _numbered(asked):
            done.append(_one(game, seed, asked.games))
            if monotonic() >= until:
                break
    except AssertionError as error:
        print(f"DIFFERENCE: {error}\nagain: {again(game, seed, asked.games)}")
        return 1
    except KeyboardInterrupt:
        print("stopped")
    print(summary(done))
    return 0


def _one(game: str, seed: int, games: int) -> Compared:
    result = compared(game, seed, games)
    print(
        f"{shown(result.env)}: {result.decisions} decisions alike in {result.seconds:.1f} s",
        flush=True,
    )
    return result


def summary(done: Sequence[Compared]) -> str:
    """What was compared, in one line."""
    decisions, seconds = sum(one.decisions for one in done), sum(one.seconds for one in done)
    return f"{len(done)} option sets, {decisions} decisions in {seconds:.0f} s: no difference"


def _numbered(asked: Namespace) -> Iterator[tuple[str, int]]:
    """The games in turn, each option set with the number that draws it again."""
    games = [asked.game] if asked.game else games_on_arrays()
    seed = asked.seed
    while True:
        yield games[seed % len(games)], seed
        seed += 1


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m schatulle.sim.parity",
        description="Plays random games with random options on both engines and compares them.",
    )
    parser.add_argument("--game", choices=games_on_arrays(), help="one of the games; all in turn")
    parser.add_argument("--seconds", type=float, default=60, help="for about so long (60)")
    parser.add_argument("--seed", type=int, default=0, help="the first option set (0)")
    parser.add_argument("--games", type=_games, default=4, help="games for each option set (4)")
    return parser


def _games(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} games; allowed: 1 and more")
    return int(text)


if __name__ == "__main__":
    raise SystemExit(main())
