"""Who plays Diamant: every player with its name, its face and a sentence."""

from typing import Final

from schatulle.bots.company import companions
from schatulle.bots.contract import Kind
from schatulle.bots.distracted import Distracted
from schatulle.bots.lazy import Lazy
from schatulle.games.diamant.bots.formulas import MOOD, Expecting, Grabbing, LeavingWith
from schatulle.games.diamant.bots.nerves import LEANINGS
from schatulle.games.diamant.bots.sly import Sly

MOUSE: Final = Distracted(Expecting(), 0.4)
LEARNED: Final = Lazy("schatulle.games.diamant.bots.learned")
WISE: Final = Lazy("schatulle.games.diamant.bots.search", LEARNED)

#: How sure those who learned are of their answers.
SURE: Final = ("calm", "lively")

KINDS: Final = (
    Kind("bot", Expecting(mood=MOOD)),
    Kind("ev", Expecting()),
    Kind("leave10", LeavingWith(10)),
    Kind("mouse", MOUSE, "🐭", 1, company=companions("mouse", LEANINGS)),
    Kind("magpie", Grabbing(), "🐦", 2, company=companions("magpie", LEANINGS)),
    Kind("boar", Expecting(0.5, MOOD), "🐗", 3, company=companions("boar", LEANINGS)),
    Kind("hedgehog", Expecting(2.0, MOOD), "🦔", 4, company=companions("hedgehog", LEANINGS)),
    Kind("fox", Sly(), "🦊", 5, company=companions("fox", LEANINGS)),
    Kind("dragon", LEARNED, "🐉", 6, company=companions("dragon", SURE)),
    Kind("owl", WISE, "🦉", 7, deep=True, company=companions("owl", SURE)),
    Kind("strong", LEARNED, "🐉"),
)
