"""A league keeps what was played, counts it once, and plays where it knows least."""

import json
from collections import Counter
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import pytest

from schatulle.arena import version
from schatulle.arena.block import Block, Contest, PlayedBlock
from schatulle.arena.book import Book
from schatulle.arena.game import Played
from schatulle.arena.league import League
from schatulle.arena.version import version_of, written
from schatulle.cli.main import main
from schatulle.core import BadNotation, BadOptions

Printed = pytest.CaptureFixture[str]

CONTEST: Final = Contest(game="diamant", edition="diamant", seats=2, seed="league")
VERSIONS: Final = {"a": "1", "b": "1", "c": "1"}


def block(number: int, lineup: tuple[str, ...], share: float = 0.5) -> PlayedBlock:
    """Both games of a deal, of which the first bot wins such a share."""
    shares = dict(zip(lineup, (share, 1 - share), strict=True))
    seatings = (lineup, lineup[::-1])
    games = tuple(tuple(Played(bot, shares[bot], 5, 9, 0.1) for bot in seats) for seats in seatings)
    return PlayedBlock(Block(CONTEST, lineup, number, 2), games)


def begun(league: League, blocks: int) -> Counter[tuple[str, ...]]:
    return Counter(league.next_block().lineup for _ in range(blocks))


def test_whoever_has_played_least_plays_next() -> None:
    played = [block(number, ("a", "b")) for number in range(40)]
    assert all("c" in lineup for lineup in begun(League(CONTEST, ("a", "b", "c"), played), 20))


def test_whoever_is_as_strong_tells_most() -> None:
    played = [block(number, ("a", "b"), 0.9) for number in range(100)]
    played += [block(number, ("a", "c"), 0.6) for number in range(10)]
    assert begun(League(CONTEST, ("a", "b", "c"), played), 6) == {("a", "c"): 6}


def test_games_under_way_are_known_of_and_no_deal_is_played_twice() -> None:
    played = [block(0, ("a", "b")), block(2, ("a", "b"))]
    league = League(CONTEST, ("b", "a"), played)
    blocks = [league.next_block() for _ in range(3)]
    assert [(one.lineup, one.number) for one in blocks] == [(("a", "b"), n) for n in (1, 3, 4)]
    three = begun(League(CONTEST, ("a", "b", "c"), []), 30)
    assert sorted(three.values()) == [10, 10, 10]


def test_a_book_keeps_games_until_their_bots_change(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    kept = [block(0, ("a", "b"), 0.7), block(0, ("b", "c"))]
    with Book(path, CONTEST) as book:
        assert book.played(VERSIONS) == []
        for one in kept:
            book.keep(one, VERSIONS)
    with Book(path, CONTEST) as book:
        assert book.played(VERSIONS) == kept
        assert book.played({**VERSIONS, "c": "2"}) == kept[:1]
        assert book.played({"b": "1", "c": "1"}) == kept[1:]


def test_a_block_that_two_have_played_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    with Book(path, CONTEST) as one, Book(path, CONTEST) as other:
        for book in (one, other):
            book.played(VERSIONS)
        one.keep(block(0, ("a", "b"), 1.0), VERSIONS)
        other.keep(block(0, ("a", "b"), 1.0), VERSIONS)
        assert one.played(VERSIONS) == [block(0, ("a", "b"), 1.0)]


def test_a_torn_line_is_cut_off_and_nothing_else_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    with Book(path, CONTEST) as book:
        book.played(VERSIONS)
        book.keep(block(0, ("a", "b")), VERSIONS)
        book.keep(block(1, ("a", "b")), VERSIONS)
    path.write_bytes(path.read_bytes()[:-30])
    with Book(path, CONTEST) as book:
        assert book.played(VERSIONS) == [block(0, ("a", "b"))]
        book.keep(block(2, ("a", "b")), VERSIONS)
        assert book.played(VERSIONS) == [block(0, ("a", "b")), block(2, ("a", "b"))]


def test_another_contest_or_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    with Book(path, CONTEST) as book:
        book.played(VERSIONS)
    other = Contest(game="diamant", edition="diamant", seats=2, seed="other")
    with Book(path, other) as book, pytest.raises(BadOptions, match=r"another contest.*--folder"):
        book.played(VERSIONS)
    with path.open("a") as file:
        file.write('{"no": "games"}\n')
    with Book(path, CONTEST) as book, pytest.raises(BadNotation, match="line 2: no played games"):
        book.played(VERSIONS)
    path.write_text("something else\n")
    with Book(path, CONTEST) as book, pytest.raises(BadNotation, match="line 1: no league"):
        book.played(VERSIONS)


def test_comments_and_layout_do_not_make_another_version() -> None:
    first = written(b'"""Says."""\nA = 1  # one\ndef f(x):\n    """Does."""\n    return x\n')
    other = written(b"'''Else.'''\nA = (1)\n\ndef f( x ):\n  'Is.'\n  return x")
    assert first.code == other.code
    assert written(b"A = 2\n").code != first.code


def test_bots_of_other_settings_or_code_are_other_versions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = ("bot", "ev", "boar", "mouse", "dragon")
    before = {name: version_of(name, "diamant") for name in names}
    assert before == {name: version_of(name, "diamant") for name in names}
    assert len(set(before.values())) == len(names)
    read = version._read

    def changed(module: str) -> Any:
        told = read(module)
        return told._replace(code=told.code + b"!") if module.endswith("bots.learned") else told

    monkeypatch.setattr(version, "_read", changed)
    after = {name: version_of(name, "diamant") for name in names}
    assert [name for name in names if before[name] != after[name]] == ["dragon"]


def test_another_network_or_memory_makes_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {name: version_of(name, "diamant") for name in ("ev", "dragon")}
    (tmp_path / "diamant-3.npz").write_bytes(b"learned more")
    monkeypatch.setattr(version, "weights_of", lambda _game: tmp_path)
    after = {name: version_of(name, "diamant") for name in ("ev", "dragon")}
    assert before["ev"] == after["ev"]
    assert before["dragon"] != after["dragon"]
    memories = {version_of(name, "meisterdiebe") for name in ("fox", "fox@goldfish", "fox@0.5")}
    assert len(memories) == 3


def test_a_program_is_known_by_its_files(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text("1")
    before = version_of(f"exec:python {script}", "diamant")
    script.write_text("2")
    assert version_of(f"exec:python {script}", "diamant") != before


def test_settings_that_hold_tables_can_be_told() -> None:
    assert version._pickled(MappingProxyType({"a": 1})) == version._pickled(
        MappingProxyType({"a": 1})
    )


LEAGUE: Final = ("league", "diamant", "--seats", "3", "--bots", "ev,boar,random", "--jobs", "1")


def test_a_league_goes_on_where_it_was_and_writes_what_it_tells(
    tmp_path: Path, capsys: Printed
) -> None:
    folder = tmp_path / "new" / "league"
    arguments = (*LEAGUE, "--folder", str(folder), "--games", "12", "--json")
    assert main((*arguments[:-2], "0", "--json")) == 0
    assert json.loads(capsys.readouterr().out)["result"]["games"] == 0
    counts = []
    for _ in range(2):
        assert main(arguments) == 0
        told = json.loads(capsys.readouterr().out)
        assert json.loads((folder / "diamant-diamant-3.json").read_text()) == told
        assert (folder / "diamant-diamant-3.svg").read_text().startswith("<svg")
        counts.append(told["result"]["games"])
    assert counts == [12, 24]
    assert {bot["bot"] for bot in told["result"]["bots"]} == {"ev", "boar", "random"}
    assert told["versions"].keys() == {"ev", "boar", "random"}
    assert main((*LEAGUE, "--folder", str(folder), "--games", "0")) == 0
    out, _ = capsys.readouterr()
    assert "diamant, 3 seats, 24 games" in out
    assert "0 games were played now" in out


def test_a_league_of_one_is_none(tmp_path: Path, capsys: Printed) -> None:
    arguments = ("league", "diamant", "--bots", "ev,ev", "--folder", str(tmp_path))
    assert main(arguments) == 2
    assert "two different bots" in capsys.readouterr().err
