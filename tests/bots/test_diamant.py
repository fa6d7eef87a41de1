"""What the players of Diamant make of the cave."""

from msgspec.structs import replace

from schatulle.bots import make
from schatulle.bots.diamant import deck_of, fear, hope
from schatulle.bots.diamant.sly import gain, leaving_odds, loss, nerve, staying
from schatulle.rules import diamant
from schatulle.rules.core import Decision, Seat
from schatulle.rules.diamant.actions import LEAVE, STAY, Decide
from schatulle.rules.diamant.view import View


def seen(path: list[str], unsafe: list[int], removed: tuple[str, ...] = ()) -> View:
    """Seat 0's view of such a cave; -1 stones for those who have left it."""
    parts = {
        "path": path,
        "unsafe": [max(0, stones) for stones in unsafe],
        "inside": [stones >= 0 for stones in unsafe],
        "removed": list(removed),
    }
    state = diamant.given(parts, diamant.options("diamant", {}), len(unsafe))
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
    view = seen(["17:0", "snake"], [4, 4, 4])
    assert choice(replace(view, chests=(0, "?", "?"), scores=(0, "?", "?"))) == choice(view)


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


def test_the_fox_hopes_for_more_the_more_of_the_others_will_leave() -> None:
    view = seen(["17:2", "9:0", "snake", "gas"], [9, 9, 9])
    assert answer("ev", view) == LEAVE
    assert leaving_odds(view) > 0.5
    assert gain(view, 1.0) > gain(view, leaving_odds(view)) > gain(view, 0.0) == hope(view)


def test_the_fox_counts_the_path_as_its_own_while_the_others_stay() -> None:
    view = seen(["17:6", "snake"], [5, 5, 5])
    assert loss(view, Seat(0), 0.0) == 2 * (5 + 6)
    assert loss(view, Seat(0), 1.0) == 2 * (5 + 2) + (view.deck - 2) * 2


def test_alone_in_the_cave_the_fox_has_nobody_to_fear() -> None:
    view = seen(["17:0", "snake"], [5, -1, -1])
    assert staying(0, 0.3) == [(0, 1.0)]
    assert loss(view, Seat(0), 0.3) == fear(view, Seat(0))


def test_behind_in_the_last_cave_the_fox_dares_and_ahead_it_does_not() -> None:
    view = replace(seen(["17:0", "snake"], [4, 4, 4]), expedition=5)
    behind, ahead = replace(view, chests=(3, 20, 9)), replace(view, chests=(20, 3, 9))
    assert nerve(behind, Seat(0)) < 1 < nerve(ahead, Seat(0))
    early = replace(behind, expedition=1)
    assert nerve(behind, Seat(0)) < nerve(early, Seat(0)) < 1


def test_closed_chests_leave_the_foxs_nerves_alone() -> None:
    view = replace(seen(["17:0", "snake"], [4, 4, 4]), expedition=5, chests=(3, "?", "?"))
    assert nerve(view, Seat(0)) == 1
