"""How to leave the box: good for the bot's next turn, bad for those who act before it (P-29)."""

from typing import Final

from schatulle.core import Choices, count_of
from schatulle.games.meisterdiebe.bots.card_choice import promise
from schatulle.games.meisterdiebe.bots.drawer_value import booty, prey
from schatulle.games.meisterdiebe.bots.sight import (
    Sight,
    after_me,
    character,
    face_down,
    hand,
    lead,
    others,
)
from schatulle.games.meisterdiebe.rules.actions import Turn
from schatulle.games.meisterdiebe.rules.box import Move
from schatulle.games.meisterdiebe.rules.cards import Character

#: Whoever acts next may move the box again: the later, the less it matters how it was left.
LATER: Final = 0.2
#: What others gain hurts less than what the bot gains helps.
RIVALRY: Final = 0.3


def turn(sight: Sight, choices: Choices[Turn]) -> Turn:
    """M-43: only the flip changes who gets what; the levels turn to confuse."""
    listed = [choices[number] for number in range(count_of(choices))]
    stays, flips = (_leaving(sight, sight.belief.flipped != flip) for flip in (False, True))
    wanted = [choice for choice in listed if (Move.FLIP in choice.moves) == (flips > stays)]
    return sight.dice.choice(wanted or listed)


def _leaving(sight: Sight, flipped: bool) -> float:
    """How good it is for the bot that the box stands so at the end of its turn."""
    whim = sight.dice.uniform(0, 0.2)
    later = after_me(sight)
    if later or face_down(sight):
        return whim - _threat(sight, later, flipped)
    return whim + _prospect(sight, flipped)


def _threat(sight: Sight, later: list[Character], flipped: bool) -> float:
    """What those who still act in this round would take."""
    weight, threat = 1.0, 0.0
    for rival in later:
        threat += weight * _taken(sight, rival, flipped)
        weight *= LATER
    hidden = [hand(sight, seat) for seat in face_down(sight)]
    for cards in hidden:
        booties = [booty(sight.belief, flipped, rival) for rival in cards if rival not in _FIRST]
        threat += weight * sum(booties) / len(cards)
    return threat


#: M-27: whoever is still face down is no smuggler.
_FIRST: Final = (Character.SMUGGLER,)


def _taken(sight: Sight, rival: Character, flipped: bool) -> float:
    if rival is not Character.SMUGGLER:
        return booty(sight.belief, flipped, rival)
    if sight.belief.options.smuggler == "distribute":
        return prey(sight.belief, flipped) * (1.0 if lead(sight) >= 0 else 0.3)
    shares = character(sight) is Character.SMUGGLER
    return -0.5 * prey(sight.belief, flipped) if shares else prey(sight.belief, flipped)


def _prospect(sight: Sight, flipped: bool) -> float:
    """What the next round promises the bot, less what it promises the others."""
    mine = max(promise(sight, card, flipped) for card in hand(sight, sight.seat))
    theirs = 0.0
    for seat in others(sight):
        cards = hand(sight, seat)
        theirs += sum([booty(sight.belief, flipped, card) for card in cards]) / len(cards)
    return mine - RIVALRY * theirs
