"""The networks that are shipped lie beside their recipes and logs."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from schatulle.bots.learned.network import shipped
from schatulle.cli.train import Wishes, recipe_of
from schatulle.table.games import GAMES
from schatulle.training.schooling import Recipe

WEIGHTS = Path(str(files("schatulle.bots.learned") / "weights"))


def told(name: str) -> list[dict[str, object]]:
    log = (WEIGHTS / f"{name}.jsonl").read_bytes()
    return [msgspec.json.decode(line) for line in log.splitlines()]


@pytest.mark.parametrize("name", shipped())
def test_the_recipe_beside_a_network_is_what_the_command_makes_of_its_words(name: str) -> None:
    plain = msgspec.json.decode((WEIGHTS / f"{name}.json").read_bytes())
    settings = plain.pop("settings")
    recipe = recipe_of(
        Wishes(
            plain["game"],
            ",".join(map(str, plain["seats"])),
            plain["rounds"],
            plain["seed"],
            settings["games"],
            plain["edition"],
            plain["start"],
        )
    )
    assert recipe.settings._asdict() == settings
    assert {**Recipe("", ())._asdict(), **plain, "settings": recipe.settings} == {
        **recipe._asdict(),
        "seats": list(recipe.seats),
        "hidden": list(recipe.hidden),
    }


@pytest.mark.parametrize("name", shipped())
def test_the_log_beside_a_network_tells_where_it_was_made_and_how_good_it_is(name: str) -> None:
    begun, *exams = told(name)
    assert begun["what"] == "begun"
    assert begun["device"]
    assert [line["rounds"] for line in exams] == sorted(int(str(it["rounds"])) for it in exams)
    recipe = msgspec.json.decode((WEIGHTS / f"{name}.json").read_bytes())
    assert recipe["rounds"] in [it["rounds"] for it in exams if it["what"] in ("exam", "final")]


@pytest.mark.parametrize("game", GAMES)
def test_the_networks_of_a_game_take_less_than_a_megabyte(game: str) -> None:
    assert 0 < sum(it.stat().st_size for it in WEIGHTS.glob(f"{game}*.npz")) < 1_000_000
