"""Option values: checked one by one, with a sentence that says what is allowed."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from schatulle.core.refusal import BadOptions

O = TypeVar("O", bound=Struct)  # noqa: E741 - the options of one game
E = TypeVar("E", bound=Struct)

#: Part of every game's options, but named by the edition and not by an option.
EDITION = "edition"
#: In the `Meta` of an option whose values are too many to list: which kinds of them are explained.
EXPLAINED = "explained"


def edition_of(editions: Mapping[str, E], name: str) -> E:
    """The option values of the edition with that name."""
    if name not in editions:
        reason = f"there is no edition {name!r}; allowed: {', '.join(editions)}"
        raise BadOptions(reason, "refused-edition", name=name, allowed=tuple(editions))
    return editions[name]


def option_names(options: type[Struct] | Struct) -> tuple[str, ...]:
    """The names of a game's options, in the order of the table."""
    return tuple(field.name for field in fields(options) if field.name != EDITION)


def changed(options: O, changes: Mapping[str, object]) -> O:
    """The options with some values changed, each of them checked."""
    for name in changes:
        if name not in option_names(options):
            allowed = option_names(options)
            reason = f"there is no option {name!r}; allowed: {', '.join(allowed)}"
            raise BadOptions(reason, "refused-option", name=name, allowed=allowed)
    checked = {name: _checked(type(options), name, value) for name, value in changes.items()}
    return replace(options, **checked)


def listed_values(options: type[Struct], name: str) -> tuple[Any, ...]:
    """The values of an option one by one; none where it is a number or a text."""
    hint = get_type_hints(options, include_extras=True)[name]
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


def explained_values(options: type[Struct], name: str) -> tuple[str, ...]:
    """What a reader is told of one by one: every value as it is typed, a switch's default first.

    Where there are too many to list, the names that the hint's `Meta` has for kinds of them.
    """
    hint = get_type_hints(options, include_extras=True)[name]
    if (meta := _meta(hint)) is not None:
        return tuple((meta.extra or {})[EXPLAINED])
    if hint is bool:
        default = next(field.default for field in fields(options) if field.name == name)
        return ("true", "false") if default else ("false", "true")
    return tuple(map(str, get_args(hint)))


def allowed_values(options: type[Struct], name: str) -> str:
    """The values of an option in words."""
    hint = get_type_hints(options, include_extras=True)[name]
    if (meta := _meta(hint)) is not None:
        return str(meta.description)
    if hint is bool:
        return "true, false"
    return ", ".join(map(str, get_args(hint)))


def _meta(hint: Any) -> Meta | None:
    return next((extra for extra in get_args(hint)[1:] if isinstance(extra, Meta)), None)


def option_value(text: str) -> object:
    """A value typed as text; `changed` says whether it is allowed."""
    try:
        value: object = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return text
    return value if isinstance(value, bool | int | float) else text


def check_seats(seats: int, allowed: range) -> None:
    """M-7, D-1: as many players as the game is made for."""
    if seats not in allowed:
        least, most = allowed[0], allowed[-1]
        reason = f"{seats} seats; allowed: {least} to {most}"
        raise BadOptions(reason, "refused-seats", least=least, most=most)


def differences(options: Struct, base: Struct) -> dict[str, object]:
    """What an option set changes in its edition, as records write it."""
    return {
        name: getattr(options, name)
        for name in option_names(options)
        if getattr(options, name) != getattr(base, name)
    }


def _checked(options: type[Struct], name: str, value: object) -> object:
    try:
        return msgspec.convert(value, get_type_hints(options, include_extras=True)[name])
    except (msgspec.ValidationError, UnicodeEncodeError):
        raise _not_allowed(options, name, value) from None


def _not_allowed(options: type[Struct], name: str, value: object) -> BadOptions:
    """What is allowed: values from a list, numbers between two, or a text that is written so."""
    reason = f"option {name} cannot be {_shown(value)}; allowed: {allowed_values(options, name)}"
    hint = get_type_hints(options, include_extras=True)[name]
    if (meta := _meta(hint)) is None:
        values = explained_values(options, name)
        return BadOptions(reason, "refused-value-listed", option=name, values=values)
    if meta.ge is None or meta.le is None:
        usual = next(field.default for field in fields(options) if field.name == name)
        return BadOptions(reason, "refused-value-written", option=name, example=usual)
    says = "refused-value-whole" if get_args(hint)[0] is int else "refused-value-number"
    return BadOptions(reason, says, option=name, least=meta.ge, most=meta.le)


def _shown(value: object) -> str:
    """The value as the notation writes it, where it can."""
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError):
        return repr(value)
