"""Small words that sentences and labels are made of, in the reader's language."""

from collections.abc import Iterable, Sequence

from schatulle.lang import message
from schatulle.rules.meisterdiebe.cards import Card
from schatulle.rules.meisterdiebe.gems import Gems


def say(key: str, lang: str, **args: object) -> str:
    """A message of the terminal table."""
    return message(f"terminal-{key}", lang, **args)


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


def hazard_in_words(hazard: str, lang: str) -> str:
    """`gas cloud`."""
    return message("words-hazard", lang, hazard=str(hazard))


def grain(drawer: str, lang: str) -> str:
    """The spoken name of a drawer's front."""
    return message(f"grain-{drawer}", lang)


def moves_in_words(moves: Iterable[str], lang: str) -> str:
    """How the box was moved."""
    names = [move.replace("+", "plus").replace("-", "minus") for move in moves]
    told = [message("words-moves", lang, move=name) for name in names or ["none"]]
    return _joined(told, lang)


def listed(parts: Sequence[str], lang: str) -> str:
    """`one`, `one and two`, `one, two and three`."""
    if len(parts) < 2:
        return "".join(parts)
    return message("words-and", lang, first=_joined(parts[:-1], lang), last=parts[-1])


def _joined(parts: Sequence[str], lang: str) -> str:
    told = parts[0]
    for part in parts[1:]:
        told = message("words-comma", lang, first=told, next=part)
    return told


def capital(sentence: str) -> str:
    """The sentence with a capital at its start."""
    return sentence[:1].upper() + sentence[1:]
