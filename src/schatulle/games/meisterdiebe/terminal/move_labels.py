"""Moves as a menu shows them."""

from typing import Any

from schatulle.cli.terminal.look.palette import SEATS
from schatulle.core import Seat
from schatulle.games.meisterdiebe.rules.cards import Hand
from schatulle.games.meisterdiebe.rules.gems import Gems, gem_count, parse_gems
from schatulle.games.meisterdiebe.terminal.palette import ALARM, DIAMOND, SAPPHIRE
from schatulle.games.meisterdiebe.terminal.words import (
    character_in_words,
    gems_in_words,
    move_name,
    say,
)


def label_of(move: str, seat: Seat, view: Any, lang: str) -> str:
    """A move in a few words; the notation itself where it is plain enough."""
    verb, *words = move.split()
    match verb:
        case "choose":
            return _card(words[0], view.hands[seat], lang)
        case "place":
            return _bag(words, lang)
        case "take":
            return gems_in_words(parse_gems(words[0]), lang)
        case "turn":
            return _turn(words, lang)
        case "give":
            return " ".join(map(_gift, words))
        case _:
            return say(f"move-{verb}", lang)


def glyphs(gems: Gems) -> str:
    """Gems drawn one by one."""
    return DIAMOND.glyph * gems.diamonds + SAPPHIRE.glyph * gems.sapphires


def _card(character: str, hand: Hand, lang: str) -> str:
    number = next(card.number for card in hand if card.character == character)
    return f"{character_in_words(character, lang)} {number}"


def _bag(words: list[str], lang: str) -> str:
    gems = parse_gems(words[0])
    bag = glyphs(gems) or say("move-place-none", lang)
    if gem_count(gems) == 1:
        bag = f"{bag} {gems_in_words(gems, lang)}"
    return f"{bag} + {ALARM} {say('move-place-alarm', lang)}" if "alarm" in words else bag


def _gift(word: str) -> str:
    """A seat's mark and its gems."""
    seat, _, gems = word.partition(":")
    return f"{SEATS[int(seat)].glyph} {glyphs(parse_gems(gems))}"


def _turn(words: list[str], lang: str) -> str:
    if not words:
        return say("move-turn-nothing", lang)
    return ", ".join(say("move-turn", lang, move=move_name(word)) for word in words)
