"""What a bot has before it when it is asked: its view, its belief, and its own dice."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from schatulle.core import HIDDEN, Seat
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.rules.cards import ORDER, Card, Character
from schatulle.games.meisterdiebe.rules.gems import Gems, gem_count, value
from schatulle.games.meisterdiebe.rules.view import View

RUBIES: Final = 6
ALL: Final = tuple(Character)
EVEN: Final = MappingProxyType(dict.fromkeys(ALL, 1.0))


class Sight(Struct, frozen=True):
    """One question in the eyes of one seat."""

    seat: Seat
    view: View
    belief: Belief
    dice: Random
    #: How much each character tempts the others, at first all alike.
    temptation: Mapping[Character, float] = EVEN


def others(sight: Sight) -> list[Seat]:
    """Everybody else at the table."""
    return [Seat(seat) for seat in range(len(sight.view.white)) if seat != sight.seat]


def hand(sight: Sight, seat: Seat) -> tuple[Character, ...]:
    """M-34, M-35: the characters a seat can play next; all of them again after the last one."""
    return tuple([card.character for card in sight.view.hands[seat]]) or ALL


def laid(sight: Sight, seat: Seat) -> Card | None:
    """The card that a seat plays in this round, None where it is hidden or not chosen."""
    card = sight.view.chosen[seat]
    return card if isinstance(card, Card) else None


def character(sight: Sight) -> Character | None:
    """Whom the bot plays in this round."""
    card = laid(sight, sight.seat)
    return None if card is None else card.character


def place_in_order(sight: Sight, card: Card) -> tuple[int, int]:
    """M-31, M-32, P-10: who acts first has the lower place."""
    order = ORDER[sight.belief.options.order]
    return order[card.character], card.number


def after_me(sight: Sight) -> list[Character]:
    """The characters that are open and act later in this round, in their order."""
    mine = laid(sight, sight.seat)
    if mine is None:
        return []
    cards = [card for seat in others(sight) if (card := laid(sight, seat)) is not None]
    here = place_in_order(sight, mine)
    later = sorted(place for card in cards if (place := place_in_order(sight, card)) > here)
    by_place = {place_in_order(sight, card): card.character for card in cards}
    return [by_place[place] for place in later]


def face_down(sight: Sight) -> list[Seat]:
    """M-27: whose card of this round is still hidden."""
    return [seat for seat in others(sight) if sight.view.chosen[seat] is HIDDEN]


def detectives_seen(sight: Sight) -> int:
    """How many detectives lie open in this round."""
    cards = [laid(sight, seat) for seat in others(sight)]
    return sum([card is not None and card.character is Character.DETECTIVE for card in cards])


def white(sight: Sight, seat: Seat) -> Gems:
    """M-17: the imitations of a seat."""
    return sight.view.white[seat]


def red_worth(sight: Sight) -> int:
    """What lies on the red cushion."""
    return value(sight.view.red)


def rubies_left(view: View) -> int:
    """M-90: how many rubies are still in the box."""
    return RUBIES - sum([bag.rubies for bag in view.black])


def is_flat(sight: Sight) -> bool:
    """P-26: whether every imitation costs one here, as the scores betray."""
    mine, black = white(sight, sight.seat), sight.view.black[sight.seat]
    return value(black) - sight.view.scores[sight.seat] == gem_count(mine) != value(mine)


def lead(sight: Sight) -> int:
    """How far the bot is ahead of the best of the others."""
    scores = sight.view.scores
    return scores[sight.seat] - max(scores[seat] for seat in others(sight))
