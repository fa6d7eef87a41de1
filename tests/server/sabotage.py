"""Choices that no bot gets through: they look harmless until somebody counts them."""

import os
import time
from typing import Any

from msgspec.structs import replace

from schatulle.rules.core import Many
from schatulle.server.thinking import Question, Workers


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
