"""Starting the server: the data folder with its key and log, and the addresses it is reached at."""

import os
import socket
from pathlib import Path
from secrets import token_hex

import uvicorn

from schatulle.bots import KINDS
from schatulle.rules.core import BadOptions
from schatulle.server.app import create_app
from schatulle.server.guests import Guests
from schatulle.server.hub import Hub
from schatulle.server.wire import LONGEST
from schatulle.store.sqlite import open_store


def config(data: Path, host: str, port: int) -> uvicorn.Config:
    """A server over a data folder; raises BadOptions where the folder cannot be used."""
    key = signing_key(data)
    hub = Hub(open_store(data / "tables.sqlite3"), KINDS)
    return uvicorn.Config(
        create_app(hub, Guests(key)),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_level="warning",
    )


def signing_key(data: Path) -> str:
    """The key that signs guests' tokens, made on the first start and readable by its owner only."""
    file = data / "key"
    try:
        data.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w", encoding="ascii") as opened:
                opened.write(token_hex(32))
        return file.read_text(encoding="ascii")
    except OSError as error:
        raise BadOptions(f"{data}: cannot be used as data folder: {error.strerror}") from None


def addresses(host: str, port: int) -> list[str]:
    """Where people find the server."""
    if host in ("127.0.0.1", "localhost", "::1"):
        return [f"http://localhost:{port}"]
    return [f"http://localhost:{port}", f"http://{lan_address()}:{port}"]


def lan_address() -> str:
    """This machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
