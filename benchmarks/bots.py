"""How good the bots are: every bar of theirs with its figure, its 95 % interval and its command.

python benchmarks/bots.py                 all bars
python benchmarks/bots.py diamant-5       one of them
python benchmarks/bots.py levels-diamant --keep   and writes what tables say of the levels
python benchmarks/bots.py against-old --old /path/to/old/schatulle --seats 2,4 --bots owl
                                          against the players of another checkout, as programs
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import pairwise
from math import log10
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

import lawful
from contests import PATIENT, Fought, among, one_among, thinking, times
from sameness import sameness
from schatulle.arena import Contest
from schatulle.arena.runner import cores
from schatulle.bots import kind_named, levels
from schatulle.bots.strength import Strength
from schatulle.bots.strength import strengths as measured_strengths
from schatulle.core import Refusal
from schatulle.core.registry import game_names
from schatulle.games.diamant.research.solving.loss import losses
from schatulle.games.diamant.research.solving.random_duels import SEATS

DONE, FAILED, INTERRUPTED = 0, 1, 130
SEED: Final = "bars"
#: From a goldfish on; the last of five steps is the elephant itself.
SLIDER: Final = ("goldfish", "0.25", "0.5", "0.75")
#: Who plays on in the mind takes a thousand times as long; so many games must do.
SEARCHED: Final = 200
#: What the table of the first four levels is called, at which they sit together.
TOGETHER: Final = "together"
LOGS: Final = Path(str(files("schatulle.games")))


class Interrupted(Exception):  # noqa: N818 - Ctrl-C, with what was done so far told
    """Nobody waits for more."""


class Row(NamedTuple):
    """One line of the table."""

    bar: str
    figure: str
    interval: str = ""
    #: Whether the figure reaches the bar; None where there is none to reach.
    holds: bool | None = None
    command: str = ""


class Wish(NamedTuple):
    """What was asked for."""

    #: A part of the usual number of games.
    part: float = 1.0
    keep: bool = False
    logs: Path = LOGS
    #: Whom a bar is about, where it is about all levels; empty: all of them.
    bots: tuple[str, ...] = ()
    #: Of contests with old players: their program, at which tables, with how many processes.
    old: str = ""
    seats: tuple[int, ...] = ()
    jobs: int | None = None
    seed: str = SEED

    def games(self, usual: int) -> int:
        """So many instead of so many."""
        return max(8, round(usual * self.part))


Rows = Iterator[Row]


def in_the_cave(seats: int, least: float) -> Callable[[Wish], Rows]:
    """Diamant: `strong` alone among `ev`, and how long it thinks."""

    def rows(wish: Wish) -> Rows:
        fought = one_among("diamant", "strong", "ev", seats, wish.games(4000), SEED)
        yield share_row(f"diamant, {seats} seats, strong among ev", fought, "strong", least)
        ms, low, high = thinking("strong", fought.played)
        bar = f"diamant, {seats} seats, strong: at most 5 ms a decision"
        yield Row(bar, f"{ms:.2f} ms", f"{low:.2f} to {high:.2f}", ms <= 5, fought.command)
        go_on(fought)

    return rows


def share_row(bar: str, fought: Fought, name: str, least: float | None) -> Row:
    """A share of wins, that should be so high where there is a bar."""
    entry = fought.bot(name)
    return Row(
        bar if least is None else f"{bar}: at least {least:.0%}",
        f"{entry.win_share:.1%}",
        f"{entry.low:.1%} to {entry.high:.1%}",
        None if least is None else entry.win_share >= least,
        fought.command + (f" (interrupted after {fought.result.games})" * fought.interrupted),
    )


def go_on(fought: Fought) -> None:
    """Raises Interrupted where somebody wants to go home."""
    if fought.interrupted:
        raise Interrupted


def duels(_wish: Wish) -> Rows:
    """Diamant: what the two strongest levels give away in the random duels at each table."""
    for name in (kind.name for kind in levels("diamant")[-2:]):
        for seats in SEATS:
            lost = list(losses(name, seats))
            mean, most = fmean(lost), max(lost)
            bar = f"diamant, {seats} seats, {name} in duels: at most 0.02, never 0.08"
            holds = mean <= 0.02 and most <= 0.08
            command = "python -m schatulle.research.solving diamant " + name
            yield Row(bar, f"{mean:.4f}", f"at most {most:.4f}", holds, command)


def strong_in_the_box(rival: str, least: float) -> Callable[[Wish], Rows]:
    """Meisterdiebe: `strong` with a perfect memory among three others."""

    def rows(wish: Wish) -> Rows:
        bar = f"meisterdiebe, 4 seats, strong@elephant among {rival}"
        hero = "strong@elephant"
        fought = one_among("meisterdiebe", hero, rival, 4, wish.games(SEARCHED), SEED)
        yield share_row(bar, fought, hero, least)
        go_on(fought)

    return rows


def at_once(_wish: Wish) -> Rows:
    """How long one waits for the strongest level, and for the one below it."""
    for game in game_names():
        for name in (kind.name for kind in levels(game)[-2:]):
            for seats in (3, 4, 8):
                found = times(game, name, "dragon", seats, SEED)
                yield Row(
                    f"{game}, {seats} seats, {name}: at most 1.5 s a decision",
                    f"{max(found):.3f} s",
                    f"{fmean(found):.3f} s on average",
                    max(found) <= 1.5,
                    "python benchmarks/bots.py pace",
                )


def ladder(game: str, least: float | None = None) -> Callable[[Wish], Rows]:
    """Each level among three of the level below; with `--keep` tables are told of it."""

    def rows(wish: Wish) -> Rows:
        first, *_ = levels(game)
        strengths = {first.name: Strength(0)}
        for below, above in pairwise(kind.name for kind in levels(game)):
            usual = SEARCHED if kind_named(above, game).deep else _usual(game, 800)
            fought = one_among(game, above, below, 4, wish.games(usual), SEED)
            yield share_row(f"{game}, 4 seats, {above} among {below}", fought, above, least)
            go_on(fought)
            share = fought.bot(above).win_share
            points = strengths[below].rating + points_over(share, rivals=3)
            strengths[above] = Strength(points, round(share, 3))
        if wish.keep:
            kept = Path(str(measured_strengths(game)))
            kept.write_bytes(strengths_text(strengths))
            yield Row(f"{game}, strengths", f"written to {kept.name}")

    return rows


def points_over(share: float, rivals: int) -> int:
    """Rating points over so many rivals of one kind, if a seat wins in proportion to strength.

    Who wins everything, or nothing, is taken to be a game away from it.
    """
    within = min(max(share, 0.001), 0.999)
    return round(400 * log10(rivals * within / (1 - within)))


def _usual(game: str, games: int) -> int:
    """A game of Diamant costs next to nothing."""
    return games * 5 if game == "diamant" else games


def strengths_text(kept: Mapping[str, Strength]) -> bytes:
    """Sorted, a line for each level, so that a change is easy to see."""
    plain = msgspec.to_builtins(kept)
    for level in plain.values():
        if level["beats"] is None:
            del level["beats"]
    return (json.dumps(plain, indent=1, sort_keys=True) + "\n").encode()


def forgetting(wish: Wish) -> Rows:
    """The player of the middle level with every memory, against itself with a perfect one."""
    offered = levels("meisterdiebe")
    middle = offered[(len(offered) - 1) // 2].name
    shares = []
    for memory in SLIDER:
        hero, rival = f"{middle}@{memory}", f"{middle}@elephant"
        fought = one_among("meisterdiebe", hero, rival, 2, wish.games(800), SEED)
        yield _forgetful_row(fought, hero, memory)
        go_on(fought)
        shares.append(fought.bot(hero).win_share)
    # Whoever plays against itself wins every other game.
    shares.append(0.5)
    rises = all(before <= after for before, after in pairwise(shares))
    told = " ".join(f"{share:.1%}" for share in shares)
    yield Row("memory, 2 seats: rises over five steps, the last by symmetry", told, holds=rises)


def _forgetful_row(fought: Fought, hero: str, memory: str) -> Row:
    entry = fought.bot(hero)
    bar = f"memory, 2 seats, {hero} against elephant"
    interval = f"{entry.low:.1%} to {entry.high:.1%}"
    if memory != SLIDER[0]:
        return Row(bar, f"{entry.win_share:.1%}", interval, command=fought.command)
    holds = entry.win_share <= 0.35
    return Row(f"{bar}: at most 35%", f"{entry.win_share:.1%}", interval, holds, fought.command)


def _are_enough(played: lawful.Played) -> bool | None:
    """One blame says enough; of games without any it takes all."""
    if played.blame is not None:
        return False
    return True if played.games >= 100_000 else None


def by_the_rules(wish: Wish) -> Rows:
    """Illegal moves in games with any options, seats, bots and memories."""
    games = wish.games(100_000)
    played = lawful.play_all(0, games, cores(), lawful.Teller(games))
    # None of n: with 95 % fewer than three of n.
    most = f"at most {3 / max(1, played.games):.1e} a game"
    yield Row(
        "illegal moves: none in 100,000 games",
        f"{int(played.blame is not None)} in {played.games:,} games",
        most if played.blame is None else str(played.blame),
        _are_enough(played),
        f"python benchmarks/lawful.py --games {games}",
    )
    if played.games < games:
        raise Interrupted


def of_one_mind(wish: Wish) -> Rows:
    """Four of each level, and the lower ones together: how often do all lay the same character?"""
    offered = [kind.name for kind in levels("meisterdiebe")]
    tables: dict[str, tuple[str, ...]] = {name: (name,) * 4 for name in offered}
    # The most that each may do so; the first plays for children, and has no bar.
    most = {offered[0]: 1.0, **dict.fromkeys(offered[-2:], 0.05)}
    tables[TOGETHER] = tuple(offered[:4])
    for told in wish.bots or tables:
        deep = kind_named(tables[told][0], "meisterdiebe").deep
        found = sameness(tables[told], wish.games(200 if deep else 1000), SEED, cores())
        bar = most.get(told, 0.03)
        yield Row(
            f"4 seats, {told}, all lay the same: at most {bar:.0%} of rounds",
            f"{found.share:.1%}",
            f"{found.low:.1%} to {found.high:.1%}",
            found.share <= bar,
            f"python benchmarks/bots.py sameness --bots '{told}' ({found.rounds} rounds; "
            f"by chance {found.by_chance:.1%})",
        )


class Match(NamedTuple):
    """One of today among old ones, and what it should win."""

    hero: str
    rival: str
    seats: int
    least: float
    edition: str = "zoch"


def _matches() -> Iterator[Match]:
    """Four seats first; then all others: at least 1.3 times as much as is fair."""
    yield Match("dragon", "dragon", 4, 0.40)
    yield Match("dragon", "owl", 4, 0.25)
    yield Match("owl", "owl", 4, 0.40)
    yield Match("dragon", "dragon", 4, 0.45, "prototype")
    yield Match("owl", "owl", 4, 1.3 / 4, "prototype")
    for seats in (2, 3, 6, 8):
        for name in ("dragon", "owl"):
            yield Match(name, name, seats, 1.3 / seats)


def against_old(wish: Wish) -> Rows:
    """The strongest of today against those of another checkout, which play as programs."""
    if not wish.old:
        told = "--old names the program schatulle of the other checkout"
        yield Row("against old players", told, command="git worktree add ../old 8c3da9d")
        return
    for match in _matches():
        if match.seats not in (wish.seats or (match.seats,)):
            continue
        if match.hero not in (wish.bots or (match.hero,)):
            continue
        yield from _among_old(match, wish)


def _among_old(match: Match, wish: Wish) -> Rows:
    hero, rival, seats, least, edition = match
    contest = Contest(
        game="meisterdiebe", edition=edition, seats=seats, seed=wish.seed, limits=PATIENT
    )
    program = f"exec:{wish.old} bot {rival} --stdio"
    games = wish.games(SEARCHED if "owl" in (hero, rival) else 400)
    fought = among(contest, hero, program, games, wish.jobs)
    row = share_row(f"{edition}, {seats} seats, {hero} among old {rival}s", fought, hero, least)
    forfeits = sum(entry.forfeits for entry in fought.result.bots)
    yield row._replace(command=row.command + f" ({forfeits} forfeits)" * bool(forfeits))
    go_on(fought)


class Told(msgspec.Struct):
    """A line of a training log."""

    what: str
    rounds: int
    seats: int
    share: float
    within: float


def responses(wish: Wish) -> Rows:
    """What a best response gains, as it was measured when the weights were made."""
    logs = sorted(wish.logs.rglob("*.jsonl"))
    if not logs:
        told = f"no training log in {wish.logs.name}; --logs names another folder"
        yield Row("best response", told, command=_lesson("diamant", "3", 1000))
    for log in logs:
        for line in log.read_bytes().splitlines():
            plain = msgspec.json.decode(line)
            if plain["what"] == "best response gain":
                yield _response_row(log, msgspec.convert(plain, Told))


def _response_row(log: Path, told: Told) -> Row:
    """Points over the fair share; in Diamant at 3, 5 and 8 seats there is a bar."""
    where = log.parent.name if log.stem == "log" else log.stem
    game = next((game for game in game_names() if game in where), where)
    barred = game == "diamant" and told.seats in (3, 5, 8)
    bar = f"best response, {game}, {told.seats} seats" + ": at most +2.5 points" * barred
    low, high = (100 * (told.share + side * told.within) for side in (-1, 1))
    return Row(
        bar,
        f"{100 * told.share:+.1f} points",
        f"{low:+.1f} to {high:+.1f}",
        told.share <= 0.025 if barred else None,
        f"{_lesson(game, str(told.seats), told.rounds, _words(log))} (read from {log.name})",
    )


def _words(log: Path) -> str:
    """What else the command was told, as the recipe beside the log says."""
    path = log.with_name("recipe.json") if log.stem == "log" else log.with_suffix(".json")
    recipe = msgspec.json.decode(path.read_bytes())
    named = {word: recipe.get(word) for word in ("edition", "start", "against")}
    told = {"games": recipe["settings"]["games"], **named}
    return "".join(f" --{word} {name}" for word, name in told.items() if name is not None)


def _lesson(game: str, seats: str, rounds: int, more: str = "") -> str:
    return f"schatulle train {game} --seats {seats} --rounds {rounds}{more} --out lesson"


BARS: Final[Mapping[str, Callable[[Wish], Rows]]] = {
    "diamant-5": in_the_cave(5, 0.95),
    "diamant-3": in_the_cave(3, 0.76),
    "diamant-8": in_the_cave(8, 0.97),
    "duels": duels,
    "greedy": strong_in_the_box("greedy", 0.45),
    "random": strong_in_the_box("random", 0.97),
    "pace": at_once,
    "levels-meisterdiebe": ladder("meisterdiebe", least=0.35),
    "levels-diamant": ladder("diamant"),
    "memory": forgetting,
    "sameness": of_one_mind,
    "against-old": against_old,
    "lawful": by_the_rules,
    "response": responses,
}


def show(row: Row, *, as_json: bool) -> None:
    """A line of the table, or one object."""
    if as_json:
        print(json.dumps(row._asdict()), flush=True)
        return
    mark = {True: "holds", False: "MISSED", None: ""}[row.holds]
    print(f"{row.bar:58} {row.figure:>10}  {row.interval:20} {mark:7} {row.command}", flush=True)


def parsed(given: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bars", nargs="*", metavar="bar", help=f"all, or of: {', '.join(BARS)}")
    parser.add_argument("--quick", action="store_true", help="a tenth of the games")
    parser.add_argument("--part", type=float, default=1.0, help="so many times the games (1)")
    parser.add_argument("--keep", action="store_true", help="writes the strengths of the levels")
    parser.add_argument("--bots", default="", help="of these levels alone: dragon,owl")
    parser.add_argument("--old", default="", help="for against-old: the program schatulle of old")
    parser.add_argument("--seats", default="", help="against-old at these tables alone: 2,4")
    parser.add_argument("--jobs", type=int, help="processes for against-old (one for each core)")
    parser.add_argument("--seed", default=SEED, help="other deals for against-old")
    parser.add_argument("--logs", type=Path, default=LOGS, help="a folder with training logs")
    parser.add_argument("--json", action="store_true", help="one object a line")
    asked = parser.parse_args(given)
    for name in _names(asked.bots):
        if name not in (*(kind.name for kind in levels("meisterdiebe")), TOGETHER):
            parser.error(f"there is no level {name!r} to look at")
    for bar in asked.bars:
        if bar not in BARS:
            parser.error(f"there is no bar {bar!r}; allowed: {', '.join(BARS)}")
    if asked.keep and not all(bar.startswith("levels-") for bar in asked.bars or BARS):
        parser.error("--keep goes with levels-meisterdiebe and levels-diamant alone")
    return asked


def _names(listed: str) -> tuple[str, ...]:
    return tuple(filter(None, listed.split(",")))


def main(given: Sequence[str] | None = None) -> int:
    asked = parsed(given)
    wish = Wish(
        part=asked.part * (0.1 if asked.quick else 1),
        keep=asked.keep,
        logs=asked.logs,
        bots=_names(asked.bots),
        old=asked.old,
        seats=tuple(map(int, _names(asked.seats))),
        jobs=asked.jobs,
        seed=asked.seed,
    )
    try:
        for bar in asked.bars or BARS:
            for row in BARS[bar](wish):
                show(row, as_json=asked.json)
    except (Interrupted, KeyboardInterrupt):
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return FAILED
    return DONE


if __name__ == "__main__":
    raise SystemExit(main())
