"""This process's guardian: it is there as long as a program runs."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from threading import Lock
from typing import Final

from schatulle.bots.external import guardian

_SCRIPT: Final = (sys.executable, "-I", "-S", guardian.__file__)


class Guarded:
    """The programs of this process that were started and not yet ended, and their guardian."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._groups: set[int] = set()
        self._guardian: Popen[bytes] | None = None

    def start(self, begin: Callable[[], "Popen[bytes]"]) -> "Popen[bytes]":
        """Starts a program whose end is seen to; raises OSError."""
        with self._lock:
            if self._guardian is None:
                # Before the program: what is told lies in the pipe until it is read.
                self._guardian = _started()
            try:
                process = begin()
                self._groups.add(process.pid)
                self._tell(f"+{process.pid}\n")
            finally:
                self._rest()
        return process

    def end(self, group: int) -> None:
        """The program has ended, or is about to be reaped: its number may be another's soon."""
        with self._lock:
            self._groups.discard(group)
            self._tell(f"-{group}\n")
            self._rest()

    def _tell(self, line: str) -> None:
        """A guardian that was killed is replaced by another one."""
        if self._guardian is None or self._said(line):
            return
        self._part()
        self._guardian = _started()
        self._said("".join(f"+{group}\n" for group in self._groups))

    def _said(self, line: str) -> bool:
        assert self._guardian is not None
        assert self._guardian.stdin is not None
        try:
            os.write(self._guardian.stdin.fileno(), line.encode())
        except BrokenPipeError:
            return False
        return True

    def _rest(self) -> None:
        """Without programs there is nothing to guard."""
        if self._groups or self._guardian is None:
            return
        self._part()

    def _part(self) -> None:
        """Lets the guardian go, wherever it is."""
        guardian, self._guardian = self._guardian, None
        assert guardian is not None
        assert guardian.stdin is not None
        with suppress(BrokenPipeError):
            guardian.stdin.close()
        guardian.wait()


def _started() -> "Popen[bytes]":
    # A session of its own: Ctrl-C is not for it.
    return Popen(_SCRIPT, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
