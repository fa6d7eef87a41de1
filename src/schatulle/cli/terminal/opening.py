"""The opening screen: choose a game, then who sits where; Enter twice plays."""

from typing import Final

from msgspec.structs import replace
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from schatulle.cli.terminal.drawing import beside, fit, seat_mark, stacked
from schatulle.cli.terminal.page import Page
from schatulle.cli.terminal.palette import BRASS, INK, ON_BRASS, PAPER, STOP
from schatulle.cli.terminal.seating import Seating
from schatulle.cli.terminal.setup import TableSetup, open_table
from schatulle.rules.core import Refusal, Seat
from schatulle.table.games import GAMES

_STEPS: Final = {"left": -1, "right": 1, "up": -1, "down": 1}


class Opening(Page):
    """Dismissed with a session, or with None by someone who leaves."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup.lang)
        self._setup = setup
        self._games = tuple(GAMES.values())
        self._at = 0
        self._seating: Seating | None = None
        self._refused = ""

    def compose_page(self) -> ComposeResult:
        """One drawing."""
        yield Static(id="opening")

    def on_mount(self) -> None:
        """The two games."""
        self.redraw()

    def redraw(self) -> None:
        """The games, or the seats of the one that was chosen."""
        lines = self._form(self._seating) if self._seating else self._two_games()
        title = [
            Text(self.say("brand"), f"bold {BRASS}"),
            Text(self.say("open-title"), PAPER[2]),
            Text(),
        ]
        self.query_one("#opening", Static).update(stacked([*title, *lines]))

    def on_key(self, event: events.Key) -> None:
        """Arrows and Enter everywhere; names are typed."""
        if self.is_hidden:
            return
        event.stop()
        self._refused = ""
        if self._seating is None:
            self._press_game(event.key)
        else:
            self._press_form(self._seating, event.key, event.character or "")
        if self.is_current:
            self.redraw()

    def _press_game(self, key: str) -> None:
        if key in _STEPS:
            self._at = (self._at + _STEPS[key]) % len(self._games)
        elif key == "enter":
            self._seating = Seating(self._games[self._at], self.lang)
        elif key in ("q", "escape"):
            self.dismiss(None)

    def _press_form(self, seating: Seating, key: str, character: str) -> None:
        if key in ("up", "down"):
            seating.walk(_STEPS[key])
        elif key in ("left", "right"):
            seating.change(_STEPS[key])
        elif key == "enter":
            self._play(seating)
        elif key == "escape":
            self._seating = None
        elif key == "backspace":
            seating.type_name(None)
        elif seating.names_a_person and character.isprintable():
            seating.type_name(character)
        elif key == "q":
            self.dismiss(None)

    def _play(self, seating: Seating) -> None:
        try:
            session = open_table(
                replace(
                    self._setup,
                    game=seating.game.NAME,
                    edition=seating.edition,
                    players=seating.players,
                )
            )
        except Refusal as refusal:
            self._refused = str(refusal)
        else:
            self.dismiss(session)

    def _two_games(self) -> list[Text]:
        lines = []
        for number, game in enumerate(self._games):
            lit = number == self._at
            ground = f"{ON_BRASS} on {BRASS}" if lit else f"{PAPER[0]} on {INK[3]}"
            name = self.say("game", game=game.NAME)
            count = self.say("open-players", least=game.SEATS[0], most=game.SEATS[-1])
            about = self.say("open-about", game=game.NAME)
            lines += [
                fit("", 74, style=ground),
                fit(Text(f"  {name}", "bold"), 50, style=ground)
                + fit(f"{count}  ", 24, "right", ground),
                fit(f"  {about}", 74, style=ground),
                fit("", 74, style=ground),
                Text(),
            ]
        return [*lines, Text(self.say("open-choose"), PAPER[2])]

    def _form(self, seating: Seating) -> list[Text]:
        game = self.say("game", game=seating.game.NAME)
        rows = [self._row(seating, number) for number in range(len(seating.rows))]
        refused = Text(self._refused, STOP)
        return [Text(game, "bold"), Text(), *rows, Text(), refused, self._form_keys()]

    def _form_keys(self) -> Text:
        return Text(self.say("open-keys"), PAPER[2])

    def _row(self, seating: Seating, number: int) -> Text:
        row, lit = seating.rows[number], number == seating.at
        if row == "play":
            style = f"bold {ON_BRASS} on {BRASS}" if lit else f"{PAPER[0]} on {INK[3]}"
            return Text(f"   {self.say('open-play')}   ", style)
        style = f"bold {BRASS}" if lit else PAPER[1]
        label, value = seating.told(row)
        mark = seat_mark(Seat(row)) if isinstance(row, int) else Text(" ")
        before, after = ("◂ ", " ▸") if lit else ("  ", "  ")
        setting = Text.assemble((before, BRASS), (value, style), (after, BRASS))
        return beside([mark, fit(f" {label}", 12), setting])
