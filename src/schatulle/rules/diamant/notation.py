"""Moves and positions of Diamant as text."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from schatulle.rules.core import BadNotation, Seat
from schatulle.rules.core.notation import check_parts, converted, row
from schatulle.rules.diamant.actions import LEAVE, STAY, Action, TurnUp
from schatulle.rules.diamant.cards import COPIES, HAZARDS, STONES, Card, PathCard, shuffled_again
from schatulle.rules.diamant.ending import scores
from schatulle.rules.diamant.options import Options
from schatulle.rules.diamant.state import Phase, State, undecided
from schatulle.rules.diamant.turns import setup

MOVES: Final[Mapping[str, Action]] = {"stay": STAY, "leave": LEAVE}
#: Stones lying somewhere: never fewer than none.
Stones = Annotated[int, Meta(ge=0)]
GIVEN: Final = ("expedition", "inside", "unsafe", "chests", "path", "removed")


class Position(Struct, frozen=True):
    """The whole truth of a state as the notation writes it."""

    expedition: int
    phase: str
    deciding: tuple[Seat, ...]
    inside: tuple[bool, ...]
    unsafe: tuple[int, ...]
    chests: tuple[int, ...]
    path: tuple[str, ...]
    removed: tuple[Card, ...]
    deck: int
    scores: tuple[int, ...]


def position(state: State) -> Position:
    """The state in the notation."""
    return Position(
        expedition=state.expedition,
        phase=shown_phase(state),
        deciding=tuple(undecided(state)) if state.phase is Phase.DECIDE else (),
        inside=state.inside,
        unsafe=state.unsafe,
        chests=state.chests,
        path=tuple(map(format_step, state.path)),
        removed=state.removed,
        deck=len(state.deck),
        scores=scores(state),
    )


def shown_phase(state: State) -> Literal["decide", "over"]:
    """What the deciding seats are asked; a card still to be turned is nobody's question."""
    return "over" if state.phase is Phase.OVER else "decide"


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
    """`stay` or `leave`."""
    move = MOVES.get(text.strip().lower())
    if move is None:
        raise BadNotation(f"{text!r} is no move of Diamant; allowed: {', '.join(MOVES)}")
    return move


def format_move(action: Action) -> str:
    """The move as records write it; Nature's card is named alone."""
    return str(action.card if isinstance(action, TurnUp) else action.choice)


def given(parts: Mapping[str, Any], options: Options, seats: int) -> State:
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
