"""Meisterdiebe for PettingZoo.

    from schatulle.research import meisterdiebe_v0

    env = meisterdiebe_v0.parallel_env(seats=3, edition="prototype")
    observations, infos = env.reset(seed=1)
    while env.agents:
        actions = {
            agent: env.action_space(agent).sample(observations[agent]["action_mask"])
            for agent in env.agents
        }
        observations, rewards, terminations, truncations, infos = env.step(actions)

Actions are numbered as in `schatulle.codes.meisterdiebe`. One seat at a time (`env`), cards are
chosen in turn and lie face down. All at once (`parallel_env`), seats that are not asked have one
more action in their mask, 104 to wait; all choose their cards in the same step. A cycle, as
`max_cycles` counts them, is one answer, or the cards of all.
"""

from typing import Any, Final

from schatulle.research.zoo import Setting, Together, Turns, guarded, in_turn
from schatulle.rules.meisterdiebe import NAME

SEATS: Final = 4


def env(*, everyone: bool = False, **wanted: Any) -> Any:
    """One seat at a time; an action that is not legal loses the game at once.

    With `everyone` all seats are asked in every cycle, as `parallel_env` does, one by one.
    """
    return in_turn(parallel_env(**wanted)) if everyone else guarded(raw_env(**wanted))


def raw_env(**wanted: Any) -> Turns:
    """One seat at a time; an action that is not legal raises ValueError."""
    return Turns(_setting(**wanted))


def parallel_env(**wanted: Any) -> Together:
    """All seats at once."""
    return Together(_setting(**wanted))


def _setting(
    *,
    seats: int = SEATS,
    edition: str | None = None,
    memory: bool = True,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: str = "ends",
    **options: object,
) -> Setting:
    """Options are those of `schatulle.sim.make`; raises BadOptions."""
    return Setting(NAME, seats, edition, options, memory, render_mode, max_cycles, illegal)
