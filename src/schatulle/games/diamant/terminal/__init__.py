"""How Diamant looks and sounds at the terminal table."""

from schatulle.cli.terminal.contract import Face
from schatulle.games.diamant.terminal.face import CaveFace
from schatulle.games.diamant.terminal.questions import QUESTIONS
from schatulle.games.diamant.terminal.telling import TELLING

FACE = Face(CaveFace(), QUESTIONS, TELLING)
