"""A process in which bots think for another one: it dies with it, and leaves Ctrl-C to it."""

import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing import parent_process
from threading import Thread

from schatulle.core.registry import know


def begin_worker(
    games: Mapping[str, str], before_the_end: Callable[[], None] = lambda: None
) -> None:
    """It knows the parent's games, Ctrl-C is the parent's to hear, and it ends with the parent."""
    know(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, args=(before_the_end,), daemon=True).start()


def _end_with_the_parent(before_the_end: Callable[[], None]) -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        before_the_end()
        os._exit(1)
