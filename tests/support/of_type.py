"""Whether values are of the types that they are declared to be, all the way down."""

import types
import typing
from typing import Any, Literal, NewType, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields


def is_of(value: Any, hint: Any) -> bool:
    """As strict as decoding would be, for types too that cannot be told apart on the wire."""
    if isinstance(hint, NewType):
        return is_of(value, hint.__supertype__)
    if get_origin(hint) in (typing.Union, types.UnionType):
        return any(is_of(value, one) for one in get_args(hint))
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    if get_origin(hint) is tuple:
        return isinstance(value, tuple) and _are_of(value, get_args(hint))
    if get_origin(hint) is dict:
        key, entry = get_args(hint)
        return isinstance(value, dict) and all(
            is_of(name, key) and is_of(its, entry) for name, its in value.items()
        )
    return type(value) is hint and _has_fields(value)


def _are_of(row: tuple[Any, ...], hints: tuple[Any, ...]) -> bool:
    if hints[-1] is Ellipsis:
        return all(is_of(entry, hints[0]) for entry in row)
    return len(row) == len(hints) and all(map(is_of, row, hints))


def _has_fields(value: Any) -> bool:
    if not isinstance(value, Struct):
        return True
    return all(is_of(getattr(value, field.name), field.type) for field in fields(value))
