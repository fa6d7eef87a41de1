"""Games of OpenSpiel come out alike on the readable rules."""

import re
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # OpenSpiel comes without types
import pytest

from research.support.openspiel_games import EVERY_GAME, apply, random_answer
from schatulle.core import NATURE, Seat
from schatulle.games.diamant import action_codes as diamant_codes
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.actions import TURN_UP
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.action_codes import codes
from schatulle.games.meisterdiebe.rules.actions import Begin, DealHands, Give
from schatulle.games.meisterdiebe.rules.cards import parse_card, sorted_hand
from schatulle.games.meisterdiebe.rules.gems import Gems, parse_gems, together


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_told_in_notation_comes_out_alike_on_the_rules(name: str, seed: int) -> None:
    game, rng = pyspiel.load_game(name), Random(seed)
    rules: Any = diamant if "diamant" in name else meisterdiebe
    state = game.new_initial_state()
    truth, events = state.truth, ()
    texts: list[str] = []
    steps: list[int] = []
    while not state.is_terminal():
        answer, decisions = random_answer(state, rng), rules.awaiting(truth)
        asked_at_once = state.is_simultaneous_node()
        told = [
            (asked.seat, state.action_to_string(asked.seat, answer[max(0, asked.seat)]))
            if asked_at_once
            else (asked.seat, state.action_to_string(answer[0]))
            for asked in decisions
        ]
        apply(state, answer)
        for seat, text in told:
            texts.append(text)
            steps.append(answer[seat] if asked_at_once else answer[0])
            if not state.steps:
                move = in_one(texts, game.num_players())
                assert seat == NATURE or are_codes_of(move, steps, seat, game.num_players())
                more, truth = rules.play(truth, seat, move)
                events += more
                texts, steps = [], []
    assert state.truth == truth
    assert state.events == events
    outcome = rules.outcome(truth)
    best = max(state.returns())
    assert outcome.winners == tuple(s for s, won in enumerate(state.returns()) if won == best)
    assert best == pytest.approx(1 / len(outcome.winners) - 1 / game.num_players())


def are_codes_of(move: Any, steps: list[int], seat: Seat, seats: int) -> bool:
    """Whether the numbers are those of `schatulle.codes`; gifts of like gems in any order."""
    if move in diamant_codes.MOVES:
        return steps == [diamant_codes.code(move)]
    expected = codes(move, seat, seats)
    if not isinstance(move, Give):
        return tuple(steps) == expected
    first = together(bag for _, bag in move.shares).sapphires
    return sorted(steps[:first]) == sorted(expected[:first]) and sorted(steps[first:]) == sorted(
        expected[first:]
    )


def in_one(texts: list[str], seats: int) -> Any:
    """The move that the texts of its steps say."""
    verb, *words = texts[0].split()
    match verb:
        case "stay" | "leave":
            return diamant.parse_move(texts[0])
        case "deal":
            return dealt(texts, seats)
        case "begin":
            return Begin(Seat(int(words[0])))
        case "give":
            return Give(gifts(texts))
        case "fill":
            return meisterdiebe.parse_move(" ".join(["fill", *(text[5:] for text in texts)]))
        case _ if verb in tuple(Card):
            return TURN_UP[Card(verb)]
    assert len(texts) == 1
    return meisterdiebe.parse_move(texts[0])


def dealt(texts: list[str], seats: int) -> DealHands:
    """From `deal thief 5 to 2` and the like, in any order."""
    found = [re.fullmatch(r"deal (.*) to (\d)", text) for text in texts]
    cards = [(parse_card(deal[1]), int(deal[2])) for deal in found if deal]
    assert len(cards) == len(texts)
    return DealHands(
        tuple(
            sorted_hand(tuple(card for card, receiver in cards if receiver == seat))
            for seat in range(seats)
        )
    )


def gifts(texts: list[str]) -> tuple[tuple[Seat, Gems], ...]:
    """From `give 2:1s` and the like, a bag for each receiver."""
    words = [text.removeprefix("give ").split(":") for text in texts]
    receivers = sorted({Seat(int(receiver)) for receiver, _ in words})
    return tuple(
        (seat, parse_gems("".join(gem for receiver, gem in words if int(receiver) == seat)))
        for seat in receivers
    )
