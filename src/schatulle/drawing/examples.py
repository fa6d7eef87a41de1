"""The positions that docs/ show, reached by moves in the notation."""

from schatulle.core import Seat
from schatulle.core.notation import parse_line
from schatulle.core.registry import game_named, games_with
from schatulle.drawing.contract import Example
from schatulle.drawing.picture import Picture, drawing_of, picture_of


def examples() -> dict[str, Picture]:
    """A picture of every game that is drawn, by its name, as seat 0 sees the position."""
    return {name: _drawn(name, drawing_of(name).EXAMPLE) for name in games_with("drawing")}


def _drawn(name: str, example: Example) -> Picture:
    game = game_named(name)
    state = game.from_position(example.parts, game.options(example.edition, {}), example.seats)
    for line in example.moves:
        seat, move = parse_line(line)
        _, state = game.play(state, seat, game.parse_move(move))
    return picture_of(name, game.view(state, Seat(0)))
