"""The friendly voice in the cave: what stands at stake with the next card."""

from schatulle.core import Decision
from schatulle.core.advice import Advice
from schatulle.core.refusal import Detail
from schatulle.games.diamant.bots.prospects import deadly, stones_on
from schatulle.games.diamant.rules.actions import Decide
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.view import View


def advice(view: View, asked: Decision[Decide], _options: Options) -> Advice:
    """D-8: before every card everyone decides; D-13: what a second danger costs."""
    stones, bad = view.unsafe[asked.seat], deadly(view)
    if bad == 0:
        return Advice("diamant-voice-safe")
    if stones == 0 and stones_on(view.path) == 0:
        return Advice("diamant-voice-nothing")
    told: dict[str, Detail] = {"bad": bad, "cards": view.deck, "stones": stones}
    alone = view.inside.count(True) == 1
    return Advice("diamant-voice-alone" if alone else "diamant-voice-danger", told)
