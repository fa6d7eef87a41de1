"""TableMaker of one game for PettingZoo, with the guards that it puts around its classic games."""

from dataclasses import dataclass
from typing import Any, Final

from schatulle.research.zoo.pettingzoo_import import AECEnv, conversions, wrappers
from schatulle.research.zoo.seats import Setting
from schatulle.research.zoo.together import ILLEGAL_REWARD, Together
from schatulle.research.zoo.turns import Turns

#: How many play where nothing else is said.
SEATS: Final = 4


@dataclass(frozen=True)
class TableMaker:
    """Makes tables of one game; options are those of `schatulle.sim.make`, or BadOptions."""

    game: str

    def env(self, *, everyone: bool = False, **wanted: Any) -> Any:
        """One seat at a time; an action that is not legal loses the game at once.

        With `everyone` all seats are asked in every cycle, as `parallel_env` does, one by one.
        """
        if everyone:
            return in_turn(self.parallel_env(**wanted))
        return guarded(self.raw_env(**wanted))

    def raw_env(self, **wanted: Any) -> Turns:
        """One seat at a time; an action that is not legal raises ValueError."""
        return Turns(self._setting(**wanted))

    def parallel_env(self, **wanted: Any) -> Together:
        """All seats at once."""
        return Together(self._setting(**wanted))

    def _setting(
        self,
        *,
        seats: int = SEATS,
        edition: str | None = None,
        memory: bool = True,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "ends",
        **options: object,
    ) -> Setting:
        return Setting(self.game, seats, edition, options, memory, render_mode, max_cycles, illegal)


def in_turn(at_once: Together) -> AECEnv[str, Any, Any]:
    """Every seat is asked in every cycle, those who have nothing to say too."""
    return conversions.parallel_to_aec(at_once)


def guarded(raw: Turns) -> AECEnv[str, Any, Any]:
    """An action that is not legal ends the game and loses it for who gave it."""
    env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
