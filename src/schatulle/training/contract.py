"""What the `training` of a wing offers to the layers: how its players learn by self-play."""

from typing import Any, NamedTuple, Protocol

from jax import Array

from schatulle.training.network import Network, Said
from schatulle.training.ppo import Settings
from schatulle.training.recipe import Recipe
from schatulle.training.self_play import SelfPlay


class Usual(NamedTuple):
    """What was found to work for a game."""

    settings: Settings
    hidden: tuple[int, ...]
    #: Whether exams on the way are against an earlier self: beating the rest is soon too easy.
    against_youth: bool


class Training(Protocol):
    """The module `training` of a wing."""

    @property
    def USUAL(self) -> Usual:
        """What is taken where nothing else is said."""

    @property
    def said(self) -> Said:
        """What a network makes of what it is told."""

    def check(self, recipe: Recipe) -> None:
        """Raises BadOptions where the game's networks cannot learn by the recipe."""

    def thumbs(self, seats: int) -> float:
        """At which share of the tables one learns alone among rules of thumb."""

    def network_name(self, recipe: Recipe) -> str:
        """What the bots call the network."""

    def tables(self, recipe: Recipe, seats: int, *, alone: bool) -> SelfPlay:
        """Tables of so many seats; with `alone` the learner has one seat of each."""

    def knowing_nothing(self, hidden: tuple[int, ...], env: Any, key: Array) -> Network:
        """A network that finds all actions equally good."""

    def shares(
        self, env: Any, network: Network, rival: Network | None, key: Array, games: int
    ) -> Array:
        """float32[games]: a network's share of the win at seat 0, NaN where a game took too long.

        Others play with the rival network; without one as they do by the game's simplest rules.
        """
