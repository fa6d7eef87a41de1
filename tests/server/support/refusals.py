"""What a refusal may say."""

import httpx


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
    return str(body["reason"])
