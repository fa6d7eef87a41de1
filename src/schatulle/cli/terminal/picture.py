"""What may be drawn: the viewer's view of the moment, and the sentences the viewer may hear."""

from typing import Final

from rich.text import Text

from schatulle.cli.terminal.asking import Asking, Filling, Walk
from schatulle.cli.terminal.box_face import BoxFace
from schatulle.cli.terminal.cave_face import CaveFace
from schatulle.cli.terminal.course import Course
from schatulle.cli.terminal.drawing import beside, fit
from schatulle.cli.terminal.palette import BRASS, PAPER
from schatulle.cli.terminal.players import sign
from schatulle.cli.terminal.prompting import asking_line, waiting_line
from schatulle.cli.terminal.question import Question
from schatulle.cli.terminal.shown import Face, Shown
from schatulle.cli.terminal.telling import tell
from schatulle.cli.terminal.widgets import Said, log_text
from schatulle.cli.terminal.words import say
from schatulle.rules import meisterdiebe
from schatulle.rules.core import SPECTATOR, Seat
from schatulle.rules.diamant.events import Decided, Revealed
from schatulle.rules.meisterdiebe.events import Chose, Dealt, TurnedUp

#: All at once: the moment everyone waited for.
REVEALS: Final = (TurnedUp, Revealed)
#: The seats' rows show these already.
QUIET: Final = (Chose, Decided, Dealt)


class Picture:
    """The only way from the game to the screen: `view` and `observe` of the one who looks."""

    def __init__(self, course: Course, lang: str) -> None:
        self._course = course
        self._lang = lang
        self.is_box = course.session.game.NAME == meisterdiebe.NAME
        self.face: Face = BoxFace() if self.is_box else CaveFace()
        self.now = self._shown(None)

    def _shown(self, asking: Asking | None) -> Shown:
        """The present moment as the viewer may see it."""
        session, course = self._course.session, self._course
        return Shown(
            view=session.game.view(course.moment.state, course.viewer),
            viewer=course.viewer,
            names=session.names,
            bots=tuple(sign(player, session.game.NAME) for player in session.players),
            options=session.options,
            lang=self._lang,
            drawer=asking.drawer if isinstance(asking, Walk) else None,
            laid=asking.laid if isinstance(asking, Filling) else {},
        )

    def look(self, asking: Asking | None) -> None:
        """Take the picture that is drawn from now on."""
        self.now = self._shown(asking)

    def prompt(self, question: Question | None) -> str:
        """What is waited for, and from whom."""
        asked = self._course.asked
        if question is not None:
            return asking_line(self.now, question.ask)
        if asked is not None:
            return waiting_line(self.now, asked)
        return say("over" if self._course.session.outcome else "watch", self._lang)

    def bar(self, width: int, _height: int) -> Text:
        """The game, its edition and how far it has come."""
        session = self._course.session
        game = say("game", self._lang, game=session.game.NAME)
        edition = say("edition", self._lang, edition=session.options.edition)
        left = Text.assemble(
            (f" {say('brand', self._lang)} ", f"bold {BRASS}"), (f" {game}", f"bold {PAPER[0]}")
        )
        right = Text(f"{self.face.title(self.now)} · {edition} ", PAPER[1])
        return beside([fit(left, width - len(right)), right])

    def log(self, width: int, height: int) -> Text:
        """What just happened, with its clauses where there is room for them."""
        said = self._sentences(self._course.viewer, height, with_clauses=width > 60)
        return log_text(said, width, height)

    def board(self, width: int, height: int) -> Text:
        """The middle of the table."""
        return self.face.board(self.now, width, height)

    def seats(self, width: int, height: int) -> Text:
        """Everyone at the table."""
        return self.face.seats(self.now, width, height)

    def hand(self, width: int, _height: int) -> Text:
        """What the viewer holds."""
        return self.face.hand(self.now, width)

    def news(self, most: int) -> list[str]:
        """The latest sentences that everyone may hear."""
        return [said.sentence for said in self._sentences(SPECTATOR, most)]

    def _sentences(self, seat: Seat, most: int, *, with_clauses: bool = False) -> list[Said]:
        session = self._course.session
        said = []
        for line in session.observed(seat, self._course.moment.happened, most, QUIET):
            sentence = tell(line.event, session.names, self._lang)
            if sentence is not None:
                clause = line.event.clauses[0] if with_clauses else ""
                said.append(Said(sentence, line.age, clause, isinstance(line.event, REVEALS)))
        return said
