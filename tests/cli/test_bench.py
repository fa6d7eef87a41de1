"""`schatulle bench sim`: figures as a table and as JSON, refusals, and Ctrl-C."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from jax.errors import JaxRuntimeError

from schatulle.cli import bench
from schatulle.cli.main import main
from schatulle.sim.speed import Figure, device

SOURCE: Final = Path(__file__).parents[2] / "src"
QUICK: Final = ("bench", "sim", "--game", "diamant", "--seats", "3", "--seconds", "0.001")

Printed = pytest.CaptureFixture[str]


def refusal(printed: Printed, *arguments: str) -> str:
    """The one sentence that a refused command prints; it ends with exit status 2."""
    assert main(("bench", "sim", *arguments)) == 2
    out, err = printed.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err.removeprefix("schatulle: ").strip()


def as_if(env: Any, batch: int, *, all_seats: bool, **_: Any) -> Iterator[Figure]:
    """Figures that take no time."""
    case = f"{env.game}-{env.seats}-{'all' if all_seats else 'one'}-{batch}"
    for unit, value in (("steps/s", 4_543_210.0), ("decisions/s", 1.2e9), ("games/s", 950.0)):
        yield Figure(case, value, unit, 2.25)


def test_every_figure_is_a_line_of_json(capsys: Printed) -> None:
    assert main((*QUICK, "--batch", "16", "--json")) == 0
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert [line["case"] for line in lines] == [
        f"diamant-3-{moves}-16-{what}"
        for moves in ("one", "all")
        for what in ("steps", "decisions", "games", "compile")
    ]
    assert [line["unit"] for line in lines] == ["steps/s", "decisions/s", "games/s", "s"] * 2
    assert {tuple(line) for line in lines} == {("bench", "case", "value", "unit", "device")}
    assert {(line["bench"], line["device"]) for line in lines} == {("sim", device())}
    assert all(line["value"] > 0 for line in lines)
    one, everyone = lines[:4], lines[4:]
    assert one[0]["value"] == one[1]["value"], "a step of one seat is a decision"
    assert everyone[1]["value"] > everyone[0]["value"], "one of all seats is several"


def test_the_table_has_a_row_for_each_game_number_of_seats_way_to_move_and_batch(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measured", as_if)
    monkeypatch.setattr(bench, "batches", lambda: (8, 16))
    assert main(("bench", "sim")) == 0
    lines = capsys.readouterr().out.splitlines()
    assert device() in lines[0]
    rows = [line.split() for line in lines if line.strip().startswith(("diamant", "meister"))]
    assert [tuple(row[:4]) for row in rows] == [
        (game, seats, moves, batch)
        for game, table, ways in (
            ("diamant", "358", ("one", "all")),
            ("meisterdiebe", "248", ("one",)),
        )
        for seats in table
        for moves in ways
        for batch in ("8", "16")
    ]
    assert {" ".join(row[4:]) for row in rows} == {"4.54 M 1.2 G 950 2.2 s"}


def test_what_is_not_there_is_refused_with_what_is_allowed(capsys: Printed) -> None:
    assert refusal(capsys, "--game", "go") == (
        "there is no game 'go'; allowed: meisterdiebe, diamant"
    )
    assert refusal(capsys, "--seats", "2") == "diamant: 2 seats; allowed: 3 to 8"
    assert refusal(capsys, "--game", "meisterdiebe", "--seats", "9") == (
        "meisterdiebe: 9 seats; allowed: 2 to 8"
    )
    assert refusal(capsys, "--batch", "0") == (
        "batch 0; allowed: a whole number from 1 to 16777216"
    )
    assert refusal(capsys, "--seconds", "0") == "0 seconds; allowed: more than 0, up to 60"
    assert "unable to convert" in refusal(capsys, "--batch", "many")


def test_without_jax_a_sentence_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['jax'] = None\n"
        "from schatulle.cli.main import main; sys.exit(main(['bench', 'sim']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(SOURCE)},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        'schatulle: the games on arrays need JAX: pip install "schatulle[sim]"\n'
    )


def test_a_device_without_room_is_told_in_one_sentence(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(*_: Any, **__: Any) -> Iterator[Figure]:
        raise JaxRuntimeError("RESOURCE_EXHAUSTED: Out of memory\nand so on")

    monkeypatch.setattr(bench, "measured", too_much)
    assert refusal(capsys, "--game", "diamant", "--seats", "3", "--batch", "16") == (
        "diamant, 3 seats, one seat at a time, 16 games: "
        "the device says RESOURCE_EXHAUSTED: Out of memory"
    )


def test_interrupted_it_shows_what_it_has_measured(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_the_second(env: Any, batch: int, *, all_seats: bool, **_: Any) -> Iterator[Figure]:
        if all_seats:
            raise KeyboardInterrupt
        yield from as_if(env, batch, all_seats=all_seats)

    monkeypatch.setattr(bench, "measured", until_the_second)
    assert main((*QUICK, "--batch", "16")) == 130
    out, err = capsys.readouterr()
    assert err == ""
    assert sum("diamant" in line for line in out.splitlines()) == 1


def test_ctrl_c_ends_it_without_a_traceback() -> None:
    command = [sys.executable, "-m", "schatulle", *QUICK, "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": str(SOURCE)}
    ) as running:
        assert running.stdout is not None
        first = json.loads(running.stdout.readline())
        running.send_signal(signal.SIGINT)
        _, err = running.communicate()
    assert first["case"].startswith("diamant-3-one-")
    assert running.returncode == 130
    assert err == b""
