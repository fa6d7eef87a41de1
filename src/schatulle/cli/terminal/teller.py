"""Someone who tells what happened: knows the seats' names and speaks one language."""

from collections.abc import Iterable

from msgspec import Struct

from schatulle.cli.terminal.words import capital, gems_in_words, listed
from schatulle.lang import message
from schatulle.rules.core import Seat
from schatulle.rules.meisterdiebe.gems import Gems


class Teller(Struct, frozen=True):
    """Names and language of those who listen."""

    names: tuple[str, ...]
    lang: str

    def say(self, key: str, **args: object) -> str:
        """A sentence, with a capital at its start."""
        return capital(message(key, self.lang, **args))

    def part(self, key: str, **args: object) -> str:
        """A piece of a sentence."""
        return message(key, self.lang, **args)

    def seat(self, seat: Seat) -> str:
        """The seat by its name."""
        return self.names[seat]

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several seats by their names."""
        return listed([self.names[seat] for seat in seats], self.lang)

    def gems(self, gems: Gems) -> str:
        """Gems in words."""
        return gems_in_words(gems, self.lang)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row."""
        return listed(list(parts), self.lang)
