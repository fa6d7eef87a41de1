"""What OpenSpiel tells a player: all that he may know, and no secret."""

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # OpenSpiel comes without types
import pytest
from msgspec.structs import replace

from research.support.openspiel_games import DIAMANT, MEISTERDIEBE, random_states
from schatulle.core import Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import action_codes as codes
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, upper
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.state import Phase
from support.worlds import CHANGES, Change, other_answers, other_below

# What a player may not know.


def sight(state: Any, player: int) -> tuple[str, str, list[float]]:
    """Everything that OpenSpiel tells a player."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


SECRETIVE: Final = (
    MEISTERDIEBE[0],
    "python_schatulle_meisterdiebe(players=4,open_visibility=opener,max_rounds=8)",
    "python_schatulle_meisterdiebe(players=3,edition=prototype,open_visibility=opener,max_rounds=8)",
)


#: All there are but those that change only what follows, or what sticks.
OTHER_WORLDS: Final = tuple(
    change for change in CHANGES["meisterdiebe"] if change not in (other_below, other_answers)
)


@pytest.mark.parametrize("change", OTHER_WORLDS, ids=lambda change: change.__name__)
def test_worlds_that_differ_in_what_a_player_cannot_know_look_alike(change: Change) -> None:
    compared = 0
    for seed, name in enumerate(SECRETIVE * 2):
        rng = Random(seed)
        for state in random_states(pyspiel.load_game(name), rng):
            player = Seat(rng.randrange(state.num_players()))
            other = change(state.truth, player, rng)
            if other == state.truth:
                continue
            world = state.clone()
            world._play = replace(state._play, state=other)
            assert sight(world, player) == sight(state, player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            compared += 1
    assert compared > 20


def test_a_card_that_lies_face_down_is_known_to_its_owner_alone() -> None:
    """M-27, M-29: while smugglers act the cards of the others stay hidden."""
    compared = 0
    for seed in range(10):
        rng = Random(seed)
        for state in random_states(pyspiel.load_game(MEISTERDIEBE[0]), rng):
            hidden = [code for code in legal(state, 1) if code != codes.CHOOSE]
            if state.truth.phase is not Phase.CHOOSE or len(hidden) < 2:
                continue
            if codes.CHOOSE not in legal(state, 2):
                continue
            worlds = [state.clone(), state.clone()]
            for world, card in zip(worlds, rng.sample(hidden, 2), strict=True):
                world.apply_actions([legal(state, 0)[0], card, codes.CHOOSE])
            assert worlds[0].truth != worlds[1].truth
            assert sight(worlds[0], 0) == sight(worlds[1], 0)
            assert sight(worlds[0], 2) == sight(worlds[1], 2)
            for one, other in zip(sight(worlds[0], 1), sight(worlds[1], 1), strict=True):
                assert one != other
            compared += 1
    assert compared > 10


def legal(state: Any, player: int) -> list[int]:
    actions: list[int] = state.legal_actions(player) if state.is_simultaneous_node() else []
    return actions


def test_a_move_half_told_is_known_to_its_player_alone() -> None:
    """M-22: the diamonds of a share are placed together."""
    for state in random_states(pyspiel.load_game(MEISTERDIEBE[0]), Random(0)):
        if state.truth.phase is Phase.FILL and not state.steps:
            break
    player = state.current_player()
    worlds = [state.clone(), state.clone()]
    for world, drawer in zip(worlds, (0, 5), strict=True):
        world.apply_action(codes.FILL + drawer)
    assert worlds[0].steps != worlds[1].steps
    for onlooker in range(3):
        alike = sight(worlds[0], onlooker) == sight(worlds[1], onlooker)
        assert alike == (onlooker != player)
        assert (sight(worlds[0], onlooker) == sight(state, onlooker)) == (onlooker != player)


def test_the_hands_of_others_are_unknown() -> None:
    """M-15: everyone knows the own six cards."""
    game = pyspiel.load_game("python_schatulle_meisterdiebe(players=2)")
    worlds = [game.new_initial_state(), game.new_initial_state()]
    for world, others in zip(worlds, (1, 2), strict=True):
        for _ in Character:
            world.apply_action(0)
            world.apply_action(others)
        world.apply_action(0)
    assert sight(worlds[0], 0) == sight(worlds[1], 0)
    assert sight(worlds[0], 1) != sight(worlds[1], 1)


@pytest.mark.parametrize("name", [DIAMANT[0], *SECRETIVE])
def test_a_player_forgets_nothing(name: str) -> None:
    """All that was learnt before stands at the beginning of what is known later, answers too."""
    game = pyspiel.load_game(name)
    known = [learnt(game.new_initial_state(), player) for player in range(game.num_players())]
    for state in random_states(game, Random(7)):
        for player, before in enumerate(known):
            now = learnt(state, player)
            assert now[0][: len(before[0])] == before[0]
            assert now[1][: len(before[1])] == before[1]
            known[player] = now
    own = [[past.action for past in state.full_history() if past.player == p] for p in (0, 1)]
    assert [known[0][1], known[1][1]] == own


def learnt(state: Any, player: int) -> tuple[list[str], list[int]]:
    """The events that the player observed, and his answers."""
    text = state.information_state_string(player)
    me, *events, answers = text[: text.index("\n", text.index("answers:"))].split("\n")
    assert me == f"player: {player}"
    return events, [int(word) for word in answers.split()[1:]]


def test_public_and_private_parts_make_up_what_a_player_sees() -> None:
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    game = pyspiel.load_game(MEISTERDIEBE[0])
    onlooker, own = game.make_py_observer(public), game.make_py_observer(private)
    for number, state in enumerate(random_states(game, Random(4))):
        if number % 20 == 0:
            seen = set(state.observation_string(1).split("\n"))
            both = (onlooker.string_from(state, 1) + "\n" + own.string_from(state, 1)).split("\n")
            assert onlooker.string_from(state, 0) == onlooker.string_from(state, 1)
            assert seen <= set(both)
    everybody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="allowed: SINGLE_PLAYER, NONE"):
        game.make_py_observer(everybody)


# What a player sees, as numbers.


def test_the_numbers_of_diamant_say_what_the_view_says() -> None:
    game = pyspiel.load_game("python_schatulle_diamant(players=4,path_split=per_card)")
    observer = game.make_py_observer()
    for state in random_states(game, Random(11)):
        view = diamant.view(state.truth, Seat(2))
        observer.set_from(state, 2)
        numbers = observer.dict
        assert list(numbers["player"]) == [0, 0, 1, 0]
        assert list(numbers["chests"]) == list(view.chests)
        assert list(numbers["unsafe"]) == list(view.unsafe)
        assert numbers["treasures"][:, 1].sum() == sum(step.stones for step in state.truth.path)
        assert numbers["treasures"][:, 0].sum() + numbers["hazards"].sum() == len(view.path)
        assert numbers["deck"][0] == view.deck
        assert list(observer.tensor) == state.observation_tensor(2)


def test_the_numbers_of_meisterdiebe_say_what_the_view_says() -> None:
    game = pyspiel.load_game("python_schatulle_meisterdiebe(players=4)")
    observer = game.make_py_observer()
    opened = searched = 0
    for state in random_states(game, Random(13)):
        observer.set_from(state, 3)
        numbers, truth = observer.dict, state.truth
        assert np.array_equal(numbers["white"][:, 0], [bag.diamonds for bag in truth.white])
        assert np.array_equal(numbers["black"][:, 2], [bag.rubies for bag in truth.black])
        assert np.array_equal(numbers["scores"], meisterdiebe.view(truth, Seat(3)).scores)
        cards = {card.character: card.number for card in truth.hands[3]}
        assert list(numbers["numbers"]) == [cards.get(character, 0) for character in Character]
        assert list(numbers["drawers"][:, 0]) == [drawer is truth.turn.drawer for drawer in Drawer]
        if truth.turn.drawer:
            front = upper(truth.box, truth.turn.drawer)
            shown = numbers["drawers"][INDEX[truth.turn.drawer]]
            assert list(shown[1:3]) == [front.gems.diamonds, front.gems.sapphires]
            assert list(shown[3:7]) == [front.alarm == seat for seat in range(4)]
            assert shown[7] == truth.turn.searched
            opened, searched = opened + 1, searched + truth.turn.searched
        assert list(observer.tensor) == state.observation_tensor(3)
    assert opened > 20
    assert searched > 0
