"""Starts the processes that tests watch and kill."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

_TESTS = Path(__file__).parents[2]


def child(
    program: str, *arguments: str, stdin: int | IO[bytes] | None = None, **more: str
) -> subprocess.Popen[bytes]:
    """Runs a program of this folder, with its output in a pipe and more in its environment."""
    return subprocess.Popen(
        [sys.executable, "-m", f"store.support.{program}", *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(_TESTS)} | more,
    )
