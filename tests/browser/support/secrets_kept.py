"""What one seat may not know yet, held against everything that its page was told and has kept."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec

from schatulle.core import Seat
from schatulle.games.diamant.rules.state import Phase as DiamantPhase
from schatulle.games.diamant.rules.view import View as DiamantView
from schatulle.games.meisterdiebe.rules.box import LONG, Drawer, Front
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.state import is_turned_up
from schatulle.games.meisterdiebe.rules.view import SeenCard, SeenDrawer
from schatulle.games.meisterdiebe.rules.view import View as MeisterdiebeView
from schatulle.server.live import wire
from schatulle.store import queries
from schatulle.store.connections import connect_reader
from schatulle.table.entries import decode
from schatulle.table.projections import Chapter, Lobby, observed_of
from schatulle.table.status import Status
from schatulle.table.table import Table, folded

HIDDEN = "?"
Frame = Mapping[str, Any]


class Leak(AssertionError):  # noqa: N818 - what it says it is
    """A page was told something that its seat may not know."""


def must(holds: object, what: str, frame: object = None) -> None:
    if not holds:
        raise Leak(f"{what} {frame if frame is not None else ''}")


def table_in(log: Path, name: str, game: str) -> Table:
    """The whole truth about a table, from the server's own log."""
    with closing(connect_reader(log, 5)) as connection:
        rows = queries.read(connection, name, 0)
    return folded(name, [decode(row.body, game) for row in rows])


def state_after(table: Table, chapters: int) -> Any:
    """The game as it stood after so many chapters."""
    progress = table.progress_after(chapters)
    assert progress is not None
    return progress.state


class Truth(NamedTuple):
    """A table, and the seat at which a page sits."""

    table: Table
    seat: Seat

    def state(self, number: int) -> Any:
        """The game when the seat had observed so many chapters."""
        told = [
            place
            for place, events in enumerate(self.table.chapters, 1)
            if observed_of(self.table.game, events, self.seat)
        ]
        return state_after(self.table, told[number - 1] if number else 1)

    def events(self, number: int) -> tuple[Any, ...]:
        """What really happened in a chapter of the seat."""
        told = [
            events
            for events in self.table.chapters
            if observed_of(self.table.game, events, self.seat)
        ]
        return told[number - 1]


# Frames, one by one.


def check_frame(truth: Truth, frame: Frame) -> None:
    """Raises Leak if the frame says more than it may, in any field or in one that nobody knows."""
    kind = next((it for it in get_args(wire.ToClient) if it.__name__ == frame["type"]), None)
    if kind is None:
        raise Leak(f"no message of the protocol: {frame}")
    known(frame, kind)
    match frame["type"]:
        case "Table":
            check_lobby(frame["lobby"])
        case "Missed":
            for chapter in frame["chapters"]:
                known(chapter, Chapter)
                check_events(truth, chapter)
        case "Happened":
            check_events(truth, frame)
        case "Now":
            must(frame["seat"] == truth.seat, "another seat's view", frame)
            must(frame["notes"] is None, "notes at a table without", frame)
            CHECKS[truth.table.agreement.game](
                truth.state(frame["number"]), truth.seat, frame["view"]
            )


def check_lobby(lobby: Mapping[str, Any]) -> None:
    known(lobby, Lobby)
    if lobby["status"] != Status.OVER:
        must(lobby["secret"] is None, "the secret of chance before the end", lobby)


def check_events(truth: Truth, chapter: Mapping[str, Any]) -> None:
    """Each event has the fields of its type, and the hidden ones are empty."""
    real = {type(event).__name__: type(event) for event in truth.events(chapter["number"])}
    for event in chapter["events"]:
        must(event["type"] in real, "something that did not happen", event)
        known(event, real[event["type"]])
        check_event(event, truth.seat)


def check_event(event: Mapping[str, Any], seat: Seat) -> None:
    mine = event.get("seat") == seat
    match event["type"]:
        case "Dealt":
            others = [hand for owner, hand in enumerate(event["hands"]) if owner != seat]
            must(not any(others), "others' cards", event)
        case "Chose":
            must(mine or event["card"] is None, "a card face down", event)
        case "Decided":
            must(mine or event["choice"] is None, "a closed fist", event)
        case "Filled":
            must(not event["unseen"], "what nobody watched", event)
            must(mine or not event["private"] or event["diamonds"] is None, "a filling", event)
        case "Opened":
            must(mine or not event["private"] or event["upper"] is None, "a drawer", event)
        case "Pulled":
            must(not event["unseen"], "what nobody watched", event)


def known(value: Mapping[str, Any], kind: Any) -> None:
    """Whoever adds a field has to say here, too, whether it is a secret."""
    extra = value.keys() - fields_of(kind)
    must(not extra, f"unknown fields {sorted(extra)} of {kind.__name__}", value)


@cache
def fields_of(kind: Any) -> frozenset[str]:
    return frozenset(it.encode_name for it in msgspec.structs.fields(kind)) | {"type"}


# Views, field by field.


def check_meisterdiebe(state: Any, seat: Seat, view: Mapping[str, Any]) -> None:
    known(view, MeisterdiebeView)
    for drawer in Drawer:
        check_drawer(state, drawer, seat, view["drawers"][drawer])
    for owner, hand in enumerate(view["hands"]):
        if owner != seat:
            for card in hand:
                known(card, SeenCard)
                must(card["number"] == HIDDEN, f"cards of seat {owner}", hand)
    for owner, card in enumerate(view["chosen"]):
        if owner != seat and not is_turned_up(state, Seat(owner)):
            must(card in (None, HIDDEN), f"the card of seat {owner} face down", card)


def check_drawer(state: Any, drawer: Drawer, seat: Seat, shown: Any) -> None:
    looks_in = state.options.open_visibility == "all" or seat in state.turn_queue[:1]
    if drawer is not state.turn.drawer or not looks_in:
        must(shown == HIDDEN, f"the closed drawer {drawer}", shown)
        return
    known(shown, SeenDrawer)
    known(shown["upper"], Front)
    if state.options.sticky_drawers:
        must(shown["lower"] == HIDDEN, f"what sticks below in {drawer}", shown)
    if drawer in LONG and not state.turn.searched:
        must(shown["secret"] == HIDDEN, f"the secret compartment of {drawer}", shown)


def check_diamant(state: Any, seat: Seat, view: Mapping[str, Any]) -> None:
    known(view, DiamantView)
    deciding = state.phase is DiamantPhase.DECIDE
    for owner in range(len(state.chests)):
        if owner == seat:
            continue
        if state.options.chests == "closed":
            must(view["chests"][owner] == HIDDEN, f"the chest of seat {owner}", view["chests"])
            must(view["scores"][owner] == HIDDEN, f"the score of seat {owner}", view["scores"])
        if deciding:
            fist = view["chosen"][owner]
            must(fist in (None, HIDDEN), f"the fist of seat {owner}", fist)


CHECKS = {"meisterdiebe": check_meisterdiebe, "diamant": check_diamant}


# Whatever else a page has: texts of any kind.

#: In notation, on the wire and on the page: `thief 8`, `"thief","number":8`, `Master thief 8`.
#: "1 smuggler, 2 detectives" is a count and names no card.
_CARD = re.compile(
    rf"\b(master\s?thief|{'|'.join(Character)})(?!, )(?:\W+|\W+number\W+)(\d{{1,2}})\b",
    re.IGNORECASE,
)


def check_text(truth: Truth, where: str, text: str) -> None:
    """No text has the secret of chance, another's identity, or a card that the seat never saw."""
    table = truth.table
    if table.status is not Status.OVER:
        must(table.secret not in text, f"the secret of chance in {where}")
    for owner, guest in enumerate(table.guests):
        if owner != truth.seat and guest is not None:
            must(guest.id not in text, f"the identity of seat {owner} in {where}")
    if table.agreement.game == "meisterdiebe":
        seen = set(seen_cards(truth))
        for found in _CARD.finditer(text):
            card = Card(Character(found[1].lower().replace(" ", "")), int(found[2]))
            near = text[max(0, found.start() - 60) : found.end() + 20]
            must(card in seen, f"{card}, which nobody has shown, in {where}:", near)


def seen_cards(truth: Truth) -> Iterator[Card]:
    """All cards that the seat ever had or saw open, from the true states."""
    for number in range(1, len(truth.table.chapters) + 1):
        state = state_after(truth.table, number)
        yield from state.hands[truth.seat]
        yield from state.played[truth.seat]
        for owner, card in enumerate(state.cards):
            if card and (owner == truth.seat or is_turned_up(state, Seat(owner))):
                yield card


def check_all(truth: Truth, frames: Sequence[str], texts: Mapping[str, str]) -> None:
    """Frames field by field and as texts; the rest as texts."""
    for text in frames:
        check_frame(truth, msgspec.json.decode(text))
        check_text(truth, "a frame", text)
    for where, text in texts.items():
        check_text(truth, where, text)
