"""Small words that sentences and labels of Meisterdiebe are made of, in the reader's language."""

from collections.abc import Iterable

from schatulle.games.meisterdiebe.rules.cards import Card
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.lang import message
from schatulle.lang.lists import joined, listed


def say(key: str, lang: str, **args: object) -> str:
    """A message of this game at the terminal."""
    return message(f"meisterdiebe-terminal-{key}", lang, **args)


def gems_in_words(gems: Gems, lang: str) -> str:
    """`2 diamonds and a sapphire`, or `nothing`."""
    piles = {"diamonds": gems.diamonds, "sapphires": gems.sapphires, "rubies": gems.rubies}
    told = [message(f"words-{kind}", lang, count=count) for kind, count in piles.items() if count]
    return listed(told, lang) if told else message("words-nothing", lang)


def card_in_words(card: Card, lang: str) -> str:
    """`master thief 3`."""
    return message("words-card", lang, character=card.character.value, number=card.number)


def character_in_words(character: str, lang: str) -> str:
    """`master thief`."""
    return message("words-character", lang, character=str(character))


def grain(drawer: str, lang: str) -> str:
    """The spoken name of a drawer's front."""
    return message(f"grain-{drawer}", lang)


def move_name(move: str) -> str:
    """A move of the box as messages can select it: `+` and `-` cannot stand there."""
    return move.replace("+", "plus").replace("-", "minus")


def moves_in_words(moves: Iterable[str], lang: str) -> str:
    """How the box was moved."""
    names = [move_name(move) for move in moves]
    return joined([message("words-moves", lang, move=name) for name in names or ["none"]], lang)
