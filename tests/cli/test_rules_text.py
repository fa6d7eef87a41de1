"""The rules as the terminal shows them."""

from io import StringIO

import pytest
from msgspec import Struct
from rich.console import Console

from schatulle import rulebook
from schatulle.cli.rules import Editions, NotInTheRulesError, run
from schatulle.lang import message


class AlarmOptions(Struct, frozen=True):
    alarm_alone: str
    must_open: bool = True


EDITIONS: Editions = {
    "zoch": AlarmOptions("stay"),
    "zoch_fr": AlarmOptions("return"),
    "zoch_en": AlarmOptions("return"),
}


def shown(query: str | None, lang: str = "en", editions: Editions | None = None) -> str:
    console = Console(file=StringIO(), width=120)
    run(query, lang, console, editions)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_without_a_query_every_clause_and_option_is_listed() -> None:
    contents = shown(None)
    for entry in rulebook.entries():
        listed = f"  {entry.id}  {rulebook.title(entry)}\n" in contents
        assert listed != isinstance(entry, rulebook.Ruling)
    assert contents.index(rulebook_part("meisterdiebe", "en")) < contents.index("DIAMANT")


@pytest.mark.parametrize(
    ("lang", "aim", "role"),
    [
        ("en", "The aim of the game\n  Get rid of your imitations", "  Thief: Takes all the gems"),
        ("nl", "Het doel van het spel\n  Raak je imitaties kwijt", "  Dief: Neemt alle juwelen"),
        ("fr", "Le but du jeu\n  Débarrasse-toi", "  Voleur\u00a0: Prend tous les bijoux"),
        ("de", "Das Ziel des Spiels\n  Werde deine Imitate los", "  Dieb: Nimmt alle Edelsteine"),
    ],
)
def test_the_first_thing_that_is_read_is_the_aim_of_the_game(
    lang: str, aim: str, role: str
) -> None:
    contents = shown(None, lang)
    heading, _, rest = contents.partition("\n\n")
    assert heading == rulebook_part("meisterdiebe", lang)
    assert rest.startswith(aim)
    assert rest.index(role) < rest.index("M-1  ")


def test_each_part_that_can_be_played_by_itself_begins_with_its_aim() -> None:
    contents = shown(None)
    assert contents.count("The aim of the game\n") == contents.count("In short\n") == 3
    prototype = " ".join(contents[contents.index(rulebook_part("prototype", "en")) :].split())
    assert "each imitation on your white cushion costs a point" in prototype
    assert "Smuggler: Gives the gems from a drawer to other players" in prototype


def rulebook_part(part: str, lang: str) -> str:
    return message(f"part-{part}", lang).upper()


def test_an_empty_query_is_no_query() -> None:
    assert shown("  ") == shown(None)


@pytest.mark.parametrize("query", ["M-68", "m68", "m-68"])
def test_a_clause_is_shown_with_all_that_touches_it(query: str) -> None:
    page = shown(query)
    assert page.startswith("M-68  An alarm left alone\n")
    assert "the French rules of the Zoch edition, translated by Birgit Janka" in page
    assert "OQ-M32" in page
    assert "Why: It is never without a gem." in page
    assert "return: its owner takes it back at once" in page
    assert "M-67  An alarm above is switched off" in page


def test_a_clause_that_was_inferred_says_so() -> None:
    assert "follows from the rulebooks" in shown("M-13")
    assert "follows from the rulebooks" not in shown("M-14")


def test_a_clause_without_a_source_says_so() -> None:
    assert "No rulebook says this outright." in shown("M-62")


def test_links_are_shown_whole() -> None:
    assert "https://www.goblins.net/recensioni/master-thieves\n" in shown("M-31")


def test_a_ruling_is_shown_with_its_reason_and_its_clauses() -> None:
    page = shown("oq-m7")
    assert page.startswith("OQ-M7  An alarm falls without any gem")
    assert "Why:" in page
    assert "M-72  An alarm falls alone" in page
    assert "lone_alarm_blocks" in page


def test_an_option_is_shown_with_its_values_rulings_and_clauses() -> None:
    page = shown("must_open")
    assert page.startswith("must_open  You must open a drawer\n")
    assert "  true: yes\n" in page
    assert "OQ-M5  May you choose not to open a drawer?" in page
    assert "M-37  One drawer a turn" in page


def test_an_option_that_takes_any_number_says_so() -> None:
    assert "a number: after that many rounds" in shown("max_rounds")


def test_defaults_are_told_where_the_editions_are_known() -> None:
    assert "stay is the default of zoch\n" in shown("alarm_alone", editions=EDITIONS)
    assert "return is the default of zoch_fr, zoch_en\n" in shown("M-68", editions=EDITIONS)
    assert "true is the default of zoch, zoch_fr, zoch_en\n" in shown("M-37", editions=EDITIONS)
    assert "default" not in shown("alarm_alone")
    assert "default" not in shown("path_split", editions=EDITIONS)


def test_an_option_named_like_a_common_word_also_shows_where_the_word_occurs() -> None:
    page = shown("smuggler")
    assert page.startswith("smuggler  The smuggler’s trade\n")
    assert "entries speak of “smuggler”" in page
    assert "M-54  Still one of the gang" in page


def test_a_word_is_shown_with_the_sentence_around_it() -> None:
    page = shown("magnets")
    assert "One entry speaks of “magnets”:" in page
    assert "M-8  The levels turn\n  Each level turns on its own" in page


def test_a_german_reader_reads_english_for_now() -> None:
    assert "M-41  " in shown("M-41", "de")


def test_nothing_found_names_close_matches() -> None:
    with pytest.raises(NotInTheRulesError, match=r"“smugler”; close to it are: smuggler"):
        shown("smugler")


def test_nothing_found_and_nothing_close_is_said_plainly() -> None:
    with pytest.raises(NotInTheRulesError, match=r"^The rules have nothing about “xqzzkw”\.$"):
        shown("xqzzkw")


def test_no_line_is_too_long_or_ends_in_blanks() -> None:
    for line in shown(None).splitlines() + shown("M-48").splitlines():
        assert len(line) <= 92
        assert line == line.rstrip()
