"""Small words that sentences and labels of Diamant are made of, in the reader's language."""

from schatulle.lang import message


def say(key: str, lang: str, **args: object) -> str:
    """A message of this game at the terminal."""
    return message(f"diamant-terminal-{key}", lang, **args)


def hazard_in_words(hazard: str, lang: str) -> str:
    """`gas cloud`."""
    return message("words-hazard", lang, hazard=str(hazard))
