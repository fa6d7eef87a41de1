"""One seat as a Gymnasium environment."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from schatulle.bots.making import KINDS
from schatulle.research.drawing import svg_of
from schatulle.research.playing import Floats, text_of
from schatulle.research.single.gym import Env, spaces
from schatulle.research.single.opponents import Opponent, player, seated
from schatulle.research.single.twins import Twins
from schatulle.rules.core import BadOptions, Seat
from schatulle.sim import make

#: What an action brings that is not legal; the game is over then.
ILLEGAL_REWARD: Final = -1.0

Info = dict[str, Any]


class SeatEnv(Env[Floats, np.int64]):
    """One seat of a game; the others answer before and after it.

    Observations are the flat vectors of `schatulle.sim`, actions the numbers of `schatulle.codes`;
    `info["action_mask"]` says which are legal. The reward comes at the end: the share in the win
    less the fair share; `info["scores"]` has the scores then. An action that is not legal ends the
    game with −1, and `info["illegal"]` is true.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - so Gymnasium declares it
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int = 4,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "bot",
        memory: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Options are those of `schatulle.sim.make`; opponents are `random`, `bot` or functions
        (observation, mask, rng) -> action, one for all or one for each, clockwise from the seat.

        Raises BadOptions.
        """
        self._twins = Twins(make(game, seats=seats, **options), memory)
        self._seat = Seat(seat)
        self._opponents = seated(opponents, seats, seat)
        _check(self._opponents, render_mode)
        self.render_mode = render_mode
        self._twins.deal(Random(0))
        features = self._twins.seen(seat).shape
        self.observation_space = spaces.Box(-np.inf, np.inf, features, np.float32)
        self.action_space = spaces.Discrete(self._twins.env.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        """A new game, up to the first question to this seat."""
        super().reset(seed=seed)
        rng, game = self.np_random, self._twins.env.game
        self._players = {seat: player(who, game, seat, rng) for seat, who in self._opponents}
        self._twins.deal(Random(int(rng.integers(2**63))))
        self._others_answer()
        return self._twins.seen(self._seat), self._info()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        """The answer of this seat, and those of the others up to the next question to it."""
        twins = self._twins
        if not self._mask()[action]:
            return twins.seen(self._seat), ILLEGAL_REWARD, True, False, self._info(illegal=True)
        twins.answer(int(action))
        self._others_answer()
        reward = float(twins.told.rewards[self._seat])
        return twins.seen(self._seat), reward, bool(twins.told.over), False, self._info()

    def render(self) -> Any:
        """What the seat sees, as text or SVG; `human` prints the text."""
        twins = self._twins
        view = twins.rules.view(twins.state, self._seat)
        if self.render_mode == "svg":
            return svg_of(twins.env.game, view)
        text = text_of(twins.env.game, view)
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def _others_answer(self) -> None:
        twins = self._twins
        self._hear()
        while twins.player in self._players:
            self._players[twins.player].answer(twins)
            self._hear()
        if self.render_mode == "human":
            self.render()

    def _hear(self) -> None:
        for event in self._twins.news():
            for listener in self._players.values():
                listener.hear(self._twins, event)

    def _mask(self) -> Any:
        told = self._twins.told
        return (told.legal[self._seat] & (told.player == self._seat)).astype(np.int8)

    def _info(self, **more: Any) -> Info:
        told = self._twins.told
        scores = {"scores": told.scores.tolist()} if told.over else {}
        return {"action_mask": self._mask(), **scores, **more}


def _check(opponents: tuple[tuple[Seat, Opponent], ...], render_mode: str | None) -> None:
    """Everything is there before the first game is dealt."""
    modes = SeatEnv.metadata["render_modes"]
    if render_mode is not None and render_mode not in modes:
        allowed = ", ".join(modes)
        raise BadOptions(f"there is no render mode {render_mode!r}; allowed: {allowed}")
    for _, who in opponents:
        if isinstance(who, str) and who not in KINDS:
            raise BadOptions(f"there is no kind of bot {who!r}; allowed: {', '.join(KINDS)}")
