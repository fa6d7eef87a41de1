"""Refusals are values with a reason: they say what was expected and what came."""

#: What a sentence is told of: seats by number, options and other things by their code names.
Detail = bool | int | float | str | tuple[int | str, ...]


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """Something was asked for that cannot be; nothing has changed.

    `reason` is for logs and programs. People are told the message `says` in their own language,
    with `about` to fill in; it holds nothing that whoever is refused does not know.
    """

    def __init__(self, reason: str, says: str = "refused", **about: Detail) -> None:
        super().__init__(reason)
        self.reason = reason
        self.says = says
        self.about = about


class IllegalMove(Refusal):
    """A move that a clause of the rules forbids."""

    def __init__(self, clause: str, reason: str, says: str = "refused", **about: Detail) -> None:
        super().__init__(reason, says, **about)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"


class BadNotation(Refusal):
    """Text that is no move, no position and no part of one."""


class BadOptions(Refusal):
    """An option, a value, a mixture of them or a number of seats that the game does not offer."""
