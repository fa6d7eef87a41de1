"""Diamant for PettingZoo.

    from schatulle.research import diamant_v0

    env = diamant_v0.env(seats=5, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Actions are 0 to stay and 1 to leave. One seat at a time (`env`), fists are closed until all are on
the table. All at once (`parallel_env`), a seat outside the cave has `stay` alone in its mask, and
what it does is ignored. A cycle, as `max_cycles` counts them, is over when all fists were opened.
"""

from typing import Any, Final

from schatulle.research.zoo import Setting, Together, Turns, guarded, in_turn
from schatulle.rules.diamant import NAME

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
