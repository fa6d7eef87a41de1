"""Tables where people sit beside bots, and their other worlds."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.table.agreement import PERSON, Agreement
from schatulle.table.entries import Entry, SatDown, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.table import Table, folded
from server.support.in_memory import NAME, SECRET, guest
from server.support.other_worlds import (
    FILLED_UNSEEN,
    advanced,
    begun,
    filling,
    other_deal,
    with_state,
)
from server.support.twins import VIEWER


def agreed_on(game: str, edition: str, chairs: str, **more: Any) -> Agreement:
    """`ppb`: two people and a bot."""
    kinds = {"p": PERSON, "b": "bot", "r": "random"}
    fields = {name: more.pop(name) for name in ("clock", "spectator_delay", "log") if name in more}
    return Agreement(game, edition, tuple(kinds[chair] for chair in chairs), more, **fields)


def gathered(agreed: Agreement, shared: Mapping[int, int] | None = None) -> Table:
    """A table where people sit on people's chairs; some share a device with another seat."""
    opened = TableOpened(agreed, guest(0), SECRET, commitment(SECRET, NAME))
    owners = {seat: (shared or {}).get(seat, seat) for seat in range(len(agreed.chairs))}
    entries: list[Entry] = [
        SatDown(Seat(seat), guest(owner))
        for seat, owner in owners.items()
        if agreed.chairs[seat] == PERSON
    ]
    return folded(NAME, [opened, *entries])


def other_hands(table: Table, *viewers: Seat) -> tuple[Table, Table]:
    return begun(table), begun(table, partial(other_deal, viewers=viewers or (VIEWER,)))


def other_boxes(table: Table) -> tuple[Table, Table]:
    one, another = (begun(table, filling(table.agreement, secret)) for secret in ("one", "another"))
    return one, another


def other_chests(table: Table, *viewers: Seat) -> tuple[Table, Table]:
    one = begun(table)
    chests = [0 if seat in (viewers or (VIEWER,)) else 7 + seat for seat in one.seats]
    return one, with_state(one, replace(one.state, chests=tuple(chests)))


def other_answers(table: Table, answers: int = 0, seed: int = 1) -> tuple[Table, Table]:
    one = advanced(begun(table), answers, Random(seed))
    return one, one


def thieves(chairs: str, **more: Any) -> Agreement:
    return agreed_on("meisterdiebe", "zoch", chairs, max_rounds=3, **more)


def boxes(chairs: str, **more: Any) -> Agreement:
    options: dict[str, Any] = {**FILLED_UNSEEN, "max_rounds": 5, "must_open": False, **more}
    return agreed_on("meisterdiebe", "zoch", chairs, **options)


def caves(chairs: str, **more: Any) -> Agreement:
    return agreed_on("diamant", "diamant", chairs, chests="closed", **more)
