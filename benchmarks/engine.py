"""Decisions a second of whole random games, with all legal choices computed at every decision."""

from collections.abc import Iterator
from random import Random

from measuring import arguments, cases, rate, show
from schatulle.core import NATURE, Game, count_of
from schatulle.core.registry import game_named

CASES = (
    ("diamant", 3),
    ("diamant", 5),
    ("diamant", 8),
    ("meisterdiebe", 2),
    ("meisterdiebe", 4),
    ("meisterdiebe", 8),
)


def random_game(game: Game, seats: int, rng: Random) -> int:
    """Plays one game of the first edition; the number of the seats' decisions."""
    state = game.setup(next(iter(game.EDITIONS.values())), seats)
    decisions = 0
    while asked := game.awaiting(state):
        ask = asked[0]
        action = ask.choices[int(rng.random() * count_of(ask.choices))]
        _, state = game.play(state, ask.seat, action)
        decisions += ask.seat != NATURE
    return decisions


def rates(seconds: float, repeats: int) -> Iterator[tuple[str, float]]:
    for name, seats in CASES:
        # Its rules are loaded here and not while the clock runs.
        game, rng = game_named(name), Random(0)
        work = lambda game=game, seats=seats, rng=rng: random_game(game, seats, rng)  # noqa: E731
        yield f"{name}-{seats}", rate(work, seconds, repeats)


if __name__ == "__main__":
    options = arguments(__doc__ or "").parse_args()
    figures = cases("engine", "decisions/s", rates(options.seconds, options.repeats))
    show(figures, as_json=options.json)
