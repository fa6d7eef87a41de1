"""Who plays Diamant: every player with its name, its face and a sentence."""

from typing import Final

from schatulle.bots.contract import Kind
from schatulle.bots.distracted import Distracted
from schatulle.bots.lazy import Lazy
from schatulle.games.diamant.bots.formulas import MOOD, Expecting, Grabbing, LeavingWith
from schatulle.games.diamant.bots.sly import Sly

MOUSE: Final = Distracted(Expecting(), 0.4)
LEARNED: Final = Lazy("schatulle.games.diamant.bots.learned")
WISE: Final = Lazy("schatulle.games.diamant.bots.search", LEARNED)

KINDS: Final = (
    Kind("bot", Expecting(mood=MOOD)),
    Kind("ev", Expecting()),
    Kind("leave10", LeavingWith(10)),
    Kind("mouse", MOUSE, "🐭", 1),
    Kind("magpie", Grabbing(), "🐦", 2),
    Kind("boar", Expecting(0.5, MOOD), "🐗", 3),
    Kind("hedgehog", Expecting(2.0, MOOD), "🦔", 4),
    Kind("fox", Sly(), "🦊", 5),
    Kind("dragon", LEARNED, "🐉", 6),
    Kind("owl", WISE, "🦉", 7, deep=True),
    Kind("strong", LEARNED, "🐉"),
)
