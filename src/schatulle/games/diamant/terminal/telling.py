"""The sentences for what happens in Diamant."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from schatulle.cli.terminal.contract import Telling
from schatulle.cli.terminal.wording.teller import Teller
from schatulle.core import Seat
from schatulle.games.diamant.rules import events as cave
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import STONES
from schatulle.games.diamant.terminal.words import hazard_in_words


def _decided(teller: Teller, event: cave.Decided) -> str:
    seat = teller.seat(event.seat)
    if event.choice is None:
        return teller.say("diamant-decided-secretly", seat=seat)
    return teller.say("diamant-decided", seat=seat, choice=event.choice.value)


def _revealed(teller: Teller, event: cave.Revealed) -> str:
    parts = [
        teller.part(f"diamant-revealed-{said}", seats=_choosers(teller, event, choice))
        for choice, said in ((Choice.STAY, "staying"), (Choice.LEAVE, "leaving"))
        if choice in event.choices
    ]
    return teller.say("diamant-revealed", choices=" ".join(parts))


def _choosers(teller: Teller, event: cave.Revealed, choice: Choice) -> str:
    seats = [Seat(seat) for seat, chosen in enumerate(event.choices) if chosen is choice]
    decided = len(event.choices) - event.choices.count(None)
    if len(seats) == decided > 1:
        return teller.part("diamant-revealed-everyone")
    return teller.seats(seats)


def _returned(teller: Teller, event: cave.Returned) -> str:
    key = "diamant-returned-each" if len(event.seats) > 1 else "diamant-returned"
    return teller.say(key, seats=teller.seats(event.seats), share=event.share)


def _turned_up(teller: Teller, event: cave.TurnedUp) -> str:
    if event.card not in STONES:
        hazard = hazard_in_words(event.card, teller.lang)
        return teller.say("diamant-turned-up-hazard", hazard=hazard)
    stones = STONES[event.card]
    return teller.say("diamant-turned-up-treasure", stones=stones, each=event.each, rest=event.rest)


def _struck(teller: Teller, event: cave.Struck) -> str:
    hazard = hazard_in_words(event.hazard, teller.lang)
    lost = [
        teller.part("diamant-struck-one", seat=teller.names[seat], stones=stones)
        for seat, stones in enumerate(event.lost)
        if stones
    ]
    if not lost:
        return teller.say("diamant-struck-nothing", hazard=hazard)
    return teller.say("diamant-struck", hazard=hazard, lost=teller.listed(lost))


def _expedition_ended(teller: Teller, event: cave.ExpeditionEnded) -> str:
    if not event.removed:
        return teller.say("diamant-expedition-ended", expedition=event.expedition)
    hazards = [hazard_in_words(hazard, teller.lang) for hazard in event.removed]
    return teller.say(
        "diamant-expedition-ended-removed",
        expedition=event.expedition,
        count=len(event.removed),
        hazards=teller.listed(hazards),
    )


def _game_ended(teller: Teller, event: cave.GameEnded) -> str:
    return teller.say("diamant-game-ended", winners=teller.seats(event.winners))


SENTENCES: Final[Mapping[type, Callable[[Teller, Any], str]]] = {
    cave.Decided: _decided,
    cave.Revealed: _revealed,
    cave.Returned: _returned,
    cave.TurnedUp: _turned_up,
    cave.Struck: _struck,
    cave.ExpeditionEnded: _expedition_ended,
    cave.GameEnded: _game_ended,
}
TELLING: Final = Telling(
    SENTENCES,
    beats=(cave.Revealed, cave.TurnedUp, cave.Struck),
    turn_ends=(cave.TurnedUp, cave.ExpeditionEnded),
    quiet=(cave.Decided,),
    reveals=(cave.Revealed,),
)
