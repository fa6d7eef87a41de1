"""All seats at once, PettingZoo's Parallel: every step is a moment at which the table answers."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from schatulle.research.array_match import Flags
from schatulle.research.zoo.pettingzoo_import import ParallelEnv
from schatulle.research.zoo.seats import NamedSeats, Seen, Setting

#: What an action brings that is not legal.
ILLEGAL_REWARD: Final = -1.0

Step = tuple[
    dict[str, Seen],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class Together(NamedSeats, ParallelEnv):  # type: ignore[misc] # PettingZoo comes without types
    """A game in which all who are asked answer in one step; of others any action is ignored.

    An action that is not legal ends the game, as it does in PettingZoo's classic games: who gave it
    gets −1, all others nothing. For learners that know no masks a random legal one can stand in for
    it (`illegal="random"`). The infos say `illegal` in both cases.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, may_idle=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game; without a seed chance goes on where it was."""
        self._match.deal(seed)
        self.agents = self.possible_agents[:]
        self._show()
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> Step:
        """The answers of all who are asked."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = np.flatnonzero(self._match.now.asked).tolist()
        answers = {seat: self._answer(actions, seat) for seat in asked}
        illegal = [seat for seat, code in answers.items() if not self._mask(seat)[code]]
        if illegal and self._setting.illegal == "ends":
            return self._stopped(illegal)
        answers |= {seat: self._match.any_of(self._mask(seat)) for seat in illegal}
        self._match.answer(*answers.values())
        self._show()
        return self._settled(illegal)

    def _answer(self, actions: dict[str, int], seat: int) -> int:
        name = self.possible_agents[seat]
        space = self.action_spaces[name]
        if name not in actions or actions[name] not in space:
            given = actions.get(name, "nothing")
            raise ValueError(f"{given} is no action of {name}; expected 0 to {space.n - 1}")
        return int(actions[name])

    def _mask(self, seat: int) -> Flags:
        now = self._match.now
        mask = np.zeros(self.action_spaces[self.possible_agents[seat]].n, np.bool_)
        if now.asked[seat]:
            mask[: self._match.env.actions] = now.legal[seat]
        else:
            mask[self._match.env.idle_action] = True
        return mask

    def _seen(self) -> dict[str, Seen]:
        seats = range(len(self.possible_agents))
        return self._by_name(self._observation(seat, self._mask(seat)) for seat in seats)

    def _settled(self, illegal: list[int]) -> Step:
        now, late = self._match.now, self._is_late()
        infos = self._infos()
        for seat in illegal:
            infos[self.possible_agents[seat]]["illegal"] = True
        if now.over or late:
            self.agents = []
        return (
            self._seen(),
            self._by_name(now.rewards.tolist()),
            dict.fromkeys(self.possible_agents, bool(now.over)),
            dict.fromkeys(self.possible_agents, late),
            infos,
        )

    def _stopped(self, illegal: list[int]) -> Step:
        self.agents = []
        wrong = [seat in illegal for seat in range(len(self.possible_agents))]
        return (
            self._seen(),
            self._by_name(ILLEGAL_REWARD if is_wrong else 0.0 for is_wrong in wrong),
            dict.fromkeys(self.possible_agents, True),
            dict.fromkeys(self.possible_agents, False),
            self._by_name({"illegal": is_wrong} for is_wrong in wrong),
        )

    def _by_name(self, row: Iterable[Any]) -> dict[str, Any]:
        return dict(zip(self.possible_agents, row, strict=True))
