"""Smuggler and thieves take the front, the master thief may search (M-49, M-52, M-78..M-83)."""

from typing import Final

from msgspec.structs import replace

from schatulle.core import ListedChoices, Seat
from schatulle.games.meisterdiebe.rules.actions import Plunder, Search
from schatulle.games.meisterdiebe.rules.box import (
    Box,
    Front,
    ruby_in,
    upper,
    upper_face,
    with_ruby,
    with_upper,
)
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.events import Cushion, Found, FrontTaken, Searched
from schatulle.games.meisterdiebe.rules.gems import NOTHING, ONE, Gem, Gems
from schatulle.games.meisterdiebe.rules.state import (
    State,
    character_of,
    front_gems,
    open_drawer,
    with_gems,
)


def taking_front(state: State) -> FrontTaken:
    """M-49: the smuggler's gems go to red; M-78, M-79: the thieves' to their black cushion."""
    seat = state.turn_queue[0]
    if character_of(state, seat) is Character.SMUGGLER:
        return FrontTaken(("M-49",), seat, front_gems(state), Cushion.RED)
    clause = "M-78" if character_of(state, seat) is Character.THIEF else "M-79"
    return FrontTaken((clause,), seat, front_gems(state), Cushion.BLACK)


def front_taken(state: State, event: FrontTaken) -> State:
    """M-52, M-67: the gems are gone, an alarm stays where it lies."""
    box = with_front_gems(state, NOTHING)
    if event.cushion is Cushion.RED:
        return replace(state, box=box, red=state.red + event.gems)
    return replace(state, box=box, black=with_gems(state.black, event.seat, event.gems))


def with_front_gems(state: State, gems: Gems) -> Box:
    """The box with other gems in the upper front of the drawer that stands open."""
    front = upper(state.box, open_drawer(state))
    return with_upper(state.box, open_drawer(state), Front(gems, front.alarm))


#: M-79: asked only where both are possible.
ROB: Final[ListedChoices[Plunder | Search]] = ListedChoices((Plunder(), Search()))


def robberies(_state: State, _seat: Seat) -> ListedChoices[Plunder | Search]:
    """M-79: the master thief who may search takes the front, or opens further."""
    return ROB


def plundering(state: State, _seat: Seat, _action: Plunder) -> FrontTaken:
    """M-79: takes all gems of the upper front, as the thief does."""
    return taking_front(state)


def searching(state: State, seat: Seat, _action: Search) -> Searched:
    """M-80: a ruby above comes with the front gems; M-81: one that falls brings nothing at all.

    M-82: an empty compartment brings nothing (option `mt_empty_secret`); P-21: likewise.
    """
    private = state.options.open_visibility == "opener"
    face = ruby_in(state.box, open_drawer(state))
    if face is None:
        keeps = state.options.mt_empty_secret == "keep_front"
        gems = front_gems(state) if keeps else NOTHING
        return Searched(("M-79", "M-82"), seat, Found.EMPTY, gems, private)
    if face is upper_face(state.box):
        return Searched(("M-79", "M-80"), seat, Found.RUBY, front_gems(state), private)
    return Searched(("M-79", "M-81"), seat, Found.FELL, NOTHING, private)


def searched(state: State, event: Searched) -> State:
    """M-80: ruby and gems to black; M-81: a fallen ruby into the upper secret compartment."""
    drawer, gains = open_drawer(state), event.gems
    box = with_front_gems(state, front_gems(state) - gains)
    if event.found is Found.FELL:
        box = with_ruby(box, drawer, upper_face(box))
    if event.found is Found.RUBY:
        box = with_ruby(box, drawer, None)
        gains += ONE[Gem.RUBY]
    black = with_gems(state.black, event.seat, gains)
    return replace(state, box=box, black=black, turn=replace(state.turn, searched=True))


def rubies_taken(state: State) -> int:
    """M-90: how many rubies lie on black cushions."""
    return sum([bag.rubies for bag in state.black])


def is_last_ruby_at_once(state: State) -> bool:
    """M-90: the sixth ruby ends the game at once where `last_ruby_end` says so."""
    return state.options.last_ruby_end == "immediate" and rubies_taken(state) == 6
