"""`schatulle serve` as a person starts and stops it."""

import json
import os
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO, TextIOWrapper
from math import inf
from pathlib import Path
from queue import Queue
from typing import IO, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bots.support.bot_scripts import is_gone
from schatulle.cli import serve
from schatulle.cli.main import main
from schatulle.cli.serve import announce, proxies
from schatulle.cli.wishes import Serve
from schatulle.core import BadOptions
from schatulle.server.folder import signing_keys
from schatulle.server.http.guests import Guests

HOT_SEAT = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3}
COOKIE = "schatulle_guest"


class Served:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.port = int(re.findall(r"http://localhost:(\d+)", self._line("http"))[0])

    def _line(self, word: str) -> str:
        out: IO[str] | None = self.process.stdout
        assert out is not None
        return next(line for line in out if word in line)

    def stopped(self, by: signal.Signals) -> tuple[int, list[Any]]:
        """Stops it; how it ended, and what it logged."""
        self.process.send_signal(by)
        _, logged = self.process.communicate(timeout=20)
        return self.process.returncode, [json.loads(line) for line in logged.splitlines()]

    def client(self, token: str | None = None) -> httpx.Client:
        cookies = {COOKIE: token} if token else None
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}/api", cookies=cookies)

    def at(self, table: str, http: httpx.Client) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"},
        )


@contextmanager
def served(data: Path, *more: str) -> Iterator[Served]:
    process = subprocess.Popen(
        [sys.executable, "-m", "schatulle", "serve", "--data", str(data), "--port", "0", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    with process:
        try:
            yield Served(process)
        finally:
            process.kill()


def started_table(http: httpx.Client) -> str:
    http.post("/guests", json={"name": "Ann"}).raise_for_status()
    table = str(http.post("/tables", json=HOT_SEAT).raise_for_status().json()["id"])
    for seat in range(3):
        http.post(f"/tables/{table}/seats/{seat}").raise_for_status()
    http.post(f"/tables/{table}/start").raise_for_status()
    return table


def until(talk: ClientConnection, kind: str, seat: int | None = None) -> Any:
    while True:
        said = json.loads(talk.recv(timeout=10))
        if said["type"] == kind and said.get("seat") == seat:
            return said


def answer(talk: ClientConnection, seat: int) -> str:
    """Answers the seat's question; the key that was acknowledged."""
    talk.send(json.dumps({"type": "Watch", "seat": seat}))
    ask = until(talk, "Now", seat)["asked"][0]
    move = {"seat": seat, "decision": ask["id"], "key": f"key-{seat}", "move": ask["moves"][0]}
    talk.send(json.dumps({"type": "Answer"} | move))
    return str(until(talk, "Accepted")["key"])


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_says_goodbye_ends_well_and_keeps_everything(
    tmp_path: Path, stop: signal.Signals
) -> None:
    with served(tmp_path) as server, server.client() as http:
        table, token = started_table(http), http.cookies[COOKIE]
        with server.at(table, http) as talk:
            answer(talk, 0)
            server.process.send_signal(stop)
            assert until(talk, "Goodbye")["reason"] == "the server restarts; come back"
            with pytest.raises(ConnectionClosed):
                talk.recv(timeout=10)
        _, logged = server.process.communicate(timeout=20)
    events = [json.loads(line)["event"] for line in logged.splitlines()]
    assert server.process.returncode == 0
    assert events == ["started", "table opened", "table started", "stopped"]
    with served(tmp_path) as server, server.client(token) as http:
        assert [who["name"] for who in http.get(f"/tables/{table}").json()["people"]] == ["Ann"] * 3


def test_after_a_new_key_everyone_is_known_and_after_a_theft_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as server, server.client() as http:
        http.post("/guests", json={"name": "Ann"}).raise_for_status()
        token = http.cookies[COOKIE]
    known = []
    for forgetting in ([], ["--forget-old"]):
        assert main(["new-key", "--data", str(tmp_path), *forgetting]) == 0
        guest = Guests(signing_keys(tmp_path)).known(token)
        known.append(guest and guest.name)
    assert known == ["Ann", None]
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("There are 2 keys.")
    assert second.startswith("There is one key, a new one.")


def test_a_move_that_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    with served(tmp_path) as server, server.client() as http:
        table, token = started_table(http), http.cookies[COOKIE]
        with server.at(table, http) as talk:
            keys = [answer(talk, seat) for seat in (0, 1)]
        server.process.kill()
    with served(tmp_path) as server, server.client(token) as http, server.at(table, http) as talk:
        for seat in (0, 1):
            talk.send(json.dumps({"type": "Watch", "seat": seat}))
            assert until(talk, "Now", seat)["asked"] == []
        assert answer(talk, 2) == "key-2"
    stored = sqlite3.connect(tmp_path / "tables.sqlite3")
    log = b"".join(body for (body,) in stored.execute("SELECT body FROM entries ORDER BY seq"))
    stored.close()
    assert all(log.count(key.encode()) == 1 for key in keys)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


def test_a_port_that_is_taken_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refusal(capsys, "--data", str(tmp_path), "--port", port)
    assert f"127.0.0.1, port {port}: cannot be listened at: " in said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("port", ["-1", "70000"])
def test_a_port_that_is_none_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], port: str
) -> None:
    assert "a port is 0 to 65535" in refusal(capsys, "--data", str(tmp_path), "--port", port)


@pytest.mark.parametrize("drain", ["-1", "601", "nan"])
def test_a_drain_that_is_none_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], drain: str
) -> None:
    said = refusal(capsys, "--data", str(tmp_path), "--port", "0", "--drain", drain)
    assert "0 to 600 seconds" in said


@pytest.mark.parametrize("days", ["0", "-1", "nan"])
def test_finished_games_are_kept_for_a_while_at_least(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], days: str
) -> None:
    said = refusal(capsys, "--data", str(tmp_path), "--keep-finished", days)
    assert f"--keep-finished: {days} days would leave none" in said


def test_finished_games_are_kept_for_ever_or_as_long_as_is_said() -> None:
    assert (serve.seconds(None), serve.seconds(1.5)) == (inf, 1.5 * 86_400)


def test_a_folder_that_is_a_file_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    said = refusal(capsys, "--data", str(file), "--port", "0")
    assert "cannot be used as data folder" in said


def test_a_broken_database_and_a_broken_key_are_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(b"no database at all " * 100)
    assert "not a database of" in refusal(capsys, "--data", str(tmp_path), "--port", "0")
    (tmp_path / "key").write_text("short", encoding="ascii")
    assert "the key is damaged" in refusal(capsys, "--data", str(tmp_path), "--port", "0")


def test_tables_that_are_gone_are_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as server, server.client() as http:
        started_table(http)
    (tmp_path / "tables.sqlite3-wal").unlink()
    said = refusal(capsys, "--data", str(tmp_path), "--port", "0")
    assert "some are lost, or this is an older copy. Restore a backup, or " in said
    assert said.endswith("go on with what is there: --accept-loss\n")
    for file in tmp_path.glob("tables.sqlite3*"):
        file.unlink()
    said = refusal(capsys, "--data", str(tmp_path), "--port", "0")
    assert "all tables are gone, and the key of their guests is there. Restore a backup" in said
    with served(tmp_path, "--accept-loss") as server, server.client() as http:
        started_table(http)


def test_a_newer_database_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as server:
        assert server.stopped(signal.SIGINT)[0] == 0
    stored = sqlite3.connect(tmp_path / "tables.sqlite3")
    stored.execute("UPDATE alembic_version SET version_num = '9999'")
    stored.commit()
    stored.close()
    assert "newer" in refusal(capsys, "--data", str(tmp_path), "--port", "0")


def test_two_servers_do_not_share_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path):
        said = refusal(capsys, "--data", str(tmp_path), "--port", "0")
    assert "another server is using this data folder" in said


def test_the_key_is_for_its_owner_only(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.stopped(signal.SIGTERM)[0] == 0
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob("key*")] == ["key"]


def test_in_the_whole_network_it_shows_a_picture_of_its_address() -> None:
    out = StringIO()
    announce("0.0.0.0", 8765, lan=True, out=out)
    assert re.search(r"http://[0-9.]+:8765", out.getvalue())
    assert "█" in out.getvalue()
    announce("127.0.0.1", 8765, lan=False, out=(alone := StringIO()))
    assert alone.getvalue().splitlines()[1:] == ["  http://localhost:8765", "Ctrl-C stops it."]


def test_where_there_are_no_blocks_there_is_no_picture(tmp_path: Path) -> None:
    with (tmp_path / "out").open("wb") as file, TextIOWrapper(file, "ascii") as out:
        announce("0.0.0.0", 8765, lan=True, out=out)
    assert "http://localhost:8765" in (tmp_path / "out").read_text("ascii")


@pytest.mark.parametrize("named", ["*", "", "0.0.0.0/0", "nonsense"])
def test_not_everyone_can_be_the_proxy(named: str) -> None:
    with pytest.raises(BadOptions):
        proxies(named)


def test_it_answers_to_the_names_it_was_given_and_to_no_others(tmp_path: Path) -> None:
    names = ("--allow-host", "games.example", "--allow-host", "192.0.2.1")
    with served(tmp_path, *names) as server, server.client() as http:
        for host in ("localhost", "games.example", "192.0.2.1", "evil.example"):
            answer = http.get("/games", headers={"Host": host})
            assert answer.status_code == (421 if host == "evil.example" else 200)


HERMIT = """
import os, signal, sys
open(sys.argv[1], "w").write(f"{os.getpid()}\\n")
signal.pause()
"""


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGKILL])
def test_a_program_of_the_operator_is_offered_and_ends_with_the_server(
    tmp_path: Path, stop: signal.Signals
) -> None:
    """It takes all the time it is given, and does not go by itself."""
    script, born = tmp_path / "hermit.py", tmp_path / "born"
    script.write_text(HERMIT)
    os.mkfifo(born)
    named = f"mine={shlex.quote(sys.executable)} {shlex.quote(str(script))} {born}"
    with served(tmp_path, "--bot", named) as server, server.client() as http:
        assert [game["bots"][-1]["name"] for game in http.get("/games").json()] == ["mine"] * 2
        http.post("/guests", json={"name": "Ann"}).raise_for_status()
        bots = HOT_SEAT | {"chairs": ["mine", "fox", "mouse"]}
        table = http.post("/tables", json=bots).raise_for_status().json()["id"]
        http.post(f"/tables/{table}/start").raise_for_status()
        # Where nobody is, bots sleep.
        with server.at(table, http):
            hermit = int(born.read_text())
        server.process.send_signal(stop)
        server.process.communicate(timeout=20)
    status = server.process.returncode
    assert status == (0 if stop == signal.SIGTERM else -stop)
    assert is_gone(hermit)


@pytest.mark.parametrize("named", ["mine", "fox=python", "mine=no-such-program"])
def test_a_program_that_cannot_be_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], named: str
) -> None:
    assert refusal(capsys, "--data", str(tmp_path), "--port", "0", "--bot", named)


@pytest.mark.parametrize("name", ["", "http://games.example", "games.example:443", "a b", "*"])
def test_a_name_that_is_none_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    said = refusal(capsys, "--data", str(tmp_path), "--port", "0", f"--allow-host={name}")
    assert "is no name of a host" in said


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert proxies("127.0.0.1, 172.16.0.0/12") == "127.0.0.1, 172.16.0.0/12"
    assert proxies(None) is None


def test_the_bare_command_serves_and_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes: list[Serve] = []
    monkeypatch.setattr(serve, "run", wishes.append)
    main([])
    assert wishes == [Serve(browse=True)]


def test_the_browser_opens_at_this_machine_once_the_server_listens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    serve.begun("127.0.0.1", 8765, Serve(browse=True))
    assert opened.get(timeout=10) == "http://localhost:8765"
    assert "http://localhost:8765" in capsys.readouterr().out


@pytest.mark.parametrize("url", ["postgresql://anna:secret@127.0.0.1:1/games", "mysql://games"])
def test_a_database_that_cannot_be_used_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], url: str
) -> None:
    said = refusal(capsys, "--port", "0", "--database", url)
    assert "database" in said
    assert "secret" not in said


def test_what_a_database_needs_and_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("schatulle.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = refusal(capsys, "--port", "0", "--database", "postgresql://127.0.0.1:1/games")
    assert 'asyncpg is missing; a database needs: pip install "schatulle[postgres]"' in said
