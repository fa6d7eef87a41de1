"""A program at the other end of two pipes: asked within a time limit, ended with all its children.

One loop writes, reads and watches the clock, so that a program that neither reads nor writes, or
writes without end, holds nobody up. A program is not locked in: it runs with the rights of whoever
started it.
"""

import os
import shlex
import shutil
import signal
from collections.abc import Callable
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen
from time import monotonic
from typing import IO, Final

from msgspec import Struct

from schatulle.bots.external.blame import Misbehaved, Rule
from schatulle.bots.external.guarded import Guarded
from schatulle.core import BadOptions

LONGEST_LINE: Final = 64 * 1024
#: So much of what it says on standard error is kept.
KEPT: Final = 4096
_CHUNK: Final = 64 * 1024


class TimeLimits(Struct, frozen=True):
    """How many seconds a program has."""

    decide: float = 5.0
    #: For its first answer, while it starts.
    start: float = 10.0
    #: To go by itself when it is told nothing any more.
    leave: float = 1.0


#: The programs of this process that were started and not yet ended.
_running: Final[set["Program"]] = set()
#: And that end with it.
_guarded: Final = Guarded()


def end_all() -> None:
    """Ends what still runs, whoever waits for it; the one who started it clears up."""
    for program in tuple(_running):
        program.strike()


def command_of(text: str) -> tuple[str, ...]:
    """The words of a command, without any shell; raises BadOptions."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise BadOptions(f"exec:{text}: {error}", "refused-program", command=text) from None
    if not words:
        reason = "exec: needs a command, as in exec:python my_bot.py"
        raise BadOptions(reason, "refused-program", command=text)
    if os.name != "posix":
        reason = "bots that are programs (exec:) need a system with process groups"
        raise BadOptions(reason, "refused-program", command=text)
    if shutil.which(words[0]) is None:
        reason = f"exec:{text}: there is no program {words[0]!r}"
        raise BadOptions(reason, "refused-program", command=text)
    return words


class Program:
    """A started program and the pipes to it."""

    def __init__(self, command: tuple[str, ...], limits: TimeLimits) -> None:
        self._limits = limits
        self._patience = max(limits.start, limits.decide)
        self._unread = b""
        self._said = b""
        self._process = _started(command)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        _running.add(self)

    @property
    def stderr(self) -> bytes:
        """The last that it said on standard error."""
        return self._said

    def ask(self, told: bytes) -> bytes:
        """Tells it lines that end with a question; the line it answers; raises Misbehaved."""
        deadline = monotonic() + self._patience
        self._must_be_silent()
        self._exchange(told, deadline)
        line, _, more = self._unread.partition(b"\n")
        self._unread = b""
        if more:
            raise Misbehaved(Rule.ASKED, f"more followed its answer: {_words(more)}")
        self._patience = self._limits.decide
        return line

    def tell(self, told: bytes) -> None:
        """Tells it lines that ask nothing; raises Misbehaved where it does not read them."""
        self._must_be_silent()
        deadline = monotonic() + self._patience
        with self._pipes(told) as pipes:
            while pipes.unsaid:
                if not pipes.wait(deadline):
                    raise Misbehaved(*self._late(pipes.unsaid))

    def leave(self) -> None:
        """Lets it go: it hears no more, and is ended if it stays."""
        with suppress(OSError):
            self._stdin.close()
        deadline = monotonic() + self._limits.leave
        with self._pipes(b"") as pipes:
            while not pipes.silent and pipes.wait(deadline):
                self._unread = b""
        self.kill()

    def kill(self) -> None:
        """Ends it and all its children that stayed in its group; no pipe, no zombie is left."""
        self.strike()
        _running.discard(self)
        _guarded.end(self._process.pid)
        self._process.wait()
        self._hear_the_rest()
        for pipe in (self._stdin, self._stdout, self._stderr):
            with suppress(OSError):
                pipe.close()

    def strike(self) -> None:
        """The signal alone; until its leader is reaped, the group's number is its own."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    def _pipes(self, told: bytes) -> "_Pipes":
        return _Pipes(self._process, told, self._hear, self._note)

    def _hear(self, heard: bytes) -> None:
        self._unread += heard

    def _note(self, said: bytes) -> None:
        self._said = (self._said + said)[-KEPT:]

    def _hear_the_rest(self) -> None:
        """What lies in the pipe after its end; a child that fled may hold the pipe open."""
        if not self._stderr.closed:
            with suppress(OSError):
                self._note(os.read(self._stderr.fileno(), _CHUNK))

    def _must_be_silent(self) -> None:
        with self._pipes(b"") as pipes:
            pipes.wait(monotonic())
        if self._unread:
            raise Misbehaved(Rule.ASKED, f"nobody asked, and it said {_words(self._unread)}")

    def _exchange(self, told: bytes, deadline: float) -> None:
        with self._pipes(told) as pipes:
            while b"\n" not in self._unread:
                if len(self._unread) > LONGEST_LINE:
                    raise Misbehaved(Rule.SHORT, f"its line began {_words(self._unread)}")
                if pipes.silent:
                    raise Misbehaved(Rule.STAY, self._how_it_went())
                if not pipes.wait(deadline) and b"\n" not in self._unread:
                    raise Misbehaved(*self._late(pipes.unsaid))
        if self._unread.index(b"\n") > LONGEST_LINE:
            raise Misbehaved(Rule.SHORT, f"its line began {_words(self._unread)}")

    def _late(self, unsaid: bytes) -> tuple[Rule, str]:
        if unsaid:
            return Rule.LISTEN, f"it did not read for {self._patience:g} s"
        return Rule.TIME, f"no answer within {self._patience:g} s"

    def _how_it_went(self) -> str:
        """Whoever has already ended keeps its exit status; whoever only fell silent is struck."""
        self.strike()
        status = self._process.wait()
        if status == -signal.SIGKILL:
            return "it closed its standard output, or was killed"
        return (
            f"it ended with exit status {status}"
            if status >= 0
            else f"it ended by signal {-status}"
        )


class _Pipes:
    """The pipes to a program while it is spoken to."""

    def __init__(
        self,
        process: Popen[bytes],
        unsaid: bytes,
        hear: Callable[[bytes], None],
        note: Callable[[bytes], None],
    ) -> None:
        self.unsaid = unsaid
        #: Whether its standard output has come to an end.
        self.silent = False
        self._process = process
        self._hear = hear
        self._note = note
        self._selector = DefaultSelector()

    def __enter__(self) -> "_Pipes":
        self._selector.register(self._process.stdout, EVENT_READ, self._read)  # type: ignore[arg-type]
        self._selector.register(self._process.stderr, EVENT_READ, self._read_errors)  # type: ignore[arg-type]
        if self.unsaid:
            self._selector.register(self._process.stdin, EVENT_WRITE, self._write)  # type: ignore[arg-type]
        return self

    def __exit__(self, *_: object) -> None:
        self._selector.close()

    def wait(self, deadline: float) -> bool:
        """Does what can be done now; False when the time is over."""
        for key, _ in self._selector.select(max(0.0, deadline - monotonic())):
            key.data(key.fileobj)
        return monotonic() < deadline

    def _read(self, pipe: IO[bytes]) -> None:
        heard = os.read(pipe.fileno(), _CHUNK)
        self._hear(heard)
        if not heard:
            self.silent = True
            self._selector.unregister(pipe)

    def _read_errors(self, pipe: IO[bytes]) -> None:
        said = os.read(pipe.fileno(), _CHUNK)
        self._note(said)
        if not said:
            self._selector.unregister(pipe)

    def _write(self, pipe: IO[bytes]) -> None:
        try:
            written = os.write(pipe.fileno(), self.unsaid)
        except BrokenPipeError:
            # It will not hear us; whether it ended or still speaks, its output tells.
            written = len(self.unsaid)
        self.unsaid = self.unsaid[written:]
        if not self.unsaid:
            self._selector.unregister(pipe)


def _started(command: tuple[str, ...]) -> Popen[bytes]:
    try:
        # A session of its own: Ctrl-C is ours to hear, and its children end with it.
        return _guarded.start(
            lambda: Popen(
                command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True
            )
        )
    except OSError as error:
        raise Misbehaved(Rule.START, f"{command[0]}: {error.strerror}") from None


def _words(heard: bytes) -> str:
    return repr(heard[:80].decode(errors="replace"))
