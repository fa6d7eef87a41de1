"""SQLite's failures in one sentence each, without a value that was to be written."""

import sqlite3

from schatulle.store.port import CodeTakenError, DamagedError, StoreError

_SENTENCES = {
    sqlite3.SQLITE_BUSY: "Another program keeps the database locked.",
    sqlite3.SQLITE_LOCKED: "Another program keeps the database locked.",
    sqlite3.SQLITE_NOMEM: "There is too little memory.",
    sqlite3.SQLITE_READONLY: "The database may not be written to.",
    sqlite3.SQLITE_IOERR: "The disk failed.",
    sqlite3.SQLITE_CORRUPT: "The database is damaged; restore a backup.",
    sqlite3.SQLITE_NOTADB: "The database is damaged; restore a backup.",
    sqlite3.SQLITE_FULL: "The disk is full.",
    sqlite3.SQLITE_CANTOPEN: "The database cannot be opened.",
    sqlite3.SQLITE_TOOBIG: "This is too big for the database.",
}
_FAULTS_OF_ONE_JOB = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
)
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
#: A commit fails so only before the frame is written that makes it one.
_BEFORE_THE_END = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def primary_code(error: BaseException) -> int | None:
    """The kind of failure that SQLite names, without its finer shades."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def sentence(error: BaseException) -> str:
    """What went wrong, for whoever runs the server."""
    if isinstance(error, MemoryError):
        return _SENTENCES[sqlite3.SQLITE_NOMEM]
    known = _SENTENCES.get(primary_code(error) or 0)
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    return known or f"The database failed ({name})."


def hits_everyone(error: Exception) -> bool:
    """Whether the database failed as a whole, not only for what one job asked of it."""
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, _FAULTS_OF_ONE_JOB)
    return isinstance(error, MemoryError)


def is_before_the_end(error: Exception) -> bool:
    """Whether a commit that failed so has surely written nothing."""
    return primary_code(error) in _BEFORE_THE_END


def reading_failed(error: Exception) -> StoreError:
    """What whoever wanted to read gets to see."""
    kind = DamagedError if primary_code(error) in _DAMAGE else StoreError
    return kind(sentence(error))


def refusal(error: Exception) -> Exception:
    """What the one who asked gets to see of a fault of their own."""
    if not isinstance(error, sqlite3.Error | ValueError | TypeError | OverflowError):
        return error
    if getattr(error, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_UNIQUE":
        return CodeTakenError()
    if primary_code(error) == sqlite3.SQLITE_TOOBIG:
        return StoreError(sentence(error))
    return StoreError("This does not fit into the database.")
