"""The last cave for two or one: what is worked out at the table is the solution, at any depth."""

from random import Random

import pytest
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.bots.last_cave import MOST_DECKS, Fists, alone, duel, leaving
from schatulle.games.diamant.bots.later_decks import Deck, Kind, LaterDecks, coarser, deck_in
from schatulle.games.diamant.research.solving.duel import BOTH, Duel, after
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, STONES, Card
from schatulle.games.diamant.rules.state import State

FIRST, SECOND = Seat(0), Seat(1)
#: One of each hazard is on the path, and none but one scorpion and one gas can strike.
REMOVED = ["snake"] * 2 + ["scorpion"] + ["landslide"] * 2 + ["gas"] + ["explosion"] * 2


def cave(left: tuple[str, ...], chests: tuple[int, ...], stones: int, unsafe: int = 9) -> State:
    """The last cave; these treasures are left in the deck, and this lies on the path."""
    treasures = [card for card in CAVE_CARDS if card in STONES]
    for card in left:
        treasures.remove(Card(card))
    path = [f"{card}:0" for card in treasures[:-1]] + [f"{treasures[-1]}:{stones}", *HAZARDS]
    inside = [seat < 2 for seat in range(len(chests))]
    parts = {
        "expedition": 5,
        "chests": chests,
        "inside": inside,
        "unsafe": [unsafe * seat for seat in inside],
        "path": path,
        "removed": REMOVED,
    }
    options = diamant.options("diamant", {"allow_two": True})
    return diamant.from_position(parts, options, len(chests))


def lost(state: State) -> float:
    """The most that either seat's odds lose in this one decision."""
    solution = Duel(state, FIRST)
    worths = [
        [solution.value(after(state, {FIRST: mine, SECOND: theirs})) for theirs in BOTH]
        for mine in BOTH
    ]
    value = solution.solved(state).value
    odds = [leaving(diamant.view(state, seat), seat) for seat in (FIRST, SECOND)]
    assert None not in odds
    mine, theirs = ((1 - (likely or 0), likely or 0) for likely in odds)
    rows = [sum(odd * worths[at][to] for at, odd in enumerate(mine)) for to in (0, 1)]
    columns = [sum(odd * worths[at][to] for to, odd in enumerate(theirs)) for at in (0, 1)]
    return max(value - min(rows), max(columns) - value)


@pytest.mark.parametrize("left", [("17",), ("1", "3", "5", "5"), ("2", "7", "7", "11")])
@pytest.mark.parametrize("chests", [(20, 20), (20, 22), (29, 20), (21, 20, 19)])
@pytest.mark.parametrize(("stones", "unsafe"), [(0, 0), (0, 9), (2, 9), (5, 3)])
def test_both_play_the_solution(
    left: tuple[str, ...], chests: tuple[int, ...], stones: int, unsafe: int
) -> None:
    assert lost(cave(left, chests, stones, unsafe=unsafe)) < 1e-9


def test_where_others_have_a_say_nothing_is_solved() -> None:
    state = cave(("17",), (20, 22, 21), 1)
    assert leaving(diamant.view(state, FIRST), FIRST) is not None
    for chest in (22, 40):
        other = replace(state, chests=(20, 22, chest))
        assert leaving(diamant.view(other, FIRST), FIRST) is None
    closed = replace(state, options=replace(state.options, chests="closed"))
    assert leaving(diamant.view(closed, FIRST), FIRST) is None
    three = replace(state, inside=(True, True, True))
    assert leaving(diamant.view(three, FIRST), FIRST) is None


def deck(treasures: dict[int, int], deadly: int, hazards: dict[int, int] | None = None) -> Deck:
    """Treasures by their stones, and hazards by how many cards they have."""
    fresh = tuple(Kind(0, there, cards) for cards, there in (hazards or {}).items())
    return Deck(fresh, tuple(Kind(stones, there) for stones, there in treasures.items()), deadly)


@pytest.mark.parametrize(
    ("lead", "stones", "tie", "leaves"),
    [
        (-8, 9, 0.5, 1),  # ahead by leaving
        (-8, 7, 0.5, 0),  # behind, so there is nothing to lose
        (-8, 8, 0.5, 0),  # even; of three cards one strikes, and two make it a win
        (-8, 8, 0.7, 1),  # the tie is worth more than that
        (0, 0, 0.5, 0),  # even without anything to lose
    ],
)
def test_alone_one_goes_home_where_that_is_better(
    lead: int, stones: int, tie: float, leaves: int
) -> None:
    assert alone(deck({5: 1, 7: 1}, 1), lead, stones, tie) == leaves


def test_alone_one_needs_the_right_treasures_before_the_hazard() -> None:
    """With 5 and 7 and one hazard: more than 5 by the 7 first, or by both before the hazard."""
    decks = LaterDecks(deck({5: 1, 7: 1}, 1))
    wins = decks.overtaking(decks.stones * 0 + 6, 0.5)
    assert wins[-1, -1] == pytest.approx(1 / 3 + 1 / 6)
    assert LaterDecks(deck({5: 1}, 0, {2: 1})).overtaking(decks.stones[:2] * 0, 0)[-1, -1] == (
        pytest.approx(2 / 3)
    )


def test_a_deck_of_many_treasures_is_simplified_and_keeps_its_cards() -> None:
    view = diamant.view(
        diamant.from_position({"path": ["snake"]}, diamant.EDITIONS["diamant"], 3), FIRST
    )
    whole = deck_in(view)
    simple = coarser(whole, MOST_DECKS)
    assert LaterDecks(simple).cards.size <= MOST_DECKS < 10_000
    assert sum(kind.there for kind in simple.treasures) == 15
    stones = sum(kind.there * kind.stones for kind in simple.treasures)
    assert stones == pytest.approx(124, abs=8)
    assert coarser(simple, MOST_DECKS) == simple


def test_simplified_decks_are_played_almost_as_well() -> None:
    whole = deck({1: 1, 2: 1, 4: 1, 5: 2, 9: 1, 11: 1}, 3, {2: 1, 3: 1})
    rng = Random(4)
    for _ in range(8):
        position = rng.randrange(20), rng.randrange(9, 25), rng.randrange(8)
        for worth, rough in zip(duel(whole, *position), duel(whole, *position, 150), strict=True):
            assert rough == pytest.approx(worth, abs=0.08)


def test_sure_choices_that_secure_as_much_are_chosen_by_what_else_they_bring() -> None:
    assert Fists(0, 1, 0, 0).leaving()[0] == 1
    assert Fists(0.5, 0, 0, 0.5).leaving() == (0.5, 0.5)
    assert Fists(1, 0.25, 0.5, 1).value() == pytest.approx((1 - 0.125) / 1.25)


def test_who_is_alone_goes_home_ahead_and_stays_behind() -> None:
    state = replace(cave(("17",), (20, 22, 21), 1), inside=(False, True, False), unsafe=(0, 9, 0))
    assert leaving(diamant.view(state, SECOND), SECOND) == 1
    behind = replace(state, chests=(60, 22, 21))
    assert leaving(diamant.view(behind, SECOND), SECOND) == 0
