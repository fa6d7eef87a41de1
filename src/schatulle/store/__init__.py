"""The durable log of tables: what the server needs of a store, and SQLite behind it."""

from schatulle.store.port import (
    CodeTakenError,
    DamagedError,
    Entry,
    FencedError,
    GapError,
    Patience,
    Review,
    ReviewBrief,
    Store,
    StoreError,
    Summary,
    Swept,
    TakenError,
    UnknownError,
)

__all__ = [
    "CodeTakenError",
    "DamagedError",
    "Entry",
    "FencedError",
    "GapError",
    "Patience",
    "Review",
    "ReviewBrief",
    "Store",
    "StoreError",
    "Summary",
    "Swept",
    "TakenError",
    "UnknownError",
]
