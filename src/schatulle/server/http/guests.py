"""Guests: a name, no account, and a signed token that the browser keeps."""

import time
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

from schatulle.core import BadOptions
from schatulle.server.keys import LIFETIME, Key, Keys
from schatulle.table.entries import Guest

LONGEST_NAME: Final = 24
#: A token that is older than this is quietly replaced, in seconds: a month.
FRESH: Final = 30 * 86_400


class Guests:
    """Makes and reads tokens; only who knows a key can make one."""

    def __init__(self, keys: Keys, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.use(keys)

    def use(self, keys: Keys) -> None:
        """Believes these keys from now on."""
        self._keys = keys
        self._reader = _serializer(*keys.line)

    def welcome(self, name: str, before: Guest | None = None) -> tuple[Guest, str]:
        """A guest, and the token to be known by; who has been here before keeps all seats.

        Raises BadOptions.
        """
        guest = Guest(before.id if before else token_urlsafe(12), clean_name(name))
        return guest, self.token(guest)

    def token(self, guest: Guest) -> str:
        """The guest and the time, signed."""
        now = self._now()
        signer = _serializer(self._keys.signing(now))
        return str(signer.dumps([guest.id, guest.name, int(now)]))

    def known(self, token: str | None) -> Guest | None:
        """Who comes with that token; None for nobody we know."""
        return (self._read(token) or self._read_of_old(token)) if token else None

    def renewed(self, token: str) -> str | None:
        """The token that is to replace this one, as it is old or signed in an old way."""
        guest = self.known(token)
        return None if guest is None or self._is_fresh(token) else self.token(guest)

    def _is_fresh(self, token: str) -> bool:
        now = self._now()
        found = _loaded(_serializer(self._keys.signing(now)), token)
        return found is not None and now - found[2] < FRESH

    def _read(self, token: str) -> Guest | None:
        found = _loaded(self._reader, token)
        if found is None or self._now() - found[2] > LIFETIME:
            return None
        return Guest(found[0], found[1])

    def _read_of_old(self, token: str) -> Guest | None:
        """Signed with SHA-1 and without a date, as until keys had dates."""
        keys = self._keys.of_old(self._now())
        if not keys:
            return None
        found = _loaded(
            URLSafeSerializer([key.secret for key in keys], salt="schatulle/guest"), token
        )
        return None if found is None else Guest(*found)


def _serializer(*keys: Key) -> URLSafeSerializer:
    """HMAC-SHA256."""
    return URLSafeSerializer(
        [key.secret for key in keys],
        salt="schatulle/guest with a date",
        signer_kwargs={"digest_method": sha256, "key_derivation": "hmac"},
    )


def _loaded(serializer: URLSafeSerializer, token: str) -> Any:
    try:
        return serializer.loads(token)
    except (BadSignature, ValueError):
        return None


def clean_name(name: str) -> str:
    """A name without control and invisible characters, and not too long; raises BadOptions."""
    folded = " ".join(unicodedata.normalize("NFC", name).split())
    shown = "".join(letter for letter in folded if _is_visible(letter)).strip()
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise BadOptions(
            f"a name has 1 to {LONGEST_NAME} visible characters; this has {len(shown)}",
            "refused-name",
            most=LONGEST_NAME,
        )
    return shown


def _is_visible(letter: str) -> bool:
    """Not a control, format, private or unassigned character; plain spaces are fine."""
    return letter == " " or unicodedata.category(letter)[0] not in "CZ"
