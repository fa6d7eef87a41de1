"""Several things in one sentence."""

from collections.abc import Sequence

from schatulle.lang import message


def listed(parts: Sequence[str], lang: str) -> str:
    """`one`, `one and two`, `one, two and three`."""
    if len(parts) < 2:
        return "".join(parts)
    return message("words-and", lang, first=joined(parts[:-1], lang), last=parts[-1])


def joined(parts: Sequence[str], lang: str) -> str:
    """`one, two, three`."""
    told = parts[0]
    for part in parts[1:]:
        told = message("words-comma", lang, first=told, next=part)
    return told
