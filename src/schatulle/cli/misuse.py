"""What cannot be understood of a players' command, in one sentence in the reader's language.

The sentences stand in `lang/<code>/commands.ftl`, as `misuse-<what>`; what a parameter may be is
said as in the help.
"""

from collections.abc import Sequence

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.argument import Argument

from schatulle.cli.help import PLAYERS, about, command_of, without_language
from schatulle.lang import message, reader_language
from schatulle.lang.lists import joined


def told(app: App, arguments: Sequence[str], error: CycloptsError) -> str:
    """The sentence; operators' commands say it in English, as cyclopts does."""
    asked_for, _ = without_language(arguments)
    lang, command = reader_language(asked_for), command_of(app, arguments)
    if command not in ("", *PLAYERS):
        return str(error)
    match error:
        case UnusedCliTokensError(unused_tokens=[given, *_]) if not command:
            return _no_command(app, given, lang)
        case UnusedCliTokensError(unused_tokens=[given, *_]):
            return _say("too-many", lang, command, given=given, allowed=_allowed(app, command))
        case UnknownOptionError(token=token):
            given = (token.keyword or token.value).partition("=")[0]
            return _say("option", lang, command, given=given, allowed=_allowed(app, command))
        case MissingArgumentError(argument=Argument() as argument):
            missing = "value" if error.keyword else "missing"
            return _about(missing, lang, command, argument, error.keyword)
        case CoercionError(argument=Argument() as argument, token=token) if token is not None:
            return _about("wrong", lang, command, argument, token.keyword, given=token.value)
        case RepeatArgumentError(token=token):
            return _say("twice", lang, command, parameter=str(token.keyword))
    return _say("other", lang, command)


def _say(what: str, lang: str, command: str, **args: str) -> str:
    return message(f"misuse-{what}", lang, command=f"schatulle {command}".rstrip(), **args)


def _about(
    what: str, lang: str, command: str, argument: Argument, keyword: str | None, **args: str
) -> str:
    """A sentence on one parameter, as it was called or is, with what it may be."""
    may_be = about(command, argument.name.removeprefix("--"), lang)
    return _say(what, lang, command, parameter=keyword or _called(argument), about=may_be, **args)


def _no_command(app: App, given: str, lang: str) -> str:
    names = (name for name in app if not name.startswith("-"))
    return _say("command", lang, "", given=given, allowed=joined(sorted(names), lang))


def _allowed(app: App, command: str) -> str:
    """What a command takes: first what stands without a name, then its options."""
    if not command:
        return "--help, --version"
    # What only groups parameters has no name of its own.
    arguments = (each for each in app[command].assemble_argument_collection() if each.parse)
    names = [name for name in map(_called, arguments) if name != "*"]
    return ", ".join(sorted(names, key=lambda name: name.startswith("-")))


def _called(argument: Argument) -> str:
    """`RECORD`, or `--seat`."""
    name = argument.name
    return name.removeprefix("--").upper() if argument.field_info.is_positional else name
