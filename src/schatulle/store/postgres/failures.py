"""What a failure of PostgreSQL, or of the line to it, means for what was asked.

No sentence here quotes the server or the address: both may hold what is nobody's business.
"""

import asyncpg

from schatulle.store.port import CodeTakenError, StoreError

#: What goes wrong where a server is not there, is just going, or only follows another one.
NOT_CONNECTED = (
    *(OSError, TimeoutError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
)
UNREACHABLE = "The database cannot be reached."
_UNKNOWN = "The line to the database broke before it answered."

#: The server ends the connection while it may be committing, or cannot say what it has done.
_ENDED = ("57P01", "57P02", "57P03", "57P05", "40003")
#: Nothing was done, and the same may go well the next time.
_TRY_AGAIN = ("40001", "40P01")
#: A server that follows another one; the one that leads is elsewhere now.
_READ_ONLY = "25006"
#: Classes of faults that lie in the values of one statement.
_DOES_NOT_FIT = ("21", "22", "23")
_CODE_IS_TAKEN = "tables_by_code"


def is_lost(error: BaseException) -> bool:
    """Whether the connection is no good any more, so that nobody knows what was done."""
    if isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or ""
        return state in _ENDED or state.startswith("08")
    # What cannot even be sent is refused as a value, or as a type, by the client itself.
    return not isinstance(error, ValueError | TypeError | OverflowError)


def is_elsewhere(error: BaseException) -> bool:
    """Whether another server leads, and this one wrote nothing."""
    return getattr(error, "sqlstate", None) == _READ_ONLY


def is_worth_another_try(error: BaseException) -> bool:
    """Whether nothing was done only because somebody else was doing something."""
    return getattr(error, "sqlstate", None) in _TRY_AGAIN


def is_swept_meanwhile(error: BaseException) -> bool:
    """Whether the table went away while one of its entries was written."""
    return isinstance(error, asyncpg.ForeignKeyViolationError)


def refusal(error: BaseException) -> Exception:
    """What whoever asked hears of a fault after which nothing was done."""
    if getattr(error, "constraint_name", None) == _CODE_IS_TAKEN:
        return CodeTakenError()
    state = getattr(error, "sqlstate", None) or ""
    if state[:2] in _DOES_NOT_FIT or isinstance(error, ValueError | TypeError | OverflowError):
        return StoreError("This does not fit into the database.")
    return StoreError(sentence(error))


def sentence(error: BaseException) -> str:
    """What went wrong, for whoever runs the node."""
    if isinstance(error, asyncpg.PostgresError):
        return f"The database failed ({error.sqlstate} {type(error).__name__})."
    if isinstance(error, TimeoutError):
        return "The database did not answer in time."
    return _UNKNOWN
