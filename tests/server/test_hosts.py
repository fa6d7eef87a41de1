"""The server answers to its own names only, so that no page elsewhere can pose as its own."""

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from schatulle.bots import KINDS
from schatulle.server.app import create_app
from schatulle.server.http.guests import Guests
from schatulle.server.http.hosts import is_meant, name_in, names_of
from schatulle.server.http.limits import Limits
from schatulle.server.hub.hub import Hub
from schatulle.store.sqlite import open_store
from server.support.quick_play import DIAMANT, seated
from server.support.raw_connections import connected, upgrade_of
from server.support.real_server import KEY, person, running
from server.support.refusals import problem

FOREIGN = (
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example:8765",
    "192.0.2.7",
    "[2001:db8::1]",
)


def application(data: Path, *allowed: str) -> Any:
    hub = Hub(open_store(data / "tables.sqlite3"), KINDS)
    return create_app(hub, Guests(KEY), Limits(), hosts=names_of("127.0.0.1", allowed))


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost", "localhost"),
        ("LocalHost.:8765", "localhost"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:80", "::1"),
        ("[0:0:0:0:0:0:0:1]", "::1"),
        ("[::ffff:127.0.0.1]", "127.0.0.1"),
        ("evil@localhost", None),
        ("localhost/evil", None),
        ("localhost:80:80", None),
        ("localhost:evil", None),
        ("", None),
    ],
)
def test_a_host_is_a_name_with_perhaps_a_port(host: str, name: str | None) -> None:
    assert name_in(host) == name


def test_a_server_for_one_address_is_known_by_that_and_as_local() -> None:
    assert names_of("192.0.2.1", ["Games.Example."]) == {
        "127.0.0.1", "localhost", "::1", "192.0.2.1", "games.example",
    }  # fmt: skip


def test_a_server_for_the_network_is_known_by_its_machine_s_name_and_every_own_address() -> None:
    names = names_of("0.0.0.0")
    assert socket.gethostname().lower() in names
    assert is_meant("192.0.2.1:8765", "192.0.2.1", names)
    assert is_meant("192.0.2.1:8765", "::ffff:192.0.2.1", names)
    assert not is_meant("192.0.2.2:8765", "192.0.2.1", names)
    assert not is_meant(None, "192.0.2.1", names)


async def test_other_names_are_refused_wherever_they_lead(tmp_path: Path) -> None:
    async with running(application(tmp_path)) as (_, address), person(address, "Ann") as ann:
        for host in FOREIGN:
            for path in ("/api/me", "/api/tables", "/api/schema/openapi.json", "/metrics"):
                answer = await ann.http.get(path, headers={"Host": host})
                assert problem(answer, 421) == "this server is not known by that name"
            named = {"Host": host, "Origin": f"http://{host}"}
            assert problem(await ann.http.post("/api/tables", json=DIAMANT, headers=named), 421)


async def test_own_names_are_answered_with_any_port(tmp_path: Path) -> None:
    app = application(tmp_path, "games.example")
    async with running(app) as (_, address), person(address, "Ann") as ann:
        token = ann.http.cookies
        for host in ("localhost", "LOCALHOST:1", address, "[::1]:8765", "games.example"):
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                cookie = "; ".join(f"{name}={value}" for name, value in token.items())
                headers = {"Host": host, "Origin": f"http://{host}", "Cookie": cookie}
                answer = await http.post("/api/tables", json=DIAMANT, headers=headers)
                assert answer.status_code == 201, host


async def test_a_probe_may_come_by_any_name(tmp_path: Path) -> None:
    async with running(application(tmp_path)) as (_, address), person(address, "Ann") as ann:
        for host in (address, "evil.example"):
            assert (await ann.http.get("/healthz", headers={"Host": host})).text == "ok"


async def test_a_socket_opens_under_own_names_only(tmp_path: Path) -> None:
    app = application(tmp_path, "games.example")
    async with running(app) as (_, address), person(address, "Ann") as ann:
        table = await seated(ann, DIAMANT)
        for host in FOREIGN:
            assert await upgraded_as(host, address, table) == b"HTTP/1.1 403 Forbidden\r\n"
        for host in (address, "games.example", "localhost:1"):
            line = await upgraded_as(host, address, table)
            assert line == b"HTTP/1.1 101 Switching Protocols\r\n"


async def upgraded_as(host: str, address: str, table: str) -> bytes:
    """What a socket is answered that asks for a host."""
    origin = f"Host: {host}\r\nOrigin: http://{host}\r\n".encode()
    said = upgrade_of(address, table).replace(f"Host: {address}\r\n".encode(), origin)
    reader, writer = await connected(address, said)
    line = await reader.readline()
    writer.transport.abort()
    return line


@pytest.mark.parametrize(
    ("page", "server", "status"),
    [
        ("http://games.example", "http", 201),
        ("https://games.example", "https", 201),
        # A proxy that undoes TLS and is not believed.
        ("https://games.example", "http", 201),
        # Whoever stands in the way of a page without TLS has written it.
        ("http://games.example", "https", 403),
        ("chrome-extension://games.example", "http", 403),
    ],
)
async def test_a_page_without_tls_may_not_speak_to_a_server_that_has_it(
    tmp_path: Path, page: str, server: str, status: int
) -> None:
    app = application(tmp_path, "games.example")
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(
        transport=transport, base_url=f"{server}://games.example", headers={"Origin": page}
    ) as http:
        answer = await http.post("/api/guests", json={"name": "Ann"})
    assert answer.status_code == status
    await app.state.hub.close()
