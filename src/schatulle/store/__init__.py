"""The durable log of tables: what the server needs of a store, and SQLite behind it."""

from schatulle.store.port import (
    CodeTakenError,
    Entry,
    GapError,
    Store,
    StoreError,
    Summary,
    TakenError,
)

__all__ = [
    "CodeTakenError",
    "Entry",
    "GapError",
    "Store",
    "StoreError",
    "Summary",
    "TakenError",
]
