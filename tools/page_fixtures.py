"""Write web/tests/fixtures: games that the rules play, against which the page's own box is held.

The page repeats how the box stands and moves, and what an event changes in sight, to show both
before the server's next view is there. The tests of the page compare that with these files.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from schatulle.core import SPECTATOR, Seat, count_of
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.rules import box as boxes

FIXTURES: Final = Path(__file__).parents[1] / "web" / "tests" / "fixtures"
#: What the page follows from event to event; the rest it leaves to the server's next view.
FOLLOWED: Final = (
    *("flipped", "top", "north", "drawers", "red", "white", "black"),
    *("alarms", "hands", "chosen"),
)
HIDDEN: Final = "?"


class Played(NamedTuple):
    """A game to be played, and whose eyes watch it."""

    name: str
    edition: str
    seats: int
    seed: int
    viewer: Seat
    changes: Mapping[str, Any]


GAMES: Final = (
    Played("filling", "zoch", 3, 12, Seat(0), {"max_rounds": 2}),
    Played("everyone looks", "zoch", 5, 27, Seat(1), {"quick_setup": True, "max_rounds": 8}),
    Played(
        "the opener looks alone",
        "zoch",
        4,
        41,
        Seat(0),
        {"quick_setup": True, "open_visibility": "opener", "max_rounds": 6},
    ),
    Played("from outside", "zoch_fr", 6, 29, SPECTATOR, {"quick_setup": True, "max_rounds": 6}),
    Played("alarms come home", "zoch_en", 3, 36, Seat(0), {"quick_setup": True, "max_rounds": 4}),
    Played("prototype", "prototype", 4, 46, Seat(0), {"max_rounds": 6}),
)


def standings() -> dict[str, Any]:
    """G-3 to G-5: for every box its drawers from above, and how it stands after each move."""
    found = {_name(boxes.empty_box()): boxes.empty_box()}
    for box in (waiting := [boxes.empty_box()]):
        for after in map(partial(boxes.moved, box), boxes.Move):
            if _name(after) not in found:
                found[_name(after)] = after
                waiting.append(after)
    return {name: _standing(found[name]) for name in sorted(found)}


def _name(box: boxes.Box) -> str:
    """The top level, and the numbers that face north on A, B and C."""
    return boxes.stack(box)[0] + "".join(map(str, box.north))


def _standing(box: boxes.Box) -> dict[str, Any]:
    return {
        "rows": [" ".join(boxes.sides(box, level)) for level in boxes.stack(box)],
        "after": {move: _name(boxes.moved(box, move)) for move in boxes.Move},
    }


def played(game: Played) -> dict[str, Any]:
    """What a viewer saw of a game in which everyone answered at random, event by event."""
    options = rules.options(game.edition, game.changes)
    state = rules.setup(options, game.seats)
    seen = _seen(state, game.viewer)
    start, steps = seen, []
    for event, after in _events(state, Random(game.seed)):
        before, seen = seen, _seen(after, game.viewer)
        told = rules.observe(event, game.viewer)
        changed = {name: value for name, value in seen.items() if value != before[name]}
        steps.append({"event": told and _told(told), "changed": changed})
    return {"start": start, "steps": steps}


def _events(state: Any, rng: Random) -> Iterator[tuple[Any, Any]]:
    """Every event of a random game, with the state after it."""
    while decisions := rules.awaiting(state):
        asked = rng.choice(decisions)
        action = asked.choices[rng.randrange(count_of(asked.choices))]
        for event in rules.decide(state, asked.seat, action):
            state = rules.evolve(state, event)
            yield event, state


def _seen(state: Any, viewer: Seat) -> dict[str, Any]:
    """What is followed of a view; drawers that show nothing are left out."""
    view = msgspec.to_builtins(rules.view(state, viewer), str_keys=True)
    open_ones = {name: inside for name, inside in view["drawers"].items() if inside != HIDDEN}
    return {name: view[name] for name in FOLLOWED} | {"drawers": open_ones}


def _told(event: Any) -> dict[str, Any]:
    """An event as it is told, without the clauses that it cites."""
    told: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    del told["clauses"]
    return told


def lines(parts: Mapping[str, Any]) -> str:
    """JSON with a line for each part, so that a difference can be read."""
    return (
        "{\n" + ",\n".join(f"{_json(key)}: {_json(part)}" for key, part in parts.items()) + "\n}\n"
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def files() -> dict[str, str]:
    """All fixtures by the name of their file."""
    games = {}
    for game in GAMES:
        told = played(game)
        steps = {str(number): step for number, step in enumerate(told["steps"], 1)}
        games[f"{game.name.replace(' ', '-')}.json"] = lines({"start": told["start"], **steps})
    return {"standings.json": lines(standings()), **games}


def main(arguments: list[str], folder: Path = FIXTURES) -> int:
    """Write the files, or with --check say whether they are what would be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if stale")
    if parser.parse_args(arguments).check:
        return check(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


def check(folder: Path) -> int:
    """1 and a sentence if the rules have changed since the files were written."""
    there = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.json")}
    if there == files():
        return 0
    print(f"{folder.name} are not what the rules play; run python tools/page_fixtures.py")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
