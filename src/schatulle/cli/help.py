"""The help of the players' commands in the reader's language; that of all others is English.

What players' commands say of themselves stands in `lang/<code>/commands.ftl`: `command-play`,
`command-play.seats`. What others say stands beside them, in `main` and `wishes`.
"""

import re
from collections.abc import Sequence
from typing import Final

from cyclopts import App
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from schatulle.core.registry import game_names
from schatulle.lang import ENGLISH, LANGUAGES, has, message, reader_language
from schatulle.lang.lists import joined, listed

PLAYERS: Final = ("bots", "learn", "play", "review", "rules")
#: What `schatulle --help` lists that is no command.
FLAGS: Final = ("help", "version")
LANG: Final = "--lang"


def told_in_readers_language(app: App, arguments: Sequence[str]) -> list[str]:
    """Let `app` tell its help in the language asked for; gives the arguments without it.

    A language may stand anywhere, also where the command itself takes none.
    """
    lang, others = without_language(arguments)
    command = command_of(app, others)
    if command in ("", *PLAYERS):
        app.help_formatter = _Help(command, reader_language(lang))
    return others


def command_of(app: App, arguments: Sequence[str]) -> str:
    """Which command is meant; none where only flags are given."""
    chain, _, _ = app.parse_commands([each for each in arguments if not each.startswith("-")])
    return chain[0] if chain else ""


def without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, and all other arguments."""
    lang, others = None, []
    rest = iter(arguments)
    for argument in rest:
        if argument == LANG:
            lang = next(rest, lang)
        elif argument.startswith(f"{LANG}="):
            lang = argument.removeprefix(f"{LANG}=")
        else:
            others.append(argument)
    return lang, others


class _Help:
    """How the help of one command is printed; the one without a name lists all commands."""

    def __init__(self, command: str, lang: str) -> None:
        self._command = command
        self._lang = lang

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        for part in self._parameters(panel) if self._command else self._commands(panel):
            DefaultFormatter()(console, options, part)

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: Text) -> None:
        words = f"{self._told('command-usage')} {self._in_words(usage.plain)}"
        console.print(Text(words, style="bold"))

    def render_description(
        self, console: Console, _options: ConsoleOptions, _description: object
    ) -> None:
        sentence = self._told(f"command-{self._command or 'schatulle'}")
        console.print(InlineText.from_format(f"{sentence}\n", "markdown", force_empty_end=True))

    def _parameters(self, panel: HelpPanel) -> list[HelpPanel]:
        title = self._told("command-parameters")
        return [panel.copy(title=title, entries=[self._parameter(each) for each in panel.entries])]

    def _parameter(self, entry: HelpEntry) -> HelpEntry:
        sentence = about(self._command, _name(entry), self._lang)
        if entry.required:
            sentence = f"{sentence} {self._told('command-required')}"
        metavar = self._in_words(entry.metavar) if entry.metavar else None
        return entry.copy(description=_in_line(sentence), metavar=metavar, required=False)

    def _commands(self, panel: HelpPanel) -> list[HelpPanel]:
        """One list in English; elsewhere one of what speaks the language, and one of the others."""
        told = [
            entry.copy(description=_in_line(self._told(f"command-{_name(entry)}")))
            if _name(entry) in (*PLAYERS, *FLAGS)
            else entry
            for entry in panel.entries
        ]
        title = self._told("command-commands")
        if self._lang == ENGLISH:
            return [panel.copy(title=title, entries=told)]
        ours = [entry for entry in told if _name(entry) in (*PLAYERS, *FLAGS)]
        others = [entry for entry in told if entry not in ours]
        return [
            panel.copy(title=title, entries=ours),
            panel.copy(title=self._told("command-operators"), entries=others),
        ]

    def _in_words(self, text: str) -> str:
        """Stand-ins such as INT or [OPTIONS] as words; names of parameters stay as they are."""

        def word(found: re.Match[str]) -> str:
            key = f"command-words.{found[0]}"
            return self._told(key) if has(key) else found[0]

        return re.sub(r"[A-Z]+", word, text)

    def _told(self, key: str) -> str:
        return _told(key, self._lang)


def about(command: str, parameter: str, lang: str) -> str:
    """What a parameter of a players' command is."""
    own = f"command-{command}.{parameter}"
    return _told(own if has(own) else f"command-each.{parameter}", lang)


def _told(key: str, lang: str) -> str:
    games = game_names()
    titles = listed([game.capitalize() for game in games], lang)
    return message(
        key,
        lang,
        titles=titles,
        games=joined(games, lang),
        languages=joined(LANGUAGES, lang),
    )


def _name(entry: HelpEntry) -> str:
    return entry.names[0].removeprefix("--")


def _in_line(sentence: str) -> InlineText:
    return InlineText.from_format(sentence, "markdown")
