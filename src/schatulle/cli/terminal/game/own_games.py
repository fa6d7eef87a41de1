"""How whoever plays at this terminal has fared, as the games kept here tell."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

from schatulle.bots import levels
from schatulle.bots.company import Fared, company, footing
from schatulle.cli.terminal.game.players import is_bot, level_of
from schatulle.core import Game, Refusal, Seat
from schatulle.table.records import Record, parse_record

#: So many of the latest games count.
MOST_GAMES: Final = 50


def suiting(game: Game, folder: Path) -> tuple[str, ...]:
    """Bots for all other seats who suit whoever plays here."""
    fared = list(_fared(game.NAME, folder))
    dice = Random(f"{folder}/{game.NAME}/{len(fared)}")
    return company(levels(game.NAME), footing(fared), game.SEATS[-1] - 1, dice)


def _fared(game: str, folder: Path) -> Iterator[Fared]:
    """The one person's games among bots, from the first to the latest; others are left out."""
    # A game is named after the moment in which it began.
    for path in sorted(folder.glob(f"{game}-*.jsonl"))[-MOST_GAMES:]:
        try:
            record = parse_record(path.read_bytes())
        except (OSError, Refusal):
            continue
        if (fared := _how(record)) is not None:
            yield fared


def _how(record: Record) -> Fared | None:
    people = [
        Seat(seat) for seat, player in enumerate(record.players) if not is_bot(player, record.game)
    ]
    found = [level_of(player, record.game) for player in record.players]
    bots = [level.level for level in found if level is not None]
    if record.result is None or record.voiced or len(people) != 1 or not bots:
        return None
    (seat,) = people
    scores, winners = record.result.scores, record.result.winners
    behind = [
        score > scores[seat] or other in winners
        for other, score in enumerate(scores)
        if other != seat
    ]
    return Fared(fmean(bots), won=seat in winners, last=seat not in winners and all(behind))
