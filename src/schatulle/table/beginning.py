"""Where a lesson's game begins, and what chance says there first."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from schatulle.core import BadNotation, Game, Refusal
from schatulle.table.chance import Chance, Nature
from schatulle.table.match import Match
from schatulle.table.records import ReplayedNature


class Beginning(Struct, frozen=True, forbid_unknown_fields=True):
    """Kept in the log, so that it can be read when the lesson has changed."""

    #: As the notation writes it; None for a new game.
    position: dict[str, Any] | None = None
    #: As records write it; where it says no more, chance answers from the table's seed.
    deal: dict[str, Any] = {}

    def first_state(self, game: Game, options: Any, seats: int) -> Any:
        """The game before anything has happened; raises BadNotation or BadOptions."""
        if self.position is None:
            return game.setup(options, seats)
        return game.from_position(self.position, options, seats)

    def nature(self, game: Game, state: Any, seed: str, moves: Sequence[str], draws: int) -> Nature:
        """Whoever answers for chance after these moves; raises BadNotation for what is no deal.

        What a deal still has to say is known from the game played again. Where the rules were
        mended since, and refuse a move, it has nothing more to say.
        """
        if not self.deal:
            return Chance(seed, draws)
        match = Match(game, state, ReplayedNature(game, self.deal, state, seed))
        try:
            for line in moves:
                match.play_line(line)
        except BadNotation:
            raise
        except Refusal:
            return Chance(seed, draws)
        return match.nature
