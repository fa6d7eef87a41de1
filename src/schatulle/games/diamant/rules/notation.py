"""Moves and positions of Diamant as text."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from schatulle.core import HIDDEN, BadNotation, Hidden, Seat
from schatulle.core.notation import check_parts, converted, row
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Action, Choice, TurnUp
from schatulle.games.diamant.rules.cards import (
    COPIES,
    HAZARDS,
    STONES,
    Card,
    PathCard,
    shuffled_again,
)
from schatulle.games.diamant.rules.engine import setup
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import Phase, ShownPhase, State
from schatulle.games.diamant.rules.view import View, laid_open

MOVES: Final[Mapping[str, Action]] = {"stay": STAY, "leave": LEAVE}
#: Stones lying somewhere: never fewer than none.
Stones = Annotated[int, Meta(ge=0)]
GIVEN: Final = ("expedition", "inside", "unsafe", "chests", "path", "removed")


class Position(Struct, frozen=True):
    """What lies where, as the notation writes it: the whole truth, or of a view what is seen."""

    expedition: int
    phase: ShownPhase
    deciding: tuple[Seat, ...]
    inside: tuple[bool, ...]
    unsafe: tuple[int, ...]
    chests: tuple[int | str, ...]
    path: tuple[str, ...]
    removed: tuple[Card, ...]
    deck: int
    scores: tuple[int | str, ...]


class ViewText(Position, frozen=True):
    """A view as the notation writes it: of what is hidden a question mark."""

    chosen: tuple[str | None, ...]


def position(state: State) -> Position:
    """The state in the notation."""
    truth = written(laid_open(state))
    return Position(**{part: getattr(truth, part) for part in Position.__struct_fields__})


def written(seen: View) -> ViewText:
    """A view in the notation."""
    return ViewText(
        expedition=seen.expedition,
        phase=seen.phase,
        deciding=seen.deciding,
        inside=seen.inside,
        unsafe=seen.unsafe,
        chests=tuple(map(_format_count, seen.chests)),
        path=tuple(map(format_step, seen.path)),
        removed=seen.removed,
        deck=seen.deck,
        scores=tuple(map(_format_count, seen.scores)),
        chosen=tuple(None if fist is None else fist.value for fist in seen.chosen),
    )


def _format_count(stones: int | Hidden) -> int | str:
    return stones.value if isinstance(stones, Hidden) else stones


def read(text: Position) -> View:
    """A view from its text; of a position all but the fists, which it leaves out."""
    chosen = text.chosen if isinstance(text, ViewText) else ()
    return View(
        expedition=text.expedition,
        phase=text.phase,
        deciding=text.deciding,
        inside=text.inside,
        unsafe=text.unsafe,
        chests=tuple(map(_read_count, text.chests)),
        path=tuple(map(parse_step, text.path)),
        removed=text.removed,
        deck=text.deck,
        scores=tuple(map(_read_count, text.scores)),
        chosen=tuple(None if fist is None else _read_fist(fist) for fist in chosen),
    )


def _read_count(stones: int | str) -> int | Hidden:
    if isinstance(stones, int):
        return stones
    return converted(stones, Hidden, "stones")


def _read_fist(text: str) -> Choice | Hidden:
    return HIDDEN if text == HIDDEN.value else converted(text, Choice, "chosen")


def format_step(step: PathCard) -> str:
    """A card of the path: `snake`, or `7:1` for a treasure of 7 with one stone left."""
    return f"{step.card}:{step.stones}" if step.card in STONES else str(step.card)


def parse_card(text: str) -> Card:
    """A cave card: a treasure's value or a hazard."""
    try:
        return Card(text)
    except ValueError:
        raise BadNotation(f"{text!r} is no cave card; allowed: {', '.join(Card)}") from None


def parse_step(text: str) -> PathCard:
    """A card of the path, written as `format_step` does."""
    name, _, stones = text.partition(":")
    step = PathCard(parse_card(name), int(stones) if stones.isdecimal() and len(stones) < 3 else 0)
    if format_step(step) != text or step.stones > STONES.get(step.card, 0):
        raise BadNotation(f"{text!r} is no card of the path; expected for instance 7:1 or snake")
    return step


def parse_move(text: str) -> Action:
    move = MOVES.get(text.strip().lower())
    if move is None:
        reason = f"{text!r} is no move of Diamant; allowed: {', '.join(MOVES)}"
        raise BadNotation(reason, "refused-no-move")
    return move


def format_move(action: Action) -> str:
    """The move as records write it; Nature's card is named alone."""
    return str(action.card if isinstance(action, TurnUp) else action.choice)


def from_position(parts: Mapping[str, Any], options: Options, seats: int) -> State:
    """The state of a position; what is not named stands as at the start of an expedition."""
    check_parts(parts, GIVEN)
    state = setup(options, seats)
    removed = converted(parts.get("removed", ()), tuple[Card, ...], "removed")
    path = _path(parts)
    inside = row(parts, "inside", bool, seats) or state.inside
    if True not in inside:
        raise BadNotation("inside: nobody is in the cave; then the expedition is over")
    return replace(
        state,
        expedition=_expedition(parts, options),
        phase=Phase.DECIDE if path else state.phase,
        inside=inside,
        unsafe=row(parts, "unsafe", Stones, seats) or state.unsafe,
        chests=row(parts, "chests", Stones, seats) or state.chests,
        path=path,
        removed=removed,
        deck=_deck(removed, path),
    )


def _expedition(parts: Mapping[str, Any], options: Options) -> int:
    number = converted(parts.get("expedition", 1), int, "expedition")
    if not 1 <= number <= options.expeditions:
        raise BadNotation(f"expedition {number}; allowed: 1 to {options.expeditions}")
    return number


def _path(parts: Mapping[str, Any]) -> tuple[PathCard, ...]:
    """The cards on the path of an expedition that goes on: no hazard twice."""
    path = tuple(map(parse_step, converted(parts.get("path", ()), tuple[str, ...], "path")))
    hazards = [step.card for step in path if step.card in HAZARDS]
    if len(set(hazards)) != len(hazards):
        raise BadNotation("path: the second hazard of a kind has ended that expedition")
    return path


def _deck(removed: tuple[Card, ...], path: tuple[PathCard, ...]) -> tuple[Card, ...]:
    """What is left of the thirty cards."""
    if any(kind in STONES or removed.count(kind) > COPIES for kind in removed):
        raise BadNotation(f"removed: at most {COPIES} each of {', '.join(HAZARDS)}")
    deck = list(shuffled_again(removed))
    for step in path:
        if step.card not in deck:
            raise BadNotation(f"path: there are not so many cards {step.card}")
        deck.remove(step.card)
    return tuple(deck)
