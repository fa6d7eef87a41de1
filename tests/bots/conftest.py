"""Owls of these tests think as at a table, but not as long; `make long` gives them their time."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from schatulle.games.meisterdiebe.bots.search import player
from support.budget import LONG


@pytest.fixture(autouse=True, scope="package")
def hasty_owls() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if not LONG:
            patch.setattr(player, "AT_TABLES", replace(player.AT_TABLES, games=48, positions=200))
        yield
