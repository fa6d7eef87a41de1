"""The protocol from both sides: our bots as programs, the documented example, and messages."""

import json
import re
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from bots.support.bot_scripts import program, programs_seats
from schatulle.arena.block import Block, Contest, PlayedBlock, played_block
from schatulle.bots.external import TimeLimits, serve
from schatulle.cli.main import main
from schatulle.core import BadNotation, BadOptions, Refusal

ROOT: Final = Path(__file__).parents[2]
PATIENT: Final = TimeLimits(decide=60, start=60, leave=60)


def block(game: str, edition: str, *bots: str, seed: str = "serving") -> PlayedBlock:
    contest = Contest(game=game, edition=edition, seats=len(bots), seed=seed, limits=PATIENT)
    return played_block(Block(contest, bots, 0, len(bots)))


def ours(name: str) -> str:
    return f"exec:{shlex.quote(sys.executable)} -m schatulle bot {name} --stdio"


def course(played: PlayedBlock) -> list[list[tuple[float, int, int]]]:
    """All that can be compared of a block."""
    return [[(seat.won, seat.score, seat.decisions) for seat in game] for game in played.games]


@pytest.mark.parametrize(
    ("game", "edition", "name"),
    [
        ("diamant", "diamant", "ev"),
        ("meisterdiebe", "zoch", "bot"),
        ("meisterdiebe", "prototype", "bot"),
        ("meisterdiebe", "prototype", "random"),
    ],
)
def test_a_bot_of_ours_plays_the_same_games_as_a_program(
    game: str, edition: str, name: str
) -> None:
    outside = block(game, edition, ours(name), "bot", "random")
    assert course(outside) == course(block(game, edition, name, "bot", "random"))
    assert [seat.blamed for seat in programs_seats(outside)] == [None] * 3


def test_the_documented_example_plays_whole_games(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) == 10
    script = tmp_path / "my_bot.py"
    script.write_text(found[1], encoding="utf-8")
    seats = programs_seats(block("diamant", "diamant", program(script), "ev", "random"))
    assert [seat.blamed for seat in seats] == [None] * 3
    assert sum(seat.score for seat in seats) > 0


ECHO: Final = """
import json, sys
with open(sys.argv[1], "a") as kept:
    for line in sys.stdin:
        kept.write(line)
        kept.flush()
        told = json.loads(line)
        if told["type"] == "decide":
            move = told["choices"][-1] if told["choices"] else told["examples"][1]
            print(json.dumps({"move": move, "id": told["id"]}), flush=True)
"""


def told(tmp_path: Path, game: str, edition: str) -> list[dict[str, Any]]:
    """Everything that a program is told in a block; it takes an example where none is listed."""
    script, kept = tmp_path / "echo.py", tmp_path / "told"
    script.write_text(ECHO, encoding="utf-8")
    played = block(game, edition, f"{program(script)} {shlex.quote(str(kept))}", "bot", "bot")
    assert [seat.blamed for seat in programs_seats(played)] == [None] * 3
    return [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]


def test_a_program_is_told_start_events_questions_and_end_of_every_game(tmp_path: Path) -> None:
    messages = told(tmp_path, "diamant", "diamant")
    kinds = [message["type"] for message in messages]
    assert kinds.count("start") == kinds.count("end") == 3
    assert kinds[0] == "start"
    assert kinds[-1] == "end"
    assert messages[0].keys() == {
        "type", "game", "edition", "options", "seat", "seats", "seed",
    }  # fmt: skip
    asked = next(message for message in messages if message["type"] == "decide")
    assert asked.keys() == {
        "type", "game", "edition", "options", "seat", "seats",
        "id", "kind", "view", "choices", "choices_count",
    }  # fmt: skip
    assert asked["choices"] == ["stay", "leave"]
    assert asked["view"]["deciding"] == [0, 1, 2]
    assert asked["view"]["phase"] == "decide"
    ended = messages[-1]
    assert max(ended["scores"]) == ended["scores"][ended["winners"][0]]


def test_the_seats_of_a_program_change_from_game_to_game(tmp_path: Path) -> None:
    starts = [m for m in told(tmp_path, "diamant", "diamant") if m["type"] == "start"]
    assert sorted(start["seat"] for start in starts) == [0, 1, 2]
    assert len({start["seed"] for start in starts}) == 3


def test_a_filling_is_described_where_it_cannot_be_listed(tmp_path: Path) -> None:
    asked = [m for m in told(tmp_path, "meisterdiebe", "zoch") if m.get("kind") == "fill"]
    assert asked
    for question in asked:
        assert question["choices"] is None
        assert question["choices_count"] > 64
        assert len(question["examples"]) == 3
        assert question["form"].startswith("fill and a drawer")


def test_a_program_hears_nothing_that_its_seat_may_not_know(tmp_path: Path) -> None:
    for message in told(tmp_path, "meisterdiebe", "zoch"):
        if message["type"] == "start":
            seat = message["seat"]
        if message["type"] == "decide":
            others = [hand for at, hand in enumerate(message["view"]["hands"]) if at != seat]
            assert all(card.endswith(" ?") for hand in others for card in hand)
        if message["type"] == "event" and message["event"]["type"] == "Dealt":
            hands = message["event"]["hands"]
            assert [hand is None for hand in hands] == [at != seat for at in range(3)]


START: Final = {
    "type": "start", "game": "diamant", "edition": "diamant", "options": {},
    "seat": 0, "seats": 3, "seed": "1",
}  # fmt: skip


def said(name: str, lines: Iterable[object]) -> list[bytes]:
    answers: list[bytes] = []
    serve(name, map(msgspec.json.encode, lines), answers.append)
    return answers


def test_nothing_is_said_where_nothing_is_asked() -> None:
    end = {"type": "end", "scores": [1, 2, 3], "winners": [2]}
    assert said("ev", [START, end, START, end]) == []


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([7], "no message"),
        ([{"type": "begin"}], "no message"),
        ([{"type": "event", "event": {}}], "begins with a line of the type start"),
        ([START, {"type": "event", "event": {"type": "Nothing"}}], "does not know"),
        ([START | {"game": "chess"}], "there is no game 'chess'"),
    ],
)
def test_a_line_that_is_no_message_is_refused(lines: list[object], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        said("ev", lines)


def test_choices_that_are_neither_listed_nor_shown_are_refused() -> None:
    view = {
        "expedition": 1, "phase": "decide", "deciding": [0], "inside": [True], "unsafe": [0],
        "chests": [0], "path": [], "removed": [], "deck": 30, "scores": [0], "chosen": [None],
    }  # fmt: skip
    asked = {"type": "decide", "id": 1, "kind": "decide", "view": view}
    counted = asked | {"choices": None, "choices_count": 900}
    with pytest.raises(BadNotation, match="need examples"):
        said("ev", [START, counted])
    with pytest.raises(BadNotation, match="'decide' are always listed"):
        said("ev", [START, counted | {"examples": ["stay"]}])


def test_a_bot_that_nobody_knows_is_refused_at_once() -> None:
    with pytest.raises(BadOptions, match="nobody"):
        said("nobody", [START])


def test_the_command_refuses_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("bot", "ev")) == 2
    assert "add --stdio" in capsys.readouterr().err
    assert main(("bot", "nobody", "--stdio")) == 2
    assert "there is no kind of bot 'nobody'" in capsys.readouterr().err


def test_the_bots_are_listed_with_their_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("bots", "diamant")) == 0
    out = capsys.readouterr().out
    assert re.search(r"^diamant$", out, re.MULTILINE)
    assert re.search(r"^  random +\S.*\.\s*$", out, re.MULTILINE)
    assert "meisterdiebe" not in out
    assert main(("bots",)) == 0
    assert "meisterdiebe" in capsys.readouterr().out
    assert main(("bots", "chess")) == 2
