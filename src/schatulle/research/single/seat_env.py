"""One seat as a Gymnasium environment."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from schatulle.bots.registry import KINDS
from schatulle.core import BadOptions, Seat
from schatulle.drawing import svg_of, text_of
from schatulle.research.array_match import Floats
from schatulle.research.single.gym import Env, spaces
from schatulle.research.single.mirrored_game import MirroredGame
from schatulle.research.single.opponents import Opponent, player, seated
from schatulle.sim import make

#: What an action brings that is not legal; the game is over then.
ILLEGAL_REWARD: Final = -1.0

Info = dict[str, Any]


class SeatEnv(Env[Floats, np.int64]):
    """One seat of a game; the others answer before and after it.

    Observations are the flat vectors of `schatulle.sim`, actions the game's `action_codes`;
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
        self._game = MirroredGame(make(game, seats=seats, **options), memory)
        self._seat = Seat(seat)
        self._opponents = seated(opponents, seats, seat)
        _check(self._opponents, render_mode)
        self.render_mode = render_mode
        self._game.deal(Random(0))
        features = self._game.seen(seat).shape
        self.observation_space = spaces.Box(-np.inf, np.inf, features, np.float32)
        self.action_space = spaces.Discrete(self._game.env.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        """A new game, up to the first question to this seat."""
        super().reset(seed=seed)
        rng, env = self.np_random, self._game.env
        self._players = {seat: player(who, env, seat, rng) for seat, who in self._opponents}
        self._game.deal(Random(int(rng.integers(2**63))))
        self._others_answer()
        return self._game.seen(self._seat), self._info()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        """The answer of this seat, and those of the others up to the next question to it."""
        game = self._game
        if not self._mask()[action]:
            return game.seen(self._seat), ILLEGAL_REWARD, True, False, self._info(illegal=True)
        game.answer(int(action))
        self._others_answer()
        reward = float(game.now.rewards[self._seat])
        return game.seen(self._seat), reward, bool(game.now.over), False, self._info()

    def render(self) -> Any:
        """What the seat sees, as text or SVG; `human` prints the text."""
        game = self._game
        view = game.rules.view(game.state, self._seat)
        if self.render_mode == "svg":
            return svg_of(game.env.game, view)
        text = text_of(game.env.game, view)
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def _others_answer(self) -> None:
        game = self._game
        self._hear()
        while game.player in self._players:
            self._players[game.player].answer(game)
            self._hear()
        if self.render_mode == "human":
            self.render()

    def _hear(self) -> None:
        for event in self._game.news():
            for listener in self._players.values():
                listener.hear(self._game, event)

    def _mask(self) -> Any:
        now = self._game.now
        return (now.legal[self._seat] & (now.player == self._seat)).astype(np.int8)

    def _info(self, **more: Any) -> Info:
        now = self._game.now
        scores = {"scores": now.scores.tolist()} if now.over else {}
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
