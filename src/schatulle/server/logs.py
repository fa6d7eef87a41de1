"""Log lines: JSON for machines, words at a terminal, and never a value that a guest sent."""

import logging
import traceback
from collections.abc import MutableMapping
from hashlib import blake2s
from typing import Any, Final, TextIO

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.types import Processor

#: On its own it says nothing: a program that serves calls `begin`, a test need not.
log: Final[structlog.stdlib.BoundLogger] = structlog.wrap_logger(
    logging.getLogger("schatulle"),
    processors=[structlog.stdlib.filter_by_level, ProcessorFormatter.wrap_for_formatter],
    wrapper_class=structlog.stdlib.BoundLogger,
)


def begin(stream: TextIO, readable: bool) -> logging.Handler:
    """Writes log lines to a stream from now on; the handler is for whoever wants to end that."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(readable))
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
        processors=[*common, _bare_error, ProcessorFormatter.remove_processors_meta, last],
    )


def _first_line(_logger: Any, _name: str, line: MutableMapping[str, Any]) -> Any:
    """Libraries put representations of objects on the lines that follow."""
    line["event"] = (str(line["event"]).splitlines() or [""])[0]
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
