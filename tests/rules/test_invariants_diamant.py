"""What always holds in Diamant (docs/invariants.md), at every step of whole random games."""

from collections import Counter
from typing import Final

import pytest
from hypothesis import given

from schatulle.core import BadOptions
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, STONES
from schatulle.games.diamant.rules.events import (
    ExpeditionEnded,
    GameEnded,
    Returned,
    Struck,
    TurnedUp,
)
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import Phase, State
from support.budget import examples
from support.games import DIAMANT, Step, Table, diamant_tables, played, random_game
from support.invariants import Invariant, hold


class CaveInvariant(Invariant):
    """Of this game alone."""

    options: Options


class Stones(CaveInvariant):
    """INV-D1, D-9, D-10, D-14: the treasures turned up lie unsafe, on the path or are banked."""

    revealed = 0
    chests = 0
    ended = False

    def see(self, step: Step) -> None:
        state: State = step.before
        for event in step.events:
            state = diamant.evolve(state, event)
            if isinstance(event, ExpeditionEnded):
                self.revealed, self.chests, self.ended = 0, sum(state.chests), False
            elif isinstance(event, TurnedUp):
                self.revealed += STONES.get(event.card, 0)
            elif isinstance(event, Struck):
                assert sum(state.unsafe) == 0
                self.ended = True
            if not self.ended:
                lying = sum(state.unsafe) + sum(step.stones for step in state.path)
                assert self.revealed == lying + sum(state.chests) - self.chests


class Rests(CaveInvariant):
    """INV-D2, D-15: after k leave, fewer than k stones stay on the path (pooled).

    DIF-D4: shared by card, fewer than k stay on each card.
    """

    def see(self, step: Step) -> None:
        for event in step.events:
            if isinstance(event, Returned):
                pooled = self.options.path_split == "pooled"
                rests = (sum(event.left),) if pooled else event.left
                assert all(0 <= rest < len(event.seats) for rest in rests)


class ThirtyCards(CaveInvariant):
    """INV-D3, D-3: deck, path and removed cards are the thirty, three of each hazard."""

    def see(self, step: Step) -> None:
        state: State = step.after
        cards = Counter(state.deck) + Counter(card.card for card in state.path)
        cards += Counter(state.removed)
        assert cards == Counter(CAVE_CARDS)
        assert all(cards[hazard] == 3 for hazard in HAZARDS)
        assert diamant.position(state).deck == 30 - len(state.path) - len(state.removed)


class Hazards(CaveInvariant):
    """INV-D4, D-13, D-19: a kind strikes at most as often as copies allow; the path has an end."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.struck: Counter[str] = Counter()

    def see(self, step: Step) -> None:
        for had, has in zip(step.before.chests, step.after.chests, strict=True):
            assert had <= has
        assert len(step.after.path) <= 21
        ended = 0
        for event in step.events:
            if isinstance(event, Struck):
                self.struck[event.hazard] += 1
            ended += isinstance(event, GameEnded)
        copies = {"one": 1, "both": 2, "none": 0}[self.options.hazard_removal]
        at_most = {"one": 2, "both": 1, "none": self.options.expeditions}
        assert max(self.struck.values(), default=0) <= at_most[self.options.hazard_removal]
        last_was_struck = ended and any(isinstance(event, Struck) for event in step.events)
        struck = self.struck.total() - bool(last_was_struck)
        assert len(step.after.removed) == copies * struck


class Inside(CaveInvariant):
    """D-6, D-10, D-14: who is outside has nothing unsafe, and everyone enters anew."""

    def see(self, step: Step) -> None:
        state: State = step.after
        for inside, unsafe in zip(state.inside, state.unsafe, strict=True):
            assert inside or unsafe == 0
        if any(isinstance(event, ExpeditionEnded) for event in step.events):
            assert all(state.inside)


INVARIANTS: Final[tuple[type[CaveInvariant], ...]] = tuple(CaveInvariant.__subclasses__())


@pytest.mark.parametrize("table", DIAMANT, ids=str)
@pytest.mark.parametrize("invariant", INVARIANTS, ids=lambda kind: kind.__name__)
def test_the_invariant_holds_with_every_number_of_seats(
    invariant: type[CaveInvariant], table: Table
) -> None:
    hold([invariant], table, played(table))


@given(table=diamant_tables())
@examples(150)
def test_all_invariants_hold_with_any_options(table: Table) -> None:
    hold(INVARIANTS, table, random_game(table))


@given(table=diamant_tables())
@examples(50)
def test_the_game_ends_after_its_last_expedition(table: Table) -> None:
    """D-5, D-17, OQ-D9: the deck never runs dry for ever, and the chests are counted."""
    *_, last = random_game(table)
    assert last.after.phase is Phase.OVER
    assert last.after.expedition == table.options.expeditions
    outcome = diamant.outcome(last.after)
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners == tuple(s for s, score in enumerate(outcome.scores) if score == best)


def test_the_thirty_cards_are_those_of_the_rules() -> None:
    """D-2, D-3: fifteen treasures worth 124, three each of five hazards."""
    treasures = sorted(STONES[card] for card in CAVE_CARDS if card in STONES)
    assert treasures == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert sum(treasures) == 124
    hazards = Counter(card for card in CAVE_CARDS if card not in STONES)
    assert hazards == dict.fromkeys(["snake", "scorpion", "landslide", "gas", "explosion"], 3)


def test_everyone_begins_at_the_entrance_with_nothing() -> None:
    """D-4, D-6: all inside, all chests empty, all cards in the deck."""
    position = diamant.position(diamant.setup(diamant.EDITIONS["diamant"], 4))
    assert position.inside == (True,) * 4
    assert position.chests == position.unsafe == (0,) * 4
    assert (position.deck, position.path, position.removed) == (30, (), ())


@pytest.mark.parametrize(("two", "seats"), [(False, 2), (True, 1), (False, 9), (True, 9)])
def test_three_to_eight_play_and_two_by_agreement(two: bool, seats: int) -> None:
    """D-1, OQ-D10."""
    with pytest.raises(BadOptions, match=f"allowed: {2 if two else 3} to 8"):
        diamant.setup(diamant.options("diamant", {"allow_two": two}), seats)
