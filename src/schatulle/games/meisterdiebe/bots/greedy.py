"""The greedy player: the most at once, as if nobody else were at the table."""

from collections.abc import Sequence
from random import Random
from typing import Any

from schatulle.core import Decision, Seat
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.imagined_box import ImaginedTable, imagined_table
from schatulle.games.meisterdiebe.bots.imagined_round import RestOfRound, play_round
from schatulle.games.meisterdiebe.bots.rule_of_thumb import Sensible
from schatulle.games.meisterdiebe.bots.sight import Sight, character
from schatulle.games.meisterdiebe.rules.actions import Action, Choose, Open, Pass, Turn
from schatulle.games.meisterdiebe.rules.box import INDEX
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.view import View


class Greedy:
    """Always the card and the drawer of the highest gain; the box stays as it stands."""

    def __init__(self) -> None:
        self._thumb = Sensible()

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        sight = Sight(decision.seat, view, memory, rng)
        if decision.kind == "choose":
            return choose_card(sight, tuple(decision.choices))
        if decision.kind == "open":
            return open_drawer(sight, tuple(decision.choices))
        if decision.kind == "turn":
            return Turn()
        return self._thumb.choose(memory, view, decision, rng)


def choose_card(sight: Sight, cards: Sequence[Choose]) -> Choose:
    """M-26: the card that brings most if nobody else acts."""
    table = imagined_table(sight)
    return max(cards, key=lambda card: _gain(table, sight.seat, card.character, None))


def open_drawer(sight: Sight, choices: Sequence[Open | Pass]) -> Open | Pass:
    """M-37: the drawer that brings most."""
    table, mine = imagined_table(sight), character(sight)
    assert mine is not None
    drawers = [choice for choice in choices if isinstance(choice, Open)]
    return max(drawers, key=lambda choice: _gain(table, sight.seat, mine, INDEX[choice.drawer]))


def _gain(table: ImaginedTable, seat: Seat, mine: Character, drawer: int | None) -> float:
    table = table.again()
    play_round(table, RestOfRound([(seat, mine)]), drawer)
    return table.gains[seat]
