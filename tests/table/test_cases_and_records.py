"""Every worked example and every recorded game; and that wrong expectations are noticed."""

import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from schatulle.core import BadNotation, BadOptions, Refusal
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.table.cases import Case, Step, check_case, parse_cases
from schatulle.table.expectations import Failure
from schatulle.table.record_check import check_record
from schatulle.table.records import Record, begin, parse_record, replayed
from support.books import all_cases, all_records, record_named

CASES = all_cases()
RECORDS = all_records()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_case_holds(case: Case) -> None:
    check_case(case)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_the_record_plays_again_to_the_same_positions(record: Record) -> None:
    check_record(record)


def test_no_id_is_used_twice() -> None:
    for names in ([case.id for case in CASES], [record.id for record in RECORDS]):
        assert len(set(names)) == len(names)


THIEF = """
[[case]]
id = "X"
game = "meisterdiebe"
edition = "zoch"
seats = 2
given.drawers = { A2 = "1d1s/." }
steps = [
  { move = "0: choose thief" },
  { move = "1: choose detective" },
  { move = "0: open A2", expect = { black = ["1d1s", "."], drawers = { A2 = "./." } } },
]
"""


def thief(**step: Any) -> Case:
    """The thief's case with its last step changed."""
    (case,) = parse_cases(THIEF)
    last = msgspec.convert(msgspec.to_builtins(case.steps[-1]) | step, Step)
    return replace(case, steps=[*case.steps[:-1], last])


def failure_of(case: Case) -> str:
    with pytest.raises(Failure) as caught:
        check_case(case)
    return str(caught.value)


@pytest.mark.parametrize(
    ("step", "line"),
    [
        (
            {"expect": {"black": ["1d", "."]}},
            'step 3 (0: open A2), black: expected ["1d","."], came ["1d1s","."]',
        ),
        (
            {"expect": {"drawers": {"A2": "1d/."}}},
            "step 3 (0: open A2), drawers.A2: expected 1d/., came ./.",
        ),
        (
            {"expect": {"drawers": {"A9": "./."}}},
            "step 3 (0: open A2), drawers.A9: expected ./., came null",
        ),
        ({"expect": {"red": 3}}, "step 3 (0: open A2), red: expected 3, came ."),
        (
            {"expect": {"result": {"winners": [0]}}},
            'step 3 (0: open A2), result: expected {"winners":[0]}, came null',
        ),
        (
            {"refused": True, "expect": {}},
            "step 3 (0: open A2): expected a refusal, came the move was accepted",
        ),
        (
            {"sees": {"seat": 1, "drawers": {"A2": "?"}}},
            "step 3 (0: open A2), seat 1 sees, drawers.A2: expected ?, came ./.",
        ),
        (
            {"sees": {"seat": "spectator", "chosen": ["thief ?", "?"]}},
            "step 3 (0: open A2), seat spectator sees, chosen: "
            'expected ["thief ?","?"], came ["thief 1","detective 2"]',
        ),
    ],
)
def test_a_wrong_expectation_fails_with_its_step_and_both_values(
    step: dict[str, Any], line: str
) -> None:
    assert failure_of(thief(**step)) == line


def test_a_refused_move_fails_with_the_reason() -> None:
    line = failure_of(thief(move="0: turn"))
    assert line.startswith("step 3 (0: turn): expected the move to be accepted, came refusal: ")
    assert line.endswith("(M-38)")


def test_a_refusal_by_another_clause_fails_with_both() -> None:
    line = failure_of(thief(move="0: turn", refused="M-37", expect={}))
    assert line.startswith("step 3 (0: turn): expected refusal by M-37, came M-38: ")


def test_text_that_is_no_move_is_refused_by_no_clause() -> None:
    check_case(thief(move="0: jump", refused=True, expect={}))
    line = failure_of(thief(move="0: jump", refused="M-37", expect={}))
    assert "came no move at all" in line


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"expect": {"colour": "red"}}, "there is no part 'colour'"),
        ({"sees": {"seat": 2}}, "there is no seat 2"),
        ({"sees": {"drawers": {}}}, "there is no seat None"),
        ({"sees": {"seat": "9" * 5000}}, "there is no seat"),
    ],
)
def test_an_expectation_of_what_does_not_exist_is_no_case(
    changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadNotation, match=re.escape(message)):
        check_case(thief(**changes))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('game = "meisterdiebe"', 'game = "chess"'),
        ('edition = "zoch"', 'edition = "zock"'),
        ("seats = 2", "seats = 1"),
        ("given.drawers", 'options = { colour = "red" }\ngiven.drawers'),
        ("given.drawers", "deal = { decks = [] }\ngiven.drawers"),
        ("given.drawers = { A2", "given.drawers = { D2"),
        ("given.drawers", "given.phase"),
    ],
)
def test_a_case_that_cannot_begin_is_refused(old: str, new: str) -> None:
    (case,) = parse_cases(THIEF.replace(old, new))
    with pytest.raises(Refusal):
        check_case(case)


def test_steps_that_say_nothing_known_are_no_case() -> None:
    with pytest.raises(BadNotation, match="no cases"):
        parse_cases(THIEF.replace("expect =", "expects ="))


def edited(record: Record, **changes: Any) -> Record:
    return replace(record, **changes)


def recheck_failure(record: Record) -> str:
    with pytest.raises(Failure) as caught:
        check_record(record)
    return str(caught.value)


@pytest.fixture(scope="module")
def record() -> Record:
    return record_named("zoch_fr-2-0041")


def test_a_wrong_position_fails_with_the_number_of_moves(record: Record) -> None:
    last = record.positions["last"] | {"red": "9d"}
    line = recheck_failure(edited(record, positions={"last": last}))
    red = record.positions["last"]["red"]
    assert line == f"after move {len(record.moves)}, red: expected 9d, came {red}"


@pytest.mark.parametrize("part", ["red", "drawers", "hands", "scores"])
def test_a_position_lacks_no_part(record: Record, part: str) -> None:
    """docs/notation.md: positions of a record are whole positions."""
    last = {name: value for name, value in record.positions["last"].items() if name != part}
    assert f", {part}" in recheck_failure(edited(record, positions={"last": last}))


def test_a_position_lacks_no_drawer(record: Record) -> None:
    last = dict(record.positions["last"])
    last["drawers"] = {name: text for name, text in last["drawers"].items() if name != "B3"}
    assert ", drawers.B3: expected null" in recheck_failure(
        edited(record, positions={"last": last})
    )


def test_a_position_of_a_move_that_is_not_there_is_refused(record: Record) -> None:
    for key in ("first", "-1", str(len(record.moves) + 1), "9" * 5000):
        with pytest.raises(BadNotation, match=f"the record has {len(record.moves)} moves"):
            check_record(edited(record, positions={key: {}}))


def test_a_wrong_result_fails(record: Record) -> None:
    assert record.result is not None
    result = replace(record.result, winners=(0, 1))
    assert recheck_failure(edited(record, result=result)).startswith("result, winners: expected")


def test_a_result_of_a_game_that_is_not_over_fails(record: Record) -> None:
    cut = edited(record, moves=record.moves[:40], positions={})
    assert recheck_failure(cut).endswith("came the game is not over")
    check_record(edited(cut, result=None))


def test_an_edited_move_fails_with_its_number(record: Record) -> None:
    moves = (*record.moves[:20], "0: fill A1", *record.moves[21:])
    line = recheck_failure(edited(record, moves=moves, positions={}))
    assert line.startswith("move 21 (0: fill A1): expected the move to be accepted, came refusal: ")
    with pytest.raises(BadNotation, match=r"^move 21, '0: fill A1': .+"):
        replayed(edited(record, moves=moves))


@pytest.mark.parametrize("line", ["", "0", "x: open A1", "0: hop A1", "0: open D1"])
def test_an_edited_move_that_is_no_move_is_named_too(record: Record, line: str) -> None:
    moves = (*record.moves[:20], line, *record.moves[21:])
    with pytest.raises(BadNotation, match=r"^move 21, ") as caught:
        replayed(edited(record, moves=moves))
    assert "\n" not in str(caught.value)


def test_a_truncated_line_is_no_record(record: Record) -> None:
    line = msgspec.json.encode(record)
    for end in (0, 1, len(line) // 2, len(line) - 1):
        with pytest.raises(BadNotation, match=r"^no record"):
            parse_record(line[:end])
    assert parse_record(line) == record


def test_a_truncated_deal_stops_the_replay_at_a_move() -> None:
    record = record_named("diamant-5-0004")
    first, *rest = record.deal["decks"]
    cut = edited(record, deal={"decks": [first[:2], *rest]})
    with pytest.raises(BadNotation, match=r"^move \d+, .*a card is turned up first"):
        replayed(cut)


@pytest.mark.parametrize(
    "deal",
    [
        {"starter": 2},
        {"starter": "x"},
        {"hands": [["thief 1"]]},
        {"hands": [["thief 9"], ["thief 8"]]},
        {"hands": [["thief 1"], ["thief 1"]]},
        {"decks": []},
    ],
)
def test_a_deal_that_cannot_be_is_refused(record: Record, deal: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        begin(edited(record, deal=record.deal | deal))


def test_a_deck_with_an_unknown_card_is_refused() -> None:
    record = record_named("diamant-5-0004")
    with pytest.raises(BadNotation, match="'8' is no cave card"):
        begin(edited(record, deal={"decks": [["8"]]}))


def test_a_mixture_that_a_new_table_refuses_may_be_replayed() -> None:
    """P-15: a smuggler's fall would betray face-down detectives; old games may have it."""
    record = record_named("zoch-3-0056")
    options = meisterdiebe.options(record.edition, record.options)
    assert is_betraying(options)
    with pytest.raises(BadOptions, match="fall_no_detective cannot be upper"):
        meisterdiebe.check_table(options)
    check_record(record)


def is_betraying(options: Options) -> bool:
    """P-15: the one mixture that old games may have and new ones may not."""
    return options.fall_no_detective == "upper" and options.reveal == "smugglers_first"


def test_a_new_table_may_have_the_options_of_every_record_without_that_mixture() -> None:
    for record in RECORDS:
        if record.game == "meisterdiebe":
            options = meisterdiebe.options(record.edition, record.options)
            if not is_betraying(options):
                meisterdiebe.check_table(options)
