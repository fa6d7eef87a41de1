"""The checker of two worlds finds every leak: each secret, and each field of a view that tells one.

A planted leak hangs a secret on a field, whatever the field holds, so the views may change.
"""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from msgspec.structs import replace

from schatulle.core import Game, Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant.rules import events as cave
from schatulle.games.diamant.rules.view import _PUBLIC as PUBLIC_IN_CAVE
from schatulle.games.diamant.rules.view import View as CaveView
from schatulle.games.meisterdiebe.rules import events as box
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, lower, upper
from schatulle.games.meisterdiebe.rules.state import is_turned_up
from schatulle.games.meisterdiebe.rules.view import _PUBLIC as PUBLIC_AT_BOX
from schatulle.games.meisterdiebe.rules.view import View as BoxView
from support.games import Table as Playing
from support.games import random_game
from support.worlds import Leak, compare_worlds

#: What a seat may not know of a state.
Secret = Callable[[Any, Seat], Any]


def closed_drawers(state: Any, _seat: Seat) -> str:
    closed = [drawer for drawer in Drawer if drawer not in (state.turn.drawer, *state.turn.to_open)]
    sides = [
        (state.box.drawers[INDEX[drawer]].head, state.box.drawers[INDEX[drawer]].tail)
        for drawer in closed
    ]
    return str(sides)


def what_sticks(state: Any, _seat: Seat) -> str:
    return str(state.turn.drawer and lower(state.box, state.turn.drawer))


def open_drawer(state: Any, seat: Seat) -> str:
    """What only the opener sees."""
    private = state.turn.drawer and seat != state.turn_queue[0]
    return str(private and upper(state.box, state.turn.drawer))


def rubies(state: Any, _seat: Seat) -> str:
    return str([held.ruby for held in state.box.drawers])


def hands(state: Any, seat: Seat) -> str:
    """The numbers of others, sorted, so that a card moved from hand to table changes nothing."""
    rows = zip(state.hands, state.played, state.cards, strict=True)
    others = [
        sorted(str(card) for card in (*hand, *played, laid) if card)
        for owner, (hand, played, laid) in enumerate(rows)
        if owner != seat
    ]
    return str(others)


def laid_cards(state: Any, seat: Seat) -> str:
    hidden = [
        str(card.character)
        for owner, card in enumerate(state.cards)
        if card and owner != seat and not is_turned_up(state, Seat(owner))
    ]
    return str(hidden)


def fists(state: Any, seat: Seat) -> str:
    return str([choice for owner, choice in enumerate(state.chosen) if owner != seat])


def chests(state: Any, seat: Seat) -> str:
    return str([stones for owner, stones in enumerate(state.chests) if owner != seat])


#: Each with the options that hide it.
SECRETS: Final[dict[Secret, tuple[str, str, dict[str, Any]]]] = {
    closed_drawers: ("meisterdiebe", "zoch", {}),
    what_sticks: ("meisterdiebe", "zoch", {"sticky_drawers": 0.5}),
    open_drawer: ("meisterdiebe", "zoch_fr", {"open_visibility": "opener"}),
    rubies: ("meisterdiebe", "zoch", {}),
    hands: ("meisterdiebe", "zoch", {}),
    laid_cards: ("meisterdiebe", "zoch", {}),
    fists: ("diamant", "diamant", {}),
    chests: ("diamant", "diamant", {"chests": "closed"}),
}
FIELDS: Final = [
    *(("meisterdiebe", rubies, field) for field in BoxView.__struct_fields__),
    *(("diamant", fists, field) for field in CaveView.__struct_fields__),
]


def leaking(game: str, field: str, secret: Secret) -> Game:
    """A game whose views tell a secret beside what a field tells honestly."""
    honest = game_named(game)

    def view(state: Any, seat: Seat) -> Any:
        seen = honest.view(state, seat)
        return replace(seen, **{field: (getattr(seen, field), secret(state, seat))})

    parts = {name: getattr(honest, name) for name in dir(honest) if not name.startswith("_")}
    return cast(Game, SimpleNamespace(**parts | {"view": view}))


def is_found(game: Game, table: Playing, games: int = 12) -> bool:
    """Whether the checker finds the leak within some random games."""
    try:
        for seed in range(games):
            rng = Random(seed)
            states = [step.after for step in random_game(table._replace(seed=seed))]
            for state in rng.sample(states, min(25, len(states))):
                compare_worlds(game, state, rng, steps=2)
    except Leak:
        return True
    return False


def table_for(secret: Secret) -> Playing:
    name, edition, options = SECRETS[secret]
    game = game_named(name)
    return Playing(game, game.options(edition, options), 4)


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: str(secret.__name__))
def test_every_secret_is_found_in_a_view_that_tells_it(secret: Secret) -> None:
    table = table_for(secret)
    field = table.game.view(table.game.setup(table.options, 4), Seat(0)).__struct_fields__[0]
    assert is_found(leaking(SECRETS[secret][0], field, secret), table)
    assert not is_found(table.game, table, games=1)


@pytest.mark.parametrize(("name", "secret", "field"), FIELDS)
def test_a_secret_is_found_in_every_field_of_a_view(name: str, secret: Secret, field: str) -> None:
    assert is_found(leaking(name, field, secret), table_for(secret))


#: For these a leak is planted in `test_secrecy`, one by one.
NOT_FOR_ALL: Final = {
    box: {box.Dealt, box.Pulled, box.Filled, box.Chose, box.Opened, box.Searched},
    cave: {cave.Decided},
}


@pytest.mark.parametrize(("events", "public"), [(box, PUBLIC_AT_BOX), (cave, PUBLIC_IN_CAVE)])
def test_an_event_is_public_or_a_leak_of_it_is_planted(events: Any, public: Any) -> None:
    assert set(events.Event.__args__) - set(public) == NOT_FOR_ALL[events]
