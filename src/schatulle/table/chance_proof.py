"""Verifying a finished game: its chance drawn anew from the secret, its moves played again."""

from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import Struct

from schatulle.core import Decision, Game, Refusal
from schatulle.core.notation import format_line, parse_line
from schatulle.core.registry import game_named
from schatulle.table.chance import Chance
from schatulle.table.default_moves import default_of
from schatulle.table.expectations import Failure, shown
from schatulle.table.fairness import commitment, pledge
from schatulle.table.match import Match
from schatulle.table.record_check import check_record
from schatulle.table.records import Record, ReplayedNature


class Verdict(Struct, frozen=True):
    """What verifying came to; a game without differences and obstacle was fair."""

    draws: int = 0
    differences: tuple[str, ...] = ()
    #: Why nothing, or not everything, can be said (yet).
    obstacle: str | None = None


def verify(record: Record) -> list[str]:
    """What differs, or why that cannot be told; nothing where all is right; raises Refusal."""
    verdict = examined(record)
    if verdict.differences:
        return list(verdict.differences)
    return [] if verdict.obstacle is None else [verdict.obstacle]


def examined(record: Record) -> Verdict:
    """The verdict on a record; raises Refusal where game, options or deal make no sense."""
    if record.seed is None or record.drawn_from is None:
        return Verdict(obstacle=_no_secret(record))
    match, witness = _drawn_anew(record, record.drawn_from)
    found = (
        _broken_commitment(record, record.seed),
        _broken_pledge(record),
        _first_difference(record, match, witness),
    )
    return Verdict(
        draws=match.draws,
        differences=tuple(difference for difference in found if difference is not None),
        obstacle=None if record.abandoned or match.outcome else "the game is not over",
    )


class Witness:
    """Nature drawn from the secret; falls silent where a record says something else.

    `difference` says so: of a deal, or of a move that a clock is said to have played.
    """

    def __init__(self, game: Game, record: Record, state: Any, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._chance = Chance(seed)
        self._recorded = ReplayedNature(game, record.deal, state, seed=None)
        self._drawn = 0
        self.difference: str | None = None

    def answer(self, state: Any, decision: Decision[Any]) -> Any | None:
        """What the secret draws, if the record has the same."""
        drawn = self._chance.answer(state, decision)
        recorded = self._recorded.answer(state, decision)
        if drawn != recorded:
            label = f"draw {self._drawn} ({decision.kind})"
            self.difference = _told(self._game, label, drawn, recorded)
            return None
        self._drawn += 1
        return drawn

    def see_clock(self, asked: Iterable[Decision[Any]], line: str) -> None:
        """What the clock is said to have played for a seat; raises Refusal where it is no move."""
        seat, text = parse_line(line)
        played = self._game.format_move(self._game.parse_move(text))
        for ask in asked:
            move = self._game.format_move(default_of(self._game, self._seed, ask))
            if ask.seat == seat and move != played:
                announced, recorded = format_line(seat, move), format_line(seat, played)
                self.difference = f"the clock plays {announced}, the record has {recorded}"


def _no_secret(record: Record) -> str:
    if record.result is None:
        return "the secret is not in this record; a finished game has it"
    return "the secret is not in this record, so nothing can be drawn anew"


def _drawn_anew(record: Record, seed: str) -> tuple[Match, Witness]:
    """The game as far as draws and moves go; what a refused move was `check_record` tells."""
    game = game_named(record.game)
    state = game.setup(game.options(record.edition, record.options), record.seats)
    witness = Witness(game, record, state, seed)
    match = Match(game, state, witness)
    for number, line in enumerate(record.moves, 1):
        if witness.difference is not None:
            break
        try:
            if number in record.by_clock:
                witness.see_clock(match.awaiting(), line)
            if witness.difference is None:
                match.play_line(line)
        except Refusal:
            break
    return match, witness


def _broken_commitment(record: Record, secret: str) -> str | None:
    if record.commitment is None:
        return None
    made = commitment(secret, record.id)
    if made == record.commitment:
        return None
    return f"commitment: secret and id make {made}, the record has {record.commitment}"


def _broken_pledge(record: Record) -> str | None:
    """Shares that were not pledged; whoever has pledged and not revealed added none."""
    if not record.shares and not record.pledges:
        return None
    counts = len(record.pledges), len(record.shares)
    if counts != (record.seats, record.seats):
        return f"pledges and shares: {counts[0]} and {counts[1]} for {record.seats} seats"
    for seat, (made, share) in enumerate(zip(record.pledges, record.shares, strict=True)):
        expected = made if share is None else pledge(share, record.id)
        if made != expected:
            return (
                f"share of seat {seat}: its pledge is {expected}, the record has {made or 'none'}"
            )
    return None


def _first_difference(record: Record, match: Match, witness: Witness) -> str | None:
    """Draws first: where one differs, whatever follows it is another game."""
    if witness.difference is not None:
        return f"after {len(match.moves)} moves, {witness.difference}"
    try:
        check_record(record)
    except (Failure, Refusal) as difference:
        return str(difference)
    return _never_drawn(record, match) or _never_played(record) or _missing_result(record, match)


def _told(game: Game, label: str, drawn: Any, recorded: Any | None) -> str:
    """Both answers as the game tells their difference."""
    if recorded is None:
        return _both(label, game.format_move(drawn), None)
    found = game.difference(drawn, recorded)
    place = f"{label}, {found.place}" if found.place else label
    return _both(place, found.drawn, found.recorded)


def _both(label: str, drawn: object | None, recorded: object | None) -> str:
    one, other = ("nothing" if value is None else shown(value) for value in (drawn, recorded))
    return f"{label}: the secret draws {one}, the record has {other}"


def _never_drawn(record: Record, match: Match) -> str | None:
    """What the deal says beyond the draws: an opening too many, cards that no deck can hold."""
    drawn = _parts(match.game.deal_of(match.log, match.state.options))
    recorded = _parts(msgspec.convert(record.deal, match.game.Deal))
    for name in drawn | recorded:
        entries = enumerate(zip_longest(drawn.get(name, ()), recorded.get(name, ())), 1)
        for number, (one, other) in entries:
            if one != other:
                label = f"deal, {name}, entry {number}"
                return _both(label, _beyond(one, other), _beyond(other, one))
    return None


def _never_played(record: Record) -> str | None:
    moves = range(1, len(record.moves) + 1)
    other = next((number for number in record.by_clock if number not in moves), None)
    return None if other is None else f"by_clock: there is no move {other}"


def _parts(deal: Struct) -> dict[str, list[Any]]:
    """The parts of a deal that are lists; the order in a hand, or of unseen cards, says nothing."""
    parts = msgspec.to_builtins(deal)
    return {
        name: [Counter(entry) if isinstance(entry, list | tuple) else entry for entry in part]
        for name, part in parts.items()
        if isinstance(part, list | tuple)
    }


def _beyond(entry: Any, other: Any) -> Any:
    """The entry; of a pile only what the other one has not."""
    if not isinstance(entry, Counter):
        return entry
    return list((entry - (other or Counter())).elements())


def _missing_result(record: Record, match: Match) -> str | None:
    if match.outcome is None or record.result is not None:
        return None
    scores = shown(match.outcome.scores)
    return f"result: the game is over with scores {scores}, the record has none"
