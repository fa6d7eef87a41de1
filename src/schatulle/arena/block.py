"""A block is one deal, played once for every rotation of the seating, so that its luck cancels."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from schatulle.arena.deals import MirroredChance
from schatulle.arena.game import BotFailed, Chair, GoOn, Played, play
from schatulle.arena.lineup import Lineup
from schatulle.bots.contract import Bot
from schatulle.bots.external import PREFIX, Programmed, TimeLimits, command_of
from schatulle.bots.external.messages import OptionValue, Seating
from schatulle.bots.registry import make
from schatulle.core import BadOptions, Seat
from schatulle.core.registry import game_named
from schatulle.table.chance import luck
from schatulle.table.match import Match

MOST_GAMES: Final = 1_000_000
MOST_SECONDS: Final = 3600.0


class Contest(Struct, frozen=True, kw_only=True):
    """What is the same in all games of a contest: game, options, seats, deals, time limits."""

    game: str
    edition: str
    seats: int
    seed: str
    options: dict[str, OptionValue] = {}
    limits: TimeLimits = TimeLimits()


class Block(Struct, frozen=True):
    """One deal for one lineup."""

    contest: Contest
    lineup: Lineup
    number: int
    rotations: int


class PlayedBlock(Struct, frozen=True):
    """All games of a block, each with a line for every seat."""

    block: Block
    games: tuple[tuple[Played, ...], ...]


def check_contest(contest: Contest, names: Sequence[str]) -> None:
    """Refuses with a sentence what cannot be played; raises BadOptions."""
    game = game_named(contest.game)
    game.setup(game.options(contest.edition, contest.options), contest.seats)
    if not 0 < contest.limits.decide <= MOST_SECONDS:
        raise BadOptions(
            f"--bot-seconds {contest.limits.decide:g}; allowed: more than 0, up to {MOST_SECONDS:g}"
        )
    for name in dict.fromkeys(names):
        if is_program(name):
            command_of(name.removeprefix(PREFIX))
        else:
            make(name, contest.game, Seat(0), "")


def is_program(name: str) -> bool:
    """Whether a bot is a program of its own."""
    return name.startswith(PREFIX)


def blocks_of(contest: Contest, lineup: Lineup, games: int) -> list[Block]:
    """So many games in blocks; the last one may lack some rotations."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"--games {games}; allowed: 1 to {MOST_GAMES}")
    whole, rest = divmod(games, contest.seats)
    blocks = [Block(contest, lineup, number, contest.seats) for number in range(whole)]
    return [*blocks, Block(contest, lineup, whole, rest)] if rest else blocks


def played_block(block: Block, before_decision: GoOn = lambda: None) -> PlayedBlock:
    """Plays all games of a block; `before_decision` may raise."""
    games = []
    with _programs(block) as programs:
        for rotation in range(block.rotations):
            match, chairs = _laid(block, rotation, programs)
            games.append(_game(block, rotation, match, chairs, before_decision))
    return PlayedBlock(block, tuple(games))


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
    block: Block, rotation: int, programs: dict[int, Programmed]
) -> tuple[Match, list[Chair]]:
    contest = block.contest
    rules = game_named(contest.game)
    state = rules.setup(rules.options(contest.edition, contest.options), contest.seats)
    chance = MirroredChance(rules, f"{contest.seed}/{block.number}")
    chairs = [_chair(block, Seat(seat), rotation, programs) for seat in range(contest.seats)]
    return Match(rules, state, chance), chairs


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


def _chair(block: Block, seat: Seat, rotation: int, programs: dict[int, Programmed]) -> Chair:
    place = (seat + rotation) % block.contest.seats
    name = block.lineup[place]
    # No game is played twice: equal bots have another luck in every rotation.
    chance = luck(f"{block.contest.seed}/{block.number}/{rotation}", seat)
    return Chair(name, _bot(block.contest, name, seat, chance, programs.get(place)), seat)


def _bot(contest: Contest, name: str, seat: Seat, chance: str, program: Programmed | None) -> Bot:
    if program is None:
        rules = game_named(contest.game)
        options = rules.options(contest.edition, contest.options)
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
