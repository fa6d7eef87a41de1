"""The registry alone names the games; whoever needs a part of one asks it for a room."""

import pytest

from schatulle.core import BadOptions, registry
from schatulle.games.diamant import bots, rules


@pytest.fixture
def wings(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Those of the house, to which a test may add some."""
    monkeypatch.setattr(registry, "_WINGS", dict(registry._WINGS))
    return registry._WINGS


def test_a_game_is_its_rules_and_has_its_other_rooms_beside_them() -> None:
    assert registry.room("diamant", "rules") is rules
    assert registry.game_named("diamant").NAME == rules.NAME
    assert registry.room("diamant", "bots") is bots
    assert registry.wing("diamant") == "schatulle.games.diamant"
    assert registry.has_room("diamant", "research.solving")


def test_what_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="no game 'chess'; allowed: meisterdiebe, diamant"):
        registry.wing("chess")
    with pytest.raises(BadOptions, match="the game diamant has no kitchen"):
        registry.room("diamant", "kitchen")
    assert not registry.has_room("diamant", "kitchen.sink")
    assert registry.games_with("kitchen") == ()
    assert registry.games_with("rules") == registry.game_names()


def test_a_game_of_somebody_else_is_registered_once(wings: dict[str, str]) -> None:
    registry.register("cave of others", "schatulle.games.diamant")
    assert registry.room("cave of others", "rules") is rules
    assert list(wings)[-1] == "cave of others"
    with pytest.raises(AssertionError, match="already"):
        registry.register("cave of others", "schatulle.games.diamant")


def test_a_process_that_is_told_so_knows_the_games_of_the_one_that_started_it(
    wings: dict[str, str],
) -> None:
    registry.register("go", "somewhere.go")
    told = registry.wings()
    del wings["go"]
    registry.know(told)
    assert registry.game_names()[-1] == "go"
    assert registry.wing("go") == "somewhere.go"
