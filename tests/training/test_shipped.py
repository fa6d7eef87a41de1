"""The networks that are shipped lie beside their recipes and logs."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from schatulle.bots.network import shipped
from schatulle.cli.train import recipe_of
from schatulle.cli.wishes import Train
from schatulle.core.registry import game_names, wing
from schatulle.training.recipe import Recipe


def weights(game: str) -> Path:
    """Where the networks of a game lie."""
    return Path(str(files(wing(game)) / "bots" / "weights"))


def beside(name: str, suffix: str) -> bytes:
    """What lies beside a network."""
    return (weights(name.partition("-")[0]) / f"{name}{suffix}").read_bytes()


def told(name: str) -> list[dict[str, object]]:
    log = beside(name, ".jsonl")
    return [msgspec.json.decode(line) for line in log.splitlines()]


@pytest.mark.parametrize("name", shipped())
def test_the_recipe_beside_a_network_is_what_the_command_makes_of_its_words(name: str) -> None:
    plain = msgspec.json.decode(beside(name, ".json"))
    settings = plain.pop("settings")
    recipe = recipe_of(
        Train(
            game=plain["game"],
            seats=",".join(map(str, plain["seats"])),
            rounds=plain["rounds"],
            seed=plain["seed"],
            games=settings["games"],
            edition=plain["edition"],
            start=plain["start"],
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
    assert [line["rounds"] for line in exams] == sorted(int(str(exam["rounds"])) for exam in exams)
    recipe = msgspec.json.decode(beside(name, ".json"))
    assert recipe["rounds"] in [
        exam["rounds"] for exam in exams if exam["what"] in ("exam", "final")
    ]


@pytest.mark.parametrize("game", game_names())
def test_the_networks_of_a_game_take_less_than_a_megabyte(game: str) -> None:
    assert 0 < sum(file.stat().st_size for file in weights(game).glob("*.npz")) < 1_000_000
