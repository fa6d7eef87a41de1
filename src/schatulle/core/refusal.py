"""Refusals are values with a reason: they say what was expected and what came."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """Something was asked for that cannot be; nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalMove(Refusal):
    """A move that a clause of the rules forbids."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(reason)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"


class BadNotation(Refusal):
    """Text that is no move, no position and no part of one."""


class BadOptions(Refusal):
    """An option, a value, a mixture of them or a number of seats that the game does not offer."""
