"""The review of a game of Diamant, held against what can be counted by hand."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from schatulle.games.diamant.review import worths
from schatulle.games.diamant.review.next_card import bust
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from schatulle.reviews import review_of
from schatulle.reviews.course import course_of
from schatulle.reviews.telling import Plain, plain
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from schatulle.table.records import Record, parse_record, record_of
from support.games import Table, diamant_tables

RECORDS = Path(__file__).parents[1] / "records" / "diamant.jsonl"
LINES = RECORDS.read_text(encoding="utf-8").splitlines()


@pytest.fixture(autouse=True)
def _few_courses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worths are only compared with each other here."""
    monkeypatch.setattr(worths, "COURSES", 16)
    monkeypatch.setattr(worths, "LATER", 16)


def reviewed(record: Record, seat: int) -> Plain:
    return plain(review_of(record, seat))


HAZARDS = ("snake", "scorpion", "landslide", "gas", "explosion")


def busts_by_hand(record: Record) -> dict[int, list[float]]:
    """For each seat its fists' odds, from the deal and the moves alone: nothing of ours is asked.

    A deck of the deal has all cards of its expedition, those that nobody saw too.
    """
    first = bool(record.options.get("first_card_decision"))
    told: dict[int, list[float]] = {seat: [] for seat in range(record.seats)}
    moves = [line.split(": ") for line in record.moves]
    for deck in record.deal["decks"]:
        inside, turned = set(range(record.seats)), 0 if first else 1
        while inside and len(deck[:turned]) == len(set(hazards_of(deck[:turned]))) + len(
            [card for card in deck[:turned] if card not in HAZARDS]
        ):
            laid, rest = deck[:turned], deck[turned:]
            risk = sum(card in laid for card in rest if card in HAZARDS) / len(rest) if rest else 0
            fists = [moves.pop(0) for _ in sorted(inside)]
            for seat, _ in fists:
                told[int(seat)].append(risk)
            inside -= {int(seat) for seat, move in fists if move == "leave"}
            if not rest:
                break
            turned += 1
    assert not moves
    return told


def hazards_of(cards: list[str]) -> list[str]:
    return [card for card in cards if card in HAZARDS]


def test_the_odds_of_every_fist_are_those_counted_by_hand() -> None:
    for line in LINES:
        record = parse_record(line)
        told: dict[int, list[float]] = {seat: [] for seat in range(record.seats)}
        for step in course_of(record).steps:
            told[step.decision.seat].append(bust(step.before))
        assert told == busts_by_hand(record), record.id


@given(diamant_tables())
@settings(max_examples=30, deadline=None)
def test_so_are_those_of_games_with_any_options(table: Table) -> None:
    chance = Chance(str(table.seed))
    match = Match(table.game, table.game.setup(table.options, table.seats), chance)
    rng = Random(table.seed)
    while asked := match.awaiting():
        match.play(asked[0].seat, LEAVE if rng.random() < 0.3 else STAY)
    record = record_of(match.progress, "any")
    told: dict[int, list[float]] = {seat: [] for seat in range(record.seats)}
    for step in course_of(record).steps:
        told[step.decision.seat].append(bust(step.before))
    assert told == busts_by_hand(record)


def test_a_review_has_every_fist_of_the_seat_with_its_odds_and_its_worth() -> None:
    record = parse_record(LINES[0])
    for seat in range(record.seats):
        review = reviewed(record, seat)
        told = review["decisions"]
        assert [decision["bust"] for decision in told] == busts_by_hand(record)[seat]
        own = [n for n, line in enumerate(record.moves, 1) if line.startswith(f"{seat}: ")]
        assert [decision["move_number"] for decision in told] == own
        for decision in told:
            assert f"{seat}: {decision['played']}" == record.moves[decision["move_number"] - 1]
            assert decision["worth"] == decision["worths"][decision["played"]]
            assert decision["loss"] == max(decision["worths"].values()) - decision["worth"]
            assert sum(decision["odds"].values()) == pytest.approx(1.0)
        for chances in review["chances"]:
            assert sum(chances["shares"]) == pytest.approx(1.0)
        assert review["chances"][-1]["shares"] == (0.0, 0.0, 1.0)


def test_what_a_seat_could_not_know_changes_neither_losses_nor_marks() -> None:
    """Another fist of a rival at the same time, and other cards after it."""
    line = json.loads(LINES[0])
    decks = line["deal"]["decks"]
    decks[0][1:] = reversed(decks[0][1:])
    other = parse_record(
        json.dumps(
            line
            | {
                "moves": other_moves(line),
                "deal": {"decks": decks},
                "positions": {},
                "result": None,
            }
        )
    )
    one, two = (reviewed(record, 0)["decisions"][0] for record in (parse_record(LINES[0]), other))
    assert one == two


def other_moves(line: dict[str, Any]) -> list[str]:
    """Seats 1 and 2 stay where they left with the first fists, and leave with the next ones."""
    assert line["moves"][:3] == ["0: leave", "2: leave", "1: leave"]
    return ["0: leave", "2: stay", "1: stay", "2: leave", "1: leave", *line["moves"][3:]]


def test_neighbours_in_other_chairs_change_nothing() -> None:
    """Everybody moves on by one chair."""
    line = json.loads(LINES[0])
    moved = [f"{(int(move[0]) + 1) % 3}{move[1:]}" for move in line["moves"]]
    other = parse_record(json.dumps(line | {"moves": moved, "positions": {}, "result": None}))
    one, two = reviewed(parse_record(LINES[0]), 2), reviewed(other, 0)
    assert one["decisions"] == two["decisions"]
    assert one["risk"] == two["risk"]


def test_marks_and_slips_together_are_what_the_risks_cost() -> None:
    for line in LINES[:3]:
        record = parse_record(line)
        review = reviewed(replace(record, by_clock=(2,), by_stand_in=(5,)), 0)
        marked = sum(one["loss"] for one in review["decisions"] if one["mark"])
        risks = sum(review["risk"][side]["share"] for side in ("early", "late"))
        assert review["slips"] + marked == pytest.approx(risks)


def test_the_clocks_fists_are_not_held_against_anybody() -> None:
    record = parse_record(LINES[0])
    clock = tuple(range(1, len(record.moves) + 1))
    review = reviewed(replace(record, by_clock=clock), 0)
    assert {decision["mark"] for decision in review["decisions"]} == {None}
    assert {decision["cause"] for decision in review["decisions"]} == {"clock"}
    assert review["risk"]["decisions"] == 0
    assert review["questions"] == ()


def test_a_stand_ins_fists_are_not_held_against_anybody_and_told_of() -> None:
    record = parse_record(LINES[0])
    whole = reviewed(record, 0)
    marked = tuple(one["move_number"] for one in whole["decisions"] if one["mark"])
    assert marked
    review = reviewed(replace(record, by_stand_in=marked), 0)
    assert {one["mark"] for one in review["decisions"]} == {None}
    bots = [one["move_number"] for one in review["decisions"] if one["cause"] == "stand-in"]
    assert tuple(bots) == marked
    assert review["risk"]["decisions"] == whole["risk"]["decisions"] - len(marked)
    assert review["questions"] == ()
    assert review["remarks"][0] == {"cause": "away", "facts": {"moves": len(marked)}}
