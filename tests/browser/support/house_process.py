"""A server in a process of its own, whose bots hardly wait: `python house_process.py DATA PORT`.

It has the toy, too, which no page knows. A file `later` in its data says by how many seconds its
clock is ahead.
"""

import sys
import time
from pathlib import Path

from schatulle.bots import KINDS
from schatulle.core.registry import register
from schatulle.server.app import create_app
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.server.keys import Key, Keys
from schatulle.server.live.pace import Pace
from schatulle.server.serving import Server, bound, settings
from schatulle.store.sqlite import open_store

TESTS = Path(__file__).parents[2]


def main(data: Path, port: int) -> None:
    sys.path.append(str(TESTS))
    register("toy", "support.toy")
    hub = Hub(open_store(data / "tables.sqlite3"), KINDS, pace=Pace(bots=0.02, grace=60))
    if (later := data / "later").exists():
        ahead = float(later.read_text())
        hub.now = hub._ledger.now = lambda: time.time() + ahead
    app = create_app(hub, Guests(Keys((Key("a key for tests only"),))), Limits.none())
    with bound("127.0.0.1", port) as taken:
        Server(settings(app), lambda port: print(port, flush=True)).run([taken])


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
