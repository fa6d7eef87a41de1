"""One seat of either game for Gymnasium; the others are bots, or functions.

    import gymnasium
    import schatulle.research.single

    env = gymnasium.make("schatulle/Diamant-v0", seats=5, seat=2, opponents="bot")
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)

The ids are `schatulle/Diamant-v0` and `schatulle/Meisterdiebe-v0`.
"""

from schatulle.research.single.gym import register
from schatulle.research.single.opponents import Opponent
from schatulle.research.single.seat_env import SeatEnv
from schatulle.rules import diamant, meisterdiebe

__all__ = ["Opponent", "SeatEnv"]

for _game in (diamant.NAME, meisterdiebe.NAME):
    register(
        f"schatulle/{_game.capitalize()}-v0",
        entry_point="schatulle.research.single:SeatEnv",
        kwargs={"game": _game},
    )
