"""Why something was refused, as it goes over the wire."""

from typing import Final

from litestar.openapi import ResponseSpec
from msgspec import Struct

from schatulle.core import Detail


class Problem(Struct, frozen=True):
    """Why something was refused; the id finds the server's log line about an error."""

    reason: str
    clause: str | None = None
    id: str | None = None
    #: The message that tells a person why, and what it is to be filled in with.
    says: str = "refused"
    about: dict[str, Detail] = {}


#: Every path may answer with these, for the schema.
REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "The request makes no sense."),
        (401, "Say your name first."),
        (403, "It is someone else's to do, or the page is from elsewhere."),
        (404, "There is no such thing."),
        (409, "Not now."),
        (413, "Too long."),
        (421, "The server is not known by this name."),
        (429, "Too often."),
        (503, "It cannot be saved now."),
    )
}
