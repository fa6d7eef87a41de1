"""The same game with everybody moved round the table, so that the seat reviewed is seat 0.

So it matters to no draw of chance in a review who sits where.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.core.notation import format_line, parse_line
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.rules.actions import Action, Give
from schatulle.games.meisterdiebe.rules.deal import Deal
from schatulle.reviews.course import Course, course_of


def turned(course: Course, first: Seat) -> Course:
    """The course in which that seat is 0, and its left neighbour 1."""
    record, seats = course.record, course.record.seats
    events = [*course.opening, *(event for step in course.steps for event in step.events)]
    deal = rules.deal_of(events, course.first.options)
    return course_of(
        replace(
            record,
            deal=msgspec.to_builtins(_turned_deal(deal, first, seats)),
            moves=tuple([_turned_line(line, first, seats) for line in record.moves]),
            positions={},
            result=None,
            players=(),
            seed=None,
            commitment=None,
            pledges=(),
            shares=(),
        )
    )


def turned_action(action: Action, first: int, seats: int) -> Action:
    """P-18: the only answer that names seats says who is given what."""
    if not isinstance(action, Give):
        return action
    return Give(tuple(sorted((place(seat, first, seats), bag) for seat, bag in action.shares)))


def place(seat: int, first: int, seats: int) -> Seat:
    """Where a seat sits when that one is the first; with minus that one, where it sat before."""
    return Seat((seat - first) % seats)


def turned_facts(facts: Mapping[str, Any], first: int, seats: int) -> dict[str, Any]:
    """Facts about seats, by the names of their keys."""
    return {
        key: place(fact, first, seats) if key == "seat" or key.endswith("_seat") else fact
        for key, fact in facts.items()
    }


def _turned_deal(deal: Deal, first: Seat, seats: int) -> Deal:
    return replace(
        deal,
        starter=place(deal.starter, first, seats),
        hands=deal.hands[first:] + deal.hands[:first],
        setup=tuple([_turned_line(line, first, seats) for line in deal.setup]),
    )


def _turned_line(line: str, first: Seat, seats: int) -> str:
    seat, text = parse_line(line)
    action = turned_action(rules.parse_move(text), first, seats)
    return format_line(place(seat, first, seats), rules.format_move(action))
