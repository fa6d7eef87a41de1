"""What a friendly voice says: words in every language, short, and true of what lies open."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from schatulle.core import HIDDEN, Decision, Seat
from schatulle.core.advice import Advice
from schatulle.core.registry import game_named, games_with
from schatulle.games.diamant.rules.cards import HAZARDS
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.lang import LANGUAGES, message
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from schatulle.table.voice import advice
from support.games import choice

EDITIONS = [
    (game, edition) for game in games_with("voice") for edition in game_named(game).EDITIONS
]
LONGEST = 25


class Said(NamedTuple):
    view: Any
    ask: Decision[Any]
    advice: Advice | None


def all_said(game: str, edition: str, seed: str) -> Iterator[Said]:
    """What is said to everybody in a game by chance."""
    rules, dice = game_named(game), Random(seed)
    match = Match(rules, rules.setup(rules.options(edition, {}), 4), Chance(seed))
    for _ in range(500):
        if not (asked := match.awaiting()):
            return
        ask = asked[0]
        view = rules.view(match.state, ask.seat)
        yield Said(view, ask, advice(game, view, [ask], match.state.options))
        match.play(ask.seat, choice(ask.choices, dice))


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_it_has_words_in_every_language_and_few(game: str, edition: str) -> None:
    heard: set[str] = set()
    for said in all_said(game, edition, "words"):
        if said.advice is None or said.advice.says in heard:
            continue
        heard.add(said.advice.says)
        about: dict[str, Any] = {**said.advice.about}
        if "seat" in about:
            about["seat"] = "Ann"
        told = [message(said.advice.says, code, **about) for code in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES), told
        assert all(len(text.split()) <= LONGEST for text in told), told
    assert len(heard) >= 3


def test_it_counts_the_detectives_that_are_out() -> None:
    counted: list[Any] = []
    for seed in range(8):
        for view, ask, told in all_said("meisterdiebe", "zoch", f"detectives {seed}"):
            if ask.kind == "open" and told and told.says == "meisterdiebe-voice-detectives":
                assert HIDDEN not in view.chosen
                out = [card for card in view.chosen if isinstance(card, Card)]
                names = [card.character for card in out]
                assert told.about["detectives"] == names.count(Character.DETECTIVE)
                counted.append(told.about["detectives"])
    assert len(set(counted)) > 1


def test_it_calls_no_way_safe_on_which_a_danger_lies() -> None:
    heard: set[str] = set()
    for view, ask, told in all_said("diamant", "diamant", "dangers"):
        assert told is not None
        lies = any(step.card in HAZARDS for step in view.path)
        assert (told.says == "diamant-voice-safe") != lies
        if "stones" in told.about:
            assert told.about["stones"] == view.unsafe[ask.seat]
            assert told.about["cards"] == view.deck
        heard.add(told.says)
    assert heard >= {"diamant-voice-safe", "diamant-voice-danger"}


def test_who_is_asked_nothing_hears_nothing() -> None:
    rules = game_named("diamant")
    state = rules.setup(rules.options("diamant", {}), 3)
    assert advice("diamant", rules.view(state, Seat(0)), [], state.options) is None
