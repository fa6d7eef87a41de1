"""Meisterdiebe in OpenSpiel: chance deals, cards are chosen at once, all else goes in turn."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from schatulle.core import NATURE, Game, Seat
from schatulle.games.meisterdiebe import action_codes as codes
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.research import stepwise_moves
from schatulle.games.meisterdiebe.research.openspiel_observation import fields
from schatulle.games.meisterdiebe.research.openspiel_parameters import (
    PARAMETERS,
    filling_steps,
    most_steps,
    options_of,
    said,
)
from schatulle.games.meisterdiebe.research.stepwise_moves import MOST_DEALT, MOST_TURNED
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.research.openspiel import table_game
from schatulle.research.openspiel.observer import Fields
from schatulle.research.openspiel.spiel import pyspiel

NAME: Final = "python_schatulle_meisterdiebe"

TYPE: Final = table_game.game_type(
    NAME,
    meisterdiebe,
    pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    PARAMETERS,
)


class MeisterdiebeState(table_game.TableState):
    """A state of Meisterdiebe, perhaps in the midst of a move that takes several steps."""

    rules: ClassVar[Game] = meisterdiebe
    #: M-26.
    at_once: ClassVar[str] = "choose"

    def legal_codes(self, player: int) -> list[int]:
        """What the player may tell next."""
        asked = next(asked for asked in self.decisions() if asked.seat == player)
        return stepwise_moves.legal_steps(self.truth, asked, self.steps)

    def chances(self) -> list[tuple[int, float]]:
        """What chance may do next; outcomes count from 0."""
        first = self._first_outcome()
        return [
            (step - first, odds) for step, odds in stepwise_moves.chances(self.truth, self.steps)
        ]

    def move(self, player: int, code: int) -> Any:
        """The move that the code completes."""
        return stepwise_moves.composed(self.truth, Seat(player), (*self.steps, code))

    def wording(self, player: int, code: int) -> str:
        """The step as the notation writes such a move."""
        step = code + self._first_outcome() if player == NATURE else code
        return stepwise_moves.step_text(self.truth, player, len(self.steps), step)

    def fields(self, viewer: Seat) -> Fields:
        """A player's view as numbers."""
        return fields(self, viewer)

    def half_told(self, viewer: Seat) -> list[str]:
        """M-22, P-18: the diamonds or gems that the viewer has named a place for."""
        if not self.steps or self.decisions()[0].seat != viewer:
            return []
        told = (
            stepwise_moves.step_text(self.truth, viewer, place, step)
            for place, step in enumerate(self.steps)
        )
        return [f"told: {', '.join(told)}"]

    def _first_outcome(self) -> int:
        """The code of chance's outcome 0, where chance makes a seat's move."""
        return stepwise_moves.NATURES_CODES.get(self.truth.phase, 0)

    def tell(self, seat: Seat, code: int) -> None:
        """One more step, and the whole move with its last one."""
        chances = [outcome for outcome, _ in self.chances()] if seat == NATURE else []
        self._check(seat, code, chances or self.legal_codes(seat))
        step = code + self._first_outcome() if seat == NATURE else code
        told = (*self.steps, step)
        if len(told) < stepwise_moves.due(self.truth, told):
            self._play = table_game.one_step(self._play, step)
        else:
            self._answer(seat, stepwise_moves.composed(self.truth, seat, told))


class MeisterdiebeGame(table_game.TableGame):
    """Meisterdiebe with its options; raises BadOptions where the rules do not offer them."""

    state_type = MeisterdiebeState

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        options, seats = options_of(wanted), wanted["players"]
        shown = {"players": seats, "edition": options.edition, **said(wanted)}
        outcomes = MOST_TURNED if options.quick_setup else MOST_DEALT
        info = table_game.game_info(seats, codes.COUNT, outcomes, most_steps(options, seats))
        super().__init__(TYPE, info, shown, meisterdiebe.setup(options, seats))

    def max_chance_nodes_in_history(self) -> int:
        """M-15, OQ-M3: every card and the starter; in the quick set-up also diamonds and turns."""
        options: Options = self._start.options
        seats: int = self._start.seats
        filled = filling_steps(options, seats) if options.quick_setup else 0
        return len(Character) * seats + 1 + filled


pyspiel.register_game(TYPE, MeisterdiebeGame)
