"""Messages in the reader's language, and in English where a translation has none.

What belongs to one game lies in its wing, in `lang/<code>`, and is read together with the rest.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from schatulle.core.registry import game_names, wing

ENGLISH = "en"
LANGUAGES = (ENGLISH, "nl", "fr", "de")


class Language:
    """One language: the messages of its folders, with the English ones behind them."""

    def __init__(self, code: str, roots: Sequence[Traversable]) -> None:
        self.code = code
        self._bundle = _bundle(code, [root / code for root in roots])

    def has(self, key: str) -> bool:
        """Say whether this language itself has the message `key` or `key.attribute`."""
        return self._pattern(key) is not None

    def message(self, key: str, **args: object) -> str:
        """Give the message `key` or `key.attribute`, in English where this language lacks it."""
        text = self._own(key, args)
        if text is not None:
            return text
        if self.code == ENGLISH:
            raise LookupError(f"no English message {key} that can be told with {sorted(args)}")
        return language(ENGLISH).message(key, **args)

    def _own(self, key: str, args: dict[str, object]) -> str | None:
        # A translation that asks for something the caller did not give counts as missing.
        pattern = self._pattern(key)
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, args)
        return None if errors else str(text)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def reader_language(explicit: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """Find the reader's language: the one asked for, else the environment's, else English."""
    names = (explicit, *(environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    code = next((name for name in names if name), ENGLISH)[:2].lower()
    return code if code in LANGUAGES else ENGLISH


def language(code: str) -> Language:
    """Give the language with this code, with the words of all games there are."""
    return _language(code, game_names())


@cache
def _language(code: str, games: tuple[str, ...]) -> Language:
    return Language(code, roots(games))


def roots(games: Sequence[str]) -> list[Traversable]:
    """Give the folders that hold a folder for each language: ours, and one in each wing."""
    return [files(__name__), *(files(wing(game)) / "lang" for game in games)]


def message(key: str, lang: str = ENGLISH, **args: object) -> str:
    """Give the message `key` or `key.attribute` in `lang`, in English where it is missing."""
    return language(lang).message(key, **args)


def has(key: str, lang: str = ENGLISH) -> bool:
    """Say whether `lang` itself has the message `key` or `key.attribute`."""
    return language(lang).has(key)


def resources(folder: Traversable) -> Iterator[Resource]:
    """Read the message files of a language's folder; a folder that is not there has none."""
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield FluentResource(file.read_text(encoding="utf-8"))


def _bundle(code: str, folders: Sequence[Traversable]) -> FluentBundle:
    # Isolation marks would show up as odd characters in terminals.
    bundle = FluentBundle([code], use_isolating=False)
    for resource in chain.from_iterable(map(resources, folders)):
        bundle.add_resource(resource)
    return bundle
