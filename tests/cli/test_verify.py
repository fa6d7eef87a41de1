"""`schatulle verify` as a person types it: a line for each game, and how it ends."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from schatulle.cli.main import main
from schatulle.cli.verify import sentence
from schatulle.core import Seat
from schatulle.core.registry import game_named
from schatulle.table.chance import Chance
from schatulle.table.chance_proof import Verdict
from schatulle.table.fairness import commitment, pledge
from schatulle.table.match import Match
from schatulle.table.records import Record, Result, format_record, record_of

SECRET = "a0" * 32
RECORDS = Path(__file__).parents[1] / "records"

Printed = pytest.CaptureFixture[str]


def a_match(moves: int = 1000) -> Match:
    """A game of Diamant in which everybody leaves at once; it takes fifteen moves."""
    game = game_named("diamant")
    match = Match(game, game.setup(game.options("diamant", {}), 3), Chance(SECRET))
    while len(match.moves) < moves and (asked := match.awaiting()):
        match.play_line(f"{asked[0].seat}: leave")
    return match


def a_record(name: str = "WALNUT", moves: int = 1000) -> Record:
    return record_of(
        a_match(moves).progress,
        name,
        players=("Ann", "Bob", "Cleo"),
        seed=SECRET,
        commitment=commitment(SECRET, name),
    )


def a_file(folder: Path, *records: Record) -> str:
    path = folder / "games.jsonl"
    path.write_text("\n".join(map(format_record, records)) + "\n", encoding="utf-8")
    return str(path)


def lines(printed: Printed) -> list[str]:
    out, err = printed.readouterr()
    assert err == ""
    return out.splitlines()


def refusal(printed: Printed, *arguments: str) -> str:
    """The one sentence that says what cannot be read."""
    assert main(["verify", *arguments]) == 2
    [line] = printed.readouterr().err.splitlines()
    assert line.startswith("schatulle: ")
    return line


def test_fair_games_are_counted_with_their_draws(tmp_path: Path, capsys: Printed) -> None:
    assert main(["verify", a_file(tmp_path, a_record(), a_record("CHERRY"))]) == 0
    assert lines(capsys) == [
        "WALNUT: fair: 5 draws, commitment matches; no share of any player",
        "CHERRY: fair: 5 draws, commitment matches; no share of any player",
        "2 verified, 0 differ",
    ]


def test_those_who_had_a_hand_in_the_chance_are_named(tmp_path: Path, capsys: Printed) -> None:
    made = pledge("b0" * 32, "WALNUT")
    some = replace(a_record(), pledges=(None, made, made), shares=(None, None, "b0" * 32))
    fair = Verdict(draws=5)
    assert sentence(some, fair).endswith("shares of Cleo; pledged, and left out: Bob")
    nameless = replace(some, players=(), shares=(None, None, None))
    assert sentence(nameless, fair).endswith(
        "no share of any player; pledged, and left out: seat 1, seat 2"
    )
    assert main(["verify", a_file(tmp_path, some)]) == 1
    assert "after 0 moves, draw 0 (turn_up): the secret draws" in lines(capsys)[0]


def test_a_touched_game_is_told_with_what_differs(tmp_path: Path, capsys: Printed) -> None:
    touched = replace(a_record("CHERRY"), result=Result((99, 0, 0), (Seat(0),)))
    assert main(["verify", a_file(tmp_path, a_record(), touched)]) == 1
    first, second, last = lines(capsys)
    assert first == "WALNUT: fair: 5 draws, commitment matches; no share of any player"
    assert second.startswith("CHERRY: NOT as committed: result, scores: expected [99,0,0], came [")
    assert last == "1 verified, 1 differ"


def test_all_that_differs_stands_in_one_line(tmp_path: Path, capsys: Printed) -> None:
    assert main(["verify", a_file(tmp_path, replace(a_record(), seed="another"))]) == 1
    line, last = lines(capsys)
    assert line.startswith("WALNUT: NOT as committed: commitment: secret and id make ")
    assert "; after 0 moves, draw 0 (turn_up): the secret draws " in line
    assert last == "0 verified, 1 differ"


def test_only_the_game_that_is_named_is_verified(tmp_path: Path, capsys: Printed) -> None:
    games = a_file(tmp_path, replace(a_record(), seed="another"), a_record("CHERRY"))
    assert main(["verify", games, "--id", "CHERRY"]) == 0
    assert lines(capsys) == [
        "CHERRY: fair: 5 draws, commitment matches; no share of any player",
        "1 verified, 0 differ",
    ]


def test_a_game_that_is_not_there_is_answered_with_those_that_are(
    tmp_path: Path, capsys: Printed
) -> None:
    sentence = refusal(capsys, a_file(tmp_path, a_record()), "--id", "OAK")
    assert "there is no game 'OAK'; allowed: WALNUT" in sentence


def test_without_a_commitment_the_seed_alone_is_verified(tmp_path: Path, capsys: Printed) -> None:
    plain = replace(a_record(), commitment=None)
    assert main(["verify", a_file(tmp_path, plain, replace(plain, seed="another"))]) == 1
    fair, other, last = lines(capsys)
    assert fair == "WALNUT: fair: 5 draws by its seed; there is no commitment to it"
    assert other.startswith("WALNUT: NOT as the seed says (there is no commitment): after 0 moves")
    assert last == "1 verified, 1 differ"


def test_what_has_no_secret_or_no_end_cannot_be_verified(tmp_path: Path, capsys: Printed) -> None:
    live = a_record(moves=4)
    assert main(["verify", a_file(tmp_path, live, replace(live, seed=None))]) == 1
    assert lines(capsys) == [
        "WALNUT: cannot be verified: the game is not over; draws so far, all as they should be: 2",
        "WALNUT: cannot be verified: the secret is not in this record; a finished game has it",
        "0 verified, 0 differ, 2 cannot be verified",
    ]


def test_records_of_other_programs_say_nothing_of_their_chance(capsys: Printed) -> None:
    assert main(["verify", str(RECORDS / "diamant.jsonl")]) == 1
    line, *_, last = lines(capsys)
    assert line.endswith("the secret is not in this record, so nothing can be drawn anew")
    assert last.startswith("0 verified, 0 differ, ")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"not a record", "line 1: no record"),
        (b"\x89PNG\xff\xfe", "no text"),
        (b"[1, 2]", "line 1: no record"),
        (b'{"id": "x"}', "line 1: no record"),
        (b'{"id": "\\ud800"}', "line 1: no record"),
        (b"", "there is no record in it"),
        (b"\n\n", "there is no record in it"),
    ],
)
def test_a_file_without_records_gets_one_sentence(
    tmp_path: Path, capsys: Printed, content: bytes, expected: str
) -> None:
    file = tmp_path / "nonsense.jsonl"
    file.write_bytes(content)
    sentence = refusal(capsys, str(file))
    assert "nonsense.jsonl" in sentence
    assert expected in sentence


def test_a_missing_file_or_a_folder_gets_one_sentence(tmp_path: Path, capsys: Printed) -> None:
    assert "cannot be read" in refusal(capsys, str(tmp_path / "nowhere.jsonl"))
    assert "cannot be read" in refusal(capsys, str(tmp_path))


@pytest.mark.parametrize(
    "nonsense",
    [
        {"game": "chess"},
        {"edition": "gold"},
        {"seats": -1},
        {"options": {"dice": 6}},
        {"deal": {"decks": [["unicorn"]]}},
        {"deal": {"decks": 7}},
    ],
)
def test_a_record_of_no_game_is_named_and_the_others_are_still_verified(
    tmp_path: Path, capsys: Printed, nonsense: dict[str, object]
) -> None:
    games = a_file(tmp_path, replace(a_record("CHERRY"), **nonsense), a_record())
    assert main(["verify", games]) == 2
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "1 verified, 0 differ"
    assert "games.jsonl, game CHERRY: " in err
    assert len(err.splitlines()) == 1


def test_a_record_cannot_write_lines_of_ours_or_steer_the_terminal(
    tmp_path: Path, capsys: Printed
) -> None:
    posing = replace(a_record(), id="x: fair: 5 draws\n1 verified, 0 differ\x1b[8m")
    assert main(["verify", a_file(tmp_path, posing)]) == 1
    line, last = lines(capsys)
    assert "NOT as committed" in line
    assert "\x1b" not in line
    assert last == "0 verified, 1 differ"
