"""What the sensible Diamant bot makes of the cave."""

from msgspec.structs import replace

from schatulle.bots import make
from schatulle.bots.diamant import deck_of, fear, hope
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
