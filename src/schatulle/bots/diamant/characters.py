"""Who plays Diamant: every player with its name, its face and a sentence."""

from typing import Final

from schatulle.bots.diamant.players import MOOD, Expecting, Grabbing, LeavingWith
from schatulle.bots.diamant.sly import Sly
from schatulle.bots.dreaming import Dreaming
from schatulle.bots.kinds import Kind
from schatulle.bots.late import Late

MOUSE: Final = Dreaming(Expecting(), 0.4)
LEARNED: Final = Late("schatulle.bots.learned.diamant")
WISE: Final = Late("schatulle.bots.searching.cave", LEARNED)

KINDS: Final = (
    Kind("bot", "Looks one card ahead and counts, in changing moods.", Expecting(mood=MOOD)),
    Kind("ev", "Stays while the next card brings more than it risks, exactly.", Expecting()),
    Kind("leave10", "Goes home with ten stones beside the chest.", LeavingWith(10)),
    Kind("mouse", "Dreamy: a first game, and a cave full of wonders.", MOUSE, "🐭", 1),
    Kind("magpie", "Greedy: cannot leave anything shiny on the path.", Grabbing(), "🐦", 2),
    Kind("boar", "Bold: charges on where others turn back.", Expecting(0.5, MOOD), "🐗", 3),
    Kind("hedgehog", "Careful: curls up and goes home early.", Expecting(2.0, MOOD), "🦔", 4),
    Kind("fox", "Sly: asks what you will do, and does better.", Sly(), "🦊", 5),
    Kind("dragon", "Learned by millions of games, mostly against itself.", LEARNED, "🐉", 6),
    Kind("owl", "Wise: plays on in its mind with cards that may come.", WISE, "🦉", 7),
    Kind("strong", "The strongest that answers at once: the dragon.", LEARNED, "🐉"),
)
