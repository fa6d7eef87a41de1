"""What both ways to play have in common: seats with names, their spaces, and pictures."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schatulle.core import BadOptions
from schatulle.research.array_match import ArrayMatch, Flags
from schatulle.research.zoo.pettingzoo_import import spaces
from schatulle.sim import make

Seen = dict[str, NDArray[Any]]

RENDER_MODES: Final = ("human", "ansi", "svg")
ILLEGAL: Final = ("ends", "random")


class Setting(NamedTuple):
    """How a table plays: the game as `schatulle.sim.make` takes it, and how it is shown."""

    game: str
    seats: int
    edition: str | None
    options: Mapping[str, object]
    memory: bool
    render_mode: str | None
    max_cycles: int | None
    #: What becomes of an answer that is not legal where all answer at once: it ends the game, or
    #: a random legal one stands in for it.
    illegal: str

    def match(self) -> ArrayMatch:
        """A table to play at; raises BadOptions."""
        if self.render_mode not in (None, *RENDER_MODES):
            allowed = ", ".join(RENDER_MODES)
            raise BadOptions(f"there is no render mode {self.render_mode!r}; allowed: {allowed}")
        if self.max_cycles is not None and self.max_cycles < 1:
            raise BadOptions(f"max_cycles is {self.max_cycles}; allowed: 1 and more, or None")
        if self.illegal not in ILLEGAL:
            raise BadOptions(f"illegal is {self.illegal!r}; allowed: {', '.join(ILLEGAL)}")
        env = make(self.game, seats=self.seats, edition=self.edition, **self.options)
        return ArrayMatch(env, self.memory)


class NamedSeats:
    """Seats with names, what they see and may do, and how the table is shown."""

    agents: list[str]

    def __init__(self, setting: Setting, *, may_idle: bool = False) -> None:
        self._setting = setting
        self._match = setting.match()
        self._match.deal()
        env = self._match.env
        actions = max(env.actions, env.idle_action + 1) if may_idle else env.actions
        features = self._match.now.seen.shape[1]
        self.metadata = {
            "name": f"{setting.game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = setting.render_mode
        self.max_cycles = setting.max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.possible_agents}
        self.observation_spaces = {
            name: observation_space(features, actions) for name in self.possible_agents
        }
        self.agents = []

    def __reduce__(self) -> Any:
        """A copy is a new table of the same kind, not yet dealt."""
        return type(self), (self._setting,)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the seat sees, and a mask of what it may answer."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What the seat may answer at some time, as numbers."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The onlooker's view as text or SVG; `human` prints the text."""
        if self.render_mode == "svg":
            return self._match.picture()
        if self.render_mode == "ansi":
            return self._match.in_words()
        if self.render_mode == "human":
            print(self._match.in_words())
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observation(self, seat: int, mask: Flags) -> Seen:
        seen = self._match.now.seen[seat]
        return {"observation": seen.copy(), "action_mask": mask.astype(np.int8)}

    def _is_late(self) -> bool:
        """Whether the table breaks off a game that is not over."""
        if self.max_cycles is None or self._match.now.over:
            return False
        return self._match.cycles >= self.max_cycles

    def _infos(self) -> dict[str, dict[str, Any]]:
        """Once the game is over the scores of all seats."""
        now = self._match.now
        return {
            name: {"scores": now.scores.tolist()} if now.over else {}
            for name in self.possible_agents
        }


def observation_space(features: int, actions: int) -> spaces.Dict:
    """Numbers about between 0 and 1, but no bound is promised."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
