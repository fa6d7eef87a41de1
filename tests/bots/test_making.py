"""Bots by name: who there is, with which memory, and what is refused."""

import pytest

from bots.support.self_play import game_of
from schatulle.bots import KINDS, kinds, make
from schatulle.bots.seated import NothingKept, SeatedBot
from schatulle.cli.bots import sentence
from schatulle.core import BadOptions, Seat

GAMES = ("meisterdiebe", "diamant")
PERSONALITIES = ("boar", "hedgehog", "magpie", "fox")


def refusal(name: str, game: str) -> str:
    with pytest.raises(BadOptions) as refused:
        make(name, game, Seat(0), "")
    return refused.value.reason


@pytest.mark.parametrize("game", GAMES)
def test_the_kinds_that_old_tables_name_are_still_there(game: str) -> None:
    assert set(KINDS) <= {kind.name for kind in kinds(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_personality_has_a_face_and_a_sentence_of_its_own(game: str) -> None:
    listed = {kind.name: kind for kind in kinds(game)}
    assert len(listed) == len(kinds(game))
    assert set(PERSONALITIES) <= set(listed)
    assert len({listed[name].face for name in PERSONALITIES}) == len(PERSONALITIES)
    said = {sentence(name, game, "en") for name in listed}
    assert len(said) == len(listed)
    assert all(words.endswith(".") for words in said)


def test_each_game_has_the_players_that_others_are_measured_by() -> None:
    assert {"random", "ev", "leave10"} <= {kind.name for kind in kinds("diamant")}
    assert {"random", "greedy"} <= {kind.name for kind in kinds("meisterdiebe")}


@pytest.mark.parametrize("name", ["genius", "", "@goldfish", "Fox", "fox "])
@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_name_is_refused_with_all_that_are_allowed(game: str, name: str) -> None:
    allowed = ", ".join(kind.name for kind in kinds(game))
    assert refusal(name, game).endswith(f"; allowed: {allowed}")


@pytest.mark.parametrize("how", ["", "mouse", "1.5", "-0.1", "nan", "0.5@0.5"])
def test_an_unknown_memory_is_refused_with_what_is_allowed(how: str) -> None:
    assert "allowed: elephant, adult" in refusal(f"fox@{how}", "meisterdiebe")


@pytest.mark.parametrize("how", ["", "goldfish", "0.5"])
def test_in_diamant_there_is_no_memory_to_choose(how: str) -> None:
    assert f"memory {how!r}: the bots of diamant have none to choose" in refusal(
        f"fox@{how}", "diamant"
    )


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(BadOptions, match="no bot plays 'chess'; allowed: meisterdiebe, diamant"):
        kinds("chess")


def test_the_same_player_comes_with_the_memory_that_its_name_asks_for() -> None:
    names = ("boar", "boar@0.25", "boar@elephant")
    own, named, other = (make(name, "meisterdiebe", Seat(1), "") for name in names)
    tempers = [vars(bot.player)["_temper"] for bot in (own, named, other)]
    assert tempers[0] == tempers[1] == tempers[2]
    assert type(own.memory) is type(named.memory) is not type(other.memory)


def test_who_needs_no_memory_keeps_nothing() -> None:
    bot = make("ev", "diamant", Seat(0), "")
    assert isinstance(bot, SeatedBot)
    assert isinstance(bot.memory, NothingKept)


def test_every_memory_plays_a_whole_game() -> None:
    names = ["fox@elephant", "fox@goldfish", "bot@human", "greedy@0.25", "random@0"]
    assert game_of(names, seed="memories").outcome is not None
