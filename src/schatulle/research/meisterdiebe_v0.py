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

Actions are numbered as in `schatulle.games.meisterdiebe.action_codes`. One seat at a time (`env`),
cards are chosen in turn and lie face down. All at once (`parallel_env`), seats that are not asked
have one more action in their mask, 104 to wait; all choose their cards in the same step. A cycle,
as `max_cycles` counts them, is one answer, or the cards of all.
"""

from schatulle.research.zoo import TableMaker

_TABLES = TableMaker("meisterdiebe")
env = _TABLES.env
raw_env = _TABLES.raw_env
parallel_env = _TABLES.parallel_env
