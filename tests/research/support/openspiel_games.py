"""Random games of both rulebooks as OpenSpiel plays them."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import schatulle.research.openspiel

#: Importing it has registered the games.
assert schatulle.research.openspiel.GAMES

DIAMANT: Final = (
    "python_schatulle_diamant",
    "python_schatulle_diamant(players=8,hazard_removal=both,expeditions=10)",
    "python_schatulle_diamant(players=2,allow_two=True,first_card_decision=True)",
    "python_schatulle_diamant(players=5,path_split=per_card,hazard_removal=none,expeditions=2)",
)
MEISTERDIEBE: Final = (
    "python_schatulle_meisterdiebe",
    "python_schatulle_meisterdiebe(players=5,edition=zoch_fr,quick_setup=on,max_rounds=7)",
    "python_schatulle_meisterdiebe(players=2,edition=zoch_en,open_visibility=opener,box_actions=1)",
    "python_schatulle_meisterdiebe(players=4,edition=prototype,max_rounds=12)",
    "python_schatulle_meisterdiebe(players=8,edition=prototype,quick_setup=on,max_rounds=3)",
    "python_schatulle_meisterdiebe(must_open=off,must_place=off,white_start=3d1s,max_rounds=6)",
)
EVERY_GAME: Final = DIAMANT + MEISTERDIEBE


def random_states(game: Any, rng: Random) -> Iterator[Any]:
    """Every state of one random game, the last one over; the same object moves on."""
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        apply(state, random_answer(state, rng))
        yield state


def random_answer(state: Any, rng: Random) -> list[int]:
    """A chance outcome by its odds, a code for each player, or one for the player asked."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return rng.choices(outcomes, odds)
    if state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        return [rng.choice(allowed or [0]) for allowed in legal]
    return [rng.choice(state.legal_actions())]


def apply(state: Any, answer: list[int]) -> None:
    """The state moves on by the answer."""
    if state.is_simultaneous_node():
        state.apply_actions(answer)
    else:
        state.apply_action(answer[0])
