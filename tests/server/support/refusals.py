"""What a refusal may say."""

import httpx

from schatulle.cli.terminal.wording.refusals import told
from schatulle.core import Refusal
from schatulle.lang import LANGUAGES


def is_clean(text: str) -> bool:
    """A refusal tells nothing of the inside: no trace, no path, no type of ours."""
    return not any(
        word in text for word in ("Traceback", ".py", "/src/", "site-packages", "msgspec")
    )


def problem(answer: httpx.Response, status: int) -> str:
    """The reason of a typed refusal."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"reason", "clause", "id", "says", "about"}, body
    assert body.get("id") is None, "an id is for our own mistakes"
    assert isinstance(body["reason"], str)
    assert body["reason"]
    assert is_clean(answer.text)
    about = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in body["about"].items()
    }
    refusal = Refusal(body["reason"], body["says"], **about)
    assert all(told(refusal, language) for language in LANGUAGES)
    assert refusal.says != "refused", "somebody may want to know more"
    return str(body["reason"])
