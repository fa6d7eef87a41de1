"""Log lines: JSON for machines, words at a terminal, and never a value that a guest sent."""

import logging
import time
import traceback
from collections import Counter
from collections.abc import Callable, MutableMapping
from hashlib import blake2s
from typing import Any, Final, TextIO

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.types import Processor

from schatulle.server.budgets import Buckets, Budget

#: On its own it says nothing: a program that serves calls `begin`, a test need not.
log: Final[structlog.stdlib.BoundLogger] = structlog.wrap_logger(
    logging.getLogger("schatulle"),
    processors=[structlog.stdlib.filter_by_level, ProcessorFormatter.wrap_for_formatter],
    wrapper_class=structlog.stdlib.BoundLogger,
)


#: Lines of one kind: as many as a busy minute brings, and then few enough for any disk.
LINES: Final = Budget(200, 0.5)
#: Whatever brings more kinds of lines than that is not told apart any more.
_MOST_KINDS: Final = 1000


class Limited(logging.Filter):
    """Lets through so many lines of a kind, and the next one says how many were left out."""

    def __init__(self, budget: Budget = LINES, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._budget = budget
        self._buckets = Buckets(now, _MOST_KINDS)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        kind = _kind(record)
        if self._buckets.spend("lines", kind, self._budget):
            if kind in self._left_out or len(self._left_out) < _MOST_KINDS:
                self._left_out[kind] += 1
            return False
        record.left_out = self._left_out.pop(kind, 0)
        return True


def _kind(record: logging.LogRecord) -> str:
    """What happened, for our own lines, and for those of libraries where: no word of a client's."""
    if isinstance(record.msg, dict):
        line = record.msg
        return "/".join(str(line.get(name, "")) for name in ("event", "what", "where", "error"))
    error = record.exc_info[0] if record.exc_info else None
    return f"{record.pathname}:{record.lineno}/{error and error.__name__}"


def begin(stream: TextIO, readable: bool, limited: Limited | None = None) -> logging.Handler:
    """Writes log lines to a stream from now on; the handler is for whoever wants to end that."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(readable))
    handler.addFilter(limited or Limited())
    logging.getLogger().addHandler(handler)
    logging.getLogger("schatulle").setLevel(logging.INFO)
    return handler


def end(handler: logging.Handler) -> None:
    logging.getLogger().removeHandler(handler)


def short(name: str) -> str:
    """A table in a log line: its own id would be an invitation."""
    return blake2s(name.encode(), digest_size=4).hexdigest()


def frames(error: BaseException) -> list[str]:
    """Where it happened, without the message: that could quote what a guest sent."""
    steps = traceback.extract_tb(error.__traceback__)
    return [f"{step.filename}:{step.lineno} {step.name}" for step in steps]


def _formatter(readable: bool) -> ProcessorFormatter:
    common: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: Processor = (
        structlog.dev.ConsoleRenderer() if readable else structlog.processors.JSONRenderer()
    )
    return ProcessorFormatter(
        foreign_pre_chain=[_first_line],
        processors=[
            *common,
            _left_out,
            _bare_error,
            ProcessorFormatter.remove_processors_meta,
            last,
        ],
    )


def _first_line(_logger: Any, _name: str, line: MutableMapping[str, Any]) -> Any:
    """Libraries put representations of objects on the lines that follow."""
    line["event"] = (str(line["event"]).splitlines() or [""])[0]
    return line


def _left_out(_logger: Any, _name: str, line: MutableMapping[str, Any]) -> Any:
    """How many lines of this kind were not written before it."""
    if number := getattr(line["_record"], "left_out", 0):
        line["left_out"] = number
    return line


def _bare_error(_logger: Any, _name: str, line: MutableMapping[str, Any]) -> Any:
    """An exception becomes its kind and its frames."""
    line.pop("exc_text", None)
    found = line.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        line["error"] = type(error).__name__
        line["frames"] = frames(error)
    return line
