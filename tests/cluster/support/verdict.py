"""What must be true whatever has failed: of the log, and of what everybody was told of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import cycle
from typing import Any

import msgspec

from cluster.support.parties import Party
from cluster.support.people import Answer, Viewer, told_of
from cluster.support.witness import (
    Ask,
    Wrong,
    check_epochs,
    check_house,
    entries_seen,
    leases_seen,
)
from schatulle.core import SPECTATOR, Seat
from schatulle.games.meisterdiebe.rules.options import white_cushion
from schatulle.store.port import Entry as Row
from schatulle.table.chance_proof import verify
from schatulle.table.entries import Answered, Entry, decode
from schatulle.table.projections import chapters, record
from schatulle.table.record_check import check_record
from schatulle.table.status import Status
from schatulle.table.table import Table, folded


async def judged(ask: Ask, addresses: Sequence[str], parties: Sequence[Party]) -> str:
    """Raises Wrong where anything is; else says how much was looked at."""
    looked_at = await check_logs(ask, parties)
    for party in parties:
        # Three are at each game, and each of them asks another node.
        for viewer, address in zip(party.viewers, cycle(addresses), strict=False):
            log = entries_of(await _read(ask, viewer.table), party.setting["game"])
            table = folded(viewer.table, log)
            check_told(table, viewer)
            await check_node(address, table, viewer)
    return looked_at


async def check_logs(ask: Ask, parties: Sequence[Party]) -> str:
    """What the database has, and whether all that was acknowledged is there."""
    logs: dict[str, list[Entry]] = {}
    answers = 0
    for party in parties:
        for table in party.games:
            logs[table] = entries_of(await _read(ask, table), party.setting["game"])
            viewers = [viewer for viewer in party.viewers if viewer.table == table]
            answers += check_answers(logs[table], viewers)
            check_game(table, logs[table])
    check_epochs(await leases_seen(ask))
    house = check_house(await entries_seen(ask), logs)
    return f"{len(logs)} games, {answers} answers acknowledged, {house} entries of the house"


async def _read(ask: Ask, table: str) -> list[Row]:
    rows = await ask("SELECT seq, at, body FROM entries WHERE table_id = $1 ORDER BY seq", table)
    return [Row(row["seq"], row["at"], bytes(row["body"])) for row in rows]


def entries_of(rows: Sequence[Row], game: str) -> list[Entry]:
    """A log without a gap and without a double."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        raise Wrong(f"numbers of a log: {[row.seq for row in rows]}")
    return [decode(row.body, game) for row in rows]


def check_answers(log: Iterable[Entry], viewers: Iterable[Viewer]) -> int:
    """None that was acknowledged is lost, none applied twice; how many there were."""
    answers = [entry for entry in log if isinstance(entry, Answered)]
    for asked, count in Counter(entry.decision for entry in answers).items():
        if count > 1:
            raise Wrong(f"decision {asked} was answered {count} times")
    written = {
        Answer(entry.seat, entry.decision, entry.key, entry.move)
        for entry in answers
        if entry.by == "guest"
    }
    accepted = 0
    for viewer in viewers:
        if lost := set(viewer.accepted.values()) - written:
            raise Wrong(f"{viewer}: accepted, and not in the log: {lost}")
        if done := set(viewer.refused.values()) & written:
            raise Wrong(f"{viewer}: refused, and in the log: {done}")
        accepted += len(viewer.accepted)
    return accepted


def check_game(name: str, log: Sequence[Entry]) -> None:
    """By the rules to the end, by the chance that was promised, and with all its gems."""
    table = folded(name, log)
    if table.status is Status.OVER:
        played = record(table)
        check_record(played)
        if wrong := verify(played):
            raise Wrong(f"{name}: {wrong}")
    if table.agreement.game == "meisterdiebe" and table.progress is not None:
        _check_gems(table)


def _check_gems(table: Table) -> None:
    """All that were brought into play lie in the box, or on a cushion."""
    state = table.state
    faces = [face for drawer in state.box.drawers for face in (drawer.head, drawer.tail)]
    bags = [*(face.gems for face in faces), state.red, *state.black, *state.white]
    white = white_cushion(state.options)
    sapphires = sum(bag.sapphires for bag in bags)
    rubies = sum(bag.rubies for bag in bags)
    rubies += sum(drawer.ruby is not None for drawer in state.box.drawers)
    diamonds = sum(bag.diamonds for bag in bags) - state.seats * white.diamonds
    if (sapphires, rubies) != (state.seats * white.sapphires, 6):
        raise Wrong(f"{table.id}: {sapphires} sapphires and {rubies} rubies")
    if not 0 <= diamonds <= state.options.setup_diamonds:
        raise Wrong(f"{table.id}: {diamonds} diamonds from the set-up")


def check_told(table: Table, viewer: Viewer) -> None:
    """Everything was told, once, in its order."""
    for seat, told in viewer.chapters.items():
        if list(told.items()) != as_told(table, seat):
            raise Wrong(f"{viewer}: {list(told)} of {len(as_told(table, seat))} chapters")


async def check_node(address: str, table: Table, viewer: Viewer) -> None:
    """A node tells whoever comes now the same as all others."""
    for seat in viewer.seats:
        if await told_of(address, viewer.guest, table.id, seat) != as_told(table, seat):
            raise Wrong(f"{viewer}: another story at {address}")


def as_told(table: Table, seat: int | None) -> list[tuple[int, Any]]:
    """The story of a table as it comes over the wire."""
    story = chapters(table, SPECTATOR if seat is None else Seat(seat))
    return [(each.number, msgspec.json.decode(msgspec.json.encode(each.events))) for each in story]
