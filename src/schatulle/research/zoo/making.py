"""The guards that PettingZoo puts around its classic games."""

from typing import Any

from schatulle.research.zoo.petting import AECEnv, conversions, wrappers
from schatulle.research.zoo.together import ILLEGAL_REWARD, Together
from schatulle.research.zoo.turns import Turns


def in_turn(at_once: Together) -> AECEnv[str, Any, Any]:
    """Every seat is asked in every cycle, those who have nothing to say too."""
    return conversions.parallel_to_aec(at_once)


def guarded(raw: Turns) -> AECEnv[str, Any, Any]:
    """An action that is not legal ends the game and loses it for who gave it."""
    env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
