"""What the players of Diamant make of the cave."""

import pytest
from msgspec.structs import replace

from schatulle.bots import make
from schatulle.core import HIDDEN, Decision, Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.bots import deck_of, fear, hope
from schatulle.games.diamant.bots.imagined_expedition import (
    Explorer,
    ImaginedCave,
    cave_of,
    explored,
    fainthearted,
    nerve,
)
from schatulle.games.diamant.bots.sly import left, stayed, win_odds
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Decide
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.diamant.rules.view import View


def seen(path: list[str], unsafe: list[int], removed: tuple[str, ...] = ()) -> View:
    """Seat 0's view of such a cave; -1 stones for those who have left it."""
    parts = {
        "path": path,
        "unsafe": [max(0, stones) for stones in unsafe],
        "inside": [stones >= 0 for stones in unsafe],
        "removed": list(removed),
    }
    state = diamant.from_position(parts, diamant.options("diamant", {}), len(unsafe))
    return diamant.view(state, Seat(0))


def choice(view: View, seed: str = "0") -> Decide:
    ask: Decision[Decide] = Decision(Seat(0), 18, "decide", (STAY, LEAVE))
    action = make("bot", "diamant", Seat(0), seed).choose(view, ask)
    assert isinstance(action, Decide)
    return action


def test_the_deck_is_all_cards_less_path_and_removed_ones() -> None:
    view = seen(["5:1", "snake", "11:2"], [3, 3, 3], ("snake", "gas"))
    deck = deck_of(view)
    assert len(deck) == view.deck == 25
    assert (deck.count("5"), deck.count("11")) == (1, 1)
    assert (deck.count("snake"), deck.count("gas"), deck.count("explosion")) == (1, 2, 3)


def test_without_a_hazard_on_the_path_there_is_nothing_to_fear() -> None:
    view = seen(["17:2"], [5, 5, 5])
    assert fear(view, Seat(0)) == 0
    assert choice(view) == STAY


def test_hope_counts_whole_shares_of_the_treasures_left() -> None:
    view = seen(["17:2", "15:0"], [5, 5, 5])
    assert hope(view) == sum(v // 3 for v in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14))


def test_fear_is_what_leaving_would_save_for_each_deadly_card() -> None:
    assert fear(seen(["17:2", "snake", "gas"], [5, 5, -1]), Seat(0)) == 4 * (5 + 2 / 2)


def test_the_bot_leaves_with_much_to_lose_among_many_hazards() -> None:
    assert choice(seen(["17:0", "snake", "gas", "explosion"], [40, 40, 40])) == LEAVE


def test_a_hazard_whose_copies_are_gone_frightens_nobody() -> None:
    assert choice(seen(["17:0", "snake"], [40, 40, 40], ("snake", "snake"))) == STAY


def test_closed_chests_do_not_trouble_the_bot() -> None:
    view, closed = seen(["17:0", "snake"], [4, 4, 4]), (0, HIDDEN, HIDDEN)
    assert choice(replace(view, chests=closed, scores=closed)) == choice(view)


def test_moods_differ_from_seed_to_seed_and_never_for_one() -> None:
    caves = [seen(["17:2", "9:0", "snake", "gas"], [stones] * 3) for stones in range(1, 30)]
    assert any(len({choice(cave, str(seed)) for seed in range(8)}) == 2 for cave in caves)
    assert all(choice(cave) == choice(cave) for cave in caves)


def answer(name: str, view: View, seed: str = "0") -> Decide:
    ask: Decision[Decide] = Decision(Seat(0), 18, "decide", (STAY, LEAVE))
    action = make(name, "diamant", Seat(0), seed).choose(view, ask)
    assert isinstance(action, Decide)
    return action


def how_long(name: str) -> int:
    """In how many of a row of ever richer and more dangerous caves a player stays."""
    hazards = ["snake", "gas", "explosion", "scorpion"]
    caves = [
        seen(["17:2", "14:2", *hazards[:count]], [stones] * 3)
        for count in range(1, 5)
        for stones in range(1, 25)
    ]
    return sum([answer(name, cave) == STAY for cave in caves])


def test_ev_weighs_hope_against_fear_exactly() -> None:
    for stones in range(30):
        view = seen(["17:2", "9:0", "snake", "gas"], [stones] * 3)
        stays = hope(view) > fear(view, Seat(0))
        assert {answer("ev", view, str(seed)) for seed in range(4)} == {STAY if stays else LEAVE}


def test_leave10_leaves_with_ten_beside_the_chest_and_not_before() -> None:
    dangers = ["17:2", "snake", "gas", "explosion"]
    assert answer("leave10", seen(dangers, [9, 9, 9])) == STAY
    assert answer("leave10", seen(["17:2"], [10, 10, 10])) == LEAVE


def test_the_boar_stays_longer_than_ev_and_the_hedgehog_leaves_earlier() -> None:
    assert how_long("boar") > how_long("ev") + 5
    assert how_long("hedgehog") < how_long("ev") - 5


def test_the_magpie_leaves_for_what_glitters_on_the_path() -> None:
    assert answer("magpie", seen(["17:2", "snake"], [5, 5, 5])) == STAY
    assert answer("magpie", seen(["17:2", "14:2", "5:5", "snake"], [5, 5, 5])) == LEAVE
    assert answer("ev", seen(["17:2", "14:2", "5:5", "snake"], [5, 5, 5])) == STAY


def imagined(view: View, *cautions: float) -> ImaginedCave:
    """The cave in the mind of seat 0, whose caution comes first."""
    inside = [Explorer(Seat(seat), caution) for seat, caution in enumerate(cautions)]
    return cave_of(view, Seat(0)).again(inside)


def cards(*names: str) -> list[Card]:
    return [Card(name) for name in names]


def test_in_the_mind_everybody_has_the_nerve_of_ev_or_more_or_less() -> None:
    view = seen(["17:2", "9:0", "snake", "gas"], [9, 9, 9])
    limit = hope(view) / fear(view, Seat(0))
    cave = imagined(view, limit + 0.01, limit - 0.01, limit + 0.01)
    assert nerve(cave) == limit
    assert [explorer.seat for explorer in fainthearted(cave)] == [0, 2]


def test_in_the_mind_a_cave_is_explored_as_at_the_table() -> None:
    cave = imagined(seen(["17:2", "snake"], [5, 5, 5]), 0, 0, 9)
    chests = explored(cave, cards("7", "gas", "gas", "1"), [cave.inside[2]])
    assert chests == [0, 0, 5 + 2]
    assert (cave.unsafe, cave.stones, cave.deadly) == (5 + 3, 1, 2 + 2)


def test_in_the_mind_all_go_home_from_an_empty_cave_and_share_the_path() -> None:
    assert explored(imagined(seen(["17:3"], [5, 5, -1]), 0, 0), cards("7"), []) == [10, 10, 0]


def test_trying_out_leaves_the_cave_as_it_was() -> None:
    cave = cave_of(seen(["17:2", "snake"], [5, 5, 5]), Seat(0))
    others = [Explorer(Seat(1), 1.0), Explorer(Seat(2), 1.0)]
    order = cards("snake", "7")
    assert left(cave, order, others, Seat(0)) == [5 + 2, 0, 0]
    assert stayed(cave, order, others, Explorer(Seat(0), 1.0)) == [0, 0, 0]
    assert left(cave, order, others, Seat(0)) == [5 + 2, 0, 0]


def test_a_lead_is_worth_the_more_the_later_it_is() -> None:
    early, late, last = (win_odds([20, 12, 12], Seat(0), to_go) for to_go in (4, 1, 0))
    assert 1 / 3 < early < late < 0.99 < last
    assert win_odds([20, 20, 12], Seat(0), 0) == pytest.approx(1 / 2)


def test_behind_in_the_last_cave_the_fox_stays_more_often_than_ahead() -> None:
    view = replace(seen(["17:2", "9:0", "snake", "gas"], [8, 8, 8]), expedition=5)
    behind, ahead = replace(view, chests=(3, 30, 9)), replace(view, chests=(12, 3, 9))
    assert [answer("fox", behind, seed) for seed in "01234567"].count(STAY) > 6
    assert [answer("fox", ahead, seed) for seed in "01234567"].count(STAY) < 2


def test_closed_chests_are_taken_to_be_as_full_as_the_foxs_own() -> None:
    view = replace(seen(["17:0", "snake"], [4, 4, 4]), chests=(3, HIDDEN, HIDDEN))
    assert cave_of(view, Seat(0)).chests == [3, 3, 3]
