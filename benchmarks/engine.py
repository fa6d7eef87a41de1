"""Decisions a second of whole random games, with all legal choices computed at every decision."""

from collections.abc import Iterator
from random import Random

from measuring import arguments, cases, rate, show
from schatulle.rules.core import NATURE, Game, how_many
from schatulle.table.games import GAMES

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
        action = ask.choices[int(rng.random() * how_many(ask.choices))]
        _, state = game.play(state, ask.seat, action)
        decisions += ask.seat != NATURE
    return decisions


def rates(seconds: float, repeats: int) -> Iterator[tuple[str, float]]:
    for name, seats in CASES:
        rng = Random(0)
        work = lambda name=name, seats=seats, rng=rng: random_game(GAMES[name], seats, rng)  # noqa: E731
        yield f"{name}-{seats}", rate(work, seconds, repeats)


if __name__ == "__main__":
    options = arguments(__doc__ or "").parse_args()
    figures = cases("engine", "decisions/s", rates(options.seconds, options.repeats))
    show(figures, as_json=options.json)
