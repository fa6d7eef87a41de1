"""Odds over the diamonds in the drawers: drawers that hang together are weighed together."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import accumulate
from math import comb, prod
from operator import mul
from typing import Final

from msgspec import Struct

#: The diamonds of one drawer, at its head and at its tail.
Held = tuple[int, int]
#: What each drawer of a clump holds, in the order of its drawers.
World = tuple[Held, ...]
#: What a drawer may hold after something was seen, and how likely it was to be seen.
Outcomes = Iterable[tuple[Held, float]]
#: What comes of what it held before.
Change = Callable[[Held], Outcomes]
#: A change by what was seen, and the one that is believed anyway where that could not be.
Evidence = tuple[Change, Change]

#: More worlds than these are weighed drawer by drawer.
MOST_WORLDS: Final = 4096


class Clump(Struct, frozen=True):
    """Some drawers, and how likely each of the worlds is that they may be in."""

    drawers: tuple[int, ...]
    worlds: Mapping[World, float]


#: The clump of every drawer; those of one clump share it.
Clumps = tuple[Clump, ...]


def counted(drawer: int, held: Held) -> Clump:
    """A drawer whose diamonds are known."""
    return Clump((drawer,), {(held,): 1.0})


def is_counted(clump: Clump) -> bool:
    """Whether only one world is left."""
    return len(clump.worlds) == 1


def odds_in(clump: Clump, drawer: int) -> dict[Held, float]:
    """How likely a drawer holds what, whatever the others of its clump hold."""
    place = clump.drawers.index(drawer)
    odds: dict[Held, float] = {}
    for world, likely in clump.worlds.items():
        odds[world[place]] = odds.get(world[place], 0.0) + likely
    return odds


def distinct(clumps: Clumps) -> list[Clump]:
    """Every clump once."""
    return [clump for drawer, clump in enumerate(clumps) if clump.drawers[0] == drawer]


def learned(clumps: Clumps, drawer: int, seen: Change, anyway: Change) -> Clumps:
    """What is left after something was seen; where that could not be, it is believed anyway."""
    clump = clumps[drawer]
    worlds = _seen(clump, drawer, seen) or _seen(clump, drawer, anyway)
    left = Clump(clump.drawers, _shares(worlds))
    return _with(clumps, _apart(left) if len(worlds) > MOST_WORLDS else _parted(left))


def _seen(clump: Clump, drawer: int, seen: Change) -> dict[World, float]:
    place = clump.drawers.index(drawer)
    worlds: dict[World, float] = {}
    for world, likely in clump.worlds.items():
        for held, odds in seen(world[place]):
            if odds > 0:
                after = (*world[:place], held, *world[place + 1 :])
                worlds[after] = worlds.get(after, 0.0) + likely * odds
    return worlds


def _shares(worlds: Mapping[World, float]) -> dict[World, float]:
    """Odds that add up to one."""
    if len(worlds) == 1:
        return dict.fromkeys(worlds, 1.0)
    total = sum(worlds.values())
    return {world: likely / total for world, likely in worlds.items()}


def _with(clumps: Clumps, changed: Iterable[Clump]) -> Clumps:
    now = list(clumps)
    for clump in changed:
        for drawer in clump.drawers:
            now[drawer] = clump
    return tuple(now)


def _parted(clump: Clump) -> Iterator[Clump]:
    """A drawer that holds the same in all worlds no longer hangs together with the others."""
    if len(clump.drawers) == 1:
        yield clump
        return
    rest = []
    for drawer in clump.drawers:
        odds = odds_in(clump, drawer)
        if len(odds) == 1:
            yield counted(drawer, next(iter(odds)))
        else:
            rest.append(drawer)
    if rest:
        yield _only(clump, tuple(rest))


def _apart(clump: Clump) -> Iterator[Clump]:
    """Every drawer by itself, as if it had nothing to do with the others."""
    return (_only(clump, (drawer,)) for drawer in clump.drawers)


def _only(clump: Clump, drawers: tuple[int, ...]) -> Clump:
    places = [clump.drawers.index(drawer) for drawer in drawers]
    worlds: dict[World, float] = {}
    for world, likely in clump.worlds.items():
        part = tuple([world[place] for place in places])
        worlds[part] = worlds.get(part, 0.0) + likely
    return Clump(drawers, worlds)


def shared_among(clumps: Clumps, drawers: tuple[int, ...], diamonds: int, face: int) -> Clumps:
    """M-22: so many diamonds into these drawers, at least one each, every split alike."""
    splits = comb(diamonds - 1, len(drawers) - 1)
    touched = [clump for clump in distinct(clumps) if not set(clump.drawers).isdisjoint(drawers)]
    if splits * prod(len(clump.worlds) for clump in touched) > MOST_WORLDS:
        return _each_for_itself(clumps, drawers, diamonds, face)
    merged = _merged(touched)
    places = [merged.drawers.index(drawer) for drawer in drawers]
    worlds: dict[World, float] = {}
    for split in _splits(diamonds, len(drawers)):
        for world, likely in merged.worlds.items():
            after = list(world)
            for place, more in zip(places, split, strict=True):
                after[place] = _plus(world[place], face, more)
            worlds[tuple(after)] = worlds.get(tuple(after), 0.0) + likely
    return _with(clumps, _parted(Clump(merged.drawers, _shares(worlds))))


def _each_for_itself(clumps: Clumps, drawers: tuple[int, ...], diamonds: int, face: int) -> Clumps:
    """Too many splits to list: each drawer's share by itself."""
    others = len(drawers) - 1
    odds = [
        (more, comb(diamonds - more - 1, others - 1) / comb(diamonds - 1, others))
        for more in range(1, diamonds - others + 1)
    ]

    def filled(held: Held) -> Iterator[tuple[Held, float]]:
        return ((_plus(held, face, more), likely) for more, likely in odds)

    for drawer in drawers:
        clumps = learned(_with(clumps, _apart(clumps[drawer])), drawer, filled, filled)
    return clumps


def _merged(clumps: list[Clump]) -> Clump:
    drawers: tuple[int, ...] = ()
    worlds: dict[World, float] = {(): 1.0}
    for clump in clumps:
        drawers += clump.drawers
        worlds = {
            one + other: likely * odds
            for one, likely in worlds.items()
            for other, odds in clump.worlds.items()
        }
    # A clump is found by its first drawer.
    return _only(Clump(drawers, worlds), tuple(sorted(drawers)))


def _splits(diamonds: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (diamonds,)
        return
    for first in range(1, diamonds - parts + 2):
        for rest in _splits(diamonds - first, parts - 1):
            yield (first, *rest)


def _plus(held: Held, face: int, more: int) -> Held:
    return (held[0], held[1] + more) if face else (held[0] + more, held[1])


def adding_up(clumps: Clumps, total: int) -> Clumps:
    """INV-3: only worlds in which all drawers together hold so many diamonds."""
    doubtful = [clump for clump in distinct(clumps) if not is_counted(clump)]
    if not doubtful:
        return clumps
    total -= sum(_sum(next(iter(clump.worlds))) for clump in distinct(clumps) if is_counted(clump))
    fitting = _fitting(_alike(doubtful), total)
    if not all(clump.worlds for clump in fitting):
        # What was assumed about the set-up is wrong: nothing can be concluded from it.
        return clumps
    return _with(clumps, [part for clump in fitting for part in _parted(clump)])


def _alike(clumps: Iterable[Clump]) -> list[list[Clump]]:
    """Clumps that share their worlds stand together: they are weighed once for all."""
    kinds: dict[int, list[Clump]] = {}
    for clump in clumps:
        kinds.setdefault(id(clump.worlds), []).append(clump)
    return list(kinds.values())


def _fitting(kinds: list[list[Clump]], total: int) -> list[Clump]:
    """Each kind's worlds, weighed by how well all other clumps can make up the rest."""
    sums = [_sums(kind[0].worlds, total) for kind in kinds]
    siblings = [_many(one, len(kind) - 1) for one, kind in zip(sums, kinds, strict=True)]
    wholes = [_both(one, rest) for one, rest in zip(sums, siblings, strict=True)]
    earlier = list(accumulate(wholes[:-1], _both, initial=_nothing(total)))
    later = list(accumulate(wholes[:0:-1], _both, initial=_nothing(total)))
    fitting = []
    for kind, rest, before, after in zip(kinds, siblings, earlier, reversed(later), strict=True):
        worlds = _weighed(kind[0].worlds, _both(rest, _both(before, after)))
        fitting += [Clump(clump.drawers, worlds) for clump in kind]
    return fitting


def _weighed(worlds: Mapping[World, float], others: Sequence[float]) -> dict[World, float]:
    """The others hold 0, 1, 2 … diamonds with these odds, and all together as many as they are."""
    total = len(others) - 1
    fit = {
        world: likely * others[total - held]
        for world, likely in worlds.items()
        if (held := _sum(world)) <= total and others[total - held] > 0
    }
    return _shares(fit) if fit else {}


def _sum(world: World) -> int:
    if len(world) == 1:
        return world[0][0] + world[0][1]
    return sum([head + tail for head, tail in world])


def _sums(worlds: Mapping[World, float], most: int) -> list[float]:
    """How likely 0, 1, 2 … diamonds are held; more than the most cannot be."""
    sums = [0.0] * (most + 1)
    for world, likely in worlds.items():
        if (held := _sum(world)) <= most:
            sums[held] += likely
    return sums


def _nothing(most: int) -> list[float]:
    return [1.0] + [0.0] * most


def _many(sums: list[float], times: int) -> list[float]:
    """So many that hold as much as one."""
    return reduce(_both, [sums] * times, _nothing(len(sums) - 1))


def _both(one: list[float], other: list[float]) -> list[float]:
    """What two hold together; both end with the most that there is."""
    size = len(one)
    turned = other[::-1]
    return [sum(map(mul, one, turned[size - 1 - both :])) for both in range(size)]
