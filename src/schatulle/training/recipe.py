"""All that decides what comes out of a training."""

from typing import Final, NamedTuple

from schatulle.training.ppo import Settings

#: Where a network knows many numbers of seats, it is looked at closely at these.
LOOKED_AT: Final = (2, 4, 8)


class Recipe(NamedTuple):
    """What is learned, where, how long and how; the same recipe brings the same network."""

    game: str
    #: One network for all of these, with as many tables again each time one is named.
    seats: tuple[int, ...]
    edition: str | None = None
    seed: int = 0
    rounds: int = 1000
    hidden: tuple[int, ...] = (128, 128)
    settings: Settings = Settings(games=16384, steps=32, parts=16)
    #: The network that it begins as: a shipped one by its name, or a file; None: one that knows
    #: nothing.
    start: str | None = None
    #: At such a share of the tables it sits alone among rules of thumb, in games that have some.
    thumbs: float = 0
    #: The one network that it learns to beat; None: everybody is itself.
    against: str | None = None


def few_seats(recipe: Recipe) -> Recipe:
    """The recipe at those tables that are looked at closely."""
    few = tuple(seats for seats in sorted(set(recipe.seats)) if seats in LOOKED_AT)
    return recipe._replace(seats=few or recipe.seats)
