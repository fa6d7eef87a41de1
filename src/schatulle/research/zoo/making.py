"""The guards that PettingZoo puts around its classic games."""

from typing import Any

from schatulle.research.zoo.petting import AECEnv, wrappers
from schatulle.research.zoo.together import ILLEGAL_REWARD
from schatulle.research.zoo.turns import Turns


def guarded(raw: Turns) -> AECEnv[str, Any, Any]:
    """An action that is not legal ends the game and loses it for who gave it."""
    env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
