"""A finished game can be drawn anew from its secret, and whatever was touched is named."""

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from math import perm
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from schatulle.core import BadNotation, BadOptions, Refusal
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.table.chance import Chance, key_of, number_below
from schatulle.table.chance_proof import examined, verify
from schatulle.table.fairness import commitment, new_secret
from schatulle.table.match import Match
from schatulle.table.records import (
    Record,
    Result,
    format_record,
    parse_record,
    published,
    record_of,
)
from support.budget import examples
from support.games import EVERY_TABLE, Table, choice, tables

SECRET = "5e" * 32
NAME = "WALNUT"
EVERYTHING = 10_000
PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


def new_match(table: Table, secret: str = SECRET) -> Match:
    return Match(table.game, table.game.setup(table.options, table.seats), Chance(secret))


def after(match: Match, moves: int = EVERYTHING, seed: int = 0) -> Match:
    """The match after some random moves, or all of them."""
    rng = Random(seed)
    while len(match.moves) < moves and (asked := match.awaiting()):
        ask = rng.choice(asked)
        match.play(ask.seat, choice(ask.choices, rng))
    return match


def kept(match: Match, secret: str | None = SECRET) -> Record:
    """The record as it comes back from a file."""
    promise = commitment(SECRET, NAME)
    return parse_record(
        format_record(record_of(match.progress, NAME, seed=secret, commitment=promise))
    )


def table_of(game: Any, edition: str, seats: int, **changes: Any) -> Table:
    return Table(game_named(game.NAME), game.options(edition, changes), seats)


CAVE = table_of(diamant, "diamant", 4)
BOX = table_of(meisterdiebe, "zoch", 3)
QUICK = table_of(meisterdiebe, "zoch", 3, quick_setup=True)
STICKY = table_of(meisterdiebe, "zoch", 2, sticky_drawers=0.5)


@cache
def honest(table: Table) -> Record:
    """The record of a whole game, drawn from its secret."""
    return kept(after(new_match(table)))


def with_deal(record: Record, **changes: Any) -> Record:
    return replace(record, deal=record.deal | changes)


def with_move(record: Record, number: int, line: str) -> Record:
    return replace(record, moves=(*record.moves[:number], line, *record.moves[number + 1 :]))


def with_last(record: Record, **changes: Any) -> Record:
    return replace(record, positions={"last": record.positions["last"] | changes})


def only(record: Record) -> str:
    """The one thing that differs."""
    [difference] = verify(record)
    return difference


# The secret and its commitment.


def test_secrets_have_256_bits_and_never_come_twice() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)


def test_the_commitment_is_the_documented_hash_of_id_and_secret() -> None:
    expected = hashlib.sha256(b"schatulle/commitment\0WALNUT\0" + SECRET.encode()).hexdigest()
    assert commitment(SECRET, "WALNUT") == expected


def test_the_commitment_is_bound_to_its_table() -> None:
    assert commitment(SECRET, "WALNUT") != commitment(SECRET, "CHERRY")


@pytest.mark.parametrize("table", ["", NAME, "schatulle/chance", "\0"])
def test_the_commitment_gives_away_neither_the_key_nor_a_key_made_of_it(table: str) -> None:
    shown = commitment(SECRET, table)
    assert key_of(SECRET).hex() != shown
    assert key_of(shown) != key_of(SECRET)
    assert hashlib.sha256(SECRET.encode()).hexdigest() not in (shown, key_of(SECRET).hex())


def test_no_record_of_an_unfinished_game_is_published() -> None:
    live = kept(after(new_match(BOX), 20))
    with pytest.raises(Refusal, match="the game is not over"):
        published(live)
    assert published(honest(BOX)) == honest(BOX)


def test_a_record_without_secret_and_commitment_does_not_mention_them() -> None:
    line = format_record(record_of(new_match(CAVE).progress, "x"))
    assert "seed" not in line
    assert "commitment" not in line


# The page that tells how it works.


def test_the_example_of_the_page_prints_what_the_page_says() -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```\n\n```\n(.*?)```", text, re.DOTALL)
    assert found is not None
    command = [sys.executable, "-c", found[1]]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == found[2]


def test_the_example_of_the_page_is_a_game_of_ours() -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(r"SECRET=([0-9a-f]{64})", text)
    assert found is not None
    assert commitment(found[1], "WALNUT") in text
    assert key_of(found[1]).hex() in text
    match = new_match(table_of(diamant, "diamant", 3), found[1])
    for line in ("0: stay", "1: stay", "2: leave", "0: leave", "1: leave"):
        match.play_line(line)
    decks = record_of(match.progress, "WALNUT").deal["decks"]
    assert [*decks[0][:2], decks[1][0]] == ["3", "1", "gas"]


def test_hands_and_starter_are_those_of_the_pages_arithmetic() -> None:
    ways = perm(8, 3)
    number = number_below(key_of(SECRET), 0, ways**6)
    hands: list[list[str]] = [[], [], []]
    for character in ("smuggler", "jeweller", "jewelress", "thief", "masterthief", "detective"):
        number, pile = divmod(number, ways)
        left = list(range(1, 9))
        for hand in hands:
            pile, at = divmod(pile, len(left))
            hand.append(f"{character} {left.pop(at)}")
    assert honest(BOX).deal["hands"] == hands
    assert honest(BOX).deal.get("starter", 0) == number_below(key_of(SECRET), 1, 3)


# Honest games.


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_an_honest_game_of_every_edition_is_fair(table: Table) -> None:
    assert verify(honest(table)) == []


@pytest.mark.parametrize(
    "table",
    [
        QUICK,
        STICKY,
        table_of(meisterdiebe, "zoch_fr", 4, sticky_drawers=0.25, quick_setup=True),
        table_of(meisterdiebe, "zoch_en", 2, sticky_drawers=0.1),
        table_of(meisterdiebe, "prototype", 3, quick_setup=True),
        table_of(meisterdiebe, "prototype", 5, quick_setup=True, setup_mode="whole_share"),
        table_of(meisterdiebe, "zoch", 2, setup_diamonds=0, quick_setup=True),
        table_of(diamant, "diamant", 3, hazard_removal="both", first_card_decision=True),
    ],
    ids=str,
)
def test_so_is_one_where_chance_fills_the_box_or_drawers_stick(table: Table) -> None:
    assert verify(honest(table)) == []


@given(table=tables())
@examples(40)
def test_so_is_one_with_any_options(table: Table) -> None:
    match = after(new_match(table), seed=table.seed)
    verdict = examined(kept(match))
    assert verdict.differences == ()
    assert verdict.obstacle is None
    assert verdict.draws == match.draws


@given(table=tables())
@examples(20)
def test_no_game_passes_for_one_that_was_drawn_from_another_secret(table: Table) -> None:
    match = after(new_match(table, "another"), seed=table.seed)
    # Some few games have so little chance in them that two secrets agree; none of these has.
    assert ": the secret draws " in only(kept(match))


def test_a_record_without_a_commitment_is_held_against_its_seed() -> None:
    assert verify(replace(honest(BOX), commitment=None)) == []
    assert "draw 0" in only(replace(honest(BOX), commitment=None, seed="another"))


def test_cards_that_nobody_saw_may_lie_in_any_order() -> None:
    match = after(new_match(CAVE))
    decks = [list(deck) for deck in honest(CAVE).deal["decks"]]
    seen = len(match.state.path)
    decks[-1][seen:] = reversed(decks[-1][seen:])
    assert verify(with_deal(honest(CAVE), decks=decks)) == []


# What cannot be told.


def test_a_live_record_without_its_secret_says_where_the_secret_is() -> None:
    live = kept(after(new_match(CAVE), 5), secret=None)
    assert only(live) == "the secret is not in this record; a finished game has it"


def test_a_finished_record_without_a_secret_cannot_be_drawn_anew() -> None:
    stripped = replace(honest(BOX), seed=None)
    assert only(stripped) == "the secret is not in this record, so nothing can be drawn anew"


@pytest.mark.parametrize("table", [CAVE, BOX, QUICK, STICKY], ids=str)
@pytest.mark.parametrize("moves", [0, 1, 7, 30])
def test_an_unfinished_game_is_not_over_and_right_so_far(table: Table, moves: int) -> None:
    match = after(new_match(table), moves)
    verdict = examined(kept(match))
    assert (verdict.differences, verdict.obstacle) == ((), "the game is not over")
    assert verdict.draws == match.draws


def test_an_unfinished_game_that_was_touched_says_so() -> None:
    live = kept(after(new_match(BOX), 12))
    assert "the secret draws begin" in only(with_deal(live, starter=(live.deal["starter"] + 1) % 3))


# Whatever was touched is named, with both values.


def test_a_swapped_hand_is_named_with_its_seat() -> None:
    record = honest(BOX)
    first, second, third = record.deal["hands"]
    difference = only(with_deal(record, hands=[second, first, third]))
    assert difference == (
        "after 0 moves, draw 0 (dealing), hand of seat 0: "
        f"the secret draws {', '.join(first)}, the record has {', '.join(second)}"
    )


def test_a_hand_too_many_or_too_few_is_named() -> None:
    record = honest(BOX)
    hands = record.deal["hands"]
    more, fewer = (with_deal(record, hands=some) for some in ([*hands, ["thief 1"]], hands[:2]))
    assert only(more).endswith("hand of seat 3: the secret draws nothing, the record has thief 1")
    assert only(fewer).endswith(f"draws {', '.join(hands[2])}, the record has nothing")


def test_another_starter_is_named() -> None:
    record = honest(BOX)
    starter = record.deal.get("starter", 0)
    other = (starter + 1) % 3
    assert only(with_deal(record, starter=other)) == (
        f"after 0 moves, draw 1 (beginning): the secret draws begin {starter}, "
        f"the record has begin {other}"
    )


def test_another_card_is_named_with_the_moves_before_it() -> None:
    # In this game all four leave after the first card; the second expedition goes on.
    decks = [list(deck) for deck in honest(CAVE).deal["decks"]]
    one, other = decks[1][:2]
    decks[1][:2] = other, one
    assert only(with_deal(honest(CAVE), decks=decks)) == (
        f"after 4 moves, draw 1 (turn_up): the secret draws {one}, the record has {other}"
    )


def test_a_card_that_is_missing_is_named() -> None:
    first, second, *rest = honest(CAVE).deal["decks"]
    assert only(with_deal(honest(CAVE), decks=[first, second[:1], *rest])).endswith(
        f"draw 2 (turn_up): the secret draws {second[1]}, the record has nothing"
    )


def test_a_deck_too_many_is_named() -> None:
    decks = honest(CAVE).deal["decks"]
    assert only(with_deal(honest(CAVE), decks=[*decks, ["7"]])) == (
        'deal, decks, entry 6: the secret draws nothing, the record has ["7"]'
    )


def test_another_quick_set_up_is_named() -> None:
    record = honest(QUICK)
    fill, *rest = record.deal["setup"]
    difference = only(with_deal(record, setup=["0: fill A1 A1 A1 A1", *rest]))
    assert difference == (
        f"after 0 moves, draw 2 (fill): the secret draws {fill[3:]}, "
        "the record has fill A1 A1 A1 A1"
    )


def test_a_set_up_in_the_name_of_another_seat_is_named() -> None:
    record = honest(QUICK)
    fill, *rest = record.deal["setup"]
    other = f"{(int(fill[0]) + 1) % 3}{fill[1:]}"
    assert only(with_deal(record, setup=[other, *rest])) == (
        f"deal, setup, entry 1: the secret draws {fill}, the record has {other}"
    )


def test_a_changed_fall_is_named() -> None:
    record = honest(STICKY)
    falls = list(record.deal["falls"])
    at = next(number for number, fell in enumerate(falls) if fell != ".")
    falls[at] = "."
    assert "(stuck): the secret draws fall " in only(with_deal(record, falls=falls))
    assert only(with_deal(record, falls=falls)).endswith("the record has fall .")


def test_a_fall_that_never_was_is_named() -> None:
    record = honest(STICKY)
    falls = record.deal["falls"]
    assert only(with_deal(record, falls=[*falls, "9d"])) == (
        f"deal, falls, entry {len(falls) + 1}: the secret draws nothing, the record has 9d"
    )


def test_cards_that_no_deck_can_hold_are_named() -> None:
    decks = [list(deck) for deck in honest(CAVE).deal["decks"]]
    last, decks[0][-1] = decks[0][-1], "17"
    assert only(with_deal(honest(CAVE), decks=decks)) == (
        f'deal, decks, entry 1: the secret draws ["{last}"], the record has ["17"]'
    )


def test_a_changed_secret_breaks_the_commitment_and_the_first_draw() -> None:
    promise, draw = verify(replace(honest(BOX), seed="00" * 32))
    made = commitment("00" * 32, NAME)
    assert promise == (
        f"commitment: secret and id make {made}, the record has {honest(BOX).commitment}"
    )
    assert draw.startswith("after 0 moves, draw 0 (dealing), hand of seat 0: the secret draws ")


def test_a_changed_commitment_is_named() -> None:
    for other in ("00" * 32, ""):
        assert only(replace(honest(BOX), commitment=other)) == (
            f"commitment: secret and id make {honest(BOX).commitment}, the record has {other}"
        )


def test_a_changed_id_breaks_the_commitment() -> None:
    assert only(replace(honest(CAVE), id="CHERRY")).startswith(
        f"commitment: secret and id make {commitment(SECRET, 'CHERRY')}, the record has "
    )


def test_a_move_that_the_rules_refuse_is_named_with_their_reason() -> None:
    record = honest(BOX)
    at = next(number for number, line in enumerate(record.moves) if " open " in line)
    for line in (f"{record.moves[at][0]}: pass", "0: dance", "no seat"):
        assert only(with_move(record, at, line)).startswith(
            f"move {at + 1} ({line}): expected the move to be accepted, came refusal: "
        )


def test_a_lawful_move_that_was_not_played_leads_to_another_game() -> None:
    record = honest(CAVE)
    seat, answer = record.moves[0].split(": ")
    other = "leave" if answer == "stay" else "stay"
    assert only(with_move(record, 0, f"{seat}: {other}"))


def test_a_lawful_last_move_that_was_not_played_leads_to_another_position() -> None:
    live = kept(after(new_match(BOX), 1))
    drawers = live.moves[0].split()[2:]
    other = " ".join([*live.moves[0].split()[:2], *(["A2"] * len(drawers))])
    assert only(with_move(live, 0, other)).startswith("after move 1, drawers.")


def test_a_move_too_many_is_named() -> None:
    record = honest(BOX)
    longer = replace(record, moves=(*record.moves, "0: turn"))
    assert f"move {len(record.moves) + 1} (0: turn)" in only(longer)


def test_a_game_that_was_cut_short_is_named() -> None:
    shorter = replace(honest(BOX), moves=honest(BOX).moves[:-1])
    assert verify(shorter)
    assert examined(shorter).differences


def test_an_edited_position_is_named_with_both_values() -> None:
    scores = honest(BOX).positions["last"]["scores"]
    assert only(with_last(honest(BOX), scores=[99, 0, 0])).endswith(
        f"scores: expected [99,0,0], came [{','.join(map(str, scores))}]"
    )
    assert only(with_last(honest(CAVE), inside=[True] * 4)).endswith(
        "inside: expected [true,true,true,true], came [false,false,false,false]"
    )


def test_a_position_after_a_move_that_was_never_played_is_named() -> None:
    record = replace(honest(CAVE), positions={"9999": honest(CAVE).positions["last"]})
    assert "position '9999'" in only(record)


@pytest.mark.parametrize("table", [CAVE, BOX], ids=str)
def test_a_changed_result_is_named(table: Table) -> None:
    record = honest(table)
    assert record.result is not None
    scores = (99, *record.result.scores[1:])
    losers = tuple(seat for seat in range(table.seats) if seat not in record.result.winners)
    richer = replace(record, result=Result(scores, record.result.winners))
    assert only(richer).startswith("result, scores: expected [99,")
    assert "result, winners" in only(replace(record, result=Result(record.result.scores, losers)))


def test_a_result_that_was_taken_away_or_came_too_early_is_named() -> None:
    assert only(replace(honest(BOX), result=None)).startswith("result: the game is over with ")
    early = replace(kept(after(new_match(BOX), 9)), result=honest(BOX).result)
    assert only(early).endswith("came the game is not over")


@pytest.mark.parametrize(
    ("tamper", "refusal"),
    [
        (lambda record: replace(record, game="chess"), BadOptions),
        (lambda record: replace(record, edition="gold"), BadOptions),
        (lambda record: replace(record, seats=99), BadOptions),
        (lambda record: replace(record, options={"rubies": 9}), BadOptions),
        (lambda record: replace(record, deal={"dice": [6]}), BadNotation),
        (lambda record: with_deal(record, hands=[["queen 5"]]), BadNotation),
        (lambda record: with_deal(record, falls=["gold"]), BadNotation),
    ],
)
def test_what_is_no_game_at_all_is_refused(
    tamper: Callable[[Record], Record], refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        verify(tamper(honest(BOX)))
