"""Programs end with the process that started them, and their guardian with the last of them."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from bots.support.bot_scripts import is_gone
from schatulle.bots.external.guarded import Guarded

SLEEPER = (sys.executable, "-I", "-S", "-c", "import signal; signal.pause()")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs need process groups")


@pytest.fixture
def begun() -> Iterator[list["subprocess.Popen[bytes]"]]:
    found: list[subprocess.Popen[bytes]] = []
    yield found
    for process in found:
        process.kill()
        process.wait()


def sleeper(begun: list["subprocess.Popen[bytes]"]) -> "subprocess.Popen[bytes]":
    begun.append(subprocess.Popen(SLEEPER, start_new_session=True))
    return begun[-1]


def guardian_of(guarded: Guarded) -> "subprocess.Popen[bytes]":
    assert guarded._guardian is not None
    return guarded._guardian


def test_those_that_have_not_ended_end_when_nobody_can_tell_of_them(
    begun: list["subprocess.Popen[bytes]"],
) -> None:
    guarded = Guarded()
    ended, left = (guarded.start(lambda: sleeper(begun)) for _ in range(2))
    guarded.end(ended.pid)
    guardian = guardian_of(guarded)
    assert guardian.stdin is not None
    # As when this process were killed.
    guardian.stdin.close()
    assert left.wait(60) == -signal.SIGKILL
    assert guardian.wait(60) == 0
    assert ended.poll() is None


def test_with_the_last_program_the_guardian_goes(begun: list["subprocess.Popen[bytes]"]) -> None:
    guarded = Guarded()
    program = guarded.start(lambda: sleeper(begun))
    guardian = guardian_of(guarded)
    guarded.end(program.pid)
    assert guardian.returncode == 0
    assert program.poll() is None


def test_a_guardian_that_was_killed_is_replaced_and_the_new_one_knows_all(
    begun: list["subprocess.Popen[bytes]"],
) -> None:
    guarded = Guarded()
    first = guarded.start(lambda: sleeper(begun))
    guardian_of(guarded).kill()
    assert is_gone(guardian_of(guarded).pid)
    second = guarded.start(lambda: sleeper(begun))
    guardian = guardian_of(guarded)
    assert guardian.stdin is not None
    guardian.stdin.close()
    assert [program.wait(60) for program in (first, second)] == [-signal.SIGKILL] * 2
    guardian.wait()


def test_a_program_that_cannot_start_leaves_no_guardian() -> None:
    guarded = Guarded()
    with pytest.raises(FileNotFoundError):
        guarded.start(lambda: subprocess.Popen(["/no/such/program"]))
    assert guarded._guardian is None
