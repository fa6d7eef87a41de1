"""How Meisterdiebe looks and sounds at the terminal table."""

from schatulle.cli.terminal.contract import Face
from schatulle.games.meisterdiebe.terminal.face import BoxFace
from schatulle.games.meisterdiebe.terminal.questions import BoxQuestions
from schatulle.games.meisterdiebe.terminal.telling import TELLING

FACE = Face(BoxFace(), BoxQuestions(), TELLING)
