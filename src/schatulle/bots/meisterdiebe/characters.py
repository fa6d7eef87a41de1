"""Who plays Meisterdiebe: every player with its name, its face and a sentence."""

from typing import Final

from schatulle.bots.dreaming import Dreaming
from schatulle.bots.kinds import Kind
from schatulle.bots.late import Late
from schatulle.bots.meisterdiebe.bot import Sensible
from schatulle.bots.meisterdiebe.greedy import Greedy
from schatulle.bots.meisterdiebe.temper import Temper
from schatulle.bots.meisterdiebe.thinking import Thinker
from schatulle.rules.meisterdiebe.cards import Character

BOLD: Final = Temper(
    rivalry=0.5,
    daring=0.8,
    whim=0.4,
    likes={Character.MASTERTHIEF: 1.0, Character.SMUGGLER: 0.5},
)
CAREFUL: Final = Temper(
    rivalry=0.5, daring=-0.5, likes={Character.JEWELLER: 0.7, Character.JEWELRESS: 0.7}
)
GREEDY: Final = Temper(rivalry=0.0, trust=0.0, whim=0.3, patience=0.5, likes={Character.THIEF: 0.5})
SLY: Final = Temper(trust=0.5, tries=24, ponders=60)

MOUSE: Final = Dreaming(Sensible(), 0.3)
MAGPIE: Final = Thinker(GREEDY)

FOX: Final = Thinker(SLY)
LEARNED: Final = Late("schatulle.bots.learned.meisterdiebe", FOX)
WISE: Final = Late("schatulle.bots.searching.searching", LEARNED)

KINDS: Final = (
    Kind("bot", "Remembers everything and plays by rules of thumb.", Sensible()),
    Kind("greedy", "Takes the most at once, as if nobody else were there.", Greedy()),
    Kind("mouse", "Dreamy: a first game, soon forgotten.", MOUSE, "🐭", 1, "0.1"),
    Kind("magpie", "Greedy: sees what glitters, and nobody else.", MAGPIE, "🐦", 2, "0.15"),
    Kind("boar", "Bold: loves a big catch that may fail.", Thinker(BOLD), "🐗", 3, "0.25"),
    Kind("hedgehog", "Careful: rather little that is sure.", Thinker(CAREFUL), "🦔", 4, "0.5"),
    Kind("fox", "Sly: guesses what you will play, and spoils it.", FOX, "🦊", 5),
    Kind("dragon", "Learned by playing millions of games against itself.", LEARNED, "🐉", 6),
    Kind("owl", "Wise: plays on in its mind in boxes that may be true.", WISE, "🦉", 7),
    Kind("strong", "The strongest there is: the owl under another name.", WISE, "🦉"),
)
