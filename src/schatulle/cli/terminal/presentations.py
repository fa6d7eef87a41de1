"""How the terminal shows, asks and tells each game: as its wing says, or plainly."""

from schatulle.cli.terminal.contract import Presentation, Telling, Terminal
from schatulle.cli.terminal.plain.board import PlainBoard
from schatulle.cli.terminal.plain.questions import PlainQuestions
from schatulle.core.registry import has_room, room


def presentation_of(game: str) -> Presentation:
    """How the game is shown, asked and told here."""
    if has_room(game, "terminal"):
        terminal: Terminal = room(game, "terminal")
        return terminal.PRESENTATION
    return Presentation(PlainBoard(), PlainQuestions(game), Telling())
