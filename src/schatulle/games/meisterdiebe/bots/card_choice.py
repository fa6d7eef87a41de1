"""Which card to lay face down: what each one promises now against what it promises usually."""

from collections.abc import Callable, Mapping
from math import exp
from typing import Final

from msgspec.structs import replace

from schatulle.core import Choices, count_of
from schatulle.games.meisterdiebe.bots.drawer_value import RUBY, booty, prey
from schatulle.games.meisterdiebe.bots.sight import (
    Sight,
    hand,
    is_flat,
    others,
    red_worth,
    rubies_left,
    white,
)
from schatulle.games.meisterdiebe.bots.temper import NO_TASTE
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import ORDER, Character
from schatulle.games.meisterdiebe.rules.gems import gem_count

#: What a card brings on a usual day; it is kept for a better one while it promises less.
USUAL: Final[Mapping[Character, float]] = {
    Character.SMUGGLER: 3.0,
    Character.JEWELLER: 1.4,
    Character.JEWELRESS: 3.0,
    Character.THIEF: 2.5,
    Character.MASTERTHIEF: 2.4,
    Character.DETECTIVE: 1.5,
}
#: How much of the booty is left when someone else has moved the box before.
LEFT_OVER: Final = 0.9
#: What falls onto the red cushion for each other seat in a round.
FALLS: Final = 0.25
#: How strongly the others are believed to follow temptation.
TEMPER: Final = 1.0
#: The bot's whim, so that its cards cannot be foreseen.
WHIM: Final = 0.6


def choose_card(
    sight: Sight, choices: Choices[Choose], fondness: Mapping[Character, float] = NO_TASTE
) -> Choose:
    """M-26: the card that is most above its usual worth, or liked enough."""
    cards = [choices[number] for number in range(count_of(choices))]
    sight = guessing(sight)

    def appeal(card: Choose) -> float:
        liked = WHIM * fondness.get(card.character, 0.0)
        return _appeal(sight, card.character) + liked + sight.dice.uniform(0, WHIM)

    return max(cards, key=appeal)


def guessing(sight: Sight) -> Sight:
    """The others are tempted by what tempts the bot."""
    appeals = {character: _appeal(sight, character) for character in Character}
    return replace(
        sight, temptation={card: exp(TEMPER * appeal) for card, appeal in appeals.items()}
    )


def _appeal(sight: Sight, character: Character) -> float:
    return promise(sight, character, sight.belief.flipped) - _usual(sight, character)


def _usual(sight: Sight, character: Character) -> float:
    """Near the end a card that waits is a card lost; rubies get fewer with every master thief."""
    usual = USUAL[character]
    if character is Character.MASTERTHIEF:
        rivals = sum([character in hand(sight, seat) for seat in others(sight)])
        usual = min(usual, 1 + RUBY * rubies_left(sight.view) / (1 + rivals))
    return usual * _future(sight)


def _future(sight: Sight) -> float:
    """How much of the game is still to come, from 0 to 1."""
    fewest = min(gem_count(white(sight, seat)) for seat in (sight.seat, *others(sight)))
    return min(1.0, fewest / 4, rubies_left(sight.view) / 2 + 0.5)


def promise(sight: Sight, character: Character, flipped: bool) -> float:
    """What the bot may expect from a character in the next round if the box stands so."""
    return _PROMISE[character](sight, flipped)


def odds(sight: Sight, characters: tuple[Character, ...]) -> list[float]:
    """For every other seat, how likely it plays one of these characters next."""
    tempting = sight.temptation
    hands = [[(card, tempting[card]) for card in hand(sight, seat)] for seat in others(sight)]
    return [
        sum([weight for card, weight in cards if card in characters])
        / sum([weight for _, weight in cards])
        for cards in hands
    ]


def _unmoved(sight: Sight, character: Character) -> float:
    """How likely nobody moves the box before that character."""
    order = ORDER[sight.belief.options.order]
    earlier = tuple(other for other in Character if order[other] < order[character])
    likely = 1.0
    for sooner, same in zip(odds(sight, earlier), odds(sight, (character,)), strict=True):
        likely *= 1 - sooner - same / 2
    return likely


def _booty(sight: Sight, character: Character, flipped: bool) -> float:
    """The booty now if nobody acts before; else what a rival leaves who turns the worse side up."""
    now = booty(sight.belief, flipped, character)
    worse = min(now, booty(sight.belief, not flipped, character))
    unmoved = _unmoved(sight, character)
    return unmoved * now + (1 - unmoved) * LEFT_OVER * worse


def _margin(sight: Sight) -> dict[int, float]:
    """M-57: by how many the others' detectives outnumber their smugglers, and how likely."""
    margin = {0: 1.0}
    pairs = zip(
        odds(sight, (Character.DETECTIVE,)), odds(sight, (Character.SMUGGLER,)), strict=True
    )
    for detective, smuggler in pairs:
        after: dict[int, float] = {}
        for lead, likely in margin.items():
            for step, part in ((1, detective), (-1, smuggler), (0, 1 - detective - smuggler)):
                after[lead + step] = after.get(lead + step, 0) + likely * part
        margin = after
    return margin


def _shed(sight: Sight) -> float:
    """M-91: what the dearest imitation costs."""
    return 2 if white(sight, sight.seat).sapphires and not is_flat(sight) else 1


def _smuggler(sight: Sight, flipped: bool) -> float:
    """M-59: red and the best front, shared, unless detectives are too many."""
    loot = prey(sight.belief, flipped)
    if sight.belief.options.smuggler == "distribute":
        return _shed(sight) + loot / 3
    wins = sum([likely for lead, likely in _margin(sight).items() if lead <= 1])
    sharers = 1 + sum(odds(sight, (Character.SMUGGLER,)))
    return _shed(sight) + wins * (red_worth(sight) + loot) / sharers


def _jeweller(sight: Sight, _flipped: bool) -> float:
    return _shed(sight)


def _jewelress(sight: Sight, _flipped: bool) -> float:
    """M-75: another imitation for each detective."""
    return _shed(sight) + sum(odds(sight, (Character.DETECTIVE,)))


def _detective(sight: Sight, _flipped: bool) -> float:
    """M-87: red with all that falls on it, shared, unless smugglers are too many."""
    wins = sum([likely for lead, likely in _margin(sight).items() if lead >= 0])
    rivals = odds(sight, (Character.DETECTIVE,))
    return (wins * red_worth(sight) + FALLS * len(rivals)) / (1 + sum(rivals))


_PROMISE: Final[Mapping[Character, Callable[[Sight, bool], float]]] = {
    Character.SMUGGLER: _smuggler,
    Character.JEWELLER: _jeweller,
    Character.JEWELRESS: _jewelress,
    Character.THIEF: lambda sight, flipped: _booty(sight, Character.THIEF, flipped),
    Character.MASTERTHIEF: lambda sight, flipped: _booty(sight, Character.MASTERTHIEF, flipped),
    Character.DETECTIVE: _detective,
}
