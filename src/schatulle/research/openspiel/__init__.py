"""All games for OpenSpiel, on the readable rules; importing this registers them.

    import random
    import pyspiel
    import schatulle.research.openspiel

    game = pyspiel.load_game("python_schatulle_diamant(players=5)")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, odds)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([random.choice(codes or [0]) for codes in legal])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    print(state.returns())

`python_schatulle_diamant` takes `players` and the options path_split, hazard_removal,
first_card_decision, expeditions, allow_two. `python_schatulle_meisterdiebe` takes `players`,
`edition` and every option of the rules but sticky_drawers; what is not said is the edition's, and
flags are said as `on` and `off`, white_start as a bag such as `8d2s`:
`python_schatulle_meisterdiebe(edition=prototype,must_open=off,white_start=5d1s)`.

In Meisterdiebe only cards are chosen jointly. `rl_environment.Environment` knows no such mixture:
give it `pyspiel.load_game_as_turn_based("python_schatulle_meisterdiebe")`.

Actions are numbered as in the game's `action_codes`. A player without a move in a joint choice has
no legal action, and the number given for them is ignored. The return is the share in the win less
the fair share, so that the sum is zero.
"""

from schatulle.core import registry

#: The games that are registered now.
GAMES = registry.games_with("research.openspiel")

for _game in GAMES:
    registry.room(_game, "research.openspiel")
