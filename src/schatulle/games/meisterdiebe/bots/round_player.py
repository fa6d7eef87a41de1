"""The player who tries out the round in its mind before it answers."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from schatulle.core import Decision
from schatulle.games.meisterdiebe.bots import rivals_cards
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.card_mix import mixed
from schatulle.games.meisterdiebe.bots.drawer_value import RUBY
from schatulle.games.meisterdiebe.bots.imagined_box import imagined_table, looks
from schatulle.games.meisterdiebe.bots.imagined_round import RestOfRound
from schatulle.games.meisterdiebe.bots.round_value import tried, weighed
from schatulle.games.meisterdiebe.bots.rule_of_thumb import Sensible
from schatulle.games.meisterdiebe.bots.sight import Sight, laid, others
from schatulle.games.meisterdiebe.bots.temper import USUAL, Temper, varied
from schatulle.games.meisterdiebe.rules.actions import (
    Action,
    Choose,
    Open,
    Pass,
    Plunder,
    Search,
    Turn,
)
from schatulle.games.meisterdiebe.rules.box import INDEX, Move
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.view import View

#: So many guesses at the cards that are still face down.
GUESSES: Final = 4
#: So many rounds are tried out to see what the box promises for the next one.
AHEAD: Final = 6


class Thinker:
    """Tries out cards, drawers and flips; for all else there are rules of thumb."""

    def __init__(self, temper: Temper) -> None:
        self._temper = temper
        self._thumb = Sensible()

    def varied(self, leaning: str, rng: Random) -> "Thinker":
        """One with tastes and whims of its own."""
        return Thinker(varied(self._temper, leaning, rng))

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """What is asked, as it turned out best in the mind."""
        sight = Sight(decision.seat, view, memory, rng)
        if decision.kind == "choose":
            return choose_card(sight, tuple(decision.choices), self._temper)
        if decision.kind == "open":
            return open_drawer(sight, tuple(decision.choices), self._temper)
        if decision.kind == "rob":
            return rob(sight)
        if decision.kind == "turn" and laid(sight, sight.seat) is not None:
            return turn(sight, tuple(decision.choices), self._temper)
        return self._thumb.choose(memory, view, decision, rng)


def choose_card(sight: Sight, cards: Sequence[Choose], temper: Temper) -> Choose:
    """M-26: the better a card, the likelier; a worse one now and then, for nobody may be sure."""
    guess = rivals_cards.guessed(sight, temper.trust)
    if temper.ponders:
        guess = rivals_cards.pondered(sight, guess, temper.ponders)
    worths = card_worths(sight, guess, temper, temper.tries)
    mix = mixed(worths, temper, len(others(sight)))
    return sight.dice.choices(cards, [mix[card.character] for card in cards])[0]


def card_worths(
    sight: Sight, guess: rivals_cards.Guess, temper: Temper, tries: int
) -> dict[Character, float]:
    """What every card in hand is worth in the next round, beyond what it is worth usually."""
    table, mine = imagined_table(sight), rivals_cards.own_cards(sight)
    found: dict[Character, list[float]] = {character: [] for character in mine}
    for _ in range(tries):
        cards = rivals_cards.drawn(sight, guess)
        for character, card in mine.items():
            rest = rivals_cards.whole_round(sight, {**cards, sight.seat: card})
            found[character].append(tried(table, sight.seat, temper, rest, None))
    return {
        character: weighed(worths, temper) + _taste(sight, character, temper)
        for character, worths in found.items()
    }


def _taste(sight: Sight, character: Character, temper: Temper) -> float:
    """What speaks for a card beside its gain: one likes it, or no better day will come."""
    usual = temper.patience * USUAL[character]
    return temper.likes.get(character, 0.0) - rivals_cards.future(sight) * usual


def open_drawer(sight: Sight, choices: Sequence[Open | Pass], temper: Temper) -> Open | Pass:
    """M-37: the drawer after which the round ends best; of drawers that look alike any one."""
    table, rests = imagined_table(sight), _possible_rests(sight, temper)

    def worth(choice: Open | Pass) -> float:
        if isinstance(choice, Pass):
            tried_out, drawer = [rivals_cards.after_me(sight, rest) for rest in rests], None
        else:
            tried_out, drawer = rests, INDEX[choice.drawer]
        return sum([tried(table, sight.seat, temper, rest, drawer) for rest in tried_out])

    shuffled = sight.dice.sample(choices, len(choices))
    unlike = {looks(table, choice): choice for choice in shuffled}
    return max(unlike.values(), key=worth)


def _possible_rests(sight: Sight, temper: Temper) -> list[RestOfRound]:
    """How the round may go on; there is one way only where all cards are open."""
    guess = rivals_cards.guessed(sight, temper.trust)
    hidden = any(laid(sight, seat) is None for seat in others(sight))
    return [rivals_cards.rest_of_round(sight, guess) for _ in range(GUESSES if hidden else 1)]


def rob(sight: Sight) -> Plunder | Search:
    """M-79: search where the odds of a ruby are worth more than the front that is at stake."""
    drawer = sight.belief.open
    if drawer is None:
        return Plunder()
    table, number = imagined_table(sight), INDEX[drawer]
    searched = table.rubies[table.flipped][number] * (RUBY + table.worths[table.flipped][number])
    return Search() if searched > table.worths[table.flipped][number] else Plunder()


def turn(sight: Sight, turns: Sequence[Turn], temper: Temper) -> Turn:
    """M-43: only the flip changes who gets what; the levels turn to confuse."""
    flipped, luck = sight.belief.flipped, str(sight.dice.random())
    # Both ways meet the same luck, or it would be the luck that is compared.
    stays, flips = (
        _left(replace(sight, dice=Random(luck)), side, temper) for side in (flipped, not flipped)
    )
    wanted = [choice for choice in turns if (Move.FLIP in choice.moves) == (flips > stays)]
    return sight.dice.choice(wanted or turns)


def _left(sight: Sight, flipped: bool, temper: Temper) -> float:
    """What it is worth to leave the box so: for this round, and for the next if nobody moves it."""
    sight = replace(sight, belief=replace(sight.belief, flipped=flipped))
    table = imagined_table(sight)
    rests = [rivals_cards.after_me(sight, rest) for rest in _possible_rests(sight, temper)]
    worths = [tried(table, sight.seat, temper, rest, None) for rest in rests]
    moved = any(rest.turns and rest.turns[0][1] is not _LAST for rest in rests)
    ahead = 0.0 if moved else _ahead(sight, temper)
    return sum(worths) / len(worths) + ahead


def _ahead(sight: Sight, temper: Temper) -> float:
    """What the best card of the next round promises."""
    return max(
        card_worths(sight, rivals_cards.guessed(sight, temper.trust), temper, AHEAD).values()
    )


#: M-46: after everyone else, and without moving the box.
_LAST: Final = Character.DETECTIVE
