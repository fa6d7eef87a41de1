"""A block is one deal, played once for every rotation of the seating, so that its luck cancels."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Protocol

from msgspec import Struct

from schatulle.arena.deals import MirroredChance
from schatulle.arena.game import BotFailed, Chair, GoOn, Played, play
from schatulle.arena.lineup import Lineup
from schatulle.arena.trail import NotedChance, Step, Trail
from schatulle.bots.contract import Bot, Player
from schatulle.bots.external import PREFIX, Programmed, TimeLimits, command_of
from schatulle.bots.external.messages import OptionValue, Seating
from schatulle.bots.registry import make
from schatulle.core import BadOptions, Seat
from schatulle.core.registry import game_named
from schatulle.table.chance import Nature, luck
from schatulle.table.match import Match

MOST_GAMES: Final = 1_000_000
MOST_SECONDS: Final = 3600.0


class Guest(Protocol):
    """A bot that no registry knows; it goes to other processes as bytes."""

    def seated(self, seat: Seat, seed: str, options: Any) -> Bot:
        """The bot for one seat of one match."""


class Contest(Struct, frozen=True, kw_only=True):
    """What is the same in all games of a contest: game, options, seats, deals, time limits."""

    game: str
    edition: str
    seats: int
    seed: str
    options: dict[str, OptionValue] = {}
    limits: TimeLimits = TimeLimits()
    #: By the names that the lineup has for them.
    guests: dict[str, Guest] = {}


class Block(Struct, frozen=True):
    """One deal for one lineup."""

    contest: Contest
    lineup: Lineup
    number: int
    rotations: int
    #: Whether the way of each game is noted, so that its luck can be measured.
    noted: bool = False


class PlayedBlock(Struct, frozen=True):
    """All games of a block, each with a line for every seat."""

    block: Block
    games: tuple[tuple[Played, ...], ...]
    #: The way of each game, where it was noted.
    trails: tuple[Trail, ...] = ()


def check_contest(contest: Contest, names: Sequence[str]) -> None:
    """Refuses with a sentence what cannot be played; raises BadOptions."""
    game = game_named(contest.game)
    game.setup(game.options(contest.edition, contest.options), contest.seats)
    if not 0 < contest.limits.decide <= MOST_SECONDS:
        raise BadOptions(
            f"--bot-seconds {contest.limits.decide:g}; allowed: more than 0, up to {MOST_SECONDS:g}"
        )
    for name in dict.fromkeys(names):
        if name in contest.guests:
            continue
        if is_program(name):
            command_of(name.removeprefix(PREFIX))
        else:
            make(name, contest.game, Seat(0), "")


def is_program(name: str) -> bool:
    """Whether a bot is a program of its own."""
    return name.startswith(PREFIX)


def blocks_of(contest: Contest, lineup: Lineup, games: int, *, noted: bool = False) -> list[Block]:
    """So many games in blocks; the last one may lack some rotations."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"--games {games}; allowed: 1 to {MOST_GAMES}")
    whole, rest = divmod(games, contest.seats)
    blocks = [Block(contest, lineup, number, contest.seats, noted) for number in range(whole)]
    return [*blocks, Block(contest, lineup, whole, rest, noted)] if rest else blocks


def played_block(block: Block, before_decision: GoOn = lambda: None) -> PlayedBlock:
    """Plays all games of a block; `before_decision` may raise."""
    games, trails = [], []
    with _programs(block) as programs:
        for rotation in range(block.rotations):
            steps: list[Step] | None = [] if block.noted else None
            match, chairs = _laid(block, rotation, programs, steps)
            games.append(_game(block, rotation, match, chairs, before_decision))
            trails.append(tuple(steps or ()))
    return PlayedBlock(block, tuple(games), tuple(trails) if block.noted else ())


def who_sits(block: Block, rotation: int) -> Lineup:
    """The lineup as it sits in a game of the block, from the first seat on."""
    seats = block.contest.seats
    return tuple(block.lineup[(seat + rotation) % seats] for seat in range(seats))


def first_state(contest: Contest) -> Any:
    """A game of the contest before anything has happened."""
    rules = game_named(contest.game)
    return rules.setup(rules.options(contest.edition, contest.options), contest.seats)


@contextmanager
def _programs(block: Block) -> Iterator[dict[int, Programmed]]:
    """The programs of a block by their place in the lineup; they end with it."""
    programs = {
        place: Programmed(command_of(name.removeprefix(PREFIX)), block.contest.limits)
        for place, name in enumerate(block.lineup)
        if is_program(name)
    }
    try:
        yield programs
        for program in programs.values():
            program.leave()
    finally:
        for program in programs.values():
            program.kill()


def _laid(
    block: Block, rotation: int, programs: dict[int, Programmed], steps: list[Step] | None
) -> tuple[Match, list[Chair]]:
    contest = block.contest
    rules = game_named(contest.game)
    chance: Nature = MirroredChance(rules, f"{contest.seed}/{block.number}")
    if steps is not None:
        chance = NotedChance(chance, steps)
    seats = map(Seat, range(contest.seats))
    chairs = [_chair(block, seat, rotation, programs, steps) for seat in seats]
    return Match(rules, first_state(contest), chance), chairs


def _game(
    block: Block, rotation: int, match: Match, chairs: list[Chair], before_decision: GoOn
) -> tuple[Played, ...]:
    contest = block.contest
    try:
        return play(match, chairs, contest.limits.decide, before_decision)
    except BotFailed as failed:
        raise BotFailed(
            f"{failed.reason} (in {contest.game}, {contest.edition}, {contest.seats} seats, "
            f"seed {contest.seed!r}, deal {block.number}, rotation {rotation})"
        ) from failed


def _chair(
    block: Block,
    seat: Seat,
    rotation: int,
    programs: dict[int, Programmed],
    steps: list[Step] | None,
) -> Chair:
    place = (seat + rotation) % block.contest.seats
    name = who_sits(block, rotation)[seat]
    bot = _bot(block.contest, name, seat, _own_luck(block, rotation, seat), programs.get(place))
    return Chair(name, bot, seat, steps)


def _own_luck(block: Block, rotation: int, seat: Seat) -> str:
    """No game is played twice: equal bots have another luck in every rotation."""
    return luck(f"{block.contest.seed}/{block.number}/{rotation}", seat)


def players_of(block: Block, rotation: int) -> list[Player | None]:
    """Who sat at each seat of a game, with the same temperament; None for strangers."""
    contest, names = block.contest, who_sits(block, rotation)
    return [
        None
        if name in contest.guests or is_program(name)
        else make(name, contest.game, seat, _own_luck(block, rotation, seat)).player
        for seat, name in zip(map(Seat, range(contest.seats)), names, strict=True)
    ]


def _bot(contest: Contest, name: str, seat: Seat, chance: str, program: Programmed | None) -> Bot:
    if program is None:
        rules = game_named(contest.game)
        options = rules.options(contest.edition, contest.options)
        if name in contest.guests:
            return contest.guests[name].seated(seat, chance, options)
        return make(name, contest.game, seat, chance, options)
    seating = Seating(
        game=contest.game,
        edition=contest.edition,
        options=contest.options,
        seat=seat,
        seats=contest.seats,
    )
    program.sit_down(game_named(contest.game), seating, chance)
    return program
