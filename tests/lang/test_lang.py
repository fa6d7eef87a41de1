"""Languages: who reads what, and what stands in where a translation is missing."""

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest
from fluent.syntax import ast

from schatulle.core import registry
from schatulle.lang import LANGUAGES, Language, has, message, reader_language, resources, roots


@pytest.fixture
def dutch(tmp_path: Path) -> Language:
    folder = tmp_path / "nl"
    folder.mkdir()
    (folder / "rules.ftl").write_text("M-41 = Er viel iets.\n", encoding="utf-8")
    (folder / "reader.ftl").write_text("reader-why = { $reason }\n", encoding="utf-8")
    return Language("nl", [tmp_path])


def test_an_english_message_is_read_from_the_package() -> None:
    assert message("M-41.title") == "Caught"


def test_a_german_reader_gets_english_where_german_is_missing(tmp_path: Path) -> None:
    assert not Language("de", [tmp_path]).has("M-41")
    assert Language("de", [tmp_path]).message("M-41.title") == "Caught"


def test_a_folder_that_appears_is_read(dutch: Language) -> None:
    assert dutch.has("M-41")
    assert dutch.message("M-41") == "Er viel iets."


def test_english_stands_in_for_a_single_attribute(dutch: Language) -> None:
    assert not dutch.has("M-41.title")
    assert dutch.message("M-41.title") == "Caught"


def test_english_stands_in_for_a_translation_that_asks_for_something_else(dutch: Language) -> None:
    assert dutch.has("reader-why")
    assert dutch.message("reader-why", why="so") == "Why: so"


def test_an_unknown_message_is_an_error_that_names_it() -> None:
    assert not has("no-such-message")
    with pytest.raises(LookupError, match="no-such-message"):
        message("no-such-message", "fr")


def test_a_missing_argument_is_an_error_that_names_the_message() -> None:
    with pytest.raises(LookupError, match="reader-why"):
        message("reader-why")


def test_arguments_stand_in_the_text_without_isolation_marks() -> None:
    assert message("reader-found", count=1, word="yaw") == "One entry speaks of “yaw”:"
    assert message("reader-found", count=2, word="yaw") == "2 entries speak of “yaw”:"


@pytest.mark.parametrize(
    ("explicit", "environ", "code"),
    [
        ("de", {"LANG": "fr_FR.UTF-8"}, "de"),
        ("nl-BE", {}, "nl"),
        (None, {"LC_ALL": "fr_BE.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LC_MESSAGES": "nl_NL.UTF-8", "LANG": "de_DE.UTF-8"}, "nl"),
        (None, {"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_reader_language_is_the_one_asked_for_or_the_environments(
    explicit: str | None, environ: dict[str, str], code: str
) -> None:
    assert reader_language(explicit, environ) == code


def test_a_game_from_elsewhere_brings_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pebbles" / "lang" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "pebbles" / "__init__.py").touch()
    (folder / "game.ftl").write_text("game-pebbles = Pebbles\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_WINGS", dict(registry._WINGS))
    assert not has("game-pebbles")
    registry.register("pebbles", "pebbles")
    invalidate_caches()
    assert message("game-pebbles", "de") == "Pebbles"
    assert message("M-41.title", "de") == "Erwischt"
    sys.modules.pop("pebbles")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_file_is_wholly_understood_and_says_nothing_twice(code: str) -> None:
    folders = [root / code for root in roots(registry.game_names())]
    entries = [entry for folder in folders for book in resources(folder) for entry in book.body]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert len(names) == len(set(names))
