"""What may be drawn: the viewer's view of the moment, and the sentences the viewer may hear."""

from rich.text import Text

from schatulle.cli.terminal.answers.question import Question
from schatulle.cli.terminal.contract import Picker, Shown
from schatulle.cli.terminal.game.flow import GameFlow
from schatulle.cli.terminal.game.lesson_table import LessonTable
from schatulle.cli.terminal.game.notebook import Notebook
from schatulle.cli.terminal.game.players import sign
from schatulle.cli.terminal.look.drawing import beside, fit
from schatulle.cli.terminal.look.lesson_text import lesson_heading
from schatulle.cli.terminal.look.palette import BRASS, PAPER
from schatulle.cli.terminal.presentations import presentation_of
from schatulle.cli.terminal.screens.widgets import LogLine, log_text
from schatulle.cli.terminal.wording.phrases import edition_name, game_name, say
from schatulle.cli.terminal.wording.refusals import in_words
from schatulle.core import SPECTATOR, Seat
from schatulle.table.voice import advice


class TableContent:
    """The only way from the game to the screen: `view` and `observe` of the one who looks."""

    def __init__(self, flow: GameFlow, lang: str) -> None:
        self._flow = flow
        self._lang = lang
        self._notebook = Notebook(flow.table)
        self.presentation = presentation_of(flow.table.game.NAME)
        self.now = self._shown(None)

    def _shown(self, picker: Picker | None) -> Shown:
        """The present moment as the viewer may see it."""
        table, flow = self._flow.table, self._flow
        view = table.game.view(flow.moment.state, flow.viewer)
        return Shown(
            game=table.game,
            view=view,
            viewer=flow.viewer,
            names=table.names,
            bots=tuple(sign(player, table.game.NAME) for player in table.players),
            options=table.options,
            lang=self._lang,
            picker=picker,
            notes=self._notebook.notes(flow.viewer, flow.moment, view),
        )

    def look(self, picker: Picker | None) -> None:
        """Take the picture that is drawn from now on."""
        self.now = self._shown(picker)

    def prompt(self, question: Question | None) -> str:
        """What is waited for, and from whom."""
        asked = self._flow.asked
        if question is not None:
            return self.presentation.questions.prompt(self.now, question.ask)
        if self._flow.table.is_to_be_read:
            return say("read-on", self._lang)
        if asked is not None:
            return self.presentation.questions.waiting(self.now, asked)
        return say("over" if self._flow.table.outcome else "watch", self._lang)

    def advice(self, question: Question | None) -> str:
        """What a friendly voice says to whoever is asked; empty where it is silent."""
        table = self._flow.table
        if question is None or not table.voice:
            return ""
        said = advice(table.game.NAME, self.now.view, [question.ask], table.options)
        return "" if said is None else in_words(said.says, said.about, self._lang, table.names)

    def bar(self, width: int, _height: int) -> Text:
        """The game, its edition and how far it has come."""
        table = self._flow.table
        game = game_name(table.game.NAME, self._lang)
        told = edition_name(table.game.NAME, table.options.edition, self._lang)
        left = Text.assemble(
            (f" {say('brand', self._lang)} ", f"bold {BRASS}"), (f" {game}", f"bold {PAPER[0]}")
        )
        if isinstance(table, LessonTable):
            told = lesson_heading(table.standing, self._lang)
        right = Text(f"{self.presentation.board.title(self.now)} · {told} ", PAPER[1])
        return beside([fit(left, width - right.cell_len), right])

    def log(self, width: int, height: int) -> Text:
        """What just happened, with its clauses where there is room for them."""
        said = self._sentences(self._flow.viewer, height, with_clauses=width > 60)
        return log_text(said, width, height)

    def board(self, width: int, height: int) -> Text:
        return self.presentation.board.board(self.now, width, height)

    def seats(self, width: int, height: int) -> Text:
        return self.presentation.board.seats(self.now, width, height)

    def hand(self, width: int, _height: int) -> Text:
        return self.presentation.board.hand(self.now, width)

    def news(self, most: int) -> list[str]:
        """The latest sentences that everyone may hear."""
        return [said.sentence for said in self._sentences(SPECTATOR, most)]

    def _sentences(self, seat: Seat, most: int, *, with_clauses: bool = False) -> list[LogLine]:
        table, telling = self._flow.table, self.presentation.telling
        said = []
        for line in table.observed(seat, self._flow.moment.happened, most):
            sentence = telling.tell(line.event, table.names, self._lang)
            if sentence is not None:
                clause = line.event.clauses[0] if with_clauses else ""
                said.append(
                    LogLine(sentence, line.age, clause, isinstance(line.event, telling.reveals))
                )
        return said
