"""The greedy player: the most at once, as if nobody else were at the table."""

from collections.abc import Sequence
from random import Random
from typing import Any

from schatulle.bots.meisterdiebe.belief import Belief
from schatulle.bots.meisterdiebe.bot import Sensible
from schatulle.bots.meisterdiebe.imagined import Scene, scene_of
from schatulle.bots.meisterdiebe.rounds import Course, play_round
from schatulle.bots.meisterdiebe.sight import Sight, character
from schatulle.rules.core import Decision, Seat
from schatulle.rules.meisterdiebe.actions import Action, Choose, Open, Pass, Turn
from schatulle.rules.meisterdiebe.box import INDEX
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.view import View


class Greedy:
    """Always the card and the drawer of the highest gain; the box stays as it stands."""

    def __init__(self) -> None:
        self._thumb = Sensible()

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """The most at once."""
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
    scene = scene_of(sight)
    return max(cards, key=lambda card: _gain(scene, sight.seat, card.character, None))


def open_drawer(sight: Sight, choices: Sequence[Open | Pass]) -> Open | Pass:
    """M-37: the drawer that brings most."""
    scene, mine = scene_of(sight), character(sight)
    assert mine is not None
    drawers = [choice for choice in choices if isinstance(choice, Open)]
    return max(drawers, key=lambda choice: _gain(scene, sight.seat, mine, INDEX[choice.drawer]))


def _gain(scene: Scene, seat: Seat, mine: Character, drawer: int | None) -> float:
    scene = scene.again()
    play_round(scene, Course([(seat, mine)]), drawer)
    return scene.gains[seat]
