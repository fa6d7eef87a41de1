"""Whoever tries a code: the code of a table, or that of a second device."""

from schatulle.server.http.clients import Connection, TooOften, guest_at
from schatulle.server.http.codes import WrongCodes
from schatulle.server.http.guards import address_of, flooded, host_of


async def try_code(connection: Connection) -> None:
    """Counts a code as wrong before it is looked up; raises TooOften."""
    if wait := await _codes(connection).wait(host_of(connection), _name(connection)):
        flooded(connection, "wrong_codes", address_of(connection))
        raise TooOften(wait)


async def code_was_right(connection: Connection) -> None:
    """It was no guess."""
    await _codes(connection).was_right(host_of(connection), _name(connection))


def _codes(connection: Connection) -> WrongCodes:
    codes: WrongCodes = connection.app.state.codes
    return codes


def _name(connection: Connection) -> str | None:
    guest = guest_at(connection)
    return guest.id if guest else None
