"""`docs/turn.md` draws every phase of both games, and every step that their games take."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given

from schatulle.games.diamant.rules.state import Phase as DiamantPhase
from schatulle.games.meisterdiebe.rules.state import Phase
from support.budget import examples
from support.games import EVERY_TABLE, Steps, Table, played, random_game, tables

_DOC: Final = Path(__file__).parents[2] / "docs" / "turn.md"
_ARROW: Final = re.compile(r"^ +(\w+) --> (\w+): (.+)$", re.MULTILINE)
#: The phase before, the event and the phase after.
Arrow = tuple[str, str, str]


def drawn(game: str) -> set[Arrow]:
    """The arrows of the game's diagram, one for each event that stands at them."""
    diagrams = _DOC.read_text(encoding="utf-8").split("```mermaid")[1:]
    text = diagrams[("meisterdiebe", "diamant").index(game)]
    return {
        (before, event, after)
        for before, after, labels in _ARROW.findall(text)
        for event in labels.split(", ")
    }


def taken(table: Table, steps: Steps) -> Iterator[Arrow]:
    """From which phase to which each event of a game led."""
    state = steps[0].before
    for step in steps:
        for event in step.events:
            before, state = state.phase, table.game.evolve(state, event)
            yield before.value, type(event).__name__, state.phase.value


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_step_of_a_game_is_drawn(table: Table) -> None:
    assert set(taken(table, played(table))) <= drawn(table.game.NAME)


@given(table=tables())
@examples(60)
def test_every_step_is_drawn_with_any_options(table: Table) -> None:
    assert set(taken(table, tuple(random_game(table)))) <= drawn(table.game.NAME)


@pytest.mark.parametrize(("game", "phases"), [("meisterdiebe", Phase), ("diamant", DiamantPhase)])
def test_every_phase_is_drawn_and_no_other(
    game: str, phases: type[Phase] | type[DiamantPhase]
) -> None:
    met = {phase for before, _, after in drawn(game) for phase in (before, after)}
    assert met == {phase.value for phase in phases}
