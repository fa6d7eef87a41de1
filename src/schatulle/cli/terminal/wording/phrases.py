"""Small words that sentences and labels are made of, in the reader's language."""

from typing import Any

from msgspec.structs import asdict

from schatulle.lang import has, message


def say(key: str, lang: str, **args: object) -> str:
    """A message of the terminal table."""
    return message(f"terminal-{key}", lang, **args)


def game_name(game: str, lang: str) -> str:
    return _named(f"game-{game}", lang, game)


def game_facts(game: str, lang: str) -> str:
    """For how many, how long and what age; empty where its wing says nothing."""
    return _named(f"game-{game}.facts", lang, "")


def game_pitch(game: str, lang: str) -> str:
    """What one tries to do in it; empty where its wing says nothing."""
    return _named(f"game-{game}.pitch", lang, "")


def edition_name(game: str, edition: str, lang: str) -> str:
    """What an edition of a game is called."""
    return _named(f"edition-{game}-{edition}", lang, edition)


def of_lesson(key: str, lang: str) -> str:
    """What a lesson says; where its wing has no words for it, the name of the message."""
    return _named(key, lang, key)


def agreed(options: Any) -> dict[str, str | int | float]:
    """What a table has agreed on, as arguments of messages: every option's value."""
    return {
        name: str(value).lower() if isinstance(value, bool) else value
        for name, value in asdict(options).items()
    }


def _named(key: str, lang: str, otherwise: str) -> str:
    return message(key, lang) if has(key) else otherwise


def capital(sentence: str) -> str:
    """The sentence with a capital at its start."""
    return sentence[:1].upper() + sentence[1:]
