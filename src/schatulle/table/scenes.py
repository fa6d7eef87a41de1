"""A finished game seen once more: through any seat's eyes, or with everything laid open."""

from typing import Any

from msgspec import Struct

from schatulle.core import Seat
from schatulle.table.projections import observed_of
from schatulle.table.table import Table


class Scene(Struct, frozen=True):
    """What happened in one chapter, and the game as it was after it."""

    events: tuple[Any, ...]
    view: Any
    #: Which chapter of the whole table this is, so that two viewers can be compared.
    moment: int
    #: With the truth of a game in which something opens: that, as whoever opened it sees it.
    ajar: Any = None


def scenes(table: Table, viewer: Seat | None) -> list[Scene]:
    """The game from its first chapter to its last; no viewer: the truth."""
    game = table.game
    state = table.first_state()
    told = []
    for moment, events in enumerate(table.chapters, 1):
        for event in events:
            state = game.evolve(state, event)
        if viewer is None:
            truth = Scene(events, game.laid_open(state), moment, game.ajar(state))
            told += [truth] if events else []
        elif seen := observed_of(game, events, viewer):
            told.append(Scene(seen, game.view(state, viewer), moment))
    return told
