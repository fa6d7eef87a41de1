"""Keys and words that answer a question, without a screen."""

from typing import Any

import pytest

from schatulle.cli.terminal.answers.menu import Menu
from schatulle.cli.terminal.presentations import presentation_of
from schatulle.core import Decision, Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.filling import Fillings
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.giving import Gifts
from schatulle.games.meisterdiebe.rules.opening import OPEN, OPEN_OR_PASS
from schatulle.games.meisterdiebe.rules.robbing import ROB
from schatulle.games.meisterdiebe.rules.sharing import TAKE
from schatulle.games.meisterdiebe.terminal.drawer_walk import FillingWalk, OpeningWalk

ANN = Seat(0)
BOX, CAVE = presentation_of("meisterdiebe").questions, presentation_of("diamant").questions


def view(**given: Any) -> Any:
    state = meisterdiebe.from_position(given, meisterdiebe.options("zoch", {}), 3)
    return meisterdiebe.view(state, ANN)


def ask(kind: str, choices: Any) -> Decision[Any]:
    return Decision(ANN, 1, kind, choices)


def answered(decision: Decision[Any], *keys: str) -> str | None:
    way = BOX.picker(decision, view(), None, "en")
    move = None
    for key in keys:
        move = way.pressed(key, key if len(key) == 1 else None)
    return move


@pytest.mark.parametrize(
    ("decision", "keys", "move"),
    [
        (ask("open", OPEN), ("enter",), "open A1"),
        (ask("open", OPEN), ("left", "enter"), "open A4"),
        (ask("open", OPEN), ("up", "down", "down", "down", "right", "enter"), "open C2"),
        (ask("open", OPEN), ("b", "3", "enter"), "open B3"),
        (ask("open", OPEN), ("b", "x", "3", "enter"), "open A1"),
        (ask("open", OPEN), ("p",), None),
        (ask("open", OPEN_OR_PASS), ("p",), "pass"),
        (ask("rob", ROB), ("p",), "plunder"),
        (ask("rob", ROB), ("right", "enter"), "search"),
        (ask("take", TAKE), ("s",), "take s"),
        (ask("take", TAKE), ("x",), None),
        (ask("give", Gifts(Gems(1), (Seat(1), Seat(2)))), ("k",), "keep"),
        (ask("give", Gifts(Gems(1), (Seat(1), Seat(2)))), ("2",), "give 1:1d"),
        (ask("fill", Fillings(2)), ("space", "down", "enter", "enter"), "fill A1 B1"),
        (ask("fill", Fillings(2)), ("space", "space", "space", "enter"), "fill A1 A1"),
        (ask("fill", Fillings(2)), ("enter", "enter", "backspace", "enter"), None),
    ],
)
def test_keys_make_a_move(decision: Decision[Any], keys: tuple[str, ...], move: str | None) -> None:
    assert answered(decision, *keys) == move


def test_the_walk_follows_the_box_as_it_stands() -> None:
    turned = view(flipped=True, north={"A": 3, "B": 3, "C": 3})
    way = BOX.picker(ask("open", OPEN), turned, None, "en")
    assert isinstance(way, OpeningWalk)
    way.pressed("right", None)
    assert way.drawer == "C2"


def test_a_diamond_is_taken_back_from_the_drawer_laid_last() -> None:
    way = BOX.picker(ask("fill", Fillings(2)), view(), None, "en")
    assert isinstance(way, FillingWalk)
    for key in ("space", "down", "space", "down", "backspace"):
        way.pressed(key, None)
    assert way.laid == {"A1": 1}


def test_too_many_ways_are_typed_and_not_listed() -> None:
    many = Gifts(Gems(9, 9), (Seat(1), Seat(2), Seat(3)))
    way = BOX.picker(ask("give", many), view(), None, "en")
    assert isinstance(way, Menu)
    assert not way.choices
    assert way.pressed("enter", None) is None
    assert "Chairs: 0 ●" in way.hint("en")


@pytest.mark.parametrize(
    ("decision", "text", "found"),
    [
        (ask("open", OPEN), "open b", ["open B1", "open B2", "open B3", "open B4"]),
        (ask("open", OPEN), "place", []),
        (ask("take", TAKE), "", ["take d", "take s"]),
        (ask("fill", Fillings(3)), "f", ["fill"]),
        (ask("fill", Fillings(3)), "fill A1 c", [f"fill A1 C{n}" for n in (1, 2, 3, 4)]),
        (ask("fill", Fillings(2)), "fill A1 A1 ", []),
        (ask("give", Gifts(Gems(9, 9), (Seat(1), Seat(2)))), "g", ["give"]),
        (
            ask("give", Gifts(Gems(9, 9), (Seat(1), Seat(2)))),
            "give 1:9d9s ",
            ["give 1:9d9s 2:"],
        ),
    ],
)
def test_what_is_typed_is_completed(decision: Decision[Any], text: str, found: list[str]) -> None:
    assert BOX.completions(decision, text) == found


@pytest.mark.parametrize(
    ("kind", "text", "move"),
    [
        ("open", "b3", "open B3"),
        ("open", "open b3", "open B3"),
        ("fill", "a1 A1", "fill A1 A1"),
        ("place", "2d1s", "place 2d1s"),
        ("turn", "turn top+ flip", "turn top+ flip"),
        ("choose", "choose thief", "choose thief"),
        ("decide", " stay ", "stay"),
    ],
)
def test_the_verb_may_be_left_out_where_the_question_says_it(
    kind: str, text: str, move: str
) -> None:
    assert BOX.whole(ask(kind, ()), text) == move


def test_staying_and_leaving_have_keys() -> None:
    state = diamant.from_position({"path": ["7:1"]}, diamant.options("diamant", {}), 3)
    way = CAVE.picker(diamant.awaiting(state)[0], diamant.view(state, ANN), None, "en")
    assert way.pressed("l", "l") == "leave"
    assert way.pressed("s", "s") == "stay"
