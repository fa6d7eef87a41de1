"""`schatulle serve` as everyone runs it, only that bots and clocks are in a hurry.

It runs in a process that is forked from one which has everything loaded.
"""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from schatulle.cli.main import main
from schatulle.cli.serve import run as _loaded  # noqa: F401
from schatulle.server import serving
from schatulle.server.app import create_app
from schatulle.server.bots.workers import InProcess
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.live.pace import Pace
from schatulle.store import postgres as _loaded_too  # noqa: F401

#: A clock's second lasts longer than it takes another node to take over.
PACE: Final = Pace(bots=0.1, grace=3.0, second=0.2)


def serve(arguments: Sequence[str], log: Path) -> None:
    """The program."""
    sys.stdout = sys.stderr = log.open("a", encoding="utf-8", buffering=1)
    vars(serving).update(
        Hub=partial(Hub, pace=PACE), Workers=InProcess, create_app=_app_without_limits
    )
    sys.exit(main(["serve", *arguments]))


def _app_without_limits(hub: Hub, guests: Any, _limits: Limits, *more: Any) -> Any:
    # All people of a suite come from one address.
    return create_app(hub, guests, Limits.none(), *more)
