"""Tables, and other tables that a seat cannot tell from them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from schatulle.core import Decision, Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, Card, Character
from schatulle.games.meisterdiebe.rules.events import Dealt
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.chance import Chance
from schatulle.table.entries import Started
from schatulle.table.progress import natures_part
from schatulle.table.status import Status
from schatulle.table.table import Table
from server.support.in_memory import SECRET, full_table, guest
from server.support.twins import VIEWER
from support.games import choice


def setting(game: str, edition: str, seats: int, **options: Any) -> Agreement:
    """A table for people, where everyone's notes are kept."""
    return Agreement(game, edition, ("person",) * seats, options, log="open_notes")


Begin = Callable[[Started[Any]], Started[Any]]


def started(agreed: Agreement, change: Begin | None = None) -> Table:
    return begun(full_table(agreed), change)


def begun(table: Table, change: Begin | None = None) -> Table:
    """The table after its start, or after another start than that of chance."""
    start = commands.start(table, guest(0).id)
    assert isinstance(start.entry, Started)
    return table.after(change(start.entry)) if change else start.table


#: The characters that keep their numbers in both worlds.
PLAYED: Final = (Character.SMUGGLER, Character.DETECTIVE, Character.JEWELLER)


def other_deal(entry: Started[Any], viewers: Sequence[Seat] = (VIEWER,)) -> Started[Any]:
    """Other numbers in the others' hands, on the cards of the characters that nobody plays."""
    rng = Random(7)
    (dealt,) = (event for event in entry.events if isinstance(event, Dealt))
    hands = [list(hand or ()) for hand in dealt.hands]
    for place, character in enumerate(Character):
        if character in PLAYED:
            continue
        taken = [hands[viewer][place].number for viewer in viewers]
        free = [number for number in NUMBERS if number not in taken]
        rng.shuffle(free)
        for seat, hand in enumerate(hands):
            hand[place] = hand[place] if seat in viewers else Card(character, free.pop())
    changed = Dealt(dealt.clauses, tuple(map(tuple, hands)))
    return replace(entry, events=tuple(changed if e is dealt else e for e in entry.events))


#: Chance fills the box, and what falls goes back into it: nobody learns anything of that.
FILLED_UNSEEN: Final = {"quick_setup": True, "setup_fall": "upper"}


class OwnFilling:
    """Chance that fills the box by a secret of its own, and does everything else alike."""

    def __init__(self, secret: str) -> None:
        self._same, self._own = Chance(SECRET), Chance(secret)

    def answer(self, state: Any, decision: Decision[Any]) -> Any:
        chance = self._own if decision.kind in ("fill", "stuck") else self._same
        return chance.answer(state, decision)


def filling(agreed: Agreement, secret: str) -> Begin:
    """A start where chance fills the box by that secret."""

    def filled(_entry: Started[Any]) -> Started[Any]:
        options = meisterdiebe.options(agreed.edition, agreed.options)
        state = meisterdiebe.setup(options, len(agreed.chairs))
        events, *_ = natures_part(full_table(agreed).game, state, OwnFilling(secret))
        # Later draws are the same in all worlds, however many it took to fill the box.
        return Started(events, 1000)

    return filled


def two_fillings(agreed: Agreement) -> tuple[Table, Table]:
    return started(agreed, filling(agreed, "one")), started(agreed, filling(agreed, "another"))


def only_played(_seat: Seat, action: Any) -> bool:
    return not isinstance(action, Choose) or action.character in PLAYED


def advanced(table: Table, answers: int, rng: Random) -> Table:
    """The table after some random answers, or at the last moment before its end."""
    for _ in range(answers):
        ask = rng.choice(table.asked())
        action = choice(ask.choices, rng)
        after = commands.answer(table, ask.seat, ask.id, f"k{ask.id}", action).table
        if after.status is Status.OVER:
            return table
        table = after
    return table


def with_state(table: Table, state: Any) -> Table:
    assert table.progress is not None
    progress = replace(table.progress, state=state, asked=table.game.awaiting(state))
    return replace(table, progress=progress)


HIDING: Final = {
    "open box": setting("meisterdiebe", "zoch", 4),
    "opener looks": setting("meisterdiebe", "zoch_fr", 3, open_visibility="opener"),
    "prototype": setting("meisterdiebe", "prototype", 3, open_visibility="opener"),
    "sticky": setting("meisterdiebe", "zoch", 4, sticky_drawers=0.4),
    "diamant": setting("diamant", "diamant", 4, chests="closed"),
}
