"""How Diamant asks: one question, with two answers."""

from typing import Final

from schatulle.cli.terminal.plain.questions import PlainQuestions
from schatulle.games.diamant import rules

QUESTIONS: Final = PlainQuestions(
    rules.NAME,
    own_keys={"stay": "s", "leave": "l"},
    cited={"decide": ("D-8", "D-9", "D-13", "D-14", "D-15")},
    secret=("decide",),
)
