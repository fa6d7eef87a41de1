"""What a round that was tried out is worth to a seat."""

from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.imagined_box import ImaginedTable
from schatulle.games.meisterdiebe.bots.imagined_round import RestOfRound, play_round
from schatulle.games.meisterdiebe.bots.temper import Temper

#: What it is worth that the game ends while one leads.
VICTORY: Final = 5.0


def tried(
    table: ImaginedTable, seat: Seat, temper: Temper, rest: RestOfRound, drawer: int | None
) -> float:
    """What the seat makes of the rest of a round; the table stays as it was."""
    table = table.again()
    play_round(table, rest, drawer)
    return worth_to(seat, table, temper)


def worth_to(seat: Seat, table: ImaginedTable, temper: Temper) -> float:
    """M-91: the own gain less the others', and M-89: the end of the game to the leader."""
    gains = table.gains
    theirs = (sum(gains) - gains[seat]) / (len(gains) - 1)
    return gains[seat] - temper.rivalry * theirs + (_ending(seat, table) if _ends(table) else 0)


def _ends(table: ImaginedTable) -> bool:
    """M-89: somebody got rid of the last imitation."""
    rows = zip(table.shed, table.sheds, strict=True)
    return any(shed > 0 and shed >= len(costs) for shed, costs in rows)


def _ending(seat: Seat, table: ImaginedTable) -> float:
    finals = [score + gain for score, gain in zip(table.scores, table.gains, strict=True)]
    mine = finals.pop(seat)
    return VICTORY if mine > max(finals) else -VICTORY


def weighed(found: Sequence[float], temper: Temper) -> float:
    """The mean of what was tried, the doubt liked or feared."""
    doubt = temper.daring * pstdev(found) if temper.daring else 0.0
    return fmean(found) + doubt
