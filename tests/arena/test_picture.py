"""The picture of a contest says what its figures say, and can be read in dark and in light."""

import re
from typing import Final
from xml.etree import ElementTree as Xml

import pytest

from schatulle.arena.result import ArenaResult, BotResult, PairResult
from schatulle.cli.arena_picture import picture
from schatulle.cli.arena_picture.matrix import LEAST, MOST
from schatulle.cli.arena_picture.parts import short
from schatulle.cli.arena_picture.theme import _LIGHT, BETTER, UNDECIDED, WORSE, judged
from schatulle.drawing.palette import BRASS, PANEL, PAPER, PAPER_2, PAPER_3

SVG: Final = "{http://www.w3.org/2000/svg}"


def bot(name: str, rating: float) -> BotResult:
    return BotResult(
        bot=name, win_share=0.5, low=0.4, high=0.6, mean_score=3.0, ms_per_decision=0.1,
        rating=rating, rating_low=rating - 20, rating_high=rating + 20,
    )  # fmt: skip


BOTS: Final = (bot("fox@0.5", -300.0), bot("dragon", 200.0), bot("mine", 100.0))
PAIRS: Final = (
    PairResult(("fox@0.5", "dragon"), (0.2, 0.8), 40, 0.1, 0.35),
    PairResult(("dragon", "mine"), (0.55, 0.45), 1200, 0.48, 0.62),
)


@pytest.fixture(scope="module")
def drawn() -> Xml.Element:
    return Xml.fromstring(picture(ArenaResult("diamant", 2, 1240, BOTS, PAIRS), []))


def words(drawn: Xml.Element, below: str) -> list[str]:
    """What is written from a heading on."""
    said = [node.text or "" for node in drawn.iter(f"{SVG}text")]
    return said[said.index(below) :]


def test_the_best_bot_comes_first_with_its_rating_and_interval(drawn: Xml.Element) -> None:
    told = words(drawn, "Rating")
    rows = [(name, told[told.index(name) + 1 :][:2]) for name in ("dragon", "mine", "fox@0.5")]
    assert rows == [
        ("dragon", ["+200", "+180 to +220"]),
        ("mine", ["+100", "+80 to +120"]),
        ("fox@0.5", ["−300", "−320 to −280"]),
    ]
    assert told.index("dragon") < told.index("mine") < told.index("fox@0.5")


def test_both_halves_of_the_matrix_tell_who_beats_whom(drawn: Xml.Element) -> None:
    told = words(drawn, "Who beats whom")
    cells = [word for word in told[: told.index("Wins for each seat held")] if word[-1] in "%–"]
    assert cells == ["55 %", "80 %", "45 %", "–", "20 %", "–"]
    titles = [node.text or "" for node in drawn.iter(f"{SVG}title")]
    turned = "dragon has 80.0 % of what it and fox@0.5 won in 40 games (65.0 – 90.0 %)"
    assert turned in titles


def test_a_colour_says_what_is_sure() -> None:
    assert judged(0.26, 0.3, 0.25) == BETTER
    assert judged(0.2, 0.24, 0.25) == WORSE
    assert judged(0.2, 0.3, 0.25) == UNDECIDED


def test_every_bot_has_a_face_and_all_faces_are_there(drawn: Xml.Element) -> None:
    defined = {node.get("id") for node in drawn.iter(f"{SVG}symbol")}
    used = [(node.get("href") or "")[1:] for node in drawn.iter(f"{SVG}use")]
    assert set(used) == defined
    kinds = {str(face).rpartition("-")[2] for face in defined}
    assert kinds == {"fox", "dragon", "robot"}


def test_long_names_keep_the_end_in_which_they_differ() -> None:
    names = [f"exec:python my_bots/version_{number}.py" for number in (1, 2)]
    told = [short(name, 160, 15) for name in names]
    assert told[0] != told[1]
    assert all(len(each) <= 160 / 15 / 0.56 for each in told)
    assert short("dragon", 160, 15) == "dragon"


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


def _over(colour: str, ground: str, part: float) -> str:
    mixed = [
        round(part * int(colour[at : at + 2], 16) + (1 - part) * int(ground[at : at + 2], 16))
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{value:02x}" for value in mixed)


@pytest.mark.parametrize("twins", [{}, _LIGHT], ids=["dark", "light"])
def test_words_and_marks_stand_out_from_their_ground(twins: dict[str, str]) -> None:
    ground, letters = twins.get(PANEL, PANEL), twins.get(PAPER, PAPER)
    for colour in (PAPER, PAPER_2, PAPER_3, BRASS, BETTER, WORSE):
        assert _contrast(twins.get(colour, colour), ground) >= 4.5, colour
    for colour in (BETTER, WORSE, UNDECIDED):
        for part in (LEAST, MOST):
            assert _contrast(letters, _over(twins.get(colour, colour), ground, part)) >= 4.5


def test_light_reaches_this_picture_alone(drawn: Xml.Element) -> None:
    style = drawn.find(f".//{SVG}style")
    assert style is not None
    assert style.text is not None
    whole = next(node for node in drawn.iter(f"{SVG}g") if str(node.get("id")).endswith("-all"))
    rules = re.findall(r"([^{}]+)\{[^{}]+\}", style.text.replace("@media (prefers-color", ""))
    assert rules
    assert all(f"#{whole.get('id')} " in rule for rule in rules)
