"""The help of the commands: players read it in their language, everybody else in English."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from schatulle import lang
from schatulle.cli.help import PLAYERS
from schatulle.cli.main import app, main
from schatulle.lang import ENGLISH, LANGUAGES, message

Printed = pytest.CaptureFixture[str]
OTHERS = [code for code in LANGUAGES if code != ENGLISH]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal where every sentence fits on a line; the command keeps its first one."""
    monkeypatch.setattr(app, "console", Console(width=300))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def words(text: str) -> str:
    return " ".join(text.replace("`", "").split())


def help_of(printed: Printed, *arguments: str) -> str:
    assert main([*arguments, "--help"]) == 0
    return words(printed.readouterr().out)


def sentences(command: str, language: str) -> set[str]:
    """What the catalogue says of a command, each up to what is filled in."""
    book = (files(lang) / language / "commands.ftl").read_text(encoding="utf-8")
    return {
        words(str(pattern.elements[0].value))
        for entry in FluentParser().parse(book).body
        if isinstance(entry, ast.Message) and entry.id.name == f"command-{command}"
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
        if pattern and isinstance(pattern.elements[0], ast.TextElement)
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", PLAYERS)
def test_the_help_of_a_players_command_says_all_in_the_readers_language(
    command: str, language: str, capsys: Printed
) -> None:
    said = help_of(capsys, command, "--lang", language)
    own = sentences(command, language) | sentences("each", language)
    assert own
    assert [sentence for sentence in own if sentence not in said] == []
    english = sentences(command, ENGLISH) | sentences("each", ENGLISH)
    assert [sentence for sentence in english if sentence in said] == []
    assert re.findall(r"Usage|Parameters|required|default|\b(?:STR|INT|PATH|ARGS)\b", said) == []


@pytest.mark.parametrize("command", PLAYERS)
def test_the_english_help_says_every_sentence_of_the_catalogue(
    command: str, capsys: Printed
) -> None:
    said = help_of(capsys, command)
    assert [each for each in sentences(command, ENGLISH) if each not in said] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_list_of_commands_has_those_of_players_in_the_readers_language(
    language: str, capsys: Printed
) -> None:
    said = help_of(capsys, "--lang", language)
    for name in (*PLAYERS, "usage", "commands", "operators", "help", "version"):
        key = f"command-{name}"
        assert words(message(key, language)) in said
        assert words(message(key, ENGLISH)) not in said
    about = message("command-schatulle", language, titles="Meisterdiebe")
    assert words(about).removesuffix(".") in said


def test_in_english_one_list_has_all_commands(capsys: Printed) -> None:
    said = help_of(capsys)
    assert help_of(capsys, "--lang", "xx") == said
    assert "A table for games about gems: Meisterdiebe and Diamant." in said
    assert said.index("arena") < said.index("bots") < said.index("serve") < said.index("--help")
    assert message("command-operators") not in said


def test_the_language_may_stand_anywhere_or_in_the_environment(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = help_of(capsys, "learn", "--lang", "de")
    assert told.startswith("Aufruf: schatulle learn")
    assert help_of(capsys, "--lang", "de", "learn") == told
    assert help_of(capsys, "--lang=de", "learn", "first") == told
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert help_of(capsys, "learn") == told


@pytest.mark.parametrize("command", ["serve", "arena", "train", "check", "bench"])
def test_commands_for_operators_and_researchers_stay_english(command: str, capsys: Printed) -> None:
    told = help_of(capsys, command)
    assert told.startswith(f"Usage: schatulle {command}")
    assert help_of(capsys, command, "--lang", "nl") == told


@pytest.mark.parametrize("language", OTHERS)
def test_the_heads_of_the_list_of_bots_are_in_the_readers_language(
    language: str, capsys: Printed
) -> None:
    assert main(["bots", "diamant", "--lang", language]) == 0
    heads = set(capsys.readouterr().out.splitlines()[1].split())
    assert heads <= sentences("columns", language)
    assert len(heads) == 4
