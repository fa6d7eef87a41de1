"""Bots that fail: they get choices that look harmless until counted; the operator is told."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

import msgspec
from msgspec.structs import replace

from schatulle.core import Many
from schatulle.server import logs
from schatulle.server.bots.attendant import question_to
from schatulle.server.bots.workers import Question, Workers
from schatulle.table.agreement import Agreement
from server.support.evening_tables import gathered
from server.support.other_worlds import begun


class Endless(Many[Any]):
    """Whoever counts them never ends."""

    @property
    def count(self) -> int:
        while True:
            time.sleep(1)

    def __getitem__(self, number: int) -> Any:
        return number


class Deadly(Endless):
    """Whoever counts them dies."""

    @property
    def count(self) -> int:
        os._exit(1)


class Wrong(Endless):
    """Whoever counts them raises an error."""

    @property
    def count(self) -> int:
        raise ValueError("these cannot be counted")


def sabotaged(question: Question, choices: Many[Any]) -> Question:
    return replace(question, decision=replace(question.decision, choices=choices))


class Sabotage(Workers):
    """All but the sensible bot get such choices."""

    def __init__(self, choices: Many[Any], patience: float = 60) -> None:
        super().__init__(1, 1, patience)
        self._choices = choices

    async def think(self, question: Question) -> Any | None:
        bad = question.kind != "bot"
        return await super().think(sabotaged(question, self._choices) if bad else question)


@contextmanager
def told_to_the_operator() -> Iterator[list[dict[str, Any]]]:
    """The lines of the log that say who lost a seat, when all is over."""
    stream, lines = StringIO(), list[dict[str, Any]]()
    handler = logs.begin(stream, readable=False)
    try:
        yield lines
    finally:
        logs.end(handler)
        every = map(msgspec.json.decode, stream.getvalue().splitlines())
        lines += [line for line in every if line["event"] == "bot lost its seat"]


def asked(kind: str) -> Question:
    """The first question to a seat of a new table of thieves."""
    agreed = Agreement("meisterdiebe", "zoch", (kind, kind), {"quick_setup": True})
    table = begun(gathered(agreed))
    return question_to(table, table.asked()[0], kind, 0, table.log)
