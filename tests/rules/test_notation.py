"""Reading and writing the notation: text that is none is refused, never anything worse."""

import re
from typing import Any, Final

import msgspec
import pytest
from hypothesis import example
from hypothesis import given as tried_with
from hypothesis import strategies as st

from schatulle.core import BadNotation, BadOptions, Refusal, Seat
from schatulle.core.notation import format_line, parse_line
from schatulle.core.options import option_names, option_value
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.actions import LEAVE, STAY, TurnUp
from schatulle.games.diamant.rules.cards import Card as CaveCard
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules import actions
from schatulle.games.meisterdiebe.rules.box import Drawer, Move
from schatulle.games.meisterdiebe.rules.cards import Card, Character, parse_card
from schatulle.games.meisterdiebe.rules.gems import Gem, Gems, parse_gems
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.table.cases import parse_cases
from schatulle.table.records import parse_record
from support.budget import examples

ZOCH: Final = meisterdiebe.EDITIONS["zoch"]
DIAMANT: Final = diamant.EDITIONS["diamant"]

MOVES: Final[dict[str, actions.Action]] = {
    "fill A1 A1 C4": actions.Fill((Drawer.A1, Drawer.A1, Drawer.C4)),
    "choose thief": actions.Choose(Character.THIEF),
    "open B3": actions.Open(Drawer.B3),
    "place d": actions.Place(Gems(1)),
    "place 2d1s": actions.Place(Gems(2, 1)),
    "place s alarm": actions.Place(Gems(0, 1), alarm=True),
    "place .": actions.Place(Gems()),
    "plunder": actions.Plunder(),
    "search": actions.Search(),
    "give 1:2d 2:1s": actions.Give(((Seat(1), Gems(2)), (Seat(2), Gems(0, 1)))),
    "keep": actions.Keep(),
    "take s": actions.Take(Gem.SAPPHIRE),
    "turn": actions.Turn(),
    "turn top+": actions.Turn((Move.TOP_PLUS,)),
    "turn two-": actions.Turn((Move.TWO_MINUS,)),
    "turn flip": actions.Turn((Move.FLIP,)),
    "turn top+ flip": actions.Turn((Move.TOP_PLUS, Move.FLIP)),
    "turn flip two-": actions.Turn((Move.FLIP, Move.TWO_MINUS)),
    "pass": actions.Pass(),
}


@pytest.mark.parametrize("text", MOVES)
def test_the_moves_of_the_notation_are_read_and_written(text: str) -> None:
    assert meisterdiebe.parse_move(text) == MOVES[text]
    assert meisterdiebe.format_move(MOVES[text]) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("place 1d", "place d"),
        ("place ds", "place 1d1s"),
        ("place dds", "place 2d1s"),
        ("place sdd alarm", "place 2d1s alarm"),
        ("take 1s", "take s"),
        ("  turn   top+\tflip ", "turn top+ flip"),
        ("give 2:1s 1:dd", "give 1:2d 2:1s"),
        ("Open a1", "open A1"),
    ],
)
def test_input_may_be_written_in_other_ways(text: str, written: str) -> None:
    assert meisterdiebe.format_move(meisterdiebe.parse_move(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "open", "open A5", "open A1 A2", "choose", "choose king", "place",
        "place alarm", "place x", "place d s", "place d.", "place 1", "place -1d", "place 1000d",
        "take", "take 2d", "take .", "take ds", "turn left", "turn top", "give", "give 1",
        "give 1:", "give x:1d", "give 1:2x", "give -1:1d", "plunder now", "search A1", "keep it",
        "pass on", "fill D1", "deal", "begin 0", "fall 1d", "stay", "place " + "9" * 5000 + "d",
        "give " + "9" * 5000 + ":1d",
    ],
)  # fmt: skip
def test_what_is_no_move_of_meisterdiebe_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        meisterdiebe.parse_move(text)


def test_nature_s_answers_have_words_too() -> None:
    """They stand in a log, never in a record's moves."""
    assert meisterdiebe.format_move(actions.DealHands(())) == "deal"
    assert meisterdiebe.format_move(actions.Begin(Seat(3))) == "begin 3"
    assert meisterdiebe.format_move(actions.Fall(Gems(1, 2), alarm=True)) == "fall 1d2s alarm"
    assert meisterdiebe.format_move(actions.Fall(Gems())) == "fall ."
    assert diamant.format_move(TurnUp(CaveCard.SNAKE)) == "snake"


def test_the_moves_of_diamant() -> None:
    """D-8."""
    assert diamant.parse_move(" stay ") == STAY
    assert diamant.parse_move("leave") == LEAVE
    assert [diamant.format_move(move) for move in (STAY, LEAVE)] == ["stay", "leave"]
    for text in ("", "go", "stay leave"):
        with pytest.raises(BadNotation, match="allowed: stay, leave"):
            diamant.parse_move(text)


def test_a_line_names_a_seat_and_a_move() -> None:
    assert parse_line("2: open B3") == (2, "open B3")
    assert parse_line(" 12 :  turn  flip ") == (12, "turn  flip")
    assert format_line(Seat(2), "open B3") == "2: open B3"
    for line in (
        "",
        "2",
        "2:",
        ": open",
        "x: open A1",
        "-1: turn",
        "2 open",
        "9" * 5000 + ": turn",
    ):
        with pytest.raises(BadNotation, match="is no move of a seat"):
            parse_line(line)


@pytest.mark.parametrize(
    ("text", "bag"),
    [("8d2s", Gems(8, 2)), ("dds", Gems(2, 1)), (".", Gems()), ("2d1s1r", Gems(2, 1, 1))],
)
def test_bags_are_read_and_written(text: str, bag: Gems) -> None:
    assert parse_gems(text) == bag
    assert parse_gems(str(bag)) == bag


@pytest.mark.parametrize(
    "text", ["thief", "thief 0", "thief 9", "thief x", "king 1", "thief 05", ""]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_card(text)


def test_a_card_is_read_and_written() -> None:
    assert parse_card("masterthief 8") == Card(Character.MASTERTHIEF, 8)
    assert str(Card(Character.THIEF, 5)) == "thief 5"


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"phase": "open"}, "a position has no part 'phase'"),
        ({"round": 0}, "rounds count from 1"),
        ({"round": "one"}, "round: "),
        ({"red": "2x"}, "red: '2x' is no bag"),
        ({"red": 5}, "red: "),
        ({"red": "1r"}, "red: 1r, but a ruby never lies there"),
        ({"white": ["1r", "."]}, "white: 1r, but a ruby never lies there"),
        ({"white": ["8d2s"]}, "white has 1 entries; expected one for each of 2 seats"),
        ({"alarms": [True, 2]}, "alarms: "),
        ({"hands": [["thief 5", "thief 6"], []]}, "never holds two cards of one character"),
        ({"hands": [["thief"], []]}, "is no card"),
        ({"flipped": "no"}, "flipped: "),
        ({"top": "C"}, "top is A when flipped is False, not C"),
        ({"north": {"A": 5}}, "north names drawers 1 to 4"),
        ({"north": {"D": 1}}, "north: "),
        ({"drawers": {"D1": "./."}}, "'D1' is no drawer"),
        ({"drawers": {"A2": "."}}, "A2 cannot be '.'"),
        ({"drawers": {"A2": "./. ./."}}, "A2 cannot be './. ./.'"),
        ({"drawers": {"A1": "./. ./. ./."}}, "A1 cannot be"),
        ({"drawers": {"A2": "/."}}, "is no side of a drawer"),
        ({"drawers": {"A2": "2x/."}}, "is no side of a drawer"),
        ({"drawers": {"A2": "1r/."}}, "a ruby never lies in a front compartment"),
        ({"drawers": {"A2": "1d!2/."}}, "there is no seat 2 whose alarm could lie there"),
        ({"drawers": {"A2": "1d!0/.", "B2": "!0/."}}, "an alarm lies in two places"),
        ({"drawers": {"A1": "./. 1r/1r"}}, "a secret compartment holds one ruby or none"),
        ({"drawers": {"A1": "./. 2r/."}}, "a secret compartment holds one ruby or none"),
        ({"drawers": {"A1": 3}}, "drawers: "),
    ],
)
def test_what_is_no_position_of_meisterdiebe_is_refused(
    parts: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadNotation, match=re.escape(message)):
        meisterdiebe.from_position(parts, ZOCH, 2)


@pytest.mark.parametrize("parts", [{"drawers": {"A2": "1d!0/."}}, {"alarms": [True, False]}])
def test_there_are_no_alarms_where_the_game_has_none(parts: dict[str, Any]) -> None:
    """P-1: the prototype has no alarms."""
    with pytest.raises(BadNotation, match="there are no alarms"):
        meisterdiebe.from_position(parts, meisterdiebe.EDITIONS["prototype"], 2)
    state = meisterdiebe.from_position(
        {"alarms": [False] * 2}, meisterdiebe.EDITIONS["prototype"], 2
    )
    assert state.alarms == (False, False)


def test_a_position_stands_as_it_is_written() -> None:
    """docs/notation.md: `flipped`, `north`, both sides of front and secret."""
    drawers = {"A1": "2d1s!1/. r/.", "C3": "./1d!0 ./1r", "B2": "!2/."}
    parts = {"flipped": True, "top": "C", "north": {"A": 2, "C": 4}, "drawers": drawers}
    position = meisterdiebe.position(meisterdiebe.from_position(parts, ZOCH, 4))
    assert (position.flipped, position.top) == (True, "C")
    assert position.north == {"A": 2, "B": 1, "C": 4}
    assert position.drawers[Drawer.A1] == "2d1s!1/. 1r/."
    assert position.drawers[Drawer.C3] == "./1d!0 ./1r"
    assert position.drawers[Drawer.B2] == "!2/."
    assert position.alarms == (False, False, False, True)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"deck": 3}, "a position has no part 'deck'"),
        ({"expedition": 0}, "expedition 0; allowed: 1 to 5"),
        ({"expedition": 6}, "expedition 6; allowed: 1 to 5"),
        ({"chests": [1, 2]}, "chests has 2 entries"),
        ({"chests": [-1, 0, 0]}, "chests: "),
        ({"unsafe": [0, -1, 0]}, "unsafe: "),
        ({"inside": [1, 0, 0]}, "inside: "),
        ({"inside": [False] * 3}, "nobody is in the cave"),
        ({"path": ["8:1"]}, "'8' is no cave card"),
        ({"path": ["7"]}, "'7' is no card of the path"),
        ({"path": ["7:8"]}, "'7:8' is no card of the path"),
        ({"path": ["7:x"]}, "'7:x' is no card of the path"),
        ({"path": ["7:" + "9" * 5000]}, "is no card of the path"),
        ({"path": ["snake:1"]}, "'snake:1' is no card of the path"),
        ({"path": ["snake:"]}, "'snake:' is no card of the path"),
        ({"path": ["snake", "snake"]}, "the second hazard of a kind has ended that expedition"),
        ({"path": ["1:0", "1:0"]}, "there are not so many cards 1"),
        ({"removed": ["7"]}, "at most 3 each of snake"),
        ({"removed": ["gas"] * 4}, "at most 3 each of snake"),
        ({"removed": ["cat"]}, "removed: "),
        ({"removed": ["gas"] * 3, "path": ["gas"]}, "there are not so many cards gas"),
    ],
)
def test_what_is_no_position_of_diamant_is_refused(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(message)):
        diamant.from_position(parts, DIAMANT, 3)


#: Words of the notation and letters around them, so that text is nearly a move.
WORDS: Final = (
    *MOVES,
    *Drawer,
    *Character,
    *("0:", "1:2d", "alarm", "!0", "/", ".", "1r", "0: ", "-1", "³", "٣", "9" * 30, "ä", "\x00"),
)
NEARLY: Final = st.one_of(
    st.text(max_size=30),
    st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join),
    st.lists(st.sampled_from(WORDS), max_size=5).map("".join),
    st.text("0123456789dsr.!/: ABC+-", max_size=20),
)
#: What a TOML or JSON file can hold.
VALUES: Final = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), NEARLY),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(NEARLY, inner, max_size=4)
    ),
    max_leaves=8,
)


@tried_with(text=NEARLY)
@examples(400)
@example(text="\ud800")
def test_any_text_is_a_move_or_refused_as_notation(text: str) -> None:
    for read in (meisterdiebe.parse_move, diamant.parse_move, parse_line, parse_gems, parse_card):
        try:
            read(text)
        except BadNotation as refusal:
            assert refusal.reason  # noqa: PT017 - either way is fine, but a refusal has a reason


PARTS: Final = st.dictionaries(
    st.sampled_from(("round", "flipped", "top", "north", "drawers", "red", "white", "black",
                     "alarms", "hands", "played", "expedition", "inside", "unsafe", "chests",
                     "path", "removed")),
    st.one_of(VALUES, st.lists(NEARLY, min_size=3, max_size=3),
              st.dictionaries(st.sampled_from((*Drawer, "A", "B")), NEARLY, max_size=3)),
    max_size=4,
)  # fmt: skip


@tried_with(parts=PARTS)
@examples(400)
def test_any_parts_are_a_position_or_refused_as_notation(parts: dict[str, Any]) -> None:
    for game, options in ((meisterdiebe, ZOCH), (diamant, DIAMANT)):
        try:
            state: Any = game.from_position(parts, options, 3)
        except BadNotation:
            continue
        position: Any = game.position(state)
        assert position.deciding or game is diamant
        assert msgspec.json.encode(position)


@tried_with(text=st.one_of(NEARLY, VALUES.map(repr), st.binary(max_size=30)))
@examples(300)
@example(text="\ud800")
@example(text="[" * 100_000)
@example(text='{"id": ' + "[" * 100_000)
@example(text="{}")
def test_any_line_is_a_record_or_refused_as_notation(text: str | bytes) -> None:
    with pytest.raises(BadNotation, match="no record"):
        parse_record(text)


@tried_with(text=st.one_of(NEARLY, NEARLY.map("case = {!r}".format)))
@examples(300)
@example(text="x = " + "[" * 100_000)
@example(text="x = " + "9" * 5000)
@example(text="\ud800")
@example(text="case = 3")
@example(text="[[case]]\nid = 3")
def test_any_text_is_cases_or_refused_as_notation(text: str) -> None:
    with pytest.raises(BadNotation, match="no cases"):
        parse_cases(text)


@tried_with(
    edition=st.sampled_from(("zoch", "prototype", "diamant", "")),
    changes=st.dictionaries(
        st.sampled_from((*option_names(ZOCH), *option_names(DIAMANT), "colour")),
        st.one_of(VALUES, st.integers(0, 100), st.just({1, 2}), st.just("\ud800")),
        max_size=3,
    ),
)
@examples(400)
def test_any_option_values_are_taken_or_refused_as_options(
    edition: str, changes: dict[str, Any]
) -> None:
    for game in (meisterdiebe, diamant):
        try:
            options: Any = game.options(edition, changes)
            state: Any = game.setup(options, 3)
        except BadOptions as refusal:
            assert refusal.reason  # noqa: PT017 - either way is fine, but a refusal has a reason
        else:
            assert state.seats == 3
            assert options.edition == edition


@tried_with(text=NEARLY)
@examples(200)
@example(text="\ud800")
@example(text="[" * 100_000)
def test_a_typed_value_is_a_number_a_truth_or_the_text_itself(text: str) -> None:
    value = option_value(text)
    assert value == text or isinstance(value, bool | int | float)


def test_every_refusal_says_its_reason() -> None:
    refusal = Refusal("there is none")
    assert str(refusal) == refusal.reason == "there is none"


def test_hands_that_are_not_named_are_numbered_by_seat() -> None:
    """docs/notation.md: without hands seat i holds number i + 1 of every character."""
    state: State = meisterdiebe.from_position({}, ZOCH, 3)
    for seat, hand in enumerate(state.hands):
        assert hand == tuple(Card(character, seat + 1) for character in Character)
