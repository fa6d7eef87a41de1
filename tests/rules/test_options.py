"""Option values: those of the editions, what a table may change, and what is refused."""

import ast
import inspect
from pathlib import Path
from typing import Any, Final

import pytest

from schatulle.core import BadOptions
from schatulle.core.options import (
    allowed_values,
    differences,
    option_names,
    option_value,
)
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.options import Options as DiamantOptions
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.options import PRESENTATION, Options

#: The option table: option, zoch, zoch_fr, zoch_en, prototype.
TABLE: Final = """
white_start 8+2 8+2 8+2 7+3
setup_diamonds 12 12 12 10
setup_mode whole_share whole_share whole_share one_by_one
setup_fall red red red upper
setup_box_actions 2 2 2 2
reveal smugglers_first smugglers_first smugglers_first all
order smuggler_first smuggler_first smuggler_first smuggler_third
smuggler loot loot loot distribute
alarms on on on off
alarm_alone stay return return -
lone_alarm_blocks false false false -
mt_needs_front_gem false false false true
mt_empty_secret nothing nothing nothing nothing
fall_no_detective red red red upper
share_pick choose choose choose sapphires_first
detective_moves_box false false false true
card_cycle pass_left pass_left pass_left swap_same
box_actions 2 2 2 2
box_order any any any any
last_ruby_end end_of_round end_of_round off end_of_round
penalty by_value by_value by_value flat
king_title false false false true
must_open true true true true
must_place true true true true
open_visibility all all all all
show_long false false false false
max_rounds 0 0 0 60
sticky_drawers 0 0 0 0
"""
ROWS: Final = [line.split() for line in TABLE.strip().splitlines()]
EDITIONS: Final = ("zoch", "zoch_fr", "zoch_en", "prototype")


@pytest.mark.parametrize(("name", "values"), [(row[0], row[1:]) for row in ROWS])
def test_the_editions_have_the_values_of_the_option_table(name: str, values: list[str]) -> None:
    for edition, value in zip(EDITIONS, values, strict=True):
        if value != "-":
            assert getattr(meisterdiebe.EDITIONS[edition], name) == option_value(value)


def test_the_option_table_is_complete() -> None:
    ours = {"quick_setup"}
    assert {row[0] for row in ROWS} | ours == set(option_names(Options))
    assert tuple(meisterdiebe.EDITIONS) == EDITIONS


def test_the_options_of_diamant() -> None:
    options = diamant.EDITIONS["diamant"]
    assert (options.path_split, options.hazard_removal, options.chests) == ("pooled", "one", "open")
    assert (options.first_card_decision, options.allow_two, options.expeditions) == (
        False,
        False,
        5,
    )
    diamant.check_table(options)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"colour": "red"}, "there is no option 'colour'; allowed: white_start, setup_diamonds"),
        ({"edition": "zoch"}, "there is no option 'edition'; allowed: "),
        ({"penalty": "none"}, 'option penalty cannot be "none"; allowed: by_value, flat'),
        ({"penalty": 1j}, "option penalty cannot be 1j; allowed: by_value, flat"),
        ({"box_actions": 3}, "option box_actions cannot be 3; allowed: 2, 1"),
        ({"must_open": "yes"}, 'option must_open cannot be "yes"; allowed: true, false'),
        ({"max_rounds": -1}, "option max_rounds cannot be -1; allowed: a whole number from 1"),
        ({"sticky_drawers": 0.6}, "cannot be 0.6; allowed: a number from 0 to 0.5"),
        ({"white_start": "8"}, 'cannot be "8"; allowed: diamonds + sapphires, for instance 8+2'),
        ({"setup_diamonds": 81}, "cannot be 81; allowed: a whole number from 0 to 80"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        meisterdiebe.options("zoch", changes)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"reveal": "all"},
        {"order": "smuggler_third"},
        {"smuggler": "distribute"},
        {"reveal": "all", "order": "smuggler_third"},
        {"reveal": "all", "smuggler": "distribute"},
        {"order": "smuggler_third", "smuggler": "distribute"},
    ],
)
def test_reveal_order_and_smuggler_go_together(changes: dict[str, Any]) -> None:
    """DIF-E6..E8, OQ-M33: smugglers first with loot, or all together with distribution."""
    with pytest.raises(BadOptions, match="do not go together; allowed: "):
        meisterdiebe.options("zoch", changes)
    both = {"reveal": "all", "order": "smuggler_third", "smuggler": "distribute"}
    assert meisterdiebe.options("zoch", both).smuggler == "distribute"


def test_sticky_drawers_are_refused_in_the_prototype() -> None:
    """M-48 is a note of the Zoch rules."""
    with pytest.raises(BadOptions, match=r"cannot be 0\.2 in the prototype; allowed: 0"):
        meisterdiebe.options("prototype", {"sticky_drawers": 0.2})
    assert meisterdiebe.options("prototype", {"sticky_drawers": 0}).sticky_drawers == 0


def test_a_new_table_keeps_falls_from_betraying_detectives() -> None:
    """P-15: `fall_no_detective` upper needs `reveal` all."""
    meisterdiebe.check_table(meisterdiebe.EDITIONS["prototype"])
    meisterdiebe.check_table(meisterdiebe.EDITIONS["zoch"])
    with pytest.raises(BadOptions, match="would betray face-down detectives"):
        meisterdiebe.check_table(meisterdiebe.options("zoch", {"fall_no_detective": "upper"}))


def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no edition 'zock'; allowed: zoch, zoch_fr"):
        meisterdiebe.options("zock", {})
    with pytest.raises(BadOptions, match="there is no edition 'zoch'; allowed: diamant"):
        diamant.options("zoch", {})


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_differs_from_an_edition_makes_the_options_again(edition: str) -> None:
    changes = {"penalty": "flat", "white_start": "5+1", "max_rounds": 9, "must_open": False}
    options = meisterdiebe.options(edition, changes)
    said = differences(options, meisterdiebe.EDITIONS[edition])
    assert said.items() <= changes.items()
    assert meisterdiebe.options(edition, said) == options
    assert differences(options, options) == {}


def test_allowed_values_are_told_in_words() -> None:
    assert allowed_values(Options, "share_pick") == "choose, auto_best, sapphires_first"
    assert allowed_values(Options, "box_actions") == "2, 1"
    assert allowed_values(Options, "quick_setup") == "true, false"
    assert allowed_values(DiamantOptions, "expeditions") == "a whole number from 1 to 10"


def test_a_typed_value_is_read_for_what_it_is() -> None:
    texts = ("8+2", "12", "0.25", "true", "null", '"x"', "stay")
    assert [option_value(text) for text in texts] == ["8+2", 12, 0.25, True, "null", '"x"', "stay"]


@pytest.mark.parametrize("options", [Options, DiamantOptions])
def test_every_option_is_read_by_the_rules_or_shown(options: type[Any]) -> None:
    """An option that nobody reads would be a promise that nobody keeps."""
    rules = Path(inspect.getfile(options)).parent
    read = {
        node.attr
        for file in rules.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    shown = set(PRESENTATION) if options is Options else set()
    assert set(option_names(options)) - read == shown


WING: Final = Path(inspect.getfile(Options)).parents[1]
PAGE: Final = Path(__file__).parents[2] / "web" / "src" / "games" / WING.name


@pytest.mark.parametrize(
    "files", [[*(WING / "terminal").glob("*.py")], [*PAGE.rglob("*.ts*")]], ids=["terminal", "page"]
)
def test_what_is_only_shown_terminal_and_page_read(files: list[Path]) -> None:
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert [name for name in PRESENTATION if not any(name in text for text in texts)] == []
