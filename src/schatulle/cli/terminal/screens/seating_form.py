"""Who sits where: the form behind the opening screen."""

from collections.abc import Sequence
from typing import Final

from schatulle.bots import kind_named, levels
from schatulle.bots.company import chair_of
from schatulle.bots.naming import bot_name
from schatulle.bots.registry import companion_named
from schatulle.cli.bots import leaning_says, sentence
from schatulle.cli.terminal.game.players import described, level_of
from schatulle.cli.terminal.game.setup import DEFAULT_SEATS, LONGEST_NAME, YOU
from schatulle.cli.terminal.wording.phrases import edition_name, say
from schatulle.core import Game

PERSON: Final = "person"

Row = int | str


class SeatingForm:
    """Rows to walk through: edition, number of seats, every seat, and play."""

    def __init__(self, game: Game, lang: str, suiting: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.edition = next(iter(game.EDITIONS))
        self.count = DEFAULT_SEATS
        ours = [kind.name for kind in levels(game.NAME)]
        self._choices = (PERSON, *ours)
        self._kinds = [PERSON, *suiting]
        persons = range(2, game.SEATS[-1] + 1)
        self._names = [YOU, *(say("open-person", lang, number=seat) for seat in persons)]
        self.lit = len(self.rows) - 1

    @property
    def rows(self) -> tuple[Row, ...]:
        """Editions only where there is a choice; the last row plays."""
        edition = ("edition",) if len(self.game.EDITIONS) > 1 else ()
        return (*edition, "seats", *range(self.count), "play")

    @property
    def players(self) -> tuple[str, ...]:
        """As the table setup has them."""
        return tuple(
            self._names[seat].strip() if kind == PERSON else kind
            for seat, kind in enumerate(self._kinds[: self.count])
        )

    @property
    def names_a_person(self) -> bool:
        """Whether letters go into a name now."""
        row = self.rows[self.lit]
        return isinstance(row, int) and self._kinds[row] == PERSON

    def walk(self, step: int) -> None:
        """To the row above or below."""
        self.lit = (self.lit + step) % len(self.rows)

    def change(self, step: int) -> None:
        """The next value of this row."""
        row = self.rows[self.lit]
        if row == "edition":
            editions = tuple(self.game.EDITIONS)
            self.edition = editions[(editions.index(self.edition) + step) % len(editions)]
        elif row == "seats":
            least, most = self.game.SEATS[0], self.game.SEATS[-1]
            self.count = min(max(self.count + step, least), most)
        elif isinstance(row, int):
            chosen = self._choices.index(bot_name(self._kinds[row]).kind)
            self._kinds[row] = self._one_of(self._choices[(chosen + step) % len(self._choices)])

    def _one_of(self, kind: str) -> str:
        """Whoever of the kind does not sit there yet."""
        if kind == PERSON:
            return PERSON
        ours = kind_named(kind, self.game.NAME)
        everybody = [chair_of(ours, it) for it in ours.company]
        return next((it for it in everybody if it not in self._kinds), kind)

    def type_name(self, letter: str | None) -> None:
        """A letter more, or one less."""
        row = self.rows[self.lit]
        if isinstance(row, int) and self._kinds[row] == PERSON:
            name = self._names[row]
            self._names[row] = name[:-1] if letter is None else (name + letter)[:LONGEST_NAME]

    @property
    def about(self) -> str:
        """How the bot plays whose row is lit; empty elsewhere."""
        row, game = self.rows[self.lit], self.game.NAME
        level = level_of(self._kinds[row], game) if isinstance(row, int) else None
        if level is None:
            return ""
        companion = companion_named(self._kinds[row], game) if isinstance(row, int) else None
        ways = leaning_says(companion.leaning, game, self.lang) if companion else ""
        return f"{sentence(level.name, game, self.lang)} {ways}".strip()

    def told(self, row: Row) -> tuple[str, str]:
        """The row's label and its value."""
        if row == "edition":
            return say("open-edition", self.lang), edition_name(
                self.game.NAME, self.edition, self.lang
            )
        if row == "seats":
            return say("open-seats", self.lang), str(self.count)
        assert isinstance(row, int)
        label = say("open-seat", self.lang, number=row + 1)
        level = level_of(self._kinds[row], self.game.NAME)
        if level is not None:
            return label, described(self._kinds[row], level, self.game.NAME)
        return label, f"{self._names[row]} · {say('open-kind', self.lang, kind=PERSON)}"
