"""The sentences for what happens in Meisterdiebe."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from schatulle.cli.terminal.contract import Telling
from schatulle.cli.terminal.wording.teller import Teller
from schatulle.core import Seat
from schatulle.games.meisterdiebe.rules import events as box
from schatulle.games.meisterdiebe.rules.gems import ONE, Gems
from schatulle.games.meisterdiebe.terminal.words import (
    card_in_words,
    gems_in_words,
    grain,
    moves_in_words,
)


def _gems(teller: Teller, gems: Gems) -> str:
    return gems_in_words(gems, teller.lang)


def _pulled(teller: Teller, event: box.Pulled) -> str:
    drawers = teller.listed(dict.fromkeys(event.drawers))
    return teller.say("meisterdiebe-pulled", seat=teller.seat(event.seat), drawers=drawers)


def _filled(teller: Teller, event: box.Filled) -> str:
    if event.diamonds is None:
        laid = teller.say("meisterdiebe-filled-secretly", drawer=event.drawer.value)
    else:
        gems = _gems(teller, Gems(event.diamonds))
        laid = teller.say("meisterdiebe-filled", gems=gems, drawer=event.drawer.value)
    if not event.fell:
        return laid
    where = "raised" if event.put_back else "fell"
    return f"{laid} {teller.say(f'meisterdiebe-filled-{where}', gems=_gems(teller, event.fell))}"


def _chose(teller: Teller, event: box.Chose) -> str:
    seat = teller.seat(event.seat)
    if event.card is None:
        return teller.say("meisterdiebe-chose-secretly", seat=seat)
    return teller.say("meisterdiebe-chose", seat=seat, card=card_in_words(event.card, teller.lang))


def _turned_up(teller: Teller, event: box.TurnedUp) -> str:
    cards = [
        teller.part(
            "meisterdiebe-turned-up-one",
            seat=teller.names[seat],
            card=card_in_words(card, teller.lang),
        )
        for seat, card in enumerate(event.cards)
        if card is not None
    ]
    return teller.say("meisterdiebe-turned-up", cards=teller.listed(cards))


def _opened(teller: Teller, event: box.Opened) -> str:
    opened = teller.say(
        "meisterdiebe-opened",
        seat=teller.seat(event.seat),
        drawer=event.drawer.value,
        grain=grain(event.drawer, teller.lang),
    )
    caught = [teller.say("meisterdiebe-opened-caught")] if event.caught else []
    return " ".join([opened, *_fall(teller, event), *caught, *_above(teller, event)])


def _fall(teller: Teller, event: box.Opened) -> list[str]:
    """Where the gems and the alarm went that fell."""
    if event.goes_to is not None and event.fell:
        owner, gems = teller.seat(event.goes_to), _gems(teller, event.fell)
        return [teller.say("meisterdiebe-opened-fell-owner", owner=owner, gems=gems)]
    told = []
    if event.fell:
        where = "raised" if event.put_back else "red"
        told.append(teller.say(f"meisterdiebe-opened-fell-{where}", gems=_gems(teller, event.fell)))
    if event.alarm is not None:
        told.append(teller.say("meisterdiebe-opened-alarm", owner=teller.seat(event.alarm)))
    return told or [teller.say("meisterdiebe-opened-nothing-fell")]


def _above(teller: Teller, event: box.Opened) -> list[str]:
    """What lies in the upper front, to those who see it; after a catch it is empty."""
    if event.upper is None or (event.caught and not event.upper):
        return []
    gems = _gems(teller, event.upper.gems)
    if event.upper.alarm is None:
        return [teller.say("meisterdiebe-opened-above", gems=gems)]
    owner = teller.seat(event.upper.alarm)
    key = "above-alarm" if event.upper.gems else "above-only-alarm"
    return [teller.say(f"meisterdiebe-opened-{key}", gems=gems, owner=owner)]


def _front_taken(teller: Teller, event: box.FrontTaken) -> str:
    seat = teller.seat(event.seat)
    if not event.gems:
        return teller.say("meisterdiebe-front-taken-nothing", seat=seat)
    cushion = "red" if event.cushion is box.Cushion.RED else "black"
    return teller.say(
        f"meisterdiebe-front-taken-{cushion}", seat=seat, gems=_gems(teller, event.gems)
    )


def _placed(teller: Teller, event: box.Placed) -> str:
    key = "meisterdiebe-placed-alarm" if event.alarm else "meisterdiebe-placed"
    return teller.say(key, seat=teller.seat(event.seat), gems=_gems(teller, event.gems))


def _searched(teller: Teller, event: box.Searched) -> str:
    found = "secretly" if event.found is None else event.found.value
    with_gems = "-gems" if event.gems and event.found in (box.Found.RUBY, box.Found.EMPTY) else ""
    return teller.say(
        f"meisterdiebe-searched-{found}{with_gems}",
        seat=teller.seat(event.seat),
        gems=_gems(teller, event.gems),
    )


def _shares(teller: Teller, shares: list[tuple[Seat, Gems]]) -> str:
    return teller.listed(
        teller.part("meisterdiebe-given-one", seat=teller.seat(seat), gems=_gems(teller, gems))
        for seat, gems in shares
    )


def _given(teller: Teller, event: box.Given) -> str:
    seat = teller.seat(event.seat)
    if not event.shares:
        return teller.say("meisterdiebe-given-nothing", seat=seat)
    return teller.say("meisterdiebe-given", seat=seat, shares=_shares(teller, list(event.shares)))


def _shared_out(teller: Teller, event: box.SharedOut) -> str:
    shares = [(Seat(seat), gems) for seat, gems in enumerate(event.shares) if gems]
    if not shares:
        return teller.say("meisterdiebe-shared-nothing")
    return teller.say("meisterdiebe-shared-out", shares=_shares(teller, shares))


def _box_turned(teller: Teller, event: box.BoxTurned) -> str:
    seat = teller.seat(event.seat)
    if not event.moves:
        return teller.say("meisterdiebe-box-left", seat=seat)
    moves = moves_in_words(event.moves, teller.lang)
    return teller.say("meisterdiebe-box-turned", seat=seat, moves=moves)


def _loot_settled(teller: Teller, event: box.LootSettled) -> str:
    key = "meisterdiebe-loot-shared" if event.sharers else "meisterdiebe-loot-kept"
    return teller.say(
        key,
        smugglers=event.smugglers,
        detectives=event.detectives,
        sharers=teller.seats(event.sharers),
    )


def _of_seat(key: str) -> Callable[[Teller, Any], str]:
    return lambda teller, event: teller.say(key, seat=teller.seat(event.seat))


def _plain(key: str) -> Callable[[Teller, Any], str]:
    return lambda teller, _event: teller.say(key)


SENTENCES: Final[Mapping[type, Callable[[Teller, Any], str]]] = {
    box.Dealt: _plain("meisterdiebe-dealt"),
    box.Began: _of_seat("meisterdiebe-began"),
    box.Pulled: _pulled,
    box.Filled: _filled,
    box.Chose: _chose,
    box.TurnedUp: _turned_up,
    box.Opened: _opened,
    box.Passed: _of_seat("meisterdiebe-passed"),
    box.FrontTaken: _front_taken,
    box.Placed: _placed,
    box.Searched: _searched,
    box.Given: _given,
    box.AlarmReturned: _of_seat("meisterdiebe-alarm-returned"),
    box.BoxTurned: _box_turned,
    box.LootSettled: _loot_settled,
    box.GemTaken: lambda teller, event: teller.say(
        "meisterdiebe-gem-taken",
        seat=teller.seat(event.seat),
        gems=_gems(teller, ONE[event.gem]),
    ),
    box.SharedOut: _shared_out,
    box.CardsSwapped: _plain("meisterdiebe-cards-swapped"),
    box.RoundEnded: lambda teller, event: teller.say("meisterdiebe-round-ended", round=event.round),
    box.HandsPassed: _plain("meisterdiebe-hands-passed"),
    box.CardsTakenUp: _plain("meisterdiebe-cards-taken-up"),
    box.GameEnded: lambda teller, event: teller.say(
        "meisterdiebe-game-ended", winners=teller.seats(event.winners)
    ),
}
TELLING: Final = Telling(
    SENTENCES,
    turn_ends=(box.BoxTurned, box.TurnedUp),
    quiet=(box.Chose, box.Dealt),
    reveals=(box.TurnedUp,),
)
