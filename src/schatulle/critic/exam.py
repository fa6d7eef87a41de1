"""What a critic is asked to do, and what comes of it: its share less the even one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from schatulle.arena.block import Block, Contest, Guest, PlayedBlock, blocks_of
from schatulle.arena.result import result_of
from schatulle.bots.external import TimeLimits
from schatulle.bots.external.messages import OptionValue
from schatulle.core import BadOptions
from schatulle.core.registry import game_named
from schatulle.critic.guests import LearnedGuest, SearchingGuest, critics_of

#: What the critic is called in the lineup.
CRITIC: Final = "critic"
NOTHING, NETWORK, SEARCH = "nothing", "network", "search"
#: How a critic comes to its answers.
WAYS: Final = (NOTHING, NETWORK, SEARCH)
#: Searching takes as long as it takes.
_SECONDS: Final = 3600.0


class Exam(Struct, frozen=True, kw_only=True):
    """Everything that determines the figures, but for how many games are played."""

    game: str
    edition: str
    options: dict[str, OptionValue]
    seats: int
    #: Whom to exploit.
    player: str
    #: Whom the searcher takes the rivals for.
    model: str
    #: Who stands for the rivals in lessons.
    network: str | None
    seed: int
    #: So many games are played on for each question to the searcher.
    playouts: int
    #: So many rounds a lesson has, with so many games at once.
    rounds: int
    batch: int


class Gain(Struct, frozen=True):
    """How much more than the even share a critic wins, between which figures with 95 %."""

    by: str
    games: int
    win_share: float
    gain: float
    low: float
    high: float
    #: In how many games a program among the rivals lost its seat to chance.
    forfeits: int = 0


class Exploited(Struct, frozen=True):
    """As `--json` prints it."""

    game: str
    edition: str
    seats: int
    player: str
    even_share: float
    critics: tuple[Gain, ...]
    #: The largest gain: a lower bound, for a better critic may gain more.
    exploitability: float | None


def network_for(game: str, edition: str, options: dict[str, OptionValue], seats: int) -> str | None:
    """The shipped network that knows such tables."""
    return critics_of(game).network_of(seats, game_named(game).options(edition, options))


def contest_of(exam: Exam, way: str, network: Path | None) -> Contest:
    """One critic alone among the rivals; its lesson leaves the network there."""
    guest: Guest
    if way == SEARCH:
        guest = SearchingGuest(exam.game, exam.model, exam.seats, exam.playouts)
    else:
        assert network is not None
        guest = LearnedGuest(exam.game, network)
    return Contest(
        game=exam.game,
        edition=exam.edition,
        seats=exam.seats,
        seed=str(exam.seed),
        options=exam.options,
        limits=TimeLimits(decide=_SECONDS),
        guests={CRITIC: guest},
    )


def blocks_for(exam: Exam, contest: Contest, games: int) -> list[Block]:
    """Every deal with the critic at each seat; raises BadOptions."""
    if games < exam.seats:
        raise BadOptions(f"--games {games}; allowed: {exam.seats} and more, one for each seat")
    whole = games - games % exam.seats
    return blocks_of(contest, (CRITIC, *[exam.player] * (exam.seats - 1)), whole)


def gain_of(exam: Exam, way: str, played: Sequence[PlayedBlock]) -> Gain:
    """What came of some blocks."""
    contest = played[0].block.contest
    critic, *others = result_of(contest, (CRITIC, exam.player), played).bots
    even = 1 / exam.seats
    return Gain(
        by=way,
        games=sum(len(block.games) for block in played),
        win_share=critic.win_share,
        gain=round(critic.win_share - even, 6),
        low=round(critic.low - even, 6),
        high=round(critic.high - even, 6),
        forfeits=sum(other.forfeits for other in others),
    )


def exploited(exam: Exam, gains: Sequence[Gain]) -> Exploited:
    """All critics, and the best of them."""
    return Exploited(
        game=exam.game,
        edition=exam.edition,
        seats=exam.seats,
        player=exam.player,
        even_share=round(1 / exam.seats, 6),
        critics=tuple(gains),
        exploitability=max((gain.gain for gain in gains), default=None),
    )
