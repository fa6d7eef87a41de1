"""The opening screen: choose a game, then who sits where; Enter twice plays."""

from textwrap import wrap
from typing import Final

from msgspec.structs import replace
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from schatulle.cli.terminal.game.own_games import suiting
from schatulle.cli.terminal.game.record_files import default_path
from schatulle.cli.terminal.game.setup import TableSetup, open_table
from schatulle.cli.terminal.look.drawing import beside, fit, seat_mark, stacked
from schatulle.cli.terminal.look.palette import BRASS, INK, ON_BRASS, PAPER, STOP
from schatulle.cli.terminal.screens.base_screen import BaseScreen
from schatulle.cli.terminal.screens.seating_form import SeatingForm
from schatulle.cli.terminal.wording.phrases import game_facts, game_name, game_pitch
from schatulle.cli.terminal.wording.refusals import told
from schatulle.core import Refusal, Seat
from schatulle.core.registry import all_games

_WIDTH: Final = 74
_STEPS: Final = {"left": -1, "right": 1, "up": -1, "down": 1}


class StartScreen(BaseScreen):
    """Dismissed with a table, or with None by someone who leaves."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup.lang)
        self._setup = setup
        self._games = tuple(all_games())
        self._lit = 0
        self._seating: SeatingForm | None = None
        self._refused = ""

    def compose_page(self) -> ComposeResult:
        yield Static(id="opening")

    def on_mount(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """The games, or the seats of the one that was chosen."""
        lines = self._form(self._seating) if self._seating else self._offered()
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
            self._lit = (self._lit + _STEPS[key]) % len(self._games)
        elif key == "enter":
            game = self._games[self._lit]
            self._seating = SeatingForm(
                game, self.lang, suiting(game, (self._setup.save or default_path("")).parent)
            )
        elif key in ("q", "escape"):
            self.dismiss(None)

    def _press_form(self, seating: SeatingForm, key: str, character: str) -> None:
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

    def _play(self, seating: SeatingForm) -> None:
        try:
            table = open_table(
                replace(
                    self._setup,
                    game=seating.game.NAME,
                    edition=seating.edition,
                    players=seating.players,
                )
            )
        except Refusal as refusal:
            self._refused = told(refusal, self.lang)
        else:
            self.dismiss(table)

    def _offered(self) -> list[Text]:
        lines = []
        for number, game in enumerate(self._games):
            lit = number == self._lit
            ground = f"{ON_BRASS} on {BRASS}" if lit else f"{PAPER[0]} on {INK[3]}"
            name = game_name(game.NAME, self.lang)
            facts = game_facts(game.NAME, self.lang)
            pitch = wrap(game_pitch(game.NAME, self.lang), _WIDTH - 4)
            lines += [
                fit("", _WIDTH, style=ground),
                fit(Text(f"  {name}", "bold"), _WIDTH - 46, style=ground)
                + fit(f"{facts}  ", 46, "right", ground),
                *(fit(f"  {line}", _WIDTH, style=ground) for line in pitch),
                fit("", _WIDTH, style=ground),
                Text(),
            ]
        return [*lines, Text(self.say("open-choose"), PAPER[2])]

    def _form(self, seating: SeatingForm) -> list[Text]:
        game = game_name(seating.game.NAME, self.lang)
        rows = [self._row(seating, number) for number in range(len(seating.rows))]
        refused = [Text(line, STOP) for line in wrap(self._refused, _WIDTH) or [""]]
        about = [Text(line, PAPER[2]) for line in [*wrap(seating.about, _WIDTH), "", ""][:2]]
        return [Text(game, "bold"), Text(), *rows, Text(), *about, *refused, self._form_keys()]

    def _form_keys(self) -> Text:
        return Text(self.say("open-keys"), PAPER[2])

    def _row(self, seating: SeatingForm, number: int) -> Text:
        row, lit = seating.rows[number], number == seating.lit
        if row == "play":
            style = f"bold {ON_BRASS} on {BRASS}" if lit else f"{PAPER[0]} on {INK[3]}"
            return Text(f"   {self.say('open-play')}   ", style)
        style = f"bold {BRASS}" if lit else PAPER[1]
        label, value = seating.told(row)
        mark = seat_mark(Seat(row)) if isinstance(row, int) else Text(" ")
        before, after = ("◂ ", " ▸") if lit else ("  ", "  ")
        setting = Text.assemble((before, BRASS), (value, style), (after, BRASS))
        return beside([mark, fit(f" {label}", 12), setting])
