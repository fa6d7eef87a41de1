"""Comparing what a case or record expects with what the rules say."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from schatulle.core import BadNotation, Outcome


class Failure(Exception):  # noqa: N818 - an outcome of a check, not an error
    """An expectation that did not hold."""

    def __init__(self, step: str, expected: object, came: object) -> None:
        super().__init__(f"{step}: expected {shown(expected)}, came {shown(came)}")


def shown(value: object) -> str:
    """A value as a failure line shows it; words stay words."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def compare(step: str, expected: Mapping[str, Any], truth: Struct, outcome: Outcome | None) -> None:
    """Every named part of an expectation against the truth."""
    parts = msgspec.to_builtins(truth) | {"result": _result(outcome)}
    for name, value in expected.items():
        if name not in parts:
            raise BadNotation(f"{step}: there is no part {name!r}; allowed: {', '.join(parts)}")
        compare_part(f"{step}, {name}", value, parts[name])


def compare_part(step: str, expected: object, came: object) -> None:
    """One part; of a mapping only the keys that are named."""
    if isinstance(expected, Mapping) and isinstance(came, Mapping):
        for key, value in expected.items():
            compare_part(f"{step}.{key}", value, came.get(key))
    elif _plain(expected) != _plain(came):
        raise Failure(step, expected, came)


def _plain(value: object) -> object:
    """Lists and tuples alike; TOML has no null and writes an empty text for it."""
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    return "" if value is None else value


def _result(outcome: Outcome | None) -> object:
    return None if outcome is None else msgspec.to_builtins(outcome)
