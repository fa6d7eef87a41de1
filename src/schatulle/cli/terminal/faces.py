"""The face of each game: its wing's own, or a plain one."""

from schatulle.cli.terminal.contract import Face, Telling
from schatulle.cli.terminal.plain.board import PlainBoard
from schatulle.cli.terminal.plain.questions import PlainQuestions
from schatulle.core.registry import has_room, room


def face_of(game: str) -> Face:
    """How the game is shown, asked and told here."""
    if has_room(game, "terminal"):
        face: Face = room(game, "terminal").FACE
        return face
    return Face(PlainBoard(), PlainQuestions(game), Telling())
