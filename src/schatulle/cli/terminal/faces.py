"""The face of each game: its wing's own, or a plain one."""

from schatulle.cli.terminal.contract import Face, Telling, Terminal
from schatulle.cli.terminal.plain.board import PlainBoard
from schatulle.cli.terminal.plain.questions import PlainQuestions
from schatulle.core.registry import has_room, room


def face_of(game: str) -> Face:
    """How the game is shown, asked and told here."""
    if has_room(game, "terminal"):
        terminal: Terminal = room(game, "terminal")
        return terminal.FACE
    return Face(PlainBoard(), PlainQuestions(game), Telling())
