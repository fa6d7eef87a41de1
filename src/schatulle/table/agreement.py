"""What a host agrees on before a table is opened."""

from collections.abc import Collection
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from schatulle.core import BadOptions
from schatulle.core.registry import game_named

PERSON: Final = "person"

OptionValue = bool | int | float | str
Seconds = Annotated[int, Meta(ge=0, le=3600)]
#: Up to a week for one choice.
ThinkingSeconds = Annotated[int, Meta(ge=0, le=604_800)]
#: With a longer clock people come and go as they like: nobody is missed before it runs out.
SLOW: Final = 3600


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """Game, options and chairs; a chair is for a person or for a kind of bot."""

    game: str
    edition: str
    chairs: tuple[str, ...]
    options: dict[str, OptionValue] = {}
    #: What the log of the table keeps in sight; the truth is kept in any case.
    log: Literal["fading", "full", "open_notes"] = "fading"
    #: Seconds for every decision of a person; 0 for no clock.
    clock: ThinkingSeconds = 0
    spectators: bool = True
    #: Seconds by which spectators see everything later.
    spectator_delay: Seconds = 0
    listed: bool = False
    #: Which lesson this is, as `meisterdiebe/thief`; None for a game.
    lesson: str | None = None

    @property
    def is_slow(self) -> bool:
        """Whether it is played over days."""
        return self.clock > SLOW


def check_agreement(agreement: Agreement, bots: Collection[str]) -> None:
    """Refuses with a sentence what cannot be played; raises BadOptions."""
    game = game_named(agreement.game)
    options = game.options(agreement.edition, agreement.options)
    game.check_table(options)
    game.setup(options, len(agreement.chairs))
    for chair in agreement.chairs:
        check_chair(chair, bots)


def check_chair(chair: str, bots: Collection[str]) -> None:
    """A chair is for a person or for a bot that exists."""
    if chair != PERSON and chair not in bots:
        reason = f"there is no chair for {chair!r}; allowed: {', '.join((PERSON, *bots))}"
        raise BadOptions(reason, "refused-bot", name=chair, allowed=tuple(bots))
