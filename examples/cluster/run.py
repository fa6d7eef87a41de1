"""Three nodes, PostgreSQL with a synchronous standby, and a balancer, all on this machine.

    python examples/cluster/run.py

It takes PostgreSQL and HAProxy from the system's packages (`apt install postgresql haproxy`) and
`schatulle` from the Python that runs it, keeps everything in one folder, and says how to break
each part. Ctrl-C stops all of it.
"""

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from secrets import token_hex
from tempfile import mkdtemp
from typing import Final
from urllib.request import urlopen

HERE: Final = Path(__file__).parent
NODES: Final = ("a", "b", "c")
USER: Final = "schatulle"
SETTINGS: Final = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
"""
#: A commit waits until the standby has it, too. Not in the settings, which are copied with the
#: data: a standby that leads would wait for another one.
LEADS: Final = ("-c", "synchronous_standby_names=standby")
PATIENCE: Final = 60.0


class Cluster:
    """Everything that runs, and the order in which it stops."""

    def __init__(self, folder: Path, programs: Path, port: int) -> None:
        self._folder = folder
        self._programs = programs
        self._port = port
        self._stack = ExitStack()
        self._environment = {**os.environ, "PGPASSWORD": token_hex(16)}
        self._ports = {"primary": free_port(), "standby": free_port()}
        self._ports |= {node: free_port() for node in NODES}
        self.started: dict[str, subprocess.Popen[bytes]] = {}

    def __enter__(self) -> "Cluster":
        with self._stack:
            self._start_databases()
            for node in NODES:
                self._start_node(node)
            self._start_balancer()
            self._stack = self._stack.pop_all()
        return self

    def __exit__(self, *_error: object) -> None:
        self._stack.close()

    def describe(self) -> None:
        """Where it is, and what may be tried."""
        databases = (f"{at} {self._ports[at]}" for at in ("primary", "standby"))
        print(f"\nPlay at http://localhost:{self._port}\n")
        print(f"PostgreSQL: {', '.join(databases)}; logs and data: {self._folder}\n\nTry:")
        for name, process in self.started.items():
            print(f"  kill -9 {process.pid:<8} # {name}")
        print(
            f"  {self._as_owner_text()}{self._programs}/pg_ctl promote -D {self._data('standby')}"
        )
        print("  # after the primary's death: the standby leads, and the nodes find it")
        print("\nCtrl-C stops everything.", flush=True)

    def wait(self) -> None:
        """Until Ctrl-C; what dies meanwhile stays dead."""
        while True:
            signal.pause()

    # PostgreSQL.

    def _start_databases(self) -> None:
        password = self._folder / "password"
        password.write_text(self._environment["PGPASSWORD"])
        self._own(password)
        self._run("initdb", "-D", self._data("primary"), "-U", USER, "--encoding=UTF8",
                  "--auth=scram-sha-256", f"--pwfile={password}")  # fmt: skip
        password.unlink()
        with (self._data("primary") / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS)
        self._start_database("primary", *LEADS)
        self._run("pg_basebackup", "-D", self._data("standby"), "-R", "-X", "stream",
                  "-d", self._of("primary", "postgres", "application_name=standby"))  # fmt: skip
        self._start_database("standby")
        self._run("createdb", "--maintenance-db", self._of("primary", "postgres"), USER)

    def _start_database(self, name: str, *settings: str) -> None:
        self._own(self._data(name).parent)
        command = [
            self._programs / "postgres",
            "-D",
            self._data(name),
            "-p",
            self._ports[name],
            *settings,
        ]
        self._start(name, [*self._as_owner(), *command], signal.SIGINT)
        self._wait_for(name, lambda: self._is_there(name))

    def _is_there(self, name: str) -> bool:
        ready, there = self._programs / "pg_isready", self._of(name, "postgres")
        return subprocess.run([ready, "-q", "-d", there], check=False).returncode == 0

    def _of(self, server: str, database: str, more: str = "") -> str:
        port = self._ports[server]
        return f"host=127.0.0.1 port={port} user={USER} dbname={database} {more}".strip()

    def _data(self, name: str) -> Path:
        return self._folder / "databases" / name

    # Nodes and the balancer.

    def _start_node(self, node: str) -> None:
        servers = ",".join(f"127.0.0.1:{self._ports[at]}" for at in ("primary", "standby"))
        port = self._ports[node]
        self._start(node, [
            sys.executable, "-m", "schatulle", "serve", "--port", port, "--node", node,
            "--database", f"postgresql://{USER}@{servers}/{USER}", "--behind-proxy", "127.0.0.1",
        ])  # fmt: skip
        self._wait_for(node, lambda: answers(f"http://127.0.0.1:{port}/readyz"))

    def _start_balancer(self) -> None:
        self._environment["LISTEN"] = f"127.0.0.1:{self._port}"
        for node in NODES:
            self._environment[f"NODE_{node.upper()}"] = f"127.0.0.1:{self._ports[node]}"
        haproxy = found("haproxy")
        self._start("balancer", [haproxy, "-db", "-f", HERE / "haproxy.cfg"])
        self._wait_for("balancer", lambda: answers(f"http://127.0.0.1:{self._port}/readyz"))

    # Processes.

    def _start(
        self, name: str, command: list[object], stop: signal.Signals = signal.SIGTERM
    ) -> None:
        print(f"starting {name} ...", flush=True)
        log = self._stack.enter_context((self._folder / f"{name}.log").open("wb"))
        process = subprocess.Popen(
            [str(part) for part in command],
            env=self._environment, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
        self.started[name] = process
        self._stack.callback(ended, process, stop)

    def _wait_for(self, name: str, is_there: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not is_there():
            if self.started[name].poll() is not None or time.monotonic() > until:
                sys.exit(f"{name} did not start; {self._folder / name}.log says why")
            time.sleep(0.1)

    def _run(self, program: str, *arguments: object) -> None:
        self._own(self._folder / "databases")
        command = [*self._as_owner(), str(self._programs / program), *map(str, arguments)]
        subprocess.run(command, env=self._environment, check=True, stdout=subprocess.DEVNULL)

    def _own(self, path: Path) -> None:
        """PostgreSQL refuses to run as root, and then does as its package's user."""
        if not path.exists():
            path.mkdir(parents=True)
        if os.geteuid() == 0:
            shutil.chown(path, "postgres")

    def _as_owner(self) -> list[str]:
        return ["setpriv", "--reuid=postgres", "--clear-groups"] if os.geteuid() == 0 else []

    def _as_owner_text(self) -> str:
        return "".join(f"{word} " for word in self._as_owner())


def ended(process: "subprocess.Popen[bytes]", by: signal.Signals) -> None:
    """Told to go, and killed if it does not."""
    process.send_signal(by)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()


def found(program: str) -> str:
    """A program of the path; a sentence where it is missing."""
    if path := shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin"):
        return path
    sys.exit(f"{program} is missing: apt install postgresql haproxy, or the like")


def postgres_programs() -> Path:
    """Where PostgreSQL's programs are: in the path, or where Debian puts them."""
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return packaged[-1].parent if packaged else Path(found("initdb")).parent


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--port", type=int, default=8765, help="where people come")
    parser.add_argument("--folder", type=Path, help="a new folder; otherwise a temporary one")
    wishes = parser.parse_args()
    found("haproxy")
    folder = wishes.folder or Path(mkdtemp(prefix="schatulle-cluster-"))
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o711)
    try:
        with Cluster(folder, postgres_programs(), wishes.port) as cluster:
            cluster.describe()
            cluster.wait()
    except KeyboardInterrupt:
        print("stopped")


if __name__ == "__main__":
    main()
