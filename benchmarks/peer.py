"""Our tables beside boardgame.io's, in turn in one run on this machine: moves a second, delays.

The peer's folder has its `server.js`, and a `load.js` that plays so many matches for so many
seconds, with so many seconds between two moves (`docs/performance.md` says how it is made). Theirs
is in memory; ours answers when a move is on the disk. The clients of both share the machine.
"""

import re
import statistics
import subprocess
import time
from argparse import Namespace
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import uvloop

from measuring import Figure, arguments, show
from people import BUSY, THINKING, more_files
from server import paced, saturation

#: Where the peer's server listens.
PEER: Final = "http://127.0.0.1:8123/"
#: What its clients say at the end.
TOLD: Final = re.compile(r"rate (\d+)/s p50 ([\d.]+) ms p99 ([\d.]+) ms")


Case = Callable[[Namespace], Coroutine[Any, Any, list[Figure]]]


class Heard(NamedTuple):
    """What one side did in one round."""

    moves: float
    p50: float
    p99: float


@contextmanager
def peer(folder: Path) -> Iterator[None]:
    """The peer's server, up; what it says of its requests goes nowhere."""
    process = subprocess.Popen(
        ("node", "server.js"),
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not _answers():
            assert process.poll() is None, "the peer's server has ended"
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(30)


def _answers() -> bool:
    try:
        with urlopen(PEER, timeout=5):
            return True
    except HTTPError:
        # That is an answer, too.
        return True
    except (URLError, ConnectionError):
        return False


def theirs(folder: Path, matches: int, *seconds: float) -> Heard:
    """One round of the peer, with a fresh server."""
    with peer(folder):
        command = ("node", "load.js", str(matches), *map(str, seconds))
        told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    found = TOLD.search(told.stdout)
    assert found, told.stdout + told.stderr
    return Heard(*map(float, found.groups()))


def ours(case: Case, **options: object) -> Heard:
    """One round of ours, with a fresh server."""
    figures = uvloop.run(case(Namespace(**options)))
    found = {figure.case.partition("-")[2]: figure.value for figure in figures}
    return Heard(found["moves"], found["p50"], found["p99"])


def measured(options: Namespace) -> Iterator[Figure]:
    """Both in turn, round by round; medians, and how ours compare."""
    folder, seconds = options.folder, options.seconds
    whole = max(1, round(seconds / THINKING)) * THINKING
    sides: dict[str, tuple[Callable[[], Heard], Callable[[], Heard]]] = {
        "busy": (
            lambda: theirs(folder, BUSY, seconds),
            lambda: ours(saturation, seconds=seconds, busy=BUSY),
        ),
        "paced": (
            lambda: theirs(folder, options.tables, whole, THINKING),
            lambda: ours(paced, seconds=whole, tables=options.tables),
        ),
    }
    for case in options.only or sides:
        one, other = sides[case]
        rounds = [(one(), other()) for _ in range(options.repeats)]
        for name in Heard._fields:
            their, our = (
                statistics.median(getattr(each[side], name) for each in rounds) for side in (0, 1)
            )
            unit = "moves/s" if name == "moves" else "ms"
            yield Figure("peer", f"{case}-{name}-theirs", their, unit)
            yield Figure("peer", f"{case}-{name}-ours", our, unit)
            yield Figure("peer", f"{case}-{name}-ratio", round(100 * our / their), "%")


if __name__ == "__main__":
    parser = arguments(__doc__ or "")
    parser.set_defaults(seconds=8.0)
    parser.add_argument("folder", type=Path, help="the peer's")
    parser.add_argument("--tables", type=int, default=1000, help="at a human pace")
    parser.add_argument("--only", action="append", choices=("busy", "paced"), help="a case")
    asked_for = parser.parse_args()
    more_files()
    show(measured(asked_for), as_json=asked_for.json)
