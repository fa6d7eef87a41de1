"""Memories beside people: what is measured, what is known of people, and what lies between."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from schatulle.bots.contract import Memory
from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.memories import memory_named
from schatulle.games.meisterdiebe.research.remembering.pairs import moves_to_find_all
from schatulle.games.meisterdiebe.research.remembering.people import PEOPLE, Known
from schatulle.games.meisterdiebe.research.remembering.shell_game import (
    Shells,
    capacity,
    found,
    things_between,
)
from schatulle.games.meisterdiebe.research.remembering.table import NewMemory
from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.options import Options

Age = Literal["adult", "child"]
#: As many things as there are in tests of capacity, and more than anybody holds.
STANDING: Final = (Shells(4, 0, tuple(Drawer)), Shells(8, 0, tuple(Drawer)))
#: Things that move about for seconds change places many times.
TURNED: Final = (Shells(4, 6),)
PAIRS: Final = 8
#: How far an answer may be from people's.
NEAR: Final = {"adult": 0.10, "child": 0.12}
FADING_NEAR: Final = 3
MOVES_NEAR: Final = {"elephant": 0.3, "goldfish": 3.0}


class Compared(NamedTuple):
    """One number beside that of people."""

    what: str
    measured: float
    people: Known
    #: None where it has to lie within what people's is said to lie in.
    near: float | None

    @property
    def residual(self) -> float:
        return self.measured - self.people.about

    @property
    def holds(self) -> bool:
        if self.near is None:
            return self.people.least <= self.measured <= self.people.most
        return abs(self.residual) <= self.near


def compared(age: Age, new_memory: NewMemory, trials: int) -> Iterator[Compared]:
    """The shell game in every condition, and how much is known for certain."""
    for people in getattr(PEOPLE, age):
        measured = found(new_memory, Shells(people.things, people.swaps), trials)
        what = f"{age}, {people.things} things, {people.swaps} swaps"
        yield Compared(what, measured, people, NEAR[age])
    if age == "adult":
        yield from _capacities(new_memory, trials)


def _capacities(new_memory: NewMemory, trials: int) -> Iterator[Compared]:
    for shells in (*STANDING, *TURNED):
        known = capacity(new_memory, shells, trials)
        people = PEOPLE.capacity.turned if shells.turns else PEOPLE.capacity.standing
        what = f"adult, {shells.turns} turns: how many of {shells.things} are known"
        yield Compared(what, known, people, None)
    what = "adult: things between until 1/e is left"
    yield Compared(what, things_between(new_memory), PEOPLE.fading, FADING_NEAR)


def pairs_compared(name: Literal["elephant", "goldfish"], games: int) -> Compared:
    """A game of pairs at one end of the slider."""
    moves = moves_to_find_all(named(name), PAIRS, games)
    what = f"{name}, {PAIRS} pairs: moves"
    return Compared(what, moves, PEOPLE.pairs[name], MOVES_NEAR[name])


def named(name: str) -> NewMemory:
    """Memories by their name."""

    def new_memory(seat: Seat, seed: str, options: Options) -> Memory:
        return memory_named(name, seat, seed, options)

    return new_memory
