"""The players who try out a round in their minds, one position each."""

from random import Random
from typing import Any

import pytest

from bots.support.thumb_positions import after, playing, state_of, sure
from schatulle.bots import kinds
from schatulle.bots.dice import dice
from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.bots.belief import Belief, Side, Within
from schatulle.games.meisterdiebe.bots.imagined_box import ImaginedTable, imagined_table
from schatulle.games.meisterdiebe.bots.imagined_round import RestOfRound, play_round
from schatulle.games.meisterdiebe.bots.rivals_cards import guessed, pondered, rest_of_round
from schatulle.games.meisterdiebe.bots.round_player import card_worths
from schatulle.games.meisterdiebe.bots.round_value import tried, weighed, worth_to
from schatulle.games.meisterdiebe.bots.sight import Sight
from schatulle.games.meisterdiebe.bots.temper import Temper
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.gems import value
from schatulle.games.meisterdiebe.rules.state import State

PLAYERS = {kind.name: kind.player for kind in kinds("meisterdiebe")}
THINKERS = ("boar", "hedgehog", "magpie", "fox")


def answer(name: str, state: State, seat: int = 0, seed: str = "thumb") -> str:
    """What a player does who forgot nothing, in the notation."""
    decision = next(ask for ask in meisterdiebe.awaiting(state) if ask.seat == seat)
    view = meisterdiebe.view(state, Seat(seat))
    action = PLAYERS[name].choose(sure(state), view, decision, dice(seed, decision))
    return meisterdiebe.format_move(action)


def cards_of(name: str, state: State, count: int = 16) -> list[str]:
    return [answer(name, state, seed=str(seed)) for seed in range(count)]


def sight_of(state: State, seat: int = 0) -> Sight:
    return Sight(Seat(seat), meisterdiebe.view(state, Seat(seat)), sure(state), Random("sight"))


def turns(*characters: str) -> RestOfRound:
    """One turn for each seat, in this order."""
    return RestOfRound([(Seat(seat), Character(name)) for seat, name in enumerate(characters)])


def played(state: State, rest: RestOfRound, drawer: str | None = None) -> ImaginedTable:
    table = imagined_table(sight_of(state)).again()
    play_round(table, rest, None if drawer is None else INDEX[Drawer(drawer)])
    return table


def test_what_the_others_may_play_is_one_card_of_those_left_to_them() -> None:
    state = state_of({"A2": "3d/."}, seats=3)
    guess = guessed(sight_of(state), 3.0)
    assert set(guess) == {1, 2}
    assert all(set(odds) == set(Character) for odds in guess.values())
    assert all(sum(odds.values()) == pytest.approx(1) for odds in guess.values())


def test_a_rich_red_cushion_is_believed_to_call_smugglers_and_detectives() -> None:
    poor, rich = (
        guessed(sight_of(state_of({}, seats=3, red=red)), 1.0)[Seat(1)] for red in (".", "9d")
    )
    assert rich[Character.DETECTIVE] > poor[Character.DETECTIVE]
    assert rich[Character.DETECTIVE] + rich[Character.SMUGGLER] > 0.8


def test_without_trust_any_card_is_as_likely() -> None:
    guess = guessed(sight_of(state_of({"A2": "5d/."}, seats=2)), 0.0)
    assert set(guess[Seat(1)].values()) == {1 / 6}


def test_who_ponders_expects_the_others_to_see_what_pays() -> None:
    hands = [["detective 1"], ["masterthief 2", "jeweller 2", "detective 2"]]
    sight = sight_of(state_of({"A1": "3d/. 1r/."}, hands=hands))
    guess = pondered(sight, guessed(sight, 0.0), 60)
    assert guess[Seat(1)][Character.MASTERTHIEF] > 0.6
    assert sum(guess[Seat(1)].values()) == pytest.approx(1)
    assert min(guess[Seat(1)].values()) > 0


def test_a_card_face_down_behind_a_smuggler_is_never_a_smuggler() -> None:
    state = after(state_of({}, seats=2, red="9d"), "0: choose smuggler", "1: choose detective")
    sight = sight_of(state)
    guess = guessed(sight, 3.0)
    for _ in range(50):
        rest = rest_of_round(sight, guess)
        assert rest.turns[0] == (0, Character.SMUGGLER)
        assert rest.turns[1][1] is not Character.SMUGGLER


def test_two_smugglers_share_their_loot_and_the_detective_gets_nothing() -> None:
    state = state_of({"A2": "4d/.", "B2": "2d/."}, seats=3)
    table = played(state, turns("smuggler", "smuggler", "detective"))
    assert table.gains == [2 + 3, 2 + 3, 0]
    assert table.red == 0


def test_more_detectives_than_smugglers_leave_the_loot_to_the_detectives() -> None:
    state = state_of({"A2": "4d/."}, seats=3)
    table = played(state, turns("smuggler", "detective", "detective"))
    assert table.gains == [2, 2, 2]


def test_the_jewelress_sheds_one_more_for_each_detective() -> None:
    table = played(state_of({}, seats=3), turns("jewelress", "detective", "detective"))
    assert table.gains[0] == 2 + 2 + 1
    assert table.shed == [3, 0, 0]


def test_a_jeweller_flips_the_box_before_a_thief() -> None:
    state = state_of({"A2": "4d/.", "B2": "./1d"}, seats=2)
    assert played(state, turns("jeweller", "thief")).gains[1] < 4


def test_the_prototypes_smuggler_burdens_the_leader() -> None:
    state = state_of({"A2": "3d/."}, "prototype", 3, black=[".", "1d", "4d"])
    assert played(state, turns("smuggler", "detective", "detective")).gains == [1, 0, -3]


@pytest.mark.parametrize("character", ["thief", "jewelress", "jeweller"])
@pytest.mark.parametrize("drawer", ["A2", "A4", "B2", "B4", "C2", "C4"])
def test_a_turn_in_the_mind_is_a_turn_at_the_table(character: str, drawer: str) -> None:
    drawers = {"A2": "2d1s/.", "A4": "./2d", "B2": "1d/1s", "B4": "./3d!1", "C2": "1d/2d!0"}
    state = playing(character, drawers)
    table = played(state, turns(character, "thief")._replace(turns=turns(character).turns), drawer)
    real = after(state, f"0: open {drawer}")
    if meisterdiebe.awaiting(real)[0].kind == "place":
        real = after(real, "0: place s")
    assert value(real.red) == table.red
    before, now = (meisterdiebe.view(each, Seat(0)).scores for each in (state, real))
    assert [new - old for old, new in zip(before, now, strict=True)] == table.gains


def test_trying_out_leaves_the_scene_as_it_was() -> None:
    table = imagined_table(sight_of(state_of({"A2": "4d/2s!1", "B2": "./1d"}, seats=3)))
    rest = turns("smuggler", "jeweller", "masterthief")
    first = tried(table, Seat(0), Temper(), rest, None)
    assert tried(table, Seat(0), Temper(), rest, None) == first
    assert table.gains == [0, 0, 0]


def test_what_others_gain_hurts_as_much_as_there_is_rivalry() -> None:
    table = played(state_of({"A2": "4d/."}, seats=3), turns("thief", "detective", "detective"))
    assert worth_to(Seat(1), table, Temper(rivalry=0)) == 0
    assert worth_to(Seat(1), table, Temper(rivalry=1)) == -2


def test_to_end_the_game_is_good_for_the_leader_alone() -> None:
    more: dict[str, Any] = {"white": ["1d", "5d"], "black": ["9d", "."]}
    table = played(state_of({}, **more), turns("jeweller", "detective"))
    assert worth_to(Seat(0), table, Temper()) > 5
    assert worth_to(Seat(1), table, Temper()) < -5


def test_the_bold_like_what_is_not_sure_and_the_careful_fear_it() -> None:
    sure_thing, gamble = [2.0, 2.0], [0.0, 4.0]
    assert weighed(gamble, Temper(daring=0.8)) > weighed(sure_thing, Temper(daring=0.8))
    assert weighed(gamble, Temper(daring=-0.8)) < weighed(sure_thing, Temper(daring=-0.8))
    assert weighed(gamble, Temper()) == weighed(sure_thing, Temper())


@pytest.mark.parametrize("name", [*THINKERS, "greedy"])
def test_a_thief_opens_the_richest_front(name: str) -> None:
    drawers = {"A2": "2d/.", "B2": "2d1s/.", "C1": "./5d", "C2": "./4s!1"}
    assert answer(name, playing("thief", drawers)) == "open B2"


@pytest.mark.parametrize("name", [*THINKERS, "greedy"])
def test_a_master_thief_goes_where_the_ruby_is_and_takes_it(name: str) -> None:
    state = playing("masterthief", {"A2": "3d/.", "A1": "./. 1r/.", "B3": "./. ./1r"})
    assert answer(name, state) == "open A1"
    assert answer(name, after(state, "0: open A1")) == "search"


@pytest.mark.parametrize("name", [*THINKERS, "greedy"])
def test_a_master_thief_leaves_a_ruby_behind_an_empty_front_where_the_table_wants_a_gem_there(
    name: str,
) -> None:
    """P-20, as an option of a table of Zoch's: it is the option that counts, not the edition."""
    drawers = {"A2": "3d/.", "A1": "./. 1r/.", "B3": "./. ./1r"}
    options = {"mt_needs_front_gem": True}
    assert answer(name, playing("masterthief", drawers, options=options)) == "open A2"


@pytest.mark.parametrize("name", THINKERS)
def test_a_thief_behind_the_player_finds_the_riches_turned_down(name: str) -> None:
    drawers = {"A2": "3d/.", "B2": "2d1s/.", "C2": "./."}
    state = after(playing("jewelress", drawers, rival="thief"), "0: open C2", "0: place s")
    assert ("flip" in answer(name, state)) is (name != "magpie")


def test_nobody_searches_where_the_front_is_worth_more_than_the_odds_of_a_ruby() -> None:
    state = after(playing("masterthief", {"A1": "3d/. ./."}), "0: open A1")
    decision = meisterdiebe.awaiting(state)[0]
    view = meisterdiebe.view(state, Seat(0))
    for odds, kind in ((0.1, "plunder"), (0.6, "search")):
        belief = sure(state)
        doubtful = Within(Side(3), Side(), None, rubies=(odds, 0.1))
        belief = Belief((doubtful, *belief.drawers[1:]), open=Drawer.A1)
        action = PLAYERS["fox"].choose(belief, view, decision, Random(1))
        assert meisterdiebe.format_move(action) == kind


def test_the_player_passes_only_where_everything_is_poison() -> None:
    poison = {f"{level}{side}": "./2s" for level in "ABC" for side in "1234"}
    options = {"must_open": False}
    assert answer("fox", playing("thief", poison, options=options)) == "pass"
    assert answer("fox", playing("thief", {**poison, "C2": "2d/."}, options=options)) == "open C2"


def late_in_the_cycle(drawers: dict[str, str], **more: Any) -> State:
    """Four seats that have all played their smugglers."""
    left = ("jeweller", "jewelress", "thief", "masterthief", "detective")
    hands = [[f"{name} {number}" for name in left] for number in range(1, 5)]
    return state_of(drawers, seats=4, hands=hands, **more)


def test_the_fox_bluffs_and_greedy_never_does() -> None:
    state = late_in_the_cycle({"A2": "3d/1d", "B4": "1d/2d", "C1": "1d/. 1r/."}, red="3d")
    assert len(set(cards_of("fox", state))) > 1
    assert len(set(cards_of("greedy", state))) == 1


def test_greedy_plays_the_card_that_brings_most_if_nobody_else_acts() -> None:
    assert answer("greedy", state_of({}, seats=3)) == "choose smuggler"
    hands = [["thief 1", "masterthief 1", "detective 1"], ["thief 2"]]
    ruby = state_of({"A1": "1d/. 1r/.", "A2": "2d/."}, red="4d", hands=hands)
    assert answer("greedy", ruby) == "choose masterthief"
    poor = state_of({"A2": "2d/."}, red="4d", hands=hands)
    assert answer("greedy", poor) == "choose detective"


def test_greedy_leaves_the_box_as_it_stands() -> None:
    state = after(playing("jewelress", {"A2": "3d/."}, rival="thief"), "0: open C2", "0: place s")
    assert answer("greedy", state) == "turn"


def test_a_sure_ruby_makes_the_master_thief_the_best_card_against_detectives() -> None:
    hands = [["masterthief 1", "thief 1", "jeweller 1"], ["detective 2"]]
    state = state_of({"A1": "3d/. 1r/."}, hands=hands)
    sight = sight_of(state)
    worths = card_worths(sight, guessed(sight, 3.0), Temper(), 8)
    assert max(worths, key=worths.__getitem__) is Character.MASTERTHIEF


def test_the_four_personalities_play_visibly_different_cards() -> None:
    states = [
        late_in_the_cycle({"A2": "2d/1d", "B4": "1d/2d"}),
        late_in_the_cycle({"A2": "3d/1d", "B4": "1d/2d", "C1": "1d/. 1r/."}, red="3d"),
        late_in_the_cycle({"A1": "1d/. 1r/.", "B2": "2d1s/1d", "C3": "1d/. ./1r"}, red="1d"),
    ]
    cards = {
        name: [card for state in states for card in cards_of(name, state)] for name in THINKERS
    }

    def often(name: str, *characters: str) -> int:
        return sum([card.removeprefix("choose ") in characters for card in cards[name]])

    assert often("boar", "masterthief") > 2 * often("hedgehog", "masterthief")
    assert often("hedgehog", "jeweller", "jewelress") > often("boar", "jeweller", "jewelress")
    assert often("magpie", "thief") > often("fox", "thief")
    assert len({tuple(sorted(played)) for played in cards.values()}) == len(THINKERS)
