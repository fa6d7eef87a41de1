"""Records: a game a line, as the notation writes it."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from schatulle.core import BadNotation, Decision, Game, Refusal
from schatulle.core.options import differences
from schatulle.core.registry import game_named
from schatulle.table.chance import Chance, Nature
from schatulle.table.fairness import Digits, seed
from schatulle.table.match import Match
from schatulle.table.progress import Progress


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from its deal to its last move; a table's own games also say who sat where.

    The seed is the secret that all chance was drawn from, the commitment what was shown of it
    before the first event; pledges and shares, a place for each seat, are what the players added
    (`fairness`). The moves that a clock played, and those that a bot played for
    somebody who was away, are counted from 1.
    """

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    seats: int
    deal: dict[str, Any]
    moves: tuple[str, ...]
    positions: dict[str, dict[str, Any]] = {}
    result: Result | None = None
    players: tuple[str, ...] = ()
    seed: str | None = None
    commitment: str | None = None
    pledges: tuple[Digits | None, ...] = ()
    shares: tuple[Digits | None, ...] = ()
    by_clock: tuple[int, ...] = ()
    by_stand_in: tuple[int, ...] = ()
    #: A friendly voice helped the one person at the table.
    voiced: bool = False
    #: The people ended it together before its end: it has no result.
    abandoned: bool = False

    @property
    def drawn_from(self) -> str | None:
        """What all chance follows from: the seed with all shares."""
        return None if self.seed is None else seed(self.seed, self.id, self.shares)


class ReplayedNature:
    """Nature as a record's deal has it; where it says no more, the seed goes on."""

    def __init__(self, game: Game, deal: Mapping[str, Any], state: Any, seed: str | None) -> None:
        try:
            given = msgspec.convert(deal, game.Deal)
        except msgspec.ValidationError as error:
            raise BadNotation(f"deal: {error}") from None
        self._dealer = game.Dealer(given, state)
        self._seed = seed
        self._answered = 0

    def answer(self, state: Any, decision: Decision[Any]) -> Any | None:
        """What the deal says."""
        answer = self._dealer.answer(state, decision.kind)
        if answer is None and self._seed is not None:
            answer = Chance(self._seed, self._answered).answer(state, decision)
        self._answered += 1
        return answer


def parse_record(line: str | bytes) -> Record:
    """A record from its line; raises BadNotation."""
    try:
        return msgspec.json.decode(line, type=Record)
    except msgspec.ValidationError as error:
        raise BadNotation(f"no record: {error}") from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadNotation(f"no record, or only a part of one: {error}") from None


def begin(record: Record, seen: Callable[[Nature], Nature] = lambda nature: nature) -> Match:
    """The match of a record before its first move; `seen` may look at all that chance answers."""
    game = game_named(record.game)
    state = set_up(record)
    return Match(game, state, seen(ReplayedNature(game, record.deal, state, record.drawn_from)))


def set_up(record: Record) -> Any:
    """The game of a record before anything has happened."""
    game = game_named(record.game)
    return game.setup(game.options(record.edition, record.options), record.seats)


def replayed(record: Record, moves: int | None = None) -> Match:
    """The match after all its moves, or the first of them; raises Refusal with the number."""
    match = begin(record)
    for number, line in enumerate(record.moves[:moves], 1):
        try:
            match.play_line(line)
        except Refusal as refusal:
            raise BadNotation(f"move {number}, {line!r}: {refusal}") from None
    return match


def record_of(
    progress: Progress,
    name: str,
    *,
    players: tuple[str, ...] = (),
    seed: str | None = None,
    commitment: str | None = None,
) -> Record:
    """The record of a game, finished or not, for whoever keeps it; players get it `published`."""
    game, options = progress.game, progress.state.options
    outcome = progress.outcome
    return Record(
        id=name,
        game=game.NAME,
        edition=options.edition,
        options=differences(options, game.EDITIONS[options.edition]),
        seats=progress.state.seats,
        deal=msgspec.to_builtins(game.deal_of(progress.log, options)),
        moves=progress.moves,
        positions={"last": msgspec.to_builtins(game.position(progress.state))},
        result=None if outcome is None else Result(outcome.scores, outcome.winners),
        players=players,
        seed=seed,
        commitment=commitment,
    )


def published(record: Record) -> Record:
    """The record as players may have it: of a game that is over, or not at all; raises Refusal.

    To leave out the seed would not do: the deal alone tells the hands of an unfinished game.
    """
    if record.result is None and not record.abandoned:
        reason = "the game is not over; its record would tell hands, drawers and the secret"
        raise Refusal(reason, "refused-not-over")
    return record


def format_record(record: Record) -> str:
    """The record as one line."""
    return msgspec.json.encode(record).decode()
