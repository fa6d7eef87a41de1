"""What nobody can choose: a table's secret, the players' shares, and the seed made of all of them.

The secret is committed to when the table is opened, each share is pledged before the start, and
only then are the shares revealed: whoever draws one of them knows none of the others.
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Annotated, Final

from msgspec import Meta

#: Other words than the one before the key of all draws: who sees these hashes cannot draw.
_COMMITMENT: Final = b"schatulle/commitment\0"
_PLEDGE: Final = b"schatulle/pledge\0"
_SEED: Final = b"schatulle/seed\0"
_SECRET_BYTES: Final = 32

#: 256 bits as hexadecimal digits: a share, or a pledge.
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


def new_secret() -> str:
    """256 bits that nobody can guess, as hexadecimal digits."""
    return token_hex(_SECRET_BYTES)


def commitment(secret: str, table: str) -> str:
    """SHA-256("schatulle/commitment", a zero byte, the table's id, a zero byte, the secret).

    With its id in front a table's secret can be no other one, nor serve for another table.
    """
    return _bound(_COMMITMENT, table, secret)


def pledge(share: str, table: str) -> str:
    """SHA-256("schatulle/pledge", a zero byte, the table's id, a zero byte, the share)."""
    return _bound(_PLEDGE, table, share)


def seed(secret: str, table: str, shares: Sequence[str | None]) -> str:
    """What all chance of a table is drawn from: the secret itself where nobody added a share.

    Otherwise SHA-256("schatulle/seed", a zero byte, the table's id, a zero byte, the secret), and
    in the same hash for each seat with a share: a zero byte, the seat, a colon, the share.
    """
    added = [f"\0{seat}:{share}" for seat, share in enumerate(shares) if share is not None]
    return _bound(_SEED, table, secret + "".join(added)) if added else secret


def _bound(purpose: bytes, table: str, hidden: str) -> str:
    return sha256(purpose + table.encode() + b"\0" + hidden.encode()).hexdigest()
