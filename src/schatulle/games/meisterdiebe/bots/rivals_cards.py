"""A model of what the others will play: the cards left to them, and who gains from what."""

from collections.abc import Mapping
from math import exp
from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.card_choice import guessing
from schatulle.games.meisterdiebe.bots.imagined_box import ImaginedTable, imagined_table
from schatulle.games.meisterdiebe.bots.imagined_round import RestOfRound, play_round
from schatulle.games.meisterdiebe.bots.memories.hands import own_hand
from schatulle.games.meisterdiebe.bots.round_value import worth_to
from schatulle.games.meisterdiebe.bots.sight import Sight, hand, laid, others, white
from schatulle.games.meisterdiebe.bots.temper import USUAL, Temper
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, ORDER, PLACE, Card, Character
from schatulle.games.meisterdiebe.rules.gems import gem_count as gems_in

#: For every other seat, how likely it plays each of its characters.
Guess = Mapping[Seat, Mapping[Character, float]]

#: M-35: a number for cards that are not in hand yet.
MIDDLE: Final = 4

#: How others are believed to weigh what they gain.
THEIRS: Final = Temper(rivalry=0.7)
#: A card that brings them so much more is e times as likely.
PLAIN: Final = 1.1
#: How likely somebody plays just anything.
ANYTHING: Final = 0.05


def guessed(sight: Sight, trust: float) -> Guess:
    """What everybody else may play next; the others are tempted by what is tempting."""
    tempting = guessing(sight).temptation
    return {
        seat: _parts({card: tempting[card] ** trust for card in hand(sight, seat)})
        for seat in others(sight)
    }


def _parts(weights: Mapping[Character, float]) -> dict[Character, float]:
    whole = sum(weights.values())
    return {character: weight / whole for character, weight in weights.items()}


def pondered(sight: Sight, guess: Guess, rounds: int) -> Guess:
    """The others ponder as well: what so many rounds, played as guessed, make of the guess."""
    table, trials = imagined_table(sight), CardTrials(guess)
    for _ in range(2):
        for _ in range(rounds // 2):
            trials.learn(sight, table, drawn(sight, guess))
        guess = trials.odds(future(sight))
    return guess


class CardTrials:
    """What every card of the others brought when it was tried out."""

    def __init__(self, guess: Guess) -> None:
        self._worths = {seat: {card: [0.0, 0] for card in odds} for seat, odds in guess.items()}

    def learn(self, sight: Sight, table: ImaginedTable, cards: Mapping[Seat, Card]) -> None:
        """One round, with any card of one's own."""
        mine = sight.dice.choice(list(own_cards(sight).values()))
        table = table.again()
        play_round(table, whole_round(sight, {**cards, sight.seat: mine}))
        for seat, card in cards.items():
            worth = self._worths[seat][card.character]
            worth[0] += worth_to(seat, table, THEIRS)
            worth[1] += 1

    def odds(self, future: float) -> Guess:
        """The better a card was, the likelier it is played."""
        return {seat: _tempted(worths, future) for seat, worths in self._worths.items()}


def _tempted(worths: Mapping[Character, list[float]], future: float) -> dict[Character, float]:
    tries = sum([count for _, count in worths.values()])
    mean = sum([total for total, _ in worths.values()]) / tries
    means = {card: (total + mean) / (count + 1) for card, (total, count) in worths.items()}
    odds = _parts({card: exp((means[card] - future * USUAL[card]) / PLAIN) for card in means})
    return {card: (1 - ANYTHING) * part + ANYTHING / len(odds) for card, part in odds.items()}


def future(sight: Sight) -> float:
    """How much of the game is still to come, from 0 to 1: a card that waits may be a card lost."""
    fewest = min([gems_in(white(sight, seat)) for seat in (sight.seat, *others(sight))])
    return min(1.0, fewest / 4)


def drawn(sight: Sight, guess: Guess) -> dict[Seat, Card]:
    """One card for everybody else, as likely as guessed."""
    return {seat: _card(sight, seat, odds) for seat, odds in guess.items()}


def _card(sight: Sight, seat: Seat, odds: Mapping[Character, float]) -> Card:
    """A character by its odds, with a number as it is remembered."""
    character = sight.dice.choices(list(odds), list(odds.values()))[0]
    numbers = sight.belief.cards[seat][PLACE[character]] if sight.belief.cards else ()
    number = sight.dice.choices(NUMBERS, numbers if any(numbers) else None)[0]
    return Card(character, number)


def own_cards(sight: Sight) -> dict[Character, Card]:
    """M-26: the own cards with their numbers; M-35: six new ones when none is left."""
    cards = own_hand(sight.view, sight.seat) or [Card(character, MIDDLE) for character in Character]
    return {card.character: card for card in cards}


def whole_round(sight: Sight, cards: Mapping[Seat, Card]) -> RestOfRound:
    """M-31, M-32, P-10: who acts when, from everybody's cards."""
    place = ORDER[sight.belief.options.order]
    row = sorted([(place[card.character], card.number, seat) for seat, card in cards.items()])
    return RestOfRound([(seat, cards[seat].character) for _, _, seat in row])


def rest_of_round(sight: Sight, guess: Guess) -> RestOfRound:
    """M-27..M-31: from the bot's own turn on; what is face down is guessed, but no smuggler."""
    cards = {seat: laid(sight, seat) or _face_down(sight, seat, guess) for seat in others(sight)}
    mine = laid(sight, sight.seat)
    assert mine is not None
    turns = whole_round(sight, {**cards, sight.seat: mine}).turns
    here = [seat for seat, _ in turns].index(sight.seat)
    earlier = [seat for seat, _ in turns[:here]] if _shares_later(sight, mine.character) else []
    return RestOfRound(turns[here:], tuple(earlier))


def _face_down(sight: Sight, seat: Seat, guess: Guess) -> Card:
    odds = dict(guess[seat])
    odds.pop(Character.SMUGGLER, None)
    return _card(sight, seat, odds or {Character.DETECTIVE: 1.0})


def _shares_later(sight: Sight, character: Character) -> bool:
    """M-28..M-30: smugglers share their loot when the last of them has acted."""
    return character is Character.SMUGGLER and sight.belief.options.smuggler == "loot"


def after_me(sight: Sight, rest: RestOfRound) -> RestOfRound:
    """The same round when the bot's own turn is over."""
    seat, character = rest.turns[0]
    waiting = (*rest.waiting, seat) if _shares_later(sight, character) else ()
    return RestOfRound(rest.turns[1:], waiting)
