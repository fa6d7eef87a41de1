"""Guests: a name, no account, and a signed token that the browser keeps."""

import unicodedata
from secrets import token_urlsafe
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from schatulle.core import BadOptions
from schatulle.table.entries import Guest

LONGEST_NAME: Final = 24


class Guests:
    """Makes and reads tokens; only who knows the key can make one."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="schatulle/guest")

    def welcome(self, name: str, before: Guest | None = None) -> tuple[Guest, str]:
        """A guest, and the token to be known by; who has been here before keeps all seats.

        Raises BadOptions.
        """
        guest = Guest(before.id if before else token_urlsafe(12), clean_name(name))
        return guest, self.token(guest)

    def token(self, guest: Guest) -> str:
        """The guest, signed."""
        return str(self._signer.dumps([guest.id, guest.name]))

    def known(self, token: str | None) -> Guest | None:
        """Who comes with that token; None for nobody we know."""
        try:
            name, shown = self._signer.loads(token or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest(name, shown)


def clean_name(name: str) -> str:
    """A name without control and invisible characters, and not too long; raises BadOptions."""
    folded = " ".join(unicodedata.normalize("NFC", name).split())
    shown = "".join(letter for letter in folded if _is_visible(letter)).strip()
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise BadOptions(
            f"a name has 1 to {LONGEST_NAME} visible characters; this has {len(shown)}"
        )
    return shown


def _is_visible(letter: str) -> bool:
    """Not a control, format, private or unassigned character; plain spaces are fine."""
    return letter == " " or unicodedata.category(letter)[0] not in "CZ"
