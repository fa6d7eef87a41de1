"""The terminal table as a program: the opening screen, games, and where they are kept."""

import sys
from shutil import get_terminal_size
from typing import ClassVar

from msgspec.structs import replace
from textual.app import App
from textual.binding import Binding, BindingType

from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.cli.terminal.game.setup import TableSetup, another, open_table
from schatulle.cli.terminal.screens.base_screen import too_small
from schatulle.cli.terminal.screens.dialogs import LeaveDialog
from schatulle.cli.terminal.screens.start_screen import StartScreen
from schatulle.cli.terminal.screens.table_screen import TableScreen
from schatulle.cli.terminal.wording.phrases import say
from schatulle.core import BadOptions

#: Seconds that a bot's move takes, so that people can follow.
PACE = 0.6


class TableApp(App[None]):
    """One table in one terminal."""

    TITLE = "Schatulle"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False)
    ]

    def __init__(self, setup: TableSetup, table: LocalTable | None, pace: float = PACE) -> None:
        super().__init__()
        self.setup = setup
        self.table = table
        self.pace = pace

    def on_mount(self) -> None:
        """Straight to the table, or to the choice of one."""
        if self.table is None:
            self._choose()
        else:
            self._play(self.table)

    def _choose(self) -> None:
        self.push_screen(StartScreen(self.setup), self._chosen)

    def _chosen(self, table: LocalTable | None) -> None:
        if table is None:
            self.exit()
        else:
            self._play(table)

    def _play(self, table: LocalTable) -> None:
        if self.table is not None and self.table is not table:
            self.table.leave()
        self.table = table
        table.save()
        self.push_screen(TableScreen(table, self.setup.lang, self.pace), self._played)

    def _played(self, again: bool | None) -> None:
        if again and self.table is not None:
            self._play(another(self.table))
        else:
            self.exit()

    def action_leave(self) -> None:
        """Ask once; a game that is over, or not begun, needs no question."""
        if isinstance(self.screen, LeaveDialog):
            self.screen.dismiss(True)
        elif self.table is None or self.table.outcome is not None:
            self.exit()
        else:
            self.push_screen(LeaveDialog(self.setup.lang), self._left)

    def _left(self, leave: bool | None) -> None:
        if leave and self.table is not None:
            self.table.save()
            self.exit()


def run(setup: TableSetup) -> int:
    """Play at this terminal; refusals are raised before the screen starts."""
    named = setup.game is not None or setup.resume is not None
    table = open_table(setup) if named else None
    check_terminal()
    app = TableApp(replace(setup, resume=None), table)
    try:
        app.run()
    finally:
        if app.table is not None:
            app.table.leave()
    if app.table is not None:
        print(farewell(app.table, setup.lang))
    return app.return_code or 0


def check_terminal() -> None:
    """A terminal, and one that is large enough; raises BadOptions."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        reason = "the table needs a terminal of its own; this output goes elsewhere"
        raise BadOptions(reason, "terminal-no-terminal")
    if refusal := too_small(*get_terminal_size()):
        raise refusal


def farewell(table: LocalTable, lang: str) -> str:
    """Where the game lies and how to go on with it."""
    path = str(table.path)
    if table.trouble is not None:
        return say("farewell-not-kept", lang, path=path, reason=str(table.trouble))
    kept = "\n".join((*table.blamed(), say("farewell-kept", lang, path=path)))
    if table.outcome is not None:
        return kept
    return f"{kept}\n{say('farewell-resume', lang, path=path)}"
