"""How Diamant looks and sounds at the terminal table."""

from schatulle.cli.terminal.contract import Presentation
from schatulle.games.diamant.terminal.face import CaveFace
from schatulle.games.diamant.terminal.questions import QUESTIONS
from schatulle.games.diamant.terminal.telling import TELLING

PRESENTATION = Presentation(CaveFace(), QUESTIONS, TELLING)
