"""A finished game seen once more: through any seat's eyes, or with everything laid open."""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from schatulle.rules.core import Game, Seat
from schatulle.table.life import Table
from schatulle.table.news import observed_of

#: How both games write what a viewer may not see.
_HIDDEN: Final = "?"


class Scene(Struct, frozen=True):
    """What happened in one chapter, and the game as it was after it."""

    events: tuple[Any, ...]
    view: Any
    #: Which chapter of the whole table this is, so that two viewers can be compared.
    moment: int
    #: With the truth of a game that has drawers: what each shows to whoever has opened it.
    ajar: dict[str, str] | None = None


def scenes(table: Table, viewer: Seat | None) -> list[Scene]:
    """The game from its first chapter to its last; no viewer: the truth."""
    game = table.game
    state = game.setup(table.options(), len(table.chairs))
    told = []
    for moment, events in enumerate(table.chapters, 1):
        for event in events:
            state = game.evolve(state, event)
        if viewer is None:
            told += [_laid_open(game, state, events, moment)] if events else []
        elif seen := observed_of(table, events, viewer):
            told.append(Scene(seen, game.view(state, viewer), moment))
    return told


def _laid_open(game: Game, state: Any, events: tuple[Any, ...], moment: int) -> Scene:
    position = asdict(game.position(state))
    seats = range(len(position["scores"]))
    views = [asdict(game.view(state, Seat(seat))) for seat in seats]
    return Scene(events, truth(position, views), moment, ajar(views))


def truth(position: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
    """All that a view could show if nothing were hidden, in the order of a view's fields."""
    chosen = [view["chosen"][seat] for seat, view in enumerate(views)]
    return views[0] | position | {"chosen": chosen}


def ajar(views: list[dict[str, Any]]) -> dict[str, str] | None:
    """Of every drawer the most that any seat may see; None where there are no drawers."""
    seen = [view["drawers"] for view in views if "drawers" in view]
    if not seen:
        return None
    return {name: min((its[name] for its in seen), key=_HIDDEN.__eq__) for name in seen[0]}
