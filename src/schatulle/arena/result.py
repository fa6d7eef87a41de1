"""What came of a contest: for every bot its share of wins, its score and its time."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from schatulle.arena.block import Contest, PlayedBlock
from schatulle.arena.game import Played
from schatulle.arena.interval import interval, unbounded
from schatulle.arena.rating import ratings


class BotResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A bot, over all seats that it held."""

    bot: str
    #: Wins for each seat that it held in a game; a win of two counts half for each.
    win_share: float
    #: Between which the share lies with 95 %.
    low: float
    high: float
    mean_score: float
    ms_per_decision: float
    #: The share without most of its luck, between which it lies with 95 %; where that was asked.
    adjusted: float | None = None
    adjusted_low: float | None = None
    adjusted_high: float | None = None
    #: In how many games a program lost its seat to chance.
    forfeits: int = 0
    rating: float | None = None
    rating_low: float | None = None
    rating_high: float | None = None


class PairResult(Struct, frozen=True):
    """Two bots against each other, with the wins of each for a seat that it held."""

    bots: tuple[str, str]
    win_share: tuple[float, float]
    games: int
    #: Between which the first one's part of both shares lies with 95 %.
    low: float
    high: float

    @property
    def part(self) -> float:
        """What the first one has of both shares: a half where they are equals."""
        return _part(*self.win_share)


class ArenaResult(Struct, frozen=True, omit_defaults=True):
    """As `--json` prints it."""

    game: str
    seats: int
    games: int
    bots: tuple[BotResult, ...]
    pairs: tuple[PairResult, ...] = ()


def result_of(
    contest: Contest,
    names: Sequence[str],
    played: Iterable[PlayedBlock],
    *,
    rated: bool = False,
    adjusted: bool = False,
) -> ArenaResult:
    """The result so far; the order in which blocks came does not matter."""
    blocks = sorted(played, key=lambda block: (block.block.number, block.block.lineup))
    distinct = tuple(dict.fromkeys(names))
    games = sum(len(block.games) for block in blocks)
    bots = tuple(_bot(name, blocks, alone=len(distinct) == 1) for name in distinct)
    if adjusted:
        bots = tuple(_adjusted(entry, blocks, alone=len(distinct) == 1) for entry in bots)
    result = ArenaResult(contest.game, contest.seats, games, bots)
    return _with_ratings(result, blocks, contest.seed) if rated else result


def lines_of(name: str, block: PlayedBlock) -> list[Played]:
    """What a bot made of every seat that it held in a block."""
    return [seat for game in block.games for seat in game if seat.bot == name]


def scores_of(name: str, played: Iterable[PlayedBlock]) -> Counter[int]:
    """How often a bot had which score."""
    return Counter(line.score for block in played for line in lines_of(name, block))


def blames_of(played: Iterable[PlayedBlock]) -> Counter[tuple[str, str]]:
    """Which program was blamed for what, and how often."""
    seats = (seat for block in played for game in block.games for seat in game)
    return Counter((seat.bot, str(seat.blamed)) for seat in seats if seat.blamed is not None)


def _bot(name: str, blocks: Sequence[PlayedBlock], *, alone: bool) -> BotResult:
    lines = [line for block in blocks for line in lines_of(name, block)]
    held = len(lines) or 1
    share = sum(line.won for line in lines) / held
    # Whoever plays against itself wins its fair share, and no luck changes that.
    low, high = (share, share) if alone else _interval(name, blocks)
    decisions = sum(line.decisions for line in lines) or 1
    return BotResult(
        bot=name,
        win_share=round(share, 6),
        low=round(low, 6),
        high=round(high, 6),
        mean_score=round(sum(line.score for line in lines) / held, 4),
        ms_per_decision=round(1000 * sum(line.seconds for line in lines) / decisions, 4),
        forfeits=sum(line.blamed is not None for line in lines),
    )


def _adjusted(entry: BotResult, blocks: Sequence[PlayedBlock], *, alone: bool) -> BotResult:
    """AIVAT: what it won, less its luck."""
    held = [line for block in blocks for line in lines_of(entry.bot, block)]
    share = sum(line.won - line.luck for line in held) / (len(held) or 1)
    low, high = (share, share) if alone else _unlucky_interval(entry.bot, blocks)
    return replace(
        entry, adjusted=round(share, 6), adjusted_low=round(low, 6), adjusted_high=round(high, 6)
    )


def _interval(name: str, blocks: Sequence[PlayedBlock]) -> tuple[float, float]:
    return _of_a_seat(name, blocks, interval, lambda line: line.won)


def _unlucky_interval(name: str, blocks: Sequence[PlayedBlock]) -> tuple[float, float]:
    return _of_a_seat(name, blocks, unbounded, lambda line: line.won - line.luck)


def _of_a_seat(
    name: str,
    blocks: Sequence[PlayedBlock],
    between: Callable[[Sequence[tuple[float, int]]], tuple[float, float]],
    got: Callable[[Played], float],
) -> tuple[float, float]:
    """All its seats together win a game or not: that share has an interval, and then each seat."""
    shared = [block for block in blocks if name in block.block.lineup]
    deals: dict[int, list[PlayedBlock]] = defaultdict(list)
    for block in shared:
        deals[block.block.number].append(block)
    low, high = between([_sum(name, deal, got) for deal in deals.values()])
    held = sum(len(lines_of(name, block)) for block in shared) or 1
    seats = held / (sum(len(block.games) for block in shared) or 1)
    return low / seats, high / seats


def _sum(
    name: str, deal: Sequence[PlayedBlock], got: Callable[[Played], float]
) -> tuple[float, int]:
    """What a bot got with a deal, of how many games."""
    all_got = sum(got(line) for block in deal for line in lines_of(name, block))
    return all_got, sum(len(block.games) for block in deal)


def _with_ratings(result: ArenaResult, blocks: Sequence[PlayedBlock], seed: str) -> ArenaResult:
    names = [entry.bot for entry in result.bots]
    rated = ratings(blocks, names, seed)
    bots = tuple(
        replace(
            entry,
            rating=_rounded(rated[entry.bot].points),
            rating_low=_rounded(rated[entry.bot].low),
            rating_high=_rounded(rated[entry.bot].high),
        )
        for entry in result.bots
    )
    pairs = tuple(_pair(pair, blocks) for pair in combinations(names, 2))
    return replace(result, bots=bots, pairs=pairs)


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(points, 1)


def _pair(pair: tuple[str, str], blocks: Sequence[PlayedBlock]) -> PairResult:
    both = [block for block in blocks if set(block.block.lineup) == set(pair)]
    shares = _share(pair[0], both), _share(pair[1], both)
    if not both:
        return PairResult(pair, shares, games=0, low=0.0, high=1.0)
    games = sum(len(block.games) for block in both)
    held = [sum(len(lines_of(name, block)) for block in both) / games for name in pair]
    # Whatever the first one wins of a game, the other one has the rest.
    low, high = (
        round(_part(share, max(0.0, 1 - share * held[0]) / held[1]), 6)
        for share in _interval(pair[0], both)
    )
    return PairResult(pair, shares, games, low, high)


def _part(own: float, other: float) -> float:
    return own / (own + other) if own + other else 0.5


def _share(name: str, blocks: Sequence[PlayedBlock]) -> float:
    won = [line.won for block in blocks for line in lines_of(name, block)]
    return round(sum(won) / (len(won) or 1), 6)
