"""Whether values are of the types that they are declared to be, all the way down."""

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NewType, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

Check = Callable[[Any], bool]


def is_of(value: Any, hint: Any) -> bool:
    """As strict as decoding would be, for types too that cannot be told apart on the wire."""
    return check_of(hint)(value)


@cache
def check_of(hint: Any) -> Check:
    """A hint is taken apart once; whole games are checked against it."""
    if isinstance(hint, NewType):
        return check_of(hint.__supertype__)
    if get_origin(hint) in (typing.Union, types.UnionType):
        return _any_of(tuple(map(check_of, get_args(hint))))
    if get_origin(hint) is Literal:
        return get_args(hint).__contains__
    if get_origin(hint) is tuple:
        return _row_of(get_args(hint))
    if get_origin(hint) is dict:
        return _dict_of(*map(check_of, get_args(hint)))
    return _struct_of(hint) if issubclass(hint, Struct) else lambda value: type(value) is hint


def _any_of(checks: tuple[Check, ...]) -> Check:
    return lambda value: any(check(value) for check in checks)


def _row_of(hints: tuple[Any, ...]) -> Check:
    if hints[-1] is Ellipsis:
        entry = check_of(hints[0])
        return lambda row: isinstance(row, tuple) and all(map(entry, row))
    checks = tuple(map(check_of, hints))
    return lambda row: (
        isinstance(row, tuple)
        and len(row) == len(checks)
        and all(check(entry) for check, entry in zip(checks, row, strict=True))
    )


def _dict_of(key: Check, entry: Check) -> Check:
    return lambda value: (
        isinstance(value, dict) and all(key(name) and entry(its) for name, its in value.items())
    )


def _struct_of(kind: type[Struct]) -> Check:
    checks = tuple((field.name, check_of(field.type)) for field in fields(kind))
    return lambda value: (
        type(value) is kind and all(check(getattr(value, name)) for name, check in checks)
    )
