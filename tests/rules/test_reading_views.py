"""Views read back from their text: closed counts, nonsense, and the one drawer that stands open."""

from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.core import HIDDEN, NATURE, SPECTATOR, BadNotation, Many, count_of
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.actions import Open
from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.view import open_drawer


class Digits(Many[int]):
    """Ten choices, counted only."""

    count = 10

    def __getitem__(self, number: int) -> int:
        return number


def test_what_can_only_be_counted_is_looked_through() -> None:
    assert 9 in Digits()
    assert 10 not in Digits()
    assert count_of(Digits()) == 10


def test_closed_chests_are_read_as_hidden() -> None:
    state: Any = diamant.setup(diamant.options("diamant", {"chests": "closed"}), 3)
    view = diamant.view(state, SPECTATOR)
    assert diamant.written(view).chests == ("?",) * 3
    assert diamant.read(diamant.written(view)).chests == (HIDDEN,) * 3


@pytest.mark.parametrize("text", ["1d/. 1r/.", "1d/. ?"])
def test_a_short_drawer_has_no_secret_compartment(text: str) -> None:
    state: Any = meisterdiebe.from_position({}, meisterdiebe.EDITIONS["zoch"], 2)
    written = meisterdiebe.written(meisterdiebe.view(state, SPECTATOR))
    drawers = written.drawers | {"A2": text}
    with pytest.raises(BadNotation, match="A2 cannot be"):
        meisterdiebe.read(replace(written, drawers=drawers))


def test_the_drawer_that_shows_itself_is_found() -> None:
    """Where everything is laid open none stands out."""
    options = meisterdiebe.options("zoch", {"quick_setup": True})
    state: Any = meisterdiebe.setup(options, 2)
    while asked := meisterdiebe.awaiting(state):
        action = asked[0].choices[0]
        _, state = meisterdiebe.play(state, asked[0].seat, action)
        if isinstance(action, Open) and asked[0].seat != NATURE:
            break
    assert open_drawer(meisterdiebe.view(state, SPECTATOR)) is Drawer.A1
    assert open_drawer(meisterdiebe.laid_open(state)) is None
