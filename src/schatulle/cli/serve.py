"""`schatulle serve`: tables for everyone who can reach this machine."""

import sys
import webbrowser
from collections.abc import Collection
from contextlib import nullcontext
from ipaddress import ip_network
from math import inf
from pathlib import Path
from socket import gethostname
from threading import Thread
from typing import TextIO

import segno
from platformdirs import user_data_path

from schatulle.cli.wishes import Serve
from schatulle.core import BadOptions
from schatulle.server import logs, serving
from schatulle.server.bots.programs import commands_of
from schatulle.server.folder import claimed
from schatulle.server.http.hosts import is_name, names_of
from schatulle.server.hub.patience import DAY
from schatulle.server.serving import House, addresses, bound

EVERYWHERE = "0.0.0.0"
#: In seconds: whoever stops a server wants to see the end of it.
LONGEST_DRAIN = 600


def run(wishes: Serve) -> int:
    """Serves until it is told to stop; raises BadOptions where it cannot begin."""
    if not 0 <= wishes.drain <= LONGEST_DRAIN:
        raise BadOptions(f"--drain: {wishes.drain:g} is not 0 to {LONGEST_DRAIN} seconds")
    host = EVERYWHERE if wishes.lan else wishes.host
    house = House(
        data_folder(wishes.data),
        wishes.open_metrics,
        proxies(wishes.behind_proxy),
        hosts=names_of(host, allowed(wishes.allow_host)),
        programs=commands_of(wishes.bot),
        database=wishes.database,
        node=wishes.node or gethostname(),
        drain=wishes.drain,
        keep_finished=seconds(wishes.keep_finished),
        accept_loss=wishes.accept_loss,
    )
    handler = logs.begin(sys.stderr, sys.stderr.isatty())
    try:
        with (
            bound(host, wishes.port) as taken,
            nullcontext() if house.database else claimed(house.data),
        ):
            serving.run(house, [taken], lambda port: begun(host, port, wishes))
    finally:
        logs.end(handler)
    return 0


def begun(host: str, port: int, wishes: Serve) -> None:
    """The server listens: says where, and opens the page for whoever wants to play at once."""
    announce(host, port, wishes.lan)
    if wishes.browse:
        # A browser in the terminal would wait for the page that is served here.
        Thread(target=webbrowser.open, args=[addresses(host, port)[0]], daemon=True).start()


def data_folder(wished: Path | None) -> Path:
    """Where the tables are kept."""
    return wished or user_data_path("schatulle", appauthor=False)


def seconds(days: float | None) -> float:
    """How long finished games are kept."""
    if days is None:
        return inf
    if not days > 0:
        raise BadOptions(f"--keep-finished: {days:g} days would leave none to look at")
    return days * DAY


def proxies(named: str | None) -> str | None:
    """The addresses of the proxy; whoever believes everyone lets anyone pose as anyone."""
    for name in (named or "").split(",") if named is not None else ():
        try:
            network = ip_network(name.strip())
        except ValueError:
            raise BadOptions(f"--behind-proxy: {name!r} is no address and no network") from None
        if network.prefixlen == 0:
            raise BadOptions(f"--behind-proxy: {name!r} would believe everyone")
    return named


def allowed(hosts: Collection[str]) -> Collection[str]:
    """The names that people know the server by; a port or a whole address is not part of one."""
    for host in hosts:
        if not is_name(host):
            raise BadOptions(f"--allow-host: {host!r} is no name of a host")
    return hosts


def announce(host: str, port: int, lan: bool, out: TextIO | None = None) -> None:
    """Says where the server is to be found, with a picture of it for phones."""
    stream = out or sys.stdout
    found = addresses(host, port)
    lines = ["Schatulle is served at", *(f"  {address}" for address in found), "Ctrl-C stops it."]
    print("\n".join(lines), file=stream, flush=True)
    if lan and _draws(stream):
        segno.make(found[-1]).terminal(out=stream, compact=True)
        stream.flush()


def _draws(stream: TextIO) -> bool:
    """Whether the stream knows the blocks that the picture is made of."""
    try:
        "█▀▄".encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
