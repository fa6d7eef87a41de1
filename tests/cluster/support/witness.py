"""What the database itself saw: every lease that passed on, and who wrote each entry under which.

Triggers note it in the same transaction; every node comes under a name of its own.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from schatulle.table.entries import Answered, Entry, WentAway

SEES: Final = """
CREATE TABLE seen_leases (
  number bigserial, table_id text, node text, epoch bigint, at float8
);
CREATE TABLE seen_entries (table_id text, seq integer, writer text, node text, epoch bigint);
CREATE FUNCTION see_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO seen_leases (table_id, node, epoch, at)
  VALUES (NEW.table_id, NEW.node, NEW.epoch, extract(epoch FROM clock_timestamp()));
  RETURN NULL;
END $$;
CREATE FUNCTION see_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO seen_entries
  SELECT NEW.table_id, NEW.seq, session_user, leases.node, leases.epoch
  FROM (VALUES (1)) AS one LEFT JOIN leases ON leases.table_id = NEW.table_id;
  RETURN NULL;
END $$;
CREATE TRIGGER see_lease AFTER INSERT OR UPDATE ON leases
  FOR EACH ROW EXECUTE FUNCTION see_lease();
CREATE TRIGGER see_entry AFTER INSERT ON entries
  FOR EACH ROW EXECUTE FUNCTION see_entry();
"""
#: Asks the database something in SQL.
Ask = Callable[..., Awaitable[list[Any]]]
_LEASES: Final = "SELECT table_id, node, epoch, at FROM seen_leases ORDER BY number"
_ENTRIES: Final = "SELECT table_id, seq, writer, node, epoch FROM seen_entries"


class Passed(NamedTuple):
    """A lease as it was then."""

    table: str
    node: str | None
    epoch: int
    at: float


class Wrote(NamedTuple):
    """An entry, and who had the lease when it was written."""

    table: str
    seq: int
    writer: str
    node: str | None
    epoch: int | None


class Wrong(AssertionError):  # noqa: N818 - what it says it is
    """What must never happen has happened."""


async def leases_seen(ask: Ask) -> list[Passed]:
    return [Passed(*row) for row in await ask(_LEASES)]


async def entries_seen(ask: Ask) -> list[Wrote]:
    return [Wrote(*row) for row in await ask(_ENTRIES)]


def check_epochs(leases: Iterable[Passed]) -> None:
    """They never fall, and one of them is never two nodes'."""
    last: dict[str, int] = {}
    owners: dict[tuple[str, int], str] = {}
    for lease in leases:
        if lease.epoch < last.get(lease.table, 0):
            raise Wrong(f"the epoch fell: {lease} after {last[lease.table]}")
        last[lease.table] = lease.epoch
        if lease.node and owners.setdefault((lease.table, lease.epoch), lease.node) != lease.node:
            raise Wrong(f"two nodes under one epoch: {lease}")


def check_house(seen: Iterable[Wrote], logs: Mapping[str, Sequence[Entry]]) -> int:
    """What the house wrote was written by the node that had the lease; how much that was."""
    count = 0
    for wrote in seen:
        # With the end of a game, in the same statement, its lease is gone.
        if wrote.node and is_of_house(logs[wrote.table][wrote.seq - 1]):
            count += 1
            if wrote.node.rpartition("-")[0] != wrote.writer:
                raise Wrong(f"{wrote.writer} wrote for the house of {wrote.node}: {wrote}")
    return count


def is_of_house(entry: Any) -> bool:
    """Bots, clocks and stand-ins play, and people are sent away, under the lease alone."""
    if isinstance(entry, Answered):
        return entry.by != "guest"
    return isinstance(entry, WentAway)
