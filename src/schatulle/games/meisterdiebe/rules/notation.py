"""Moves and positions of Meisterdiebe as text."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import HIDDEN, BadNotation, Hidden, Seat
from schatulle.core.notation import check_parts, converted, row
from schatulle.games.meisterdiebe.rules import actions
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.box import Drawer, Level, Move, empty_box, parse_drawer
from schatulle.games.meisterdiebe.rules.box_text import format_drawer, parse_box, read_drawer
from schatulle.games.meisterdiebe.rules.cards import (
    Card,
    Character,
    Hand,
    parse_card,
    parse_character,
    sorted_hand,
)
from schatulle.games.meisterdiebe.rules.filling import setup
from schatulle.games.meisterdiebe.rules.gems import Gem, Gems, gem_count, parse_gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.state import Phase, ShownPhase, Stage, State
from schatulle.games.meisterdiebe.rules.view import SeenCard, View, laid_open

GIVEN: Final = (
    "round",
    "flipped",
    "top",
    "north",
    "drawers",
    "red",
    "white",
    "black",
    "alarms",
    "hands",
    "played",
)


class Position(Struct, frozen=True):
    """What lies where, as the notation writes it: the whole truth, or of a view what is seen."""

    round: int
    phase: ShownPhase
    deciding: tuple[Seat, ...]
    flipped: bool
    top: Level
    north: dict[Level, int]
    drawers: dict[Drawer, str]
    red: str
    white: tuple[str, ...]
    black: tuple[str, ...]
    alarms: tuple[bool, ...]
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]


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
        round=seen.round,
        phase=seen.phase,
        deciding=seen.deciding,
        flipped=seen.flipped,
        top=seen.top,
        north=seen.north,
        drawers={drawer: format_drawer(inside) for drawer, inside in seen.drawers.items()},
        red=str(seen.red),
        white=tuple(map(str, seen.white)),
        black=tuple(map(str, seen.black)),
        alarms=seen.alarms,
        hands=tuple(tuple(map(_format_card, hand)) for hand in seen.hands),
        scores=seen.scores,
        chosen=tuple(None if card is None else _format_chosen(card) for card in seen.chosen),
    )


def _format_card(card: Card | SeenCard) -> str:
    return str(card) if isinstance(card, Card) else f"{card.character} {card.number.value}"


def _format_chosen(card: Card | Hidden) -> str:
    return str(card) if isinstance(card, Card) else card.value


def read(text: Position) -> View:
    """A view from its text; of a position all but the cards of this round, which it leaves out."""
    seats = len(text.white)
    chosen = text.chosen if isinstance(text, ViewText) else ()
    return View(
        round=text.round,
        phase=text.phase,
        deciding=text.deciding,
        flipped=text.flipped,
        top=text.top,
        north=text.north,
        drawers={
            drawer: read_drawer(drawer, inside, seats) for drawer, inside in text.drawers.items()
        },
        red=parse_gems(text.red),
        white=tuple(map(parse_gems, text.white)),
        black=tuple(map(parse_gems, text.black)),
        alarms=text.alarms,
        hands=tuple(tuple(map(_read_card, hand)) for hand in text.hands),
        scores=text.scores,
        chosen=tuple(None if card is None else _read_chosen(card) for card in chosen),
    )


def _read_card(text: str) -> Card | SeenCard:
    character, _, number = text.partition(" ")
    return SeenCard(parse_character(character)) if number == HIDDEN.value else parse_card(text)


def _read_chosen(text: str) -> Card | Hidden:
    return HIDDEN if text == HIDDEN.value else parse_card(text)


def from_position(parts: Mapping[str, Any], options: Options, seats: int) -> State:
    """A position before a round's choice; what is not named is as at the start, the box empty."""
    check_parts(parts, GIVEN)
    state = replace(setup(options, seats), box=empty_box())
    box = parse_box(parts, seats)
    state = replace(
        state,
        phase=Phase.CHOOSE,
        stage=Stage.CHOOSING,
        round=_round(parts),
        box=box,
        red=_no_rubies(_bag(parts.get("red", "."), "red"), "red"),
        white=tuple(_no_rubies(bag, "white") for bag in _bags(parts, "white", state.white, seats)),
        black=_bags(parts, "black", state.black, seats),
        hands=_hands(parts, "hands", seats) or default_hands(seats),
        played=_hands(parts, "played", seats) or state.played,
    )
    return replace(state, alarms=_alarms(parts, state))


def default_hands(seats: int) -> tuple[Hand, ...]:
    """Without hands seat i holds number i + 1 of every character."""
    return tuple(
        tuple(Card(character, seat + 1) for character in Character) for seat in range(seats)
    )


def parse_hand(cards: tuple[str, ...]) -> Hand:
    """A hand: at most one card of each character."""
    hand = sorted_hand(tuple(map(parse_card, cards)))
    if len({card.character for card in hand}) != len(hand):
        raise BadNotation(f"{', '.join(cards)}: a hand never holds two cards of one character")
    return hand


def _round(parts: Mapping[str, Any]) -> int:
    number = converted(parts.get("round", 1), int, "round")
    if number < 1:
        raise BadNotation(f"round {number}; rounds count from 1")
    return number


def _bag(text: object, name: str) -> Gems:
    try:
        return parse_gems(converted(text, str, name))
    except BadNotation as error:
        raise BadNotation(f"{name}: {error}") from None


def _no_rubies(bag: Gems, name: str) -> Gems:
    """M-81, P-23: a ruby lies in its drawer or on a black cushion, nowhere else."""
    if bag.rubies:
        raise BadNotation(f"{name}: {bag}, but a ruby never lies there")
    return bag


def _bags(
    parts: Mapping[str, Any], name: str, otherwise: tuple[Gems, ...], seats: int
) -> tuple[Gems, ...]:
    texts = row(parts, name, str, seats)
    return otherwise if texts is None else tuple(_bag(text, name) for text in texts)


def _hands(parts: Mapping[str, Any], name: str, seats: int) -> tuple[Hand, ...] | None:
    hands = row(parts, name, tuple[str, ...], seats)
    return None if hands is None else tuple(map(parse_hand, hands))


def _alarms(parts: Mapping[str, Any], state: State) -> tuple[bool, ...]:
    """An alarm written in a drawer is not in its owner's hand."""
    in_hand = row(parts, "alarms", bool, state.seats) or state.alarms
    fronts = [front for drawer in state.box.drawers for front in (drawer.head, drawer.tail)]
    laid = [front.alarm for front in fronts if front.alarm is not None]
    if len(set(laid)) != len(laid):
        raise BadNotation("drawers: an alarm lies in two places; every seat has one")
    if state.options.alarms == "off" and (laid or any(in_hand)):
        raise BadNotation("drawers, alarms: there are no alarms where the option alarms is off")
    return tuple(has and seat not in laid for seat, has in enumerate(in_hand))


_GIFT = re.compile(r"([0-9]{1,3}):(\S+)")


def _parse_fill(words: list[str]) -> actions.Fill:
    return actions.Fill(tuple(map(parse_drawer, words)))


def _parse_choose(words: list[str]) -> actions.Choose:
    return actions.Choose(
        parse_character(_only(words, "a character", "meisterdiebe-refused-character"))
    )


def _parse_open(words: list[str]) -> actions.Open:
    return actions.Open(parse_drawer(_only(words, "a drawer", "meisterdiebe-refused-drawer")))


def _parse_place(words: list[str]) -> actions.Place:
    alarm = words[-1:] == ["alarm"]
    return actions.Place(
        parse_gems(
            _only(words[:-1] if alarm else words, "a bag of gems", "meisterdiebe-refused-gems")
        ),
        alarm,
    )


def _parse_take(words: list[str]) -> actions.Take:
    gems = parse_gems(_only(words, "a gem", "meisterdiebe-refused-one-gem"))
    if gem_count(gems) != 1:
        reason = f"take {words[0]!r}: exactly one gem is taken, as in take s"
        raise BadNotation(reason, "meisterdiebe-refused-one-gem")
    return actions.Take(next(gem for gem, count in _piles(gems) if count))


def _parse_give(words: list[str]) -> actions.Give:
    found = [_GIFT.fullmatch(word) for word in words]
    if not found or not all(found):
        raise BadNotation(
            "expected seats and bags, as in give 1:2d 2:1s", "meisterdiebe-refused-give"
        )
    return actions.Give(tuple((Seat(int(gift[1])), parse_gems(gift[2])) for gift in found if gift))


def _parse_turn(words: list[str]) -> actions.Turn:
    try:
        return actions.Turn(tuple(map(Move, words)))
    except ValueError:
        allowed = ", ".join(Move)
        raise BadNotation(
            f"turn {' '.join(words)!r} is no way to move the box; allowed: {allowed}",
            "meisterdiebe-refused-turn",
        ) from None


def _only(words: list[str], expected: str, says: str) -> str:
    if len(words) != 1:
        raise BadNotation(f"expected {expected}, got {' '.join(words) or 'nothing'!r}", says)
    return words[0]


def _nothing(action: Action) -> Callable[[list[str]], Action]:
    def parse(words: list[str]) -> Action:
        if words:
            reason = f"nothing may follow there, got {' '.join(words)!r}"
            raise BadNotation(reason, "meisterdiebe-refused-no-more-words")
        return action

    return parse


_PARSE: Final[Mapping[str, Callable[[list[str]], Action]]] = {
    "fill": _parse_fill,
    "choose": _parse_choose,
    "open": _parse_open,
    "pass": _nothing(actions.Pass()),
    "place": _parse_place,
    "plunder": _nothing(actions.Plunder()),
    "search": _nothing(actions.Search()),
    "give": _parse_give,
    "keep": _nothing(actions.Keep()),
    "take": _parse_take,
    "turn": _parse_turn,
}


def parse_move(text: str) -> Action:
    verb, *words = text.lower().split() or [""]
    if verb not in _PARSE:
        reason = f"{text!r} is no move of Meisterdiebe; allowed: {', '.join(_PARSE)}"
        raise BadNotation(reason, "refused-no-move")
    return _PARSE[verb](words)


def format_move(action: Action) -> str:
    """The move as records write it."""
    return _FORMAT[type(action)](action)


def _piles(gems: Gems) -> list[tuple[Gem, int]]:
    return list(zip(Gem, (gems.diamonds, gems.sapphires, gems.rubies), strict=True))


def _format_bag(gems: Gems) -> str:
    """A single gem is its letter."""
    return str(gems)[1:] if gem_count(gems) == 1 else str(gems)


def _format_give(action: actions.Give) -> str:
    return " ".join(
        [
            "give",
            *(f"{seat}:{bag}" for seat, bag in sorted(action.shares, key=lambda share: share[0])),
        ]
    )


def _format_place(action: actions.Place) -> str:
    return f"place {_format_bag(action.gems)}" + (" alarm" if action.alarm else "")


_FORMAT: Final[Mapping[type[Action], Callable[[Any], str]]] = {
    actions.DealHands: lambda _: "deal",
    actions.Begin: lambda action: f"begin {action.seat}",
    actions.Fall: lambda action: f"fall {action.gems}" + (" alarm" if action.alarm else ""),
    actions.Fill: lambda action: " ".join(["fill", *action.drawers]),
    actions.Choose: lambda action: f"choose {action.character}",
    actions.Open: lambda action: f"open {action.drawer}",
    actions.Pass: lambda _: "pass",
    actions.Place: _format_place,
    actions.Plunder: lambda _: "plunder",
    actions.Search: lambda _: "search",
    actions.Give: _format_give,
    actions.Keep: lambda _: "keep",
    actions.Take: lambda action: f"take {action.gem}",
    actions.Turn: lambda action: " ".join(["turn", *action.moves]),
}
