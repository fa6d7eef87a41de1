"""What the table screen shows, and how it shares out its room."""

from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from schatulle.cli.terminal.answers.question import Question
from schatulle.cli.terminal.game.beat_timer import BeatTimer
from schatulle.cli.terminal.game.flow import GameFlow, Next
from schatulle.cli.terminal.game.lesson_table import LessonTable
from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.cli.terminal.look.drawing import fit, stacked
from schatulle.cli.terminal.look.lesson_text import lesson_text
from schatulle.cli.terminal.look.palette import BRASS, GO, INK, PAPER, STOP, WARN
from schatulle.cli.terminal.look.table_content import TableContent
from schatulle.cli.terminal.screens.base_screen import BaseScreen
from schatulle.cli.terminal.screens.typing_line import TypingLine
from schatulle.cli.terminal.screens.widgets import DrawnWidget

#: Lines around the table, on a screen of common height and on a tall one.
AROUND: Final = 8
AROUND_TALL: Final = 15
TALL: Final = 34
#: Lines in which a lesson speaks, and a friendly voice.
LESSON: Final = 4
VOICE: Final = 2
#: Lines of the choices, on a tall screen with air around them.
CHOICES: Final = 3
CHOICES_TALL: Final = 7
#: Lines for what the lit one does, which the table gives where it has more than these.
ABOUT: Final = 2
LEAST_BODY: Final = 12


class TableLayout(BaseScreen):
    """Board, seats, log, the question, and the line where moves are typed."""

    def __init__(self, table: LocalTable, lang: str, pace: float) -> None:
        super().__init__(lang)
        self.flow = GameFlow(table)
        self.question: Question | None = None
        self.pacing = BeatTimer(self, pace)
        self.content = TableContent(self.flow, lang)
        #: Words, their style, and what is added where there is room.
        self._status = "", "", ""
        #: The message that a wrong move was told.
        self._told_to_wrong: str | None = None

    def compose_page(self) -> ComposeResult:
        """From top to bottom: where we are, what is asked, the table, the answer."""
        content = self.content
        log = DrawnWidget(content.log, "log")
        self.set_class(content.presentation.board.log_beside, "-log-beside")
        yield DrawnWidget(content.bar, "bar")
        if isinstance(self.flow.table, LessonTable):
            yield DrawnWidget(self._lesson, "lesson")
        yield DrawnWidget(self._prompt, "prompt")
        yield DrawnWidget(self._voice, "voice")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield DrawnWidget(content.board, "board")
                if not content.presentation.board.log_beside:
                    yield log
            with Vertical(id="right"):
                yield DrawnWidget(content.seats, "seats")
                if content.presentation.board.log_beside:
                    yield log
        yield DrawnWidget(content.hand, "hand")
        yield DrawnWidget(self._menu, "choices")
        yield TypingLine(self._completions)
        yield DrawnWidget(self._status_line, "status")

    @property
    def line(self) -> TypingLine:
        """Where moves are typed."""
        return self.query_one(TypingLine)

    def share_room(self) -> None:
        """Board and seats get the room that there is."""
        board, (width, height) = self.content.presentation.board, self.app.size
        body = height - (AROUND_TALL if height >= TALL else AROUND)
        body -= LESSON if isinstance(self.flow.table, LessonTable) else 0
        body -= VOICE if self.flow.table.voice else 0
        seats = len(self.flow.table.seats)
        about = 0 if height >= TALL else max(0, min(ABOUT, body - max(2 * seats, LEAST_BODY)))
        body -= about
        self.set_class(self.flow.table.voice, "-voice")
        choices = CHOICES_TALL if height >= TALL else CHOICES + about
        self.query_one("#choices").styles.height = choices
        self.query_one("#left").styles.width = board.board_width(width)
        self.query_one("#board").styles.height = board.board_height(body)
        self.query_one("#seats").styles.height = board.seats_height(seats, body) or "1fr"
        self.redraw()

    def redraw(self) -> None:
        """Everything anew from the viewer's view."""
        if not self.is_mounted:
            return
        self.content.look(self.question.picker if self.question else None)
        example = self.question.example() if self.question else ""
        self.line.placeholder = self.say("type-here", move=example) if example else ""
        trouble = self.flow.table.trouble
        if trouble is None:
            more = self.say("keys-voice") if self.flow.table.may_hear_voice else ""
            self._say_status(self.say(self._keys()), PAPER[2], more)
        else:
            self._say_status(self.say("not-saved", reason=str(trouble)), f"{INK[0]} on {WARN}")
        for drawing in self.query(DrawnWidget):
            drawing.refresh()

    def say_voice_is_on(self) -> None:
        """What that means, until something else happens."""
        self._say_status(self.say("voice-on"), PAPER[1])

    def say_refused(self, why: str) -> None:
        """Why a move was refused, until something else happens."""
        self._say_status(why, f"bold {INK[0]} on {STOP}")

    def lesson_says(self, told: str | None) -> None:
        """What a lesson has to say to a wrong move, until another one is played."""
        self._told_to_wrong = told
        self.redraw()

    def _lesson(self, width: int, _height: int) -> Text:
        table = self.flow.table
        assert isinstance(table, LessonTable)
        return lesson_text(table.standing, self._told_to_wrong, width, self.lang)

    def _say_status(self, words: str, style: str, more: str = "") -> None:
        self._status = words, style, more
        self.query_one("#status").refresh()

    def _status_line(self, width: int, _height: int) -> Text:
        words, style, more = self._status
        all_of_it = f"{words} · {more}" if more else words
        return fit(all_of_it if cell_len(all_of_it) <= width else words, width, style=style)

    def _voice(self, width: int, _height: int) -> Text:
        said = self.content.advice(self.question)
        return stacked(Text(line, GO) for line in wrap(said, width))

    def _prompt(self, _width: int, _height: int) -> Text:
        style = f"bold {BRASS}" if self.question or self._reads else PAPER[1]
        return Text(self.content.prompt(self.question), style)

    def _menu(self, width: int, height: int) -> Text:
        if self.question is None:
            return Text()
        typed = self.line.value if self.line.has_focus else None
        return self.question.menu(self.content.now, typed, width, height)

    def _completions(self, text: str) -> list[str]:
        return self.question.completions(text) if self.question else []

    @property
    def _reads(self) -> bool:
        return self.flow.next() is Next.READING

    def _keys(self) -> str:
        if self.line.has_focus:
            return "keys-typing"
        if self.question is not None:
            return "keys-menu" if self.question.picker.choices else "keys-walk"
        if self._reads:
            return "keys-reading"
        if self.flow.table.persons:
            return "keys-waiting"
        return "keys-paused" if self.pacing.paused else "keys-watching"
