"""Ends programs when whoever started them has ended, however that was: also by SIGKILL.

A small process of its own waits at a pipe. It is told which programs run, and when the pipe comes
to its end, because the other side is no more, it ends those that are left. That takes neither a
signal handler nor anything of Linux. Run as a script it is that process, and loads nothing else.
"""

import os
import signal
import sys
from contextlib import suppress


def watch() -> None:
    """Hears of programs, by the numbers of their groups, until nobody is there who could tell."""
    left: set[int] = set()
    for line in sys.stdin.buffer:
        (left.add if line[:1] == b"+" else left.discard)(int(line[1:]))
    for group in left:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    watch()
