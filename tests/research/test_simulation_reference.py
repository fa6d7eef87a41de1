"""docs/simulation.md says what the code does: codes, layouts, observations and their places."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jax
import pytest

from schatulle import sim
from schatulle.core import Seat
from schatulle.games.diamant import action_codes as diamant_codes
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.arrays import layout as cave_layout
from schatulle.games.meisterdiebe import action_codes as codes
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.arrays import layout as box_layout
from schatulle.games.meisterdiebe.arrays.observation import features
from schatulle.sim.bits import Bits

PAGE: Final = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text(encoding="utf-8")
#: The seats that each game's offsets are told for.
SEATS: Final = {"diamant": 5, "meisterdiebe": 4}

Places = dict[str, slice]


def rows(heading: str, begin: str) -> Iterator[list[str]]:
    """The rows of all tables under a heading whose first line begins like that, as cells."""
    chapter = re.split(r"^#", PAGE.partition(heading)[2], maxsplit=1, flags=re.M)[0]
    for table in re.findall(rf"^{re.escape(begin)}.*\n(?:\|.*\n)+", chapter, re.M):
        for line in table.splitlines()[2:]:
            yield [cell.strip() for cell in line.strip("|").split("|")]


def numbers(cell: str) -> range:
    """`3–5`, or `3` alone."""
    first, _, last = cell.partition("–")
    return range(int(first), int(last or first) + 1)


def observed(game: str, seats: int) -> tuple[dict[str, Any], Places, int]:
    """The fields of an observation, their places in the flat vector, and its length."""
    env: Any = sim.make(game, seats=seats)
    places: Places = {}

    def look(key: Any) -> Any:
        seen = env.observe(env.init(key), 0)
        places.update(features(seen) if game == "meisterdiebe" else named_places(env.features))
        return seen, env.flat(seen)

    seen, flat = jax.eval_shape(look, jax.random.key(0))
    fields = seen._asdict()
    memory = fields.pop("memory", None)
    if memory is not None:
        fields |= {f"memory.{name}": field for name, field in memory._asdict().items()}
    return fields, places, flat.size


def named_places(names: tuple[str, ...]) -> Places:
    """Where the names of each field begin and end."""
    fields = [name.partition(" ")[0] for name in names]
    return {
        field: slice(fields.index(field), fields.index(field) + fields.count(field))
        for field in fields
    }


def kind_of(array: Any, seats: int) -> set[str]:
    """How a type may be written: a length of as many as there are seats is perhaps n."""
    plain = [str(size) for size in array.shape]
    by_seats = ["n" if size == seats else str(size) for size in array.shape]
    return {
        f"{array.dtype}[{', '.join(shape)}]" if shape else str(array.dtype)
        for shape in (plain, by_seats)
    }


def times(width: str, seats: int) -> int:
    """`6n`, `n` or a number, with so many seats."""
    return int(width[:-1] or 1) * seats if width.endswith("n") else int(width)


def test_every_code_of_meisterdiebe_stands_in_the_table_with_its_move() -> None:
    told: dict[int, str] = {}
    for cells in rows("## Actions", "| codes |"):
        moves = re.findall(r"`(.+?)`", cells[1])
        span = numbers(cells[0])
        if "to the left" in cells[1]:
            assert span == range(codes.GIVE, codes.KEEP)
            moves = [f"give {distance}:1d" for distance in range(1, 8)]
        told |= dict(zip(span, moves, strict=True))
    assert told == {
        code: meisterdiebe.format_move(codes.move(code, Seat(0), 8)) for code in range(codes.COUNT)
    }


def test_the_codes_of_diamant_are_told() -> None:
    told = re.search(r"Diamant: (.*)\.$", PAGE, re.M)
    assert told is not None
    moves = [diamant.format_move(action) for action in diamant_codes.MOVES]
    assert told[1] == ", ".join(f"{code} `{move}`" for code, move in enumerate(moves))


@pytest.mark.parametrize(
    ("heading", "layout"),
    [("### Diamant: 36 + 4n", cave_layout), ("### Meisterdiebe: 60 + 10n", box_layout)],
)
def test_every_field_of_every_word_stands_at_its_bits(heading: str, layout: Any) -> None:
    told = [(cells[1].strip("`"), numbers(cells[0])) for cells in rows(heading, "| bits |")]
    spans = {}
    for name, value in vars(layout).items():
        if isinstance(value, Bits):
            spans[name] = range(value.shift, value.shift + value.width)
    if layout is box_layout:
        first, *_, last = layout.NORTH
        spans["NORTH"] = range(first.shift, last.shift + last.width)
    assert sorted(name for name, _ in told) == sorted(spans)
    assert dict(told) == spans


@pytest.mark.parametrize(("game", "fixed", "each"), [("diamant", 36, 4), ("meisterdiebe", 60, 10)])
def test_a_state_has_as_many_bytes_as_the_heading_says(game: str, fixed: int, each: int) -> None:
    assert f"### {game.capitalize()}: {fixed} + {each}n bytes" in PAGE
    for seats in (3, 8):
        words = jax.eval_shape(sim.make(game, seats=seats).init, jax.random.key(0))
        size = sum(word.size * word.dtype.itemsize for word in jax.tree.leaves(words))
        assert size == fixed + each * seats


@pytest.mark.parametrize("game", SEATS)
def test_every_field_of_an_observation_stands_there_with_its_type_and_places(game: str) -> None:
    found = re.search(rf"### {game.capitalize()}: (\d+) \+ (\d+)n numbers", PAGE)
    assert found is not None
    told = {cells[0].strip("`"): cells[1:] for cells in rows(found[0], "| field |")}
    for seats in (SEATS[game], 7):
        fields, places, length = observed(game, seats)
        assert length == int(found[1]) + int(found[2]) * seats
        assert list(told) == list(fields) == list(places)
        for name, (kind, width, start, _) in told.items():
            assert kind in kind_of(fields[name], seats), name
            assert times(width, seats) == places[name].stop - places[name].start, name
            assert int(start) == places[name].start or seats != SEATS[game], name


def test_every_method_of_an_environment_is_told() -> None:
    told = {
        name
        for cells in rows("## The contract", "| method |")
        for name in re.findall(r"`(\w+)[(`]", cells[0])
    }
    public = {name for name in (*vars(sim.Env), *sim.Env.__annotations__) if name[0] != "_"}
    assert told == public
