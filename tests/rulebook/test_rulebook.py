"""The rulebook: complete, consistent, readable and searchable."""

import pytest
from msgspec import Struct

from schatulle import rulebook
from schatulle.core.options import option_names
from schatulle.games.diamant.rules.options import Options as DiamantOptions
from schatulle.games.meisterdiebe.rules.options import Options as MeisterdiebeOptions
from schatulle.lang import LANGUAGES, has
from schatulle.rulebook import Clause, Option, Ruling
from schatulle.rulebook.lookup import fold
from schatulle.rulebook.words import all_texts, key, synonyms, value_key


def numbered(prefix: str, last: int, extra: str) -> list[str]:
    return [f"{prefix}{number}" for number in (*range(1, last + 1), *extra.split())]


CLAUSES = [
    *numbered("G-", 5, ""),
    *numbered("M-", 94, "26a"),
    *numbered("P-", 29, "13a"),
    *numbered("D-", 22, ""),
]
RULINGS = [
    *numbered("OQ-M", 37, "4b 4c 5b 6b 6c 9b 9c 9d 10b"),
    *numbered("OQ-P", 12, ""),
    *numbered("OQ-D", 17, ""),
]
GAMES: dict[str, type[Struct]] = {
    "meisterdiebe": MeisterdiebeOptions,
    "diamant": DiamantOptions,
}


def test_every_clause_and_ruling_is_in_the_catalogue() -> None:
    assert {clause.id for clause in rulebook.catalogue().clauses} == set(CLAUSES)
    assert {ruling.id for ruling in rulebook.catalogue().rulings} == set(RULINGS)


def test_the_options_are_those_of_the_games_in_the_order_of_their_tables() -> None:
    ours = [(option.part, option.id) for option in rulebook.catalogue().options]
    assert ours == [(game, name) for game, kind in GAMES.items() for name in option_names(kind)]


def test_the_values_explained_are_those_that_the_rules_allow() -> None:
    values = {option.id: option.values for option in rulebook.catalogue().options}
    assert values["share_pick"] == ("choose", "auto_best", "sapphires_first")
    assert values["box_actions"] == ("2", "1")
    # A switch's default is told first.
    assert values["must_open"] == ("true", "false")
    assert values["king_title"] == ("false", "true")
    # Where there are too many, kinds of values are.
    assert values["white_start"] == ("D+S",)
    assert values["sticky_drawers"] == ("0", "chance")
    assert values["expeditions"] == ("number",)


def test_clauses_stand_in_the_order_of_the_rulebook() -> None:
    ids = [clause.id for clause in rulebook.catalogue().clauses]
    assert ids[:6] == ["G-1", "G-2", "G-3", "G-4", "G-5", "M-1"]
    assert ids[ids.index("M-26") : ids.index("M-27") + 1] == ["M-26", "M-26a", "M-27"]
    assert ids[-1] == "D-22"


def test_every_entry_has_a_title_and_its_texts_in_english() -> None:
    for entry in rulebook.entries():
        assert has(key(entry)), entry.id
        assert has(f"{key(entry)}.title"), entry.id
        assert all(text and text.strip() == text for text in all_texts(entry)), entry.id


def test_texts_are_paragraphs_without_line_breaks_inside() -> None:
    for entry in rulebook.entries():
        assert not any("\n" in text.replace("\n\n", "") for text in all_texts(entry)), entry.id


def test_every_ruling_gives_its_reason() -> None:
    assert all(has(f"{ruling}.why") for ruling in RULINGS)


def test_every_value_of_an_option_is_explained() -> None:
    for option in rulebook.catalogue().options:
        assert option.values
        assert all(has(f"{key(option)}.{value_key(value)}") for value in option.values)


def test_chapters_parts_and_sources_have_names() -> None:
    chapters = rulebook.catalogue().chapters
    assert all(has(key(chapter)) and has(f"part-{chapter.part}") for chapter in chapters)
    assert all(has(key(source)) for source in rulebook.catalogue().sources)


def test_clauses_name_only_what_exists() -> None:
    book = rulebook.catalogue()
    for clause in book.clauses:
        assert clause.chapter in {chapter.id for chapter in book.chapters}, clause.id
        assert set(clause.sources) <= {source.id for source in book.sources}, clause.id
        assert set(clause.rulings) <= set(RULINGS), clause.id
        assert set(clause.options) <= {option.id for option in book.options}, clause.id


def test_related_clauses_know_each_other() -> None:
    for clause in rulebook.catalogue().clauses:
        assert clause.id not in clause.related
        assert all(clause.id in rulebook.clause(name).related for name in clause.related), clause.id


def test_a_clause_belongs_to_the_part_its_letter_names() -> None:
    parts = {"G": "box", "M": "meisterdiebe", "P": "prototype", "D": "diamant"}
    for clause in rulebook.catalogue().clauses:
        assert clause.part == parts[clause.id[0]], clause.id


def test_every_ruling_and_option_touches_a_clause() -> None:
    assert all(map(rulebook.touched_by, rulebook.catalogue().rulings))
    assert all(map(rulebook.touched_by, rulebook.catalogue().options))


def test_rulings_name_only_options_that_exist() -> None:
    named = {name for ruling in rulebook.catalogue().rulings for name in ruling.options}
    assert named <= {option.id for option in rulebook.catalogue().options}


def test_what_happens_in_play_is_told_from_what_only_explains() -> None:
    assert rulebook.clause("M-41").play
    assert not rulebook.clause("M-2").play
    assert not rulebook.clause("P-29").play


def test_a_clause_tells_where_it_was_read() -> None:
    assert rulebook.clause("M-68").sources == ("000_d2fd", "001_31ef:FR", "004_cbe6")
    assert rulebook.clause("M-13").inferred
    assert not rulebook.clause("M-14").inferred


@pytest.mark.parametrize(
    ("edition", "held"),
    [
        ("zoch", ("M-43", "M-44")),
        ("zoch_fr", ("M-43", "M-44")),
        ("prototype", ("P-24",)),
    ],
)
def test_an_edition_with_a_part_of_its_own_has_its_own_clauses(
    edition: str, held: tuple[str, ...]
) -> None:
    editions = ("zoch", "zoch_fr", "prototype")
    assert rulebook.of_edition(("M-43", "M-44", "P-24"), edition, editions) == held


def test_a_part_without_a_clause_for_it_has_the_games() -> None:
    assert rulebook.of_edition(("M-60", "M-61"), "prototype", ("prototype",)) == ("M-60", "M-61")


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("M-41", "M-41"),
        ("m41", "M-41"),
        (" m-41 ", "M-41"),
        ("m26A", "M-26a"),
        ("oqm5b", "OQ-M5b"),
        ("OQ-M5b", "OQ-M5b"),
        ("alarm_alone", "alarm_alone"),
        ("Alarm-alone", "alarm_alone"),
    ],
)
def test_an_entry_is_found_by_its_name_however_it_is_typed(query: str, name: str) -> None:
    entry = rulebook.named(query)
    assert entry is not None
    assert entry.id == name


@pytest.mark.parametrize("query", ["M-95", "OQ-M99", "cushion", ""])
def test_what_is_no_name_finds_no_entry(query: str) -> None:
    assert rulebook.named(query) is None


def test_search_looks_into_titles_texts_ids_and_option_names_whatever_the_case() -> None:
    def found(word: str) -> set[str]:
        return {entry.id for entry in rulebook.search(word)}

    assert "M-41" in found("CAUGHT")
    assert "M-12" in found("grain")
    assert found("m-26a") == {"M-26a"}
    assert {"M-68", "OQ-M32", "alarm_alone"} <= found("alarm_alone")
    assert "M-70" in found("another player's alarm")


def test_search_keeps_the_order_of_the_rulebook() -> None:
    found = rulebook.search("alarm")
    kinds = [type(entry) for entry in found]
    assert kinds == sorted(kinds, key=[Clause, Ruling, Option].index)
    positions = [rulebook.entries().index(entry) for entry in found]
    assert positions == sorted(positions)


def test_the_sentence_shown_is_the_one_with_the_word() -> None:
    sentence = rulebook.sentence_with(rulebook.clause("M-41"), "JEWELRESS")
    assert sentence.startswith("The jewelress alone")


@pytest.mark.parametrize(
    ("lang", "theirs", "found"),
    [
        ("en", "pillow", "M-2"),
        ("en", "booty", "M-49"),
        ("en", "jewelry box", "M-14"),
        ("en", "Fakes", "M-17"),
        ("nl", "schuiflade", "M-37"),
        ("nl", "schuifladen", "M-37"),
        ("nl", "alarminstallatie", "M-64"),
        ("nl", "omdraaien", "M-43"),
        ("nl", "verdekt", "M-26"),
        ("nl", "omkeren", "D-14"),
        ("fr", "faux", "M-17"),
        ("fr", "fonction spéciale", "M-26a"),
        ("fr", "veinure", "M-12"),
        ("de", "Alarmanlagen", "M-64"),
        ("de", "Tücher", "M-2"),
        ("de", "Würfel", "M-14"),
        ("de", "Minusvorrat", "P-4"),
    ],
)
def test_a_word_of_another_rulebook_finds_what_ours_finds(
    lang: str, theirs: str, found: str
) -> None:
    hits = {entry.id: entry for entry in rulebook.search(theirs, lang)}
    assert found in hits
    assert rulebook.sentence_with(hits[found], theirs, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_another_rulebook_leads_to_one_that_the_rules_have(lang: str) -> None:
    pairs = synonyms(lang)
    assert len(pairs) > 10
    texts = [
        text
        for entry in rulebook.entries()
        for text in (rulebook.title(entry, lang), *all_texts(entry, lang))
    ]
    for theirs, ours in pairs:
        assert any(fold(ours) in fold(text) for text in texts), (lang, theirs, ours)


def test_a_longer_word_is_not_taken_for_one_of_another_rulebook() -> None:
    """`jewel` stands for `gem`, and `jeweller` begins with it."""
    found = {entry.id for entry in rulebook.search("jeweller")}
    assert "M-63" in found
    assert "M-3" not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_begins_with_its_aim_and_a_summary(lang: str) -> None:
    for part in ("meisterdiebe", "prototype", "diamant"):
        assert rulebook.aim(part, lang)
        assert len(rulebook.summary(part, lang)) >= 4
    assert rulebook.aim("box", lang) is None


def test_a_misspelt_word_has_close_matches() -> None:
    assert "smuggler" in rulebook.close_matches("smugler")
    assert "alarm_alone" in rulebook.close_matches("alarm_allone")
    assert rulebook.close_matches("xqzzkw") == []
