"""How Meisterdiebe looks and sounds at the terminal table."""

from schatulle.cli.terminal.contract import Presentation
from schatulle.games.meisterdiebe.terminal.face import BoxFace
from schatulle.games.meisterdiebe.terminal.questions import BoxQuestions
from schatulle.games.meisterdiebe.terminal.telling import TELLING

PRESENTATION = Presentation(BoxFace(), BoxQuestions(), TELLING)
