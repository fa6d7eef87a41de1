"""Games on rows of numpy go as the readable rules say, card by card and fist by fist."""

import numpy as np
import pytest

from schatulle.core import NATURE
from schatulle.games.diamant import rules
from schatulle.games.diamant.bots.many_caves import (
    Bools,
    ManyCaves,
    begin_expedition,
    caves_of,
    end_expedition,
    shares,
)
from schatulle.games.diamant.rules.actions import LEAVE, STAY, TURN_UP
from schatulle.games.diamant.rules.cards import HAZARDS, Card
from schatulle.games.diamant.rules.state import Phase, State, undecided

GAMES = 24
OPTIONS = [
    {},
    {"path_split": "per_card", "first_card_decision": True},
    {"hazard_removal": "both", "expeditions": 10},
    {"hazard_removal": "none", "path_split": "per_card", "expeditions": 2},
]


class Noted:
    """Fists by dice, and a note of each."""

    def __init__(self, odds: float) -> None:
        self._odds = odds
        self.fists: list[Bools] = []

    def __call__(self, caves: ManyCaves) -> Bools:
        self.fists.append(caves.rng.random(caves.inside.shape) < self._odds)
        return self.fists[-1]


def followed(state: State, game: int, fists: list[Bools], deck: list[int]) -> State:
    """The expedition by the readable rules, with the same fists and the same cards."""
    expedition, made, turned = state.expedition, iter(fists), iter(deck)
    while state.expedition == expedition and state.phase is not Phase.OVER:
        if state.phase is Phase.CARD:
            _, state = rules.play(state, NATURE, TURN_UP[list(Card)[next(turned)]])
        else:
            leaves = next(made)[game]
            for seat in undecided(state):
                _, state = rules.play(state, seat, LEAVE if leaves[seat] else STAY)
    return state


@pytest.mark.parametrize("changes", OPTIONS, ids=str)
@pytest.mark.parametrize("odds", [0.05, 0.4])
def test_whole_games_bring_home_the_same_stones(changes: dict[str, object], odds: float) -> None:
    first = rules.setup(rules.options("diamant", changes), 4)
    caves, states = caves_of(first, GAMES, luck=1), [first] * GAMES
    for _ in range(first.options.expeditions):
        decks, noted = caves.deck.tolist(), Noted(odds)
        end_expedition(caves, noted, states[0].phase is Phase.DECIDE)
        states = [
            followed(state, game, noted.fists, decks[game]) for game, state in enumerate(states)
        ]
        assert caves.chests.tolist() == [list(state.chests) for state in states]
        removed = [[state.removed.count(card) for card in HAZARDS] for state in states]
        if states[0].phase is not Phase.OVER:
            begin_expedition(caves)
            assert caves.removed.tolist() == removed
    outcomes = [rules.outcome(state) for state in states]
    assert shares(caves.chests).tolist() == [
        [(seat in result.winners) / len(result.winners) for seat in range(4)]
        for result in outcomes
        if result
    ]


def test_an_expedition_goes_on_from_the_middle() -> None:
    parts = {
        "path": ["7:1", "snake", "9:3", "gas"],
        "unsafe": [2, 0, 5],
        "inside": [True, False, True],
        "chests": [4, 9, 0],
        "removed": ["snake"],
    }
    for split in ("pooled", "per_card"):
        options = rules.options("diamant", {"path_split": split})
        state = rules.from_position(parts, options, 3)
        caves, noted = caves_of(state, GAMES, luck=2), Noted(0.3)
        decks = caves.deck.tolist()
        end_expedition(caves, noted, is_asked=True)
        states = [followed(state, game, noted.fists, decks[game]) for game in range(GAMES)]
        assert caves.chests.tolist() == [list(after.chests) for after in states]


def test_every_card_comes_first_equally_often_and_any_order_is_possible() -> None:
    state = rules.from_position({"path": ["snake", "5:1"]}, rules.options("diamant", {}), 3)
    caves = caves_of(state, 28 * 40, luck=3)
    first = np.bincount(caves.deck[:, 0], minlength=len(Card)).tolist()
    assert first == [40 * state.deck.count(card) for card in Card]
    second = np.bincount(caves.deck[:, 1], minlength=len(Card))
    expected = [40 * state.deck.count(card) for card in Card]
    assert (abs(second - expected) < 5 * np.sqrt(np.maximum(expected, 1))).all()
