"""One seat after the other, PettingZoo's AEC; simultaneous choices are made in turn and hidden."""

from typing import Any

import numpy as np

from schatulle.research.array_match import Flags
from schatulle.research.zoo.pettingzoo_import import AECEnv
from schatulle.research.zoo.seats import NamedSeats, Seen


class Turns(NamedSeats, AECEnv):  # type: ignore[misc] # PettingZoo comes without types
    """A game in which the seat that is asked next acts; the mask of all others is empty.

    An action that is not legal raises ValueError and changes nothing.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance goes on where it was."""
        self._match.deal(seed)
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._settle()
        self._show()

    def observe(self, agent: str) -> Seen:
        """What the seat sees now."""
        return self._observation(self.possible_agents.index(agent), self._mask(agent))

    def step(self, action: int | None) -> None:
        """The answer of the seat that is asked; None once it is all over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.answer(self._checked(agent, action))
        self._cumulative_rewards[agent] = 0.0
        self._settle()
        self._show()

    def _mask(self, agent: str) -> Flags:
        now, seat = self._match.now, self.possible_agents.index(agent)
        mask: Flags = now.legal[seat] & (now.player == seat)
        return mask

    def _checked(self, agent: str, action: int | None) -> int:
        allowed = np.flatnonzero(self._mask(agent)).tolist()
        if action is None or action not in allowed:
            raise ValueError(f"{action} is no legal action of {agent} now; allowed: {allowed}")
        return int(action)

    def _settle(self) -> None:
        """Who is asked next, or what the end brought everyone."""
        now, late = self._match.now, self._is_late()
        self.rewards = dict(zip(self.agents, now.rewards.tolist(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, bool(now.over))
        self.truncations = dict.fromkeys(self.agents, late)
        self.infos = self._infos()
        if now.over or late:
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[now.player]
