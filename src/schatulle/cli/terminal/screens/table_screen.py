"""The table in play: what comes next, and what keys and words do."""

from asyncio import to_thread
from time import monotonic
from typing import Any, Final

from rich.text import Text
from textual import events, on
from textual.widgets import Input

from schatulle import rulebook
from schatulle.cli.terminal.answers.question import Question, question_of
from schatulle.cli.terminal.game.flow import Next
from schatulle.cli.terminal.game.lesson_table import LessonTable
from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.cli.terminal.look.drawing import beside, seat_mark
from schatulle.cli.terminal.look.palette import PAPER
from schatulle.cli.terminal.screens.dialogs import Curtain
from schatulle.cli.terminal.screens.help_screen import HelpScreen
from schatulle.cli.terminal.screens.result_screen import ResultScreen
from schatulle.cli.terminal.screens.table_layout import TableLayout
from schatulle.cli.terminal.wording.refusals import told
from schatulle.core import Refusal
from schatulle.lessons.commands import WrongMove

#: A key that was meant to hurry the others must not answer the question that follows.
GRACE: Final = 0.3


class TableScreen(TableLayout):
    """One game from its first question to its end; dismissed with True for another game."""

    def __init__(self, table: LocalTable, lang: str, pace: float) -> None:
        super().__init__(table, lang, pace)
        #: Whether a bot thinks that takes its time.
        self.thinking = False
        self._held = False
        self._asked_at = 0.0
        self._finger: str | None = None

    def on_mount(self) -> None:
        self.share_room()
        self.go_on()

    def on_resize(self) -> None:
        """Board and seats get the room that there is."""
        self.share_room()
        self._take_up()

    def on_screen_resume(self) -> None:
        """Back from help, or from the question before leaving."""
        self._take_up()

    def _take_up(self) -> None:
        """What had to wait while nobody could see the table."""
        if self._held:
            self.go_on()

    def go_on(self) -> None:
        """Whatever comes next: a moment to look at, a bot, a curtain, a question, the end."""
        self._held = self.app.screen is not self or self.is_hidden
        if self._held:
            return
        match self.flow.next():
            case Next.BEAT:
                self._show_beat()
            case Next.BOT:
                self._wait_for_bot()
            case Next.CURTAIN:
                self._draw_curtain()
            case Next.QUESTION:
                self._ask()
            case Next.READING:
                self._asked_at = monotonic()
                self.redraw()
            case Next.OVER if isinstance(self.flow.table, LessonTable):
                self.dismiss(False)
            case Next.OVER:
                self.redraw()
                self.app.push_screen(ResultScreen(self.flow.table, self.lang), self._ended)

    def _show_beat(self) -> None:
        self.flow.show_next()
        more = self.flow.next() is Next.BEAT
        self.pacing.after(1 if more else 0, self.go_on)
        self.redraw()

    def _wait_for_bot(self) -> None:
        asked = self.flow.asked
        secret = asked is not None and asked.kind in self.content.presentation.questions.secret
        self.pacing.after(0 if secret else 1, self._let_bot_answer)
        self.redraw()

    def _let_bot_answer(self) -> None:
        if self.flow.may_take_time:
            self.thinking = True
            self.run_worker(self._let_bot_think())
        else:
            self._answer(self.flow.bots_choice())

    async def _let_bot_think(self) -> None:
        """Keys are heard meanwhile."""
        action = await to_thread(self.flow.bots_choice)
        self.thinking = False
        self._answer(action)

    def _answer(self, action: Any) -> None:
        self.flow.let_bot_answer(action)
        self.go_on()

    def _draw_curtain(self) -> None:
        asked = self.flow.asked
        assert asked is not None
        self._clear_typed()
        self.redraw()
        name = self.flow.table.names[asked.seat]
        whom = beside([seat_mark(asked.seat), Text(f" {name.upper()} ", f"bold {PAPER[0]}")])
        self.app.push_screen(Curtain(whom, self.content.news(4), self.lang), self._sit_down)

    def _sit_down(self, _: object) -> None:
        self.flow.sit_down()
        self.go_on()

    def _ask(self) -> None:
        asked, game = self.flow.asked, self.flow.table.game
        assert asked is not None
        view = game.view(self.flow.moment.state, asked.seat)
        questions = self.content.presentation.questions
        self.question = question_of(game, questions, asked, view, self._finger, self.lang)
        self._asked_at = monotonic()
        self.redraw()

    def _ended(self, again: object) -> None:
        self.dismiss(bool(again))

    def submit(self, text: str) -> None:
        """An answer in the notation; a refusal says why, and nothing is lost."""
        question = self.question
        if question is None:
            return
        try:
            self.flow.answer(question.ask.seat, question.parsed(text))
        except WrongMove as wrong:
            self.lesson_says(wrong.says)
            return
        except Refusal as refusal:
            self.say_refused(told(refusal, self.lang, self.flow.table.names))
            return
        self._finger = question.picker.finger or self._finger
        self.question = None
        self.lesson_says(None)
        self._clear_typed()
        self.go_on()

    def _clear_typed(self) -> None:
        self.line.value = ""
        self._to_board()

    def _to_board(self) -> None:
        if self.line.has_focus:
            self.set_focus(None)

    @on(Input.Submitted)
    def _typed_move(self, event: Input.Submitted) -> None:
        event.stop()
        if event.value.strip():
            self.submit(event.value)
        else:
            self._to_board()

    @on(Input.Changed)
    def _typing(self, event: Input.Changed) -> None:
        event.stop()
        self.redraw()

    def on_descendant_focus(self) -> None:
        """The menu shows what can be typed."""
        self.redraw()

    def on_descendant_blur(self) -> None:
        """The menu shows the moves again."""
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Keys of the board; while a move is typed they belong to the line."""
        if self.is_hidden:
            return
        if self.line.has_focus:
            if event.key == "escape":
                event.stop()
                self._to_board()
        elif self._pressed(event.key, event.character):
            event.stop()
            event.prevent_default()

    def _pressed(self, key: str, character: str | None) -> bool:
        if key in ("colon", "slash"):
            self.line.focus()
        elif key in ("question_mark", "f1"):
            self._help()
        elif key == "v":
            self._switch_voice()
        elif key == "q":
            self.app.call_later(self.app.run_action, "leave")
        elif key in ("plus", "minus"):
            self.pacing.change(faster=key == "plus")
        elif self.pacing.is_waiting:
            return self._hurry(key)
        elif self.question is not None:
            self._press_answer(self.question, key, character)
        elif key in ("enter", "space") and self.flow.next() is Next.READING:
            self._read_on()
        else:
            return False
        return True

    def _switch_voice(self) -> None:
        table = self.flow.table
        try:
            table.switch_voice()
        except Refusal as refusal:
            self.say_refused(told(refusal, self.lang))
            return
        self.share_room()
        if table.voice:
            self.say_voice_is_on()

    def _hurry(self, key: str) -> bool:
        """Enter and space go on at once; where only bots play, space pauses and Enter steps."""
        if key not in ("enter", "space"):
            return False
        if self.flow.table.persons:
            self.pacing.go_now()
        elif key == "space":
            self.pacing.pause_or_go()
            self.redraw()
        else:
            self.pacing.step()
        return True

    def _read_on(self) -> None:
        table = self.flow.table
        if isinstance(table, LessonTable) and not self._came_just_now():
            table.read()
            self.lesson_says(None)
            self.go_on()

    def _came_just_now(self) -> bool:
        return bool(self.pacing.pace) and monotonic() - self._asked_at < GRACE

    def _press_answer(self, question: Question, key: str, character: str | None) -> None:
        if key == "enter" and self._came_just_now():
            return
        move = question.picker.pressed(key, character)
        if move is None:
            self.redraw()
        else:
            self.submit(move)

    def _help(self) -> None:
        question, questions = self.question, self.content.presentation.questions
        cited = questions.clauses(self.content.now, question.ask) if question else ()
        example = question.example() if question else "…"
        table = self.flow.table
        own = rulebook.of_edition(cited, table.options.edition, table.game.EDITIONS)
        self.app.push_screen(HelpScreen(questions, own, example, self.lang))
