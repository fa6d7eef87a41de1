"""How bots are named in chairs and records: `boar`, `boar.bruno`, `boar.bruno@0.5`."""

from msgspec import Struct


class BotName(Struct, frozen=True):
    """A bot's name in its parts."""

    kind: str
    #: Which one of the kind, in small letters; empty for any.
    companion: str = ""
    #: None for the kind's own.
    memory: str | None = None


def bot_name(text: str) -> BotName:
    """The parts of a name; whether there is such a bot is another question."""
    who, at, memory = text.partition("@")
    kind, _, companion = who.partition(".")
    return BotName(kind, companion, memory if at else None)
