"""Pictures of positions: all that is known is in them, in words too, and nothing that is hidden."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
from hypothesis import given
from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import HIDDEN, SPECTATOR, BadOptions, Seat
from schatulle.drawing import Picture, picture_of, svg_of
from schatulle.drawing.canvas import number, tag, text
from schatulle.drawing.examples import examples as docs_examples
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.cards import Card as CaveCard
from schatulle.games.diamant.rules.cards import PathCard
from schatulle.games.diamant.rules.notation import Position as CavePosition
from schatulle.games.diamant.rules.view import View as CaveView
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.box import Level
from schatulle.games.meisterdiebe.rules.notation import Position
from schatulle.games.meisterdiebe.rules.view import View
from support.budget import examples
from support.games import DIAMANT, EVERY_TABLE, MEISTERDIEBE, Table, played, random_game, tables
from support.worlds import CHANGES

DOCS = Path(__file__).parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"

Pile = tuple[int, str]


def states_of(table: Table, count: int) -> list[Any]:
    """The start and the end of a random game, and some moments between."""
    steps = tuple(played(table))
    states = [steps[0].before, *(step.after for step in steps)]
    return [states[0], states[-1], *Random(1).sample(states, min(count, len(states)))]


def shown_in(table: Table, count: int = 4) -> Iterator[Struct]:
    """What an onlooker and a seat see, and the whole truth, along a game."""
    for state in states_of(table, count):
        yield table.game.view(state, SPECTATOR)
        yield table.game.view(state, Seat(table.seats - 1))
        yield table.game.position(state)


def notation_of(shown: View | Position) -> Position:
    """What is drawn, as the notation writes it."""
    return meisterdiebe.written(shown) if isinstance(shown, View) else shown


def drawn(game: str, shown: Struct) -> ElementTree.Element:
    return ElementTree.fromstring(svg_of(game, shown))


def said(picture: ElementTree.Element) -> str:
    """The text alternative."""
    words = picture.findtext(f"{SVG}desc")
    assert words is not None
    return words


class Lettering(NamedTuple):
    """Words in a picture, where they begin and end, and their baseline."""

    words: str
    left: float
    right: float
    y: float
    size: float


PLACE = re.compile(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?")
SHARE = {"start": 0.0, "middle": 0.5, "end": 1.0}
#: The mean width of a letter in a wide font.
EM = 0.55


def letterings(element: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[Lettering]:
    """All words of a picture with their places; nothing around words is scaled."""
    place = PLACE.fullmatch(element.get("transform", "translate(0 0)"))
    assert place is not None
    x, y = x + float(place[1]), y + float(place[2])
    if element.tag == f"{SVG}text":
        assert place[3] is None
        yield lettering(element, x, y)
    for inner in element:
        yield from letterings(inner, x, y)


def lettering(element: ElementTree.Element, x: float, y: float) -> Lettering:
    words, size = element.text or "", float(element.get("font-size", ""))
    width = len(words) * size * EM
    left = x + float(element.get("x", "")) - width * SHARE[element.get("text-anchor", "start")]
    return Lettering(words, left, left + width, y + float(element.get("y", "")), size)


def overlap(one: Lettering, other: Lettering) -> bool:
    apart = one.right <= other.left or other.right <= one.left
    return not apart and abs(one.y - other.y) < max(one.size, other.size) * 0.75


def piles_written(notation: str) -> list[Pile]:
    """`2d1s!0/. 1r/.` has piles of 2 d, 1 s and 1 r."""
    return [(int(count), kind) for count, kind in re.findall(r"(\d+)([dsr])", notation)]


def piles_said(words: str) -> list[Pile]:
    found = re.findall(r"(\d+) (diamond|sapphire|rub(?:y|ies))", words)
    return [(int(count), kind[0]) for count, kind in found]


def figures(element: ElementTree.Element) -> list[int]:
    """The counts beside gems, in the order in which they are drawn."""
    texts = element.iter(f"{SVG}text")
    return [int(one.text or "") for one in texts if one.get("font-size") == "15" and is_count(one)]


def is_count(element: ElementTree.Element) -> bool:
    return (element.text or "").isdecimal()


def panel_with(picture: ElementTree.Element, words: str) -> ElementTree.Element:
    """The innermost group that says these words."""
    groups = [
        group
        for group in picture.iter(f"{SVG}g")
        if any(one.text == words for one in group.iter(f"{SVG}text"))
    ]
    return groups[-1]


def ids_of(picture: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_position_is_a_well_formed_picture_whose_ids_are_its_own(table: Table) -> None:
    for shown in shown_in(table):
        svg = svg_of(table.game.NAME, shown)
        picture = ElementTree.fromstring(svg)
        ids = ids_of(picture)
        assert len(set(ids)) == len(ids)
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= set(ids)
        assert set(picture.attrib["aria-labelledby"].split()) <= set(ids)
        assert not re.search(r"\b(nan|inf|None|True|False)\b", svg)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_all_words_lie_inside_the_picture_and_apart_from_each_other(table: Table) -> None:
    for shown in shown_in(table, count=3):
        picture = drawn(table.game.NAME, shown)
        left, top, width, height = map(float, picture.attrib["viewBox"].split())
        words = [one for one in letterings(picture) if one.words]
        for place, one in enumerate(words):
            assert left <= one.left < one.right <= left + width, one
            assert top <= one.y - one.size < one.y <= top + height, one
            assert [other for other in words[:place] if overlap(one, other)] == []


@given(table=tables())
@examples(25)
def test_so_it_is_with_any_options(table: Table) -> None:
    """OQ-M20, D-20: also where only the opener looks in, and where chests are closed."""
    steps = tuple(random_game(table))
    for step in Random(table.seed).sample(steps, 3):
        for seat in (SPECTATOR, Seat(0)):
            picture = drawn(table.game.NAME, table.game.view(step.after, seat))
            words = [one for one in letterings(picture) if one.words]
            assert all(0 <= one.left < one.right <= 1040 for one in words)


@pytest.mark.parametrize("table", MEISTERDIEBE, ids=str)
def test_every_gem_of_meisterdiebe_is_drawn_with_its_number_and_told_in_words(
    table: Table,
) -> None:
    """M-10, M-11, M-17: drawers as they are known, the red cushion, all white and black ones."""
    for shown in shown_in(table):
        assert isinstance(shown, View | Position)
        picture, text = drawn(meisterdiebe.NAME, shown), notation_of(shown)
        words = said(picture)
        for name, notation in text.drawers.items():
            told = re.search(rf"\b{name}(?:, open)?: ([^;.]*)", words)
            assert told is not None
            assert piles_said(told[1]) == piles_written(notation)
            assert re.findall(r"alarm of seat (\d)", told[1]) == re.findall(r"!(\d)", notation)
            assert ("unknown" in told[1]) == ("?" in notation)
            assert figures(panel_with(picture, name)) == [n for n, _ in piles_written(notation)]
        red = re.search(r"Red cushion: ([^.]*)", words)
        assert red is not None
        assert piles_said(red[1]) == piles_written(text.red)
        for seat, (white, black) in enumerate(zip(text.white, text.black, strict=True)):
            told = re.search(rf"Seat {seat}: white cushion (.*?); black cushion (.*?);", words)
            assert told is not None
            assert [piles_said(told[1]), piles_said(told[2])] == [
                piles_written(white),
                piles_written(black),
            ]
            counts = [n for n, _ in piles_written(white) + piles_written(black)]
            assert figures(panel_with(picture, f"Seat {seat}")) == counts


@pytest.mark.parametrize("table", MEISTERDIEBE, ids=str)
def test_every_card_score_and_alarm_of_meisterdiebe_is_told_in_words(table: Table) -> None:
    """M-16, M-26: numbers where they are known."""
    for shown in shown_in(table):
        assert isinstance(shown, View | Position)
        sentences = re.findall(r"Seat \d: .*?score -?\d+\.", said(drawn(meisterdiebe.NAME, shown)))
        for seat, sentence in enumerate(sentences):
            hand = re.search(r" hand: (.*); score", sentence)
            assert hand is not None
            known = [card.removesuffix(" ?") for card in notation_of(shown).hands[seat]]
            told = hand[1].lower().replace("master thief", "masterthief").split(", ")
            assert told == (known or ["none"])
            assert sentence.endswith(f" score {shown.scores[seat]}.")
            assert ("no alarm" not in sentence) == shown.alarms[seat]
        assert len(sentences) == table.seats


@pytest.mark.parametrize("table", MEISTERDIEBE, ids=str)
def test_the_box_stands_in_the_picture_as_it_stands_on_the_table(table: Table) -> None:
    """G-1, G-5: the top level first, of each level the side that faces north first."""
    for shown in shown_in(table):
        assert isinstance(shown, View | Position)
        words = [one.words for one in letterings(drawn(meisterdiebe.NAME, shown))]
        names = [word for word in words if re.fullmatch(r"[ABC][1-4]", word)]
        assert sorted(names) == sorted(shown.drawers)
        levels = "CBA" if shown.flipped else "ABC"
        assert levels[0] == shown.top
        assert names[::4] == [f"{level}{shown.north[Level(level)]}" for level in levels]


def test_the_open_drawer_and_it_alone_says_so() -> None:
    """M-12: in a view the drawer that shows itself is the one that stands open."""
    seen = 0
    for shown in shown_in(MEISTERDIEBE[2], count=60):
        if isinstance(shown, View):
            known = [name for name, inside in shown.drawers.items() if inside is not HIDDEN]
            words = said(drawn(meisterdiebe.NAME, shown))
            assert re.findall(r"(\w\d), open", words) == known
            seen += len(known)
    assert seen > 10


@pytest.mark.parametrize("table", DIAMANT, ids=str)
def test_every_stone_and_card_of_diamant_is_drawn_and_told_in_words(table: Table) -> None:
    """D-9, D-10, D-12, D-19: the path in its order, stones at risk and in chests, the deck."""
    for shown in shown_in(table):
        assert isinstance(shown, CaveView | CavePosition)
        picture = drawn(diamant.NAME, shown)
        words = said(picture)
        path = re.search(r"Path: (.*?)\.", words)
        assert path is not None
        told = re.sub(r"treasure (\d+) with (\d+) left", r"\1:\2", path[1]).split(", ")
        path_text = (diamant.written(shown) if isinstance(shown, CaveView) else shown).path
        assert told == (list(path_text) or ["no card yet"])
        assert f"Deck: {shown.deck} cards." in words
        for kind in set(shown.removed):
            assert f"{shown.removed.count(kind)} × {kind}" in words
        for seat, unsafe in enumerate(shown.unsafe):
            place = "in the cave" if shown.inside[seat] else "in camp"
            sentence = re.search(rf"Seat {seat} ({place}.*?score .*?)\.", words)
            assert sentence is not None
            assert f"{unsafe} unsafe, {shown.chests[seat]} in the chest" in sentence[1]
            panel = [one.text for one in panel_with(picture, f"Seat {seat}").iter(f"{SVG}text")]
            assert {f"{unsafe} unsafe", f"{shown.chests[seat]} in the chest"} <= set(panel)


@given(table=tables())
@examples(20)
def test_worlds_that_differ_in_secrets_give_the_same_picture(table: Table) -> None:
    """M-12, M-26, D-8, D-20: a seat's picture is a function of what it sees."""
    rng, game = Random(table.seed), table.game
    steps = tuple(random_game(table))
    for step in rng.sample(steps, 3):
        viewer = rng.choice([SPECTATOR, *map(Seat, range(table.seats))])
        for change in CHANGES[game.NAME]:
            other = change(step.after, viewer, rng)
            pictures = {svg_of(game.NAME, game.view(one, viewer)) for one in (step.after, other)}
            assert len(pictures) == 1


def test_such_worlds_are_not_the_same_and_the_whole_truth_tells_them_apart() -> None:
    """The comparison above is not empty."""
    table, rng = MEISTERDIEBE[2], Random(0)
    state = states_of(table, 1)[-1]
    other = CHANGES[meisterdiebe.NAME][0](state, SPECTATOR, rng)
    truths = {svg_of(table.game.NAME, table.game.position(one)) for one in (state, other)}
    assert len(truths) == 2


@pytest.mark.parametrize("table", [MEISTERDIEBE[2], DIAMANT[2]], ids=str)
def test_the_same_position_gives_the_same_bytes_and_others_have_other_ids(table: Table) -> None:
    shown = dict.fromkeys(map(repr, shown_in(table)))
    pictures = [svg_of(table.game.NAME, one) for one in shown_in(table)]
    assert pictures == [svg_of(table.game.NAME, one) for one in shown_in(table)]
    owned = {frozenset(ids_of(ElementTree.fromstring(svg))) for svg in pictures}
    assert len(owned) == len(shown)
    assert len(set().union(*owned)) == sum(map(len, owned))


def test_what_is_hidden_is_a_question_mark() -> None:
    """M-12, D-20."""
    view = diamant.view(diamant.setup(diamant.options("diamant", {"chests": "closed"}), 3), Seat(1))
    picture = drawn(diamant.NAME, view)
    seats = [[one.text for one in panel_with(picture, f"Seat {seat}").iter()] for seat in range(3)]
    assert ["? in the chest" in words for words in seats] == [True, False, True]
    assert said(picture).count("unknown in the chest, score unknown") == 2


def test_a_picture_shows_itself_in_a_notebook_and_is_kept_in_a_file(tmp_path: Path) -> None:
    view = diamant.view(diamant.setup(diamant.EDITIONS["diamant"], 4), SPECTATOR)
    picture = picture_of("diamant", view)
    picture.save(tmp_path / "cave.svg")
    assert picture == Picture(svg_of("diamant", view))
    assert picture._repr_svg_() == (tmp_path / "cave.svg").read_text(encoding="utf-8")


def test_a_game_that_there_is_not_is_refused() -> None:
    view = diamant.view(diamant.setup(diamant.EDITIONS["diamant"], 4), SPECTATOR)
    with pytest.raises(BadOptions, match="no game 'chess'"):
        svg_of("chess", view)


def test_a_view_of_the_other_game_is_refused() -> None:
    view = diamant.view(diamant.setup(diamant.EDITIONS["diamant"], 4), SPECTATOR)
    with pytest.raises(TypeError, match=r"of meisterdiebe, got schatulle\.games\.diamant\.rules"):
        svg_of("meisterdiebe", view)


def test_words_are_escaped_wherever_they_stand() -> None:
    words = """<&>"'"""
    element = ElementTree.fromstring(text(1, 2, words, 14, fill=words))
    assert (element.text, element.get("fill")) == (words, words)


def test_numbers_are_short_and_finite() -> None:
    assert [number(value) for value in (3, 2.0, 1.26, -0.5)] == ["3", "2", "1.3", "-0.5"]
    with pytest.raises(ValueError, match="nan is no place"):
        tag("circle", r=float("nan"))


@pytest.mark.parametrize("game", [meisterdiebe.NAME, diamant.NAME])
def test_the_pictures_of_the_documents_are_drawn_as_they_are_now(game: str) -> None:
    """`python -m schatulle.drawing docs` draws them anew."""
    file = DOCS / f"position-{game}.svg"
    assert file.read_text(encoding="utf-8") == docs_examples()[game].svg
    assert file.stat().st_size <= 60_000


def test_a_second_hazard_of_a_kind_is_told_from_the_first() -> None:
    """D-13: it ends the expedition; on the last one the path stays."""
    state = diamant.setup(diamant.EDITIONS["diamant"], 3)
    gas = PathCard(CaveCard.GAS)
    path = (gas, PathCard(CaveCard.T7, 1), gas)
    view = replace(diamant.view(state, SPECTATOR), path=path, phase="over")
    words = [one.words for one in letterings(drawn(diamant.NAME, view))]
    assert [word for word in words if word.startswith("gas")] == ["gas", "gas again"]
