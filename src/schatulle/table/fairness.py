"""A table's secret, and the commitment to it that everyone sees before the first event."""

from hashlib import sha256
from secrets import token_hex
from typing import Final

#: Another word than the one before the key of all draws: who sees the commitment cannot draw.
_PURPOSE: Final = b"schatulle/commitment\0"
_SECRET_BYTES: Final = 32


def new_secret() -> str:
    """256 bits that nobody can guess, as hexadecimal digits."""
    return token_hex(_SECRET_BYTES)


def commitment(secret: str, table: str) -> str:
    """SHA-256("schatulle/commitment", a zero byte, the table's id, a zero byte, the secret).

    With its id in front a table's secret can be no other one, nor serve for another table.
    """
    return sha256(_PURPOSE + table.encode() + b"\0" + secret.encode()).hexdigest()
