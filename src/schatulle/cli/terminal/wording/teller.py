"""Someone who tells what happened: knows the seats' names and speaks one language."""

from collections.abc import Iterable

from msgspec import Struct

from schatulle.cli.terminal.wording.phrases import capital
from schatulle.core import Seat
from schatulle.lang import message
from schatulle.lang.lists import listed


class Teller(Struct, frozen=True):
    """Names and language of those who listen."""

    names: tuple[str, ...]
    lang: str

    def say(self, key: str, **args: object) -> str:
        """A sentence, with a capital at its start."""
        return capital(message(key, self.lang, **args))

    def part(self, key: str, **args: object) -> str:
        return message(key, self.lang, **args)

    def seat(self, seat: Seat) -> str:
        return self.names[seat]

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several seats by their names."""
        return self.listed(self.names[seat] for seat in seats)

    def listed(self, parts: Iterable[str]) -> str:
        return listed(list(parts), self.lang)
