"""One seat of a game for Gymnasium; the others are bots, or functions.

    import gymnasium
    import schatulle.research.single

    env = gymnasium.make("schatulle/Diamant-v0", seats=5, seat=2, opponents="bot")
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)

The ids are the names of the games: `schatulle/Diamant-v0`, `schatulle/Meisterdiebe-v0`.
"""

from schatulle.core.registry import games_with
from schatulle.research.single.gym import register
from schatulle.research.single.opponents import Opponent
from schatulle.research.single.seat_env import SeatEnv

__all__ = ["Opponent", "SeatEnv"]

for _game in games_with("research.follower"):
    register(
        f"schatulle/{_game.capitalize()}-v0",
        entry_point="schatulle.research.single:SeatEnv",
        kwargs={"game": _game},
    )
