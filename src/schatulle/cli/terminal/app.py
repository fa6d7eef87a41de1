"""The terminal table as a program: the opening screen, games, and where they are kept."""

import sys
from shutil import get_terminal_size
from typing import ClassVar

from msgspec.structs import replace
from textual.app import App
from textual.binding import Binding, BindingType

from schatulle.cli.terminal.dialogs import Leaving
from schatulle.cli.terminal.opening import Opening
from schatulle.cli.terminal.page import too_small
from schatulle.cli.terminal.session import Session
from schatulle.cli.terminal.setup import TableSetup, another, open_table
from schatulle.cli.terminal.table_screen import TableScreen
from schatulle.cli.terminal.words import say
from schatulle.rules.core import BadOptions

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

    def __init__(self, setup: TableSetup, session: Session | None, pace: float = PACE) -> None:
        super().__init__()
        self.setup = setup
        self.session = session
        self.pace = pace

    def on_mount(self) -> None:
        """Straight to the table, or to the choice of one."""
        if self.session is None:
            self._choose()
        else:
            self._play(self.session)

    def _choose(self) -> None:
        self.push_screen(Opening(self.setup), self._chosen)

    def _chosen(self, session: Session | None) -> None:
        if session is None:
            self.exit()
        else:
            self._play(session)

    def _play(self, session: Session) -> None:
        if self.session is not None and self.session is not session:
            self.session.leave()
        self.session = session
        session.save()
        self.push_screen(TableScreen(session, self.setup.lang, self.pace), self._played)

    def _played(self, again: bool | None) -> None:
        if again and self.session is not None:
            self._play(another(self.session))
        else:
            self.exit()

    def action_leave(self) -> None:
        """Ask once; a game that is over, or not begun, needs no question."""
        if isinstance(self.screen, Leaving):
            self.screen.dismiss(True)
        elif self.session is None or self.session.outcome is not None:
            self.exit()
        else:
            self.push_screen(Leaving(self.setup.lang), self._left)

    def _left(self, leave: bool | None) -> None:
        if leave and self.session is not None:
            self.session.save()
            self.exit()


def run(table: TableSetup) -> int:
    """Play at this terminal; refusals are raised before the screen starts."""
    named = table.game is not None or table.resume is not None
    session = open_table(table) if named else None
    check_terminal(table.lang)
    app = TableApp(replace(table, resume=None), session)
    try:
        app.run()
    finally:
        if app.session is not None:
            app.session.leave()
    if app.session is not None:
        print(farewell(app.session, table.lang))
    return app.return_code or 0


def check_terminal(lang: str) -> None:
    """A terminal, and one that is large enough; raises BadOptions."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOptions(say("no-terminal", lang))
    refusal = too_small(*get_terminal_size(), lang)
    if refusal is not None:
        raise BadOptions(refusal)


def farewell(session: Session, lang: str) -> str:
    """Where the game lies and how to go on with it."""
    path = str(session.path)
    if session.trouble is not None:
        return say("farewell-not-kept", lang, path=path, reason=str(session.trouble))
    kept = "\n".join((*session.blamed(), say("farewell-kept", lang, path=path)))
    if session.outcome is not None:
        return kept
    return f"{kept}\n{say('farewell-resume', lang, path=path)}"
