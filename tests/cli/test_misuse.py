"""What cannot be understood on the command line is said in the reader's language, with what can."""

import pytest

from schatulle.cli.main import main
from schatulle.lang import LANGUAGES, message

Printed = pytest.CaptureFixture[str]

#: What is typed, the sentence for it, and what it must name.
MISUSES = [
    (("play", "--sets", "4"), "option", ("--sets", "--seats")),
    (("learn", "diamant/path", "more"), "too-many", ("more", "LESSON")),
    (("review",), "missing", ("RECORD",)),
    (("review", "games.jsonl", "--seat"), "value", ("--seat",)),
    (("review", "games.jsonl", "--seat", "two"), "wrong", ("--seat", "two")),
    (("review", "games.jsonl", "--seat", "1", "--seat", "2"), "twice", ("--seat",)),
    (("rules", "M-41", "--edition=zoch"), "option", ("--edition", "QUERY")),
    (("bots", "--game"), "value", ("--game", "meisterdiebe")),
    (("plya",), "command", ("plya", "play")),
]


def told(printed: Printed, *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = printed.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


def opening(what: str, lang: str) -> str:
    """The words of a sentence that nothing is filled into."""
    blank = dict.fromkeys(("command", "given", "parameter", "about", "allowed"), "\0")
    return max(message(f"misuse-{what}", lang, **blank).split("\0"), key=len)


@pytest.mark.parametrize(("arguments", "what", "named"), MISUSES)
def test_a_misuse_is_told_in_the_readers_language_with_what_is_allowed(
    arguments: tuple[str, ...],
    what: str,
    named: tuple[str, ...],
    capsys: Printed,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for lang in LANGUAGES:
        monkeypatch.setenv("LC_ALL", lang)
        err = told(capsys, *arguments)
        assert opening(what, lang) in err
        assert [name for name in named if name not in err] == []


def test_the_language_asked_for_on_the_line_is_heard(capsys: Printed) -> None:
    assert opening("option", "fr") in told(capsys, "play", "--lang", "fr", "--sets", "4")


def test_operators_commands_say_it_in_english(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de")
    assert "Unknown option: --prot" in told(capsys, "serve", "--prot", "1")
