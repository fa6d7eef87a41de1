"""`schatulle verify`: were these games drawn from the secrets they were committed to?"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

from schatulle.cli.files import pick_record, read_record, record_lines
from schatulle.core import BadNotation, Refusal
from schatulle.table.chance_proof import Verdict, examined
from schatulle.table.records import Record

ALL_FAIR, NOT_ALL, UNREADABLE = 0, 1, 2


class Tally:
    """How many games were fair, differ, cannot be verified, or could not even be read."""

    def __init__(self, out: Console, errors: Console) -> None:
        self._out = out
        self._errors = errors
        self.verified = self.differ = self.open = self.unreadable = 0

    def add(self, record: Record, verdict: Verdict) -> None:
        """Counts a game and prints its line."""
        if verdict.differences:
            self.differ += 1
        elif verdict.obstacle is not None:
            self.open += 1
        else:
            self.verified += 1
        _say(self._out, f"{record.id}: {sentence(record, verdict)}")

    def refuse(self, refusal: Refusal) -> None:
        """A line that is no record, or the record of no game."""
        self.unreadable += 1
        _say(self._errors, f"schatulle: {refusal}")

    def summary(self) -> int:
        """The closing line, and the exit status."""
        rest = f", {self.open} cannot be verified" if self.open else ""
        _say(self._out, f"{self.verified} verified, {self.differ} differ{rest}")
        if self.unreadable:
            return UNREADABLE
        return NOT_ALL if self.differ or self.open else ALL_FAIR


def run(path: Path, name: str | None, out: Console, errors: Console) -> int:
    """Verifies the games of a file; 1 if not all were fair, 2 if anything could not be read."""
    tally = Tally(out, errors)
    for record in _records(path, name, tally):
        try:
            verdict = examined(record)
        except Refusal as refusal:
            tally.refuse(BadNotation(f"{path}, game {record.id}: {refusal}"))
        else:
            tally.add(record, verdict)
    return tally.summary()


def sentence(record: Record, verdict: Verdict) -> str:
    if verdict.differences:
        held = (
            "committed"
            if record.commitment is not None
            else "the seed says (there is no commitment)"
        )
        return f"NOT as {held}: {'; '.join(verdict.differences)}"
    if verdict.obstacle is not None:
        so_far = f"; draws so far, all as they should be: {verdict.draws}" if verdict.draws else ""
        return f"cannot be verified: {verdict.obstacle}{so_far}"
    if record.commitment is None:
        return f"fair: {verdict.draws} draws by its seed; there is no commitment to it"
    return f"fair: {verdict.draws} draws, commitment matches; {_added(record)}"


def _added(record: Record) -> str:
    """Who had a hand in the chance of a game, seat by seat."""
    pairs = list(enumerate(zip(record.pledges, record.shares, strict=True)))
    added = [seat for seat, (_, share) in pairs if share is not None]
    withheld = [seat for seat, (pledge, share) in pairs if pledge is not None and share is None]
    told = f"shares of {_named(record, added)}" if added else "no share of any player"
    return f"{told}; pledged, and left out: {_named(record, withheld)}" if withheld else told


def _named(record: Record, seats: Iterable[int]) -> str:
    names = dict(enumerate(record.players))
    return ", ".join(names.get(seat, f"seat {seat}") for seat in seats)


def _records(path: Path, name: str | None, tally: Tally) -> Iterator[Record]:
    if name is not None or not any(record_lines(path)):
        # The first record, or the sentence that says why there is none.
        yield pick_record(path, name)
        return
    for number, line in record_lines(path):
        try:
            yield read_record(path, number, line)
        except BadNotation as error:
            tally.refuse(error)


def _say(console: Console, line: str) -> None:
    """One line whatever a record holds: its words must not pose as ours, or steer the terminal."""
    plain = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)
    console.print(plain, markup=False, highlight=False, soft_wrap=True)
