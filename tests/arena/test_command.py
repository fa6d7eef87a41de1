"""`schatulle arena` as a person types it: table, JSON, picture, blame, refusals and Ctrl-C."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from typing import Any, Final, TextIO
from xml.etree import ElementTree as Xml

import pytest

from bots.support.bot_scripts import is_gone, program
from schatulle.cli.main import main

SOURCE: Final = Path(__file__).parents[2] / "src"
BAD: Final = Path(__file__).parents[1] / "bots" / "bad"
CAVE: Final = ("arena", "diamant", "--seats", "3")
ALONE: Final = (*CAVE, "--jobs", "1")
QUICK: Final = (*ALONE, "--games", "9")

Printed = pytest.CaptureFixture[str]


def result(printed: Printed, *arguments: str) -> dict[str, Any]:
    """The JSON without the time that it took."""
    assert main((*arguments, "--json")) == 0
    (line,) = printed.readouterr().out.splitlines()
    told: dict[str, Any] = json.loads(line)
    for bot in told["bots"]:
        assert bot.pop("ms_per_decision") > 0
    return told


def refusal(printed: Printed, *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = printed.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


def test_the_json_has_an_entry_for_each_distinct_bot(capsys: Printed) -> None:
    told = result(capsys, *QUICK, "--bots", "ev,random,random")
    assert told.keys() == {"game", "seats", "games", "bots"}
    assert (told["game"], told["seats"], told["games"]) == ("diamant", 3, 9)
    assert [bot["bot"] for bot in told["bots"]] == ["ev", "random"]
    for bot in told["bots"]:
        assert bot.keys() == {"bot", "win_share", "low", "high", "mean_score"}
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
    ev, rest = told["bots"]
    assert ev["win_share"] + 2 * rest["win_share"] == pytest.approx(1, abs=1e-5)


def test_the_same_seed_brings_the_same_games_with_any_number_of_jobs(capsys: Printed) -> None:
    arguments = (*CAVE, "--games", "9", "--bots", "bot,random,ev", "--seed", "gem")
    alone = result(capsys, *arguments, "--jobs", "1")
    assert result(capsys, *arguments, "--jobs", "2") == alone
    assert result(capsys, *arguments[:-1], "stone", "--jobs", "1") != alone


def test_the_table_has_the_best_bot_first(capsys: Printed) -> None:
    assert main((*ALONE, "--bots", "random,random,ev", "--games", "60")) == 0
    out, err = capsys.readouterr()
    lines = [line.split() for line in out.splitlines() if line.strip()]
    assert lines[0] == ["diamant,", "3", "seats,", "60", "games"]
    assert lines[1] == ["bot", "wins", "95", "%", "score", "ms"]
    assert [line[0] for line in lines[3:]] == ["ev", "random"]
    assert err == ""


def test_a_round_of_pairs_gives_ratings(capsys: Printed) -> None:
    arguments = (*ALONE, "--bots", "random,ev,bot", "--round-robin", "--games", "30")
    told = result(capsys, *arguments)
    # Thirty for each of three pairs.
    assert told["games"] == 90
    rated = {bot["bot"]: bot for bot in told["bots"]}
    assert rated["ev"]["rating"] > rated["random"]["rating"]
    assert sum(bot["rating"] for bot in told["bots"]) == pytest.approx(0, abs=0.2)
    assert all(bot["rating_low"] <= bot["rating"] <= bot["rating_high"] for bot in told["bots"])
    assert [pair["bots"] for pair in told["pairs"]] == [
        ["random", "ev"], ["random", "bot"], ["ev", "bot"],
    ]  # fmt: skip
    assert main(arguments) == 0
    assert "rating" in capsys.readouterr().out


def test_options_and_editions_are_those_of_the_rules(capsys: Printed) -> None:
    short = result(capsys, *QUICK, "--bots", "ev", "--option", "expeditions=1")
    assert (
        short["bots"][0]["mean_score"]
        < result(capsys, *QUICK, "--bots", "ev")["bots"][0]["mean_score"]
    )
    other = ("arena", "meisterdiebe", "--seats", "2", "--games", "2", "--jobs", "1")
    assert result(capsys, *other, "--bots", "bot", "--edition", "prototype")["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("arena", "chess", "--seats", "3", "--bots", "ev"), "there is no game 'chess'"),
        (("arena", "diamant", "--seats", "9", "--bots", "ev"), "9 seats; allowed: 3 to 8"),
        ((*QUICK, "--bots", "nobody"), "'nobody'"),
        ((*QUICK, "--bots", "ev,ev"), "2 bots for 3 seats"),
        ((*ALONE, "--bots", "ev", "--games", "0"), "--games 0"),
        ((*CAVE, "--bots", "ev", "--jobs", "0"), "--jobs 0"),
        ((*QUICK, "--bots", "ev", "--bot-seconds", "0"), "--bot-seconds 0"),
        ((*QUICK, "--bots", "ev", "--edition", "zoch"), "there is no edition 'zoch'"),
        ((*QUICK, "--bots", "ev", "--option", "chests=ajar"), "option chests cannot be"),
        ((*QUICK, "--bots", "ev", "--option", "chests"), "expected name=value"),
        ((*QUICK, "--bots", "ev", "--round-robin"), "two different bots"),
        ((*QUICK, "--bots", "exec:there-is-none"), "there is no program"),
        ((*QUICK, "--bots", "ev", "--plot", "there/is/no/folder.svg"), "there is no folder"),
        ((*QUICK, "--bots", "ev", "--bot-seconds", "1e-9"), "bot 'ev' at seat 0"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    arguments: tuple[str, ...], why: str, capsys: Printed
) -> None:
    assert why in refusal(capsys, *arguments)


def test_a_bad_program_is_counted_and_blamed(capsys: Printed) -> None:
    bad = program(BAD / "crashes.py")
    arguments = (*QUICK, "--bots", f"{bad},ev,ev", "--bot-seconds", "60")
    assert main((*arguments, "--json")) == 0
    out, err = capsys.readouterr()
    programmed, own = json.loads(out)["bots"]
    assert programmed["forfeits"] == 9
    assert "forfeits" not in own
    said = " ".join(err.split())
    assert "lost its seat in 9 games: a program stays until the game has ended" in said
    assert "ValueError" in said
    assert main(arguments) == 0
    assert "forfeits" in capsys.readouterr().out


def texts(picture: Path) -> list[str]:
    return [node.text or "" for node in Xml.parse(picture).iter() if node.tag.endswith("text")]


def test_the_picture_shows_shares_and_scores(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "out.svg"
    told = result(capsys, *QUICK, "--bots", "ev,random,random", "--plot", str(path))
    words = texts(path)
    assert words[0] == "Diamant, 3 seats, 9 games"
    assert "fair 33.3 %" in words
    assert words.count("ev") == words.count("random") == 2
    assert f"{told['bots'][0]['mean_score']:.1f}" in words
    assert not any(word.startswith("Rating") for word in words)


def test_the_picture_of_a_round_shows_ratings(tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    arguments = (*QUICK, "--bots", "ev,random", "--round-robin", "--plot", str(path))
    assert main(arguments) == 0
    assert any(word.startswith("Rating") for word in texts(path))


def test_a_name_in_a_picture_is_words_and_no_drawing(tmp_path: Path) -> None:
    script, path = tmp_path / "<b>&[red].py", tmp_path / "out.svg"
    script.write_text((BAD / "mutters.py").read_text(encoding="utf-8"), encoding="utf-8")
    name = program(script)
    arguments = (*QUICK, "--bots", f"{name},ev,ev", "--bot-seconds", "60")
    assert main((*arguments, "--plot", str(path))) == 0
    titles = [node.text for node in Xml.parse(path).iter() if node.tag.endswith("title")]
    assert name in titles


#: From its seventh game on it hangs; the first one that does calls, and holds the line.
CALLS: Final = """
import json, os, signal, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "start":
        with open(sys.argv[1] + ".starts", "a") as starts:
            starts.write("x")
        if os.path.getsize(sys.argv[1] + ".starts") >= 7:
            try:
                os.close(os.open(sys.argv[1] + ".called", os.O_CREAT | os.O_EXCL))
                call = open(sys.argv[1], "w")
                print(os.getpid(), file=call, flush=True)
            finally:
                while True:
                    signal.pause()
    if told["type"] == "decide":
        print(json.dumps({"move": told["choices"][0]}), flush=True)
"""


@contextmanager
def hanging(tmp_path: Path, jobs: str) -> Iterator[tuple[subprocess.Popen[str], TextIO]]:
    """An arena that waits for a program, and the line on which that program has called."""
    script, call = tmp_path / "calls.py", tmp_path / "call"
    script.write_text(CALLS, encoding="utf-8")
    os.mkfifo(call)
    bot = f"{program(script)} {shlex.quote(str(call))}"
    command = ("arena", "diamant", "--seats", "3", "--games", "3000", "--json", "--jobs", jobs)
    with (
        subprocess.Popen(
            [
                *(sys.executable, "-m", "schatulle", *command),
                *("--bots", f"{bot},ev,ev", "--bot-seconds", "600"),
            ],
            env=os.environ | {"PYTHONPATH": str(SOURCE)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as arena,
        call.open(encoding="ascii") as line,
    ):
        yield arena, line


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_everything_and_shows_what_is_done(tmp_path: Path, jobs: str) -> None:
    with hanging(tmp_path, jobs) as (arena, line):
        process = int(line.readline())
        arena.send_signal(signal.SIGINT)
        out, err = arena.communicate(timeout=120)
    assert arena.returncode == 130
    assert err.startswith("interrupted after ")
    assert is_gone(process)
    if jobs == "1":
        assert err == "interrupted after 6 of 3000 games were played\n"
        assert json.loads(out)["games"] == 6


def test_an_arena_that_is_killed_leaves_no_program_behind(tmp_path: Path) -> None:
    with hanging(tmp_path, "2") as (arena, line):
        process = int(line.readline())
        arena.kill()
        arena.communicate(timeout=120)
        # The line ends with whoever holds it.
        assert select([line], [], [], 120)[0]
        assert line.read() == ""
    assert is_gone(process)
