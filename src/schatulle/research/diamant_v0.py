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

from schatulle.research.zoo import TableMaker

_TABLES = TableMaker("diamant")
env = _TABLES.env
raw_env = _TABLES.raw_env
parallel_env = _TABLES.parallel_env
