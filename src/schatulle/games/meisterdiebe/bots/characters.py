"""Who plays Meisterdiebe: every player with its name, its face and a sentence."""

from typing import Final

from schatulle.bots.company import companions
from schatulle.bots.contract import Kind
from schatulle.bots.distracted import Distracted
from schatulle.bots.lazy import Lazy
from schatulle.games.meisterdiebe.bots.greedy import Greedy
from schatulle.games.meisterdiebe.bots.round_player import Thinker
from schatulle.games.meisterdiebe.bots.rule_of_thumb import Sensible
from schatulle.games.meisterdiebe.bots.temper import LEANINGS, Temper
from schatulle.games.meisterdiebe.rules.cards import Character

BOLD: Final = Temper(
    rivalry=0.5,
    daring=0.8,
    whim=0.4,
    likes={Character.MASTERTHIEF: 1.0, Character.SMUGGLER: 0.5},
)
CAREFUL: Final = Temper(
    rivalry=0.5, daring=-0.5, crowd=1.2, likes={Character.JEWELLER: 0.7, Character.JEWELRESS: 0.7}
)
GREEDY: Final = Temper(rivalry=0.0, trust=0.0, whim=0.3, patience=0.5, likes={Character.THIEF: 0.5})
SLY: Final = Temper(trust=0.5, tries=24, ponders=60)

MOUSE: Final = Distracted(Sensible(), 0.3)
MAGPIE: Final = Thinker(GREEDY)

FOX: Final = Thinker(SLY)
LEARNED: Final = Lazy("schatulle.games.meisterdiebe.bots.learned.player", FOX)
WISE: Final = Lazy("schatulle.games.meisterdiebe.bots.search.player", LEARNED)

#: What those who try out rounds, or go by rules of thumb, may lean to.
FOND: Final = tuple(LEANINGS)
#: How sure those who learned are of their cards.
SURE: Final = ("calm", "lively")

KINDS: Final = (
    Kind("bot", Sensible()),
    Kind("greedy", Greedy()),
    Kind("mouse", MOUSE, "🐭", 1, "0.1", company=companions("mouse", FOND)),
    Kind("magpie", MAGPIE, "🐦", 2, "0.15", company=companions("magpie", FOND)),
    Kind("boar", Thinker(BOLD), "🐗", 3, "0.25", company=companions("boar", FOND)),
    Kind("hedgehog", Thinker(CAREFUL), "🦔", 4, "0.5", company=companions("hedgehog", FOND)),
    Kind("fox", FOX, "🦊", 5, company=companions("fox", FOND)),
    Kind("dragon", LEARNED, "🐉", 6, company=companions("dragon", SURE)),
    Kind("owl", WISE, "🦉", 7, deep=True, company=companions("owl", SURE)),
    Kind("strong", WISE, "🦉", deep=True),
)
