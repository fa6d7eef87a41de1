"""A high-water mark beside the database: how many entries there were, so that a loss is noticed.

It is written after a commit and never synced: a crash may leave it behind the database, but never
before it, unless the disk has lost what it had promised to keep.
"""

from contextlib import suppress
from pathlib import Path

from schatulle.store.port import StoreError

_DIGITS = 20
"""In one place and of one length, so that it is written over in one step."""


class LossError(StoreError):
    """The database has less than it had."""


class HighWaterMark:
    """The number of the last entry that was ever committed, in a file of its own."""

    def __init__(self, database: Path) -> None:
        """Opens the file, made where there is none; raises StoreError."""
        self._database = database
        path = database.with_name(f"{database.name}-mark")
        try:
            path.touch(mode=0o600)
            self._file = path.open("r+b", buffering=0)
            self._value = _number(self._file.read(_DIGITS))
        except OSError as error:
            raise StoreError(f"{path}: The file cannot be opened ({error.strerror}).") from error

    def compare(self, last: int, accept_loss: bool) -> None:
        """Begins with what the database has; raises LossError if it had more."""
        if last < self._value and not accept_loss:
            raise LossError(
                f"{self._database}: The last entry in this database is number {last}, and number "
                f"{self._value} was written: some are lost, or this is an older copy."
            )
        self._write(last)

    def limit(self, last: int) -> None:
        """From now on at most this, as when old tables are to go: before the commit."""
        if last < self._value:
            self._write(last)

    def reach(self, last: int) -> None:
        """From now on at least this: after the commit."""
        if last > self._value:
            self._write(last)

    def close(self) -> None:
        self._file.close()

    def _write(self, value: int) -> None:
        self._value = value
        # A mark that is behind costs nobody a move.
        with suppress(OSError):
            self._file.seek(0)
            self._file.write(b"%0*d" % (_DIGITS, value))


def _number(read: bytes) -> int:
    # After a power cut there may be anything: then there is nothing to compare with.
    return int(read) if read.isdigit() else 0
