"""Whom a chair may be for: the levels of a game, and the programs that the operator named."""

from collections.abc import Collection, Iterable

from msgspec import Struct

from schatulle.bots import Kind, levels, make
from schatulle.bots.company import chair_of
from schatulle.bots.naming import bot_name
from schatulle.bots.strength import strength_of
from schatulle.core import Seat
from schatulle.core.registry import game_named


class CompanionOffered(Struct, frozen=True):
    """One of a level, who has a face and a name of its own."""

    #: How a chair names it.
    chair: str
    #: What it leans to; the page has words for it.
    leaning: str


class BotOffered(Struct, frozen=True):
    """A bot that a host may seat, and how strong the arena found it."""

    name: str
    #: 1 for a first game, and on to the strongest; 0 for the operator's own programs.
    level: int
    #: Rating points over the first level, where they were measured.
    rating: int | None
    #: The share of games it wins against three of the level below, where it was measured.
    beats: float | None
    program: bool
    company: tuple[CompanionOffered, ...] = ()


def offered(game: str, programs: Iterable[str]) -> tuple[BotOffered, ...]:
    """The levels in their order, then the programs."""
    ours = [_level(game, kind) for kind in levels(game)]
    theirs = [BotOffered(name, 0, None, None, program=True) for name in programs]
    return (*ours, *theirs)


def allowed(game: str, chairs: Iterable[str], others: Iterable[str]) -> Collection[str]:
    """All names that chairs of the game may have, of the wished ones also more exact ones.

    Raises BadOptions where there is no such companion, or such a memory cannot be.
    """
    names = [*(kind.name for kind in levels(game_named(game).NAME)), *others]
    exact = [chair for chair in chairs if chair not in names and bot_name(chair).kind in names]
    for chair in exact:
        make(chair, game, Seat(0), "")
    return dict.fromkeys([*names, *exact])


def _level(game: str, kind: Kind) -> BotOffered:
    strength = strength_of(game, kind.name)
    rating, beats = (strength.rating, strength.beats) if strength else (None, None)
    company = tuple(CompanionOffered(chair_of(kind, it), it.leaning) for it in kind.company)
    return BotOffered(kind.name, kind.level, rating, beats, program=False, company=company)
