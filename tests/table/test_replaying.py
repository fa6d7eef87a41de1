"""A finished game seen once more."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from schatulle.core import HIDDEN, SPECTATOR, Seat
from schatulle.table.projections import chapters
from schatulle.table.scenes import scenes
from support.tables import finished

GAMES = [("meisterdiebe", "zoch"), ("meisterdiebe", "prototype"), ("diamant", "diamant")]


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_a_seats_replay_shows_what_the_seat_observed_and_saw(game: str, edition: str) -> None:
    table = finished(game, edition, seats=3)
    for viewer in (Seat(0), Seat(2), SPECTATOR):
        told = scenes(table, viewer)
        assert [scene.events for scene in told] == [
            chapter.events for chapter in chapters(table, viewer)
        ]
        assert told[-1].view == table.game.view(table.state, viewer)


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_the_truth_hides_nothing(game: str, edition: str) -> None:
    table = finished(game, edition, seats=3)
    told = scenes(table, None)
    assert [scene.events for scene in told] == [events for events in table.chapters if events]
    for scene in told:
        assert b"?" not in msgspec.json.encode(scene.view)
    assert told[-1].view.scores == table.outcome.scores if table.outcome else False


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_the_truth_is_the_position_and_the_cards_of_the_round(game: str, edition: str) -> None:
    table = finished(game, edition, seats=3)
    for scene in scenes(table, None):
        progress = table.progress_after(scene.moment)
        assert progress is not None
        state = progress.state
        written = asdict(table.game.written(scene.view))
        own: list[Any] = [table.game.view(state, Seat(seat)) for seat in range(3)]
        assert written | asdict(table.game.position(state)) == written
        assert list(scene.view.chosen) == [view.chosen[seat] for seat, view in enumerate(own)]


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_the_same_moment_is_the_same_for_everyone(game: str, edition: str) -> None:
    table = finished(game, edition, seats=3)
    for viewer in (None, Seat(1), SPECTATOR):
        moments = [scene.moment for scene in scenes(table, viewer)]
        assert moments == sorted(set(moments))
        assert moments[-1] == len(table.chapters)


def test_the_truth_of_drawers_tells_which_one_stands_open() -> None:
    table = finished("meisterdiebe", "zoch", seats=3)
    for scene in scenes(table, None):
        opened = [name for name, inside in (scene.ajar or {}).items() if inside is not HIDDEN]
        deciding = scene.view.phase in ("place", "rob", "give")
        assert len(opened) <= 1
        assert opened or not deciding
    told = [inside for scene in scenes(table, None) for inside in (scene.ajar or {}).values()]
    assert any(inside is not HIDDEN for inside in told)
    assert {scene.ajar for scene in scenes(finished("diamant", "diamant", seats=3), None)} == {None}
