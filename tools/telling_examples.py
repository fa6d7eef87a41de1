"""Write web/tests/<game>/telling.json: events as observed, and how the terminal tells them.

The page tells events by the same messages; its tests compare sentence by sentence.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from schatulle.cli.terminal.contract import Telling
from schatulle.cli.terminal.presentations import presentation_of
from schatulle.core import SPECTATOR, BadOptions, Game, Seat, count_of
from schatulle.core.registry import all_games
from schatulle.lang import LANGUAGES
from schatulle.table.chance import Chance
from schatulle.table.match import Match

TESTS: Final = Path(__file__).parents[1] / "web" / "tests"
NAMES: Final = ("Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn", "Gus", "Hans")
#: Values of a larger set are not told apart.
SMALL: Final = 6


def file_of(game: Game) -> Path:
    """Where the page's tests find the examples of a game."""
    return TESTS / game.NAME / "telling.json"


def written(game: Game) -> str:
    """The examples of a game as the file has them."""
    telling = presentation_of(game.NAME).telling
    told = [
        {"event": msgspec.to_builtins(event), "told": sentences(telling, event)}
        for event in examples(game)
    ]
    lines = (msgspec.json.encode(example).decode() for example in told)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def sentences(telling: Telling, event: Any) -> dict[str, str | None]:
    """The event in every language."""
    return {language: telling.tell(event, NAMES, language) for language in LANGUAGES}


def examples(game: Game) -> list[Any]:
    """An observed event of every shape that some games brought."""
    found: dict[Any, Any] = {}
    for seed, options in enumerate(tables(game)):
        seats = game.SEATS[seed % 2]
        for event in played(game, options, seats, str(seed)):
            for seat in (SPECTATOR, Seat(0)):
                seen = game.observe(event, seat)
                if seen is not None:
                    found.setdefault(shape(seen), seen)
    missing = {*get_args(game.Event)} - {type(event) for event in found.values()}
    assert not missing, f"{game.NAME}: never happened: {missing}"
    return [found[key] for key in sorted(found, key=repr)]


def tables(game: Game) -> Iterator[Any]:
    """Every edition as it is, and with each value of each option in turn."""
    for edition, plain in game.EDITIONS.items():
        yield plain
        for name, hint in get_type_hints(type(plain)).items():
            for value in values(hint):
                try:
                    options = game.options(edition, {name: value})
                    game.check_table(options)
                    game.setup(options, game.SEATS[0])
                except BadOptions:
                    continue
                yield options


def values(hint: Any) -> tuple[Any, ...]:
    """What an option may be, where those are few."""
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


def played(game: Game, options: Any, seats: int, seed: str) -> Sequence[Any]:
    """The log of a game of random moves."""
    match, rng = Match(game, game.setup(options, seats), Chance(seed)), Random(seed)
    while asks := match.awaiting():
        match.play(asks[0].seat, asks[0].choices[rng.randrange(count_of(asks[0].choices))])
    return match.log


def shape(value: Any) -> Any:
    """What may make an event be told in other words: none, one or many, and of what kind."""
    match value:
        case None | bool():
            return value
        case Enum():
            return value.value if len(type(value)) <= SMALL else ""
        case int():
            return min(value, 2)
        case tuple():
            return min(len(value), 2), min(sum(map(bool, value)), 2)
        case Struct():
            return bool(value) if hasattr(value, "__bool__") else fields(value)
        case _:
            return ""


def fields(struct: Struct) -> tuple[Any, ...]:
    """The type, and the shape of each field but the clauses and the seat."""
    names = [name for name in struct.__struct_fields__ if name not in ("clauses", "seat")]
    return type(struct).__name__, *(shape(getattr(struct, name)) for name in names)


def main() -> int:
    """Write the files, or say whether they are as they should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = []
    for game in all_games():
        file, text = file_of(game), written(game)
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(file)
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    for file in stale:
        print(f"{file.name} of {file.parent.name}: {'is stale' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
