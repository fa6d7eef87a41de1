"""What holds all through a game: asserted step by step, whatever the game."""

from collections.abc import Iterable

from support.games import Step, Table


class Invariant:
    """Watches one game and asserts what must hold; a game's own have `options` of its type."""

    def __init__(self, table: Table) -> None:
        self.options = table.options
        self.seats = table.seats

    def see(self, step: Step) -> None:
        raise NotImplementedError


def hold(invariants: Iterable[type[Invariant]], table: Table, steps: Iterable[Step]) -> None:
    """All of them see every step."""
    watching = [invariant(table) for invariant in invariants]
    for step in steps:
        for invariant in watching:
            invariant.see(step)
