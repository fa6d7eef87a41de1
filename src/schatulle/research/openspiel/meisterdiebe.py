"""Meisterdiebe in OpenSpiel: chance deals, cards are chosen at once, all else goes in turn."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from schatulle.codes import meisterdiebe as codes
from schatulle.research import telling
from schatulle.research.openspiel.observing import Observer
from schatulle.research.openspiel.parameters import (
    PARAMETERS,
    filling_steps,
    most_steps,
    options_of,
    said,
)
from schatulle.research.openspiel.playing import TableState, one_step
from schatulle.research.openspiel.seeing import fields
from schatulle.research.openspiel.spiel import pyspiel
from schatulle.rules import meisterdiebe
from schatulle.rules.core import NATURE, Game, Seat
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.options import Options

NAME: Final = "python_schatulle_meisterdiebe"

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Meisterdiebe",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=meisterdiebe.SEATS[-1],
    min_num_players=meisterdiebe.SEATS[0],
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=dict(PARAMETERS),
)


class MeisterdiebeGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """Meisterdiebe with its options; raises BadOptions where the rules do not offer them."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        options, seats = options_of(wanted), wanted["players"]
        self._start = meisterdiebe.setup(options, seats)
        shown = {"players": seats, "edition": options.edition, **said(wanted)}
        super().__init__(TYPE, game_info(options, seats), shown)

    def new_initial_state(self) -> "MeisterdiebeState":
        """M-14: before the cards are dealt."""
        return MeisterdiebeState(self, self._start)

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
        """What a player may see."""
        return Observer(wanted, params, self.new_initial_state(), fields)

    def max_chance_nodes_in_history(self) -> int:
        """M-15, OQ-M3: every card and the starter; in the quick set-up also diamonds and turns."""
        options, seats = self._start.options, self._start.seats
        filled = filling_steps(options, seats) if options.quick_setup else 0
        return len(Character) * seats + 1 + filled


def game_info(options: Options, seats: int) -> Any:
    """The bounds of a game; its length counts answers of players, not chance."""
    return pyspiel.GameInfo(
        num_distinct_actions=codes.COUNT,
        max_chance_outcomes=telling.MOST_TURNED if options.quick_setup else telling.MOST_DEALT,
        num_players=seats,
        min_utility=-1 / seats,
        max_utility=1 - 1 / seats,
        utility_sum=0.0,
        max_game_length=most_steps(options, seats),
    )


class MeisterdiebeState(TableState):
    """A state of Meisterdiebe, perhaps in the midst of a move that takes several steps."""

    rules: ClassVar[Game] = cast(Game, meisterdiebe)

    def legal_codes(self, player: int) -> list[int]:
        """What the player may tell next."""
        asked = next(asked for asked in self.decisions() if asked.seat == player)
        return telling.legal_steps(self.truth, asked, self.steps)

    def chances(self) -> list[tuple[int, float]]:
        """What chance may do next; outcomes count from 0."""
        first = self._first_outcome()
        return [(step - first, odds) for step, odds in telling.chances(self.truth, self.steps)]

    def move(self, player: int, code: int) -> Any:
        """The move that the code completes."""
        return telling.composed(self.truth, Seat(player), (*self.steps, code))

    def wording(self, player: int, code: int) -> str:
        """The step as the notation writes such a move."""
        step = code + self._first_outcome() if player == NATURE else code
        return telling.step_text(self.truth, player, len(self.steps), step)

    def half_told(self, viewer: Seat) -> list[str]:
        """M-22, P-18: the diamonds or gems that the viewer has named a place for."""
        if not self.steps or self.decisions()[0].seat != viewer:
            return []
        told = (
            telling.step_text(self.truth, viewer, place, step)
            for place, step in enumerate(self.steps)
        )
        return [f"told: {', '.join(told)}"]

    def _first_outcome(self) -> int:
        """The code of chance's outcome 0, where chance makes a seat's move."""
        return telling.NATURES_CODES.get(self.truth.phase, 0)

    def tell(self, seat: Seat, code: int) -> None:
        """One more step, and the whole move with its last one."""
        chances = [outcome for outcome, _ in self.chances()] if seat == NATURE else []
        self._check(seat, code, chances or self.legal_codes(seat))
        step = code + self._first_outcome() if seat == NATURE else code
        told = (*self.steps, step)
        if len(told) < telling.due(self.truth, told):
            self._play = one_step(self._play, step)
        else:
            self._answer(seat, telling.composed(self.truth, seat, told))


pyspiel.register_game(TYPE, MeisterdiebeGame)
