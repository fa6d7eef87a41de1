"""Exact last rounds of Meisterdiebe: sums done by hand, a search without shortcuts, and bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.research.solving.alike import TURNS, matters
from schatulle.games.meisterdiebe.research.solving.endings import last_round, moments
from schatulle.games.meisterdiebe.research.solving.last_rounds import Rest, Way
from schatulle.games.meisterdiebe.research.solving.loss import weigh
from schatulle.games.meisterdiebe.research.solving.regrets import at_stake, regrets
from schatulle.games.meisterdiebe.rules.actions import Choose, Open, Turn
from schatulle.games.meisterdiebe.rules.box import Drawer, Move, moved
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.research.solving import Situation, Unsolvable, given, regret
from support.budget import only_long

FIRST, SECOND = Seat(0), Seat(1)


def last(
    hands: Sequence[Sequence[str]],
    drawers: Mapping[str, str],
    black: Sequence[str] = ("1d", "2d"),
    edition: str = "zoch",
    red: str = ".",
    **options: Any,
) -> Situation:
    """The last round; both have two imitations left."""
    table = meisterdiebe.options(edition, {"max_rounds": 12} | options)
    parts = {
        "round": 12,
        "hands": hands,
        "drawers": drawers,
        "black": black,
        "white": ("2d", "2d"),
        "red": red,
    }
    return given("meisterdiebe", table, 2, parts)


def value(position: Situation) -> float:
    return Rest().value(position.state)


@pytest.mark.parametrize(
    ("hands", "drawers", "share"),
    [
        # Two diamonds lie above: the thief takes them and is ahead.
        ((["thief 1"], ["detective 1"]), {"A2": "2d/."}, 1),
        # M-41: they lie below and would fall, for the detective.
        ((["thief 1"], ["detective 1"]), {"A2": "./2d"}, 0),
        # M-93: one diamond makes them even.
        ((["thief 1"], ["detective 1"]), {"A2": "1d/."}, 0.5),
        # M-32: of two thieves the lower number comes first.
        ((["thief 1"], ["thief 2"]), {"A2": "2d/."}, 1),
        ((["thief 2"], ["thief 1"]), {"A2": "2d/."}, 0),
        # M-43: the first one flips the box, and what is left would fall.
        ((["thief 1"], ["thief 2"]), {"A2": "2d/.", "B2": "2d/."}, 1),
        # M-80: a ruby counts four.
        ((["masterthief 1"], ["detective 1"]), {"A1": "./. 1r/."}, 1),
        ((["masterthief 1"], ["detective 1"]), {"A1": "./. ./1r"}, 0),
        # M-50, M-59: who smuggles sheds an imitation too.
        ((["smuggler 1"], ["detective 1"]), {}, 0.5),
    ],
)
def test_a_round_with_one_card_each(
    hands: Sequence[Sequence[str]], drawers: Mapping[str, str], share: float
) -> None:
    assert value(last(hands, drawers)) == share


def pennies() -> Situation:
    """Even so far; two diamonds lie above in A1, and two on the red cushion.

    Jeweller and thief: he sheds an imitation and flips the box, the thief gets nothing: 1.
    Jeweller and detective: two diamonds against one imitation: 0. Thief 2 and thief 1: he comes too
    late: 0. Thief and detective: two diamonds each: 1/2.
    """
    hands = (["jeweller 1", "thief 2"], ["thief 1", "detective 1"])
    return last(hands, {"A1": "2d/. ./."}, ("1d", "1d"), red="2d")


def test_both_mix_where_each_card_has_its_master() -> None:
    cards = Rest().cards(pennies().state)
    assert cards.payoffs == [[1, 0], [0, 0.5]]
    assert cards.solved().value == pytest.approx(1 / 3)
    assert cards.solved().row == pytest.approx((1 / 3, 2 / 3))
    assert cards.solved().column == pytest.approx((1 / 3, 2 / 3))


@pytest.mark.parametrize(
    ("odds", "lost"), [((1 / 3, 2 / 3), 0), ((1, 0), 1 / 3), ((0.5, 0.5), 1 / 12)]
)
def test_a_card_played_too_often_loses(odds: tuple[float, float], lost: float) -> None:
    """The second thief may answer with 0·p + (1 - p)/2 or p·1: what is left of a third."""
    weighed = weigh(pennies().state, FIRST, Rest())
    mix = dict(zip(weighed.choices, odds, strict=True))
    assert weighed.loss(mix) == pytest.approx(lost)


def test_forgetting_to_flip_the_box_loses_the_game() -> None:
    position = last((["thief 1"], ["thief 2"]), {"A2": "2d/.", "B2": "2d/."})
    for seat, action in (
        (FIRST, Choose(Character.THIEF)),
        (SECOND, Choose(Character.THIEF)),
        (FIRST, Open(Drawer.A2)),
    ):
        position = position.after(seat, action)
    weighed = weigh(position.state, FIRST, Rest())
    assert weighed.loss({Turn(): 1.0}) == 1
    assert weighed.loss({Turn((Move.FLIP,)): 1.0}) == 0
    assert weighed.loss({Turn(): 0.25, Turn((Move.TOP_PLUS, Move.FLIP)): 0.75}) == 0.25


def naive(state: State) -> float:
    """All choices one after the other, without any shortcut; nothing is hidden with one card."""
    outcome = meisterdiebe.outcome(state)
    if outcome is not None:
        return (FIRST in outcome.winners) / len(outcome.winners)
    asked = meisterdiebe.awaiting(state)[0]
    values = [naive(meisterdiebe.play(state, asked.seat, choice)[1]) for choice in asked.choices]
    return max(values) if asked.seat == FIRST else min(values)


@pytest.mark.parametrize(
    ("hands", "edition"),
    [
        ((["thief 2"], ["masterthief 1"]), "zoch"),
        ((["detective 2"], ["smuggler 1"]), "zoch"),
        ((["jewelress 1"], ["detective 1"]), "prototype"),
        pytest.param(
            (["smuggler 1"], ["thief 1"]),
            "zoch",
            marks=only_long("tries longer rounds too"),
        ),
    ],
)
@pytest.mark.parametrize("black", [("1d", "2d"), ("3d", "2d")])
def test_a_search_without_shortcuts_finds_the_same(
    hands: Sequence[Sequence[str]], edition: str, black: Sequence[str]
) -> None:
    drawers = {"A1": "1d/. ./1r", "A2": "2d/.", "B2": "./1s", "C3": "./. 1r/."}
    position = last(hands, drawers, black, edition, box_actions=1)
    assert value(position) == naive(position.state)


def test_however_the_box_stands_only_its_contents_count() -> None:
    state = last_round("3", name="random").state
    turned = moved(moved(state.box, Move.TOP_PLUS), Move.TWO_MINUS)
    swapped = list(turned.drawers)
    swapped[1], swapped[3] = swapped[3], swapped[1]
    alike = replace(turned, drawers=tuple(swapped))
    assert matters(replace(state, box=alike)) == matters(state)
    assert matters(replace(state, box=moved(state.box, Move.FLIP))) != matters(state)


def test_a_smuggler_plans_before_he_sees_the_other_card() -> None:
    """M-28: one row for each plan; M-27: two smugglers see each other, whatever they planned."""
    hands = (["smuggler 1", "thief 1"], ["smuggler 2", "detective 1"])
    cards = Rest().cards(last(hands, {"A2": "2d/."}).state)
    mine = [at for at, way in enumerate(cards.ways[0]) if way.character is Character.SMUGGLER]
    theirs = [at for at, way in enumerate(cards.ways[1]) if way.character is Character.SMUGGLER]
    assert len(mine) > len(TURNS)
    assert all(cards.ways[0][at].plan for at in mine)
    assert Way(Character.THIEF) in cards.ways[0]
    assert len({cards.payoffs[row][column] for row in mine for column in theirs}) == 1


def test_in_the_prototype_all_is_open_and_nobody_plans() -> None:
    hands = (["smuggler 1"], ["thief 1"])
    cards = Rest().cards(last(hands, {"A2": "2d/."}, edition="prototype").state)
    assert cards.ways[0] == (Way(Character.SMUGGLER),)


def test_two_rounds_before_the_end_are_solved_by_the_last_one() -> None:
    """The thief is wanted now, for the other would take what lies there."""
    hands = (["thief 1", "detective 1"], ["thief 2", "detective 2"])
    state = last(hands, {"A2": "2d/."}, ("2d", "2d")).state
    solved = Rest().cards(replace(state, round=11)).solved()
    assert solved.value == 1
    assert solved.row == (1, 0)


@pytest.mark.parametrize(
    ("options", "seats", "why"),
    [
        ({}, 2, "max_rounds"),
        ({"max_rounds": 1, "sticky_drawers": 0.1}, 2, "chance"),
        ({"max_rounds": 1}, 3, "3 seats"),
    ],
)
def test_what_has_no_exact_solution_is_refused(
    options: Mapping[str, Any], seats: int, why: str
) -> None:
    state = meisterdiebe.from_position({}, meisterdiebe.options("zoch", options), seats)
    with pytest.raises(Unsolvable, match=why):
        weigh(state, FIRST, Rest())


def test_a_smuggler_at_work_is_not_weighed_alone() -> None:
    hands = (["smuggler 1"], ["thief 1", "detective 1"])
    position = last(hands, {}).after(FIRST, Choose(Character.SMUGGLER))
    position = position.after(SECOND, Choose(Character.THIEF))
    with pytest.raises(Unsolvable, match="face down"):
        weigh(position.state, FIRST, Rest())


#: Last rounds of random games in which much hangs on the turns: edition, seed, last round.
PLAYED: Final = (
    ("zoch", "15", 10),
    ("zoch", "28", 8),
    ("zoch", "28", 10),
    ("prototype", "1", 8),
    ("prototype", "16", 8),
    ("prototype", "7", 10),
)


def turns(edition: str, seed: str, rounds: int) -> list[Situation]:
    """What follows the choice of the cards, as far as nothing is hidden."""
    start = last_round(seed, edition, "random", rounds)
    return [position for position in moments(start, seed) if position is not start]


def played_turns() -> list[Situation]:
    return [position for ending in PLAYED for position in turns(*ending)]


def test_who_never_forgets_seldom_throws_a_game_away_in_a_turn() -> None:
    careless, sensible, sly = regrets(("random", "bot", "fox"), played_turns(), 8)
    assert len(sly.losses) >= 15
    assert careless.mean > 0.4
    assert max(sensible.mean, sly.mean) < 0.15
    assert max(sensible.blunders(0.5), sly.blunders(0.5)) <= 1


def test_who_is_last_to_act_sees_a_win_that_lies_there() -> None:
    """M-31: nobody answers any more, so the best choice shows at once."""
    plain = [position for position in played_turns() if len(position.state.turn_queue) == 1]
    won = [position for position, _, weighed in at_stake(plain) if weighed.value == 1]
    assert len(won) == 7
    for bot in regrets(("bot", "fox"), won, 8):
        assert bot.blunders(0.5) == 0
        assert bot.mean < 0.1


def test_regrets_are_the_regrets_of_all_decisions_with_something_at_stake() -> None:
    positions = turns("zoch", "15", 10)
    one_by_one = [
        regret("greedy", position, seat, asks=2) for position, seat, _ in at_stake(positions)
    ]
    (greedy,) = regrets(("greedy",), positions, 2)
    assert greedy.losses == tuple(one_by_one)
    assert greedy.mean == pytest.approx(sum(one_by_one) / len(one_by_one))
