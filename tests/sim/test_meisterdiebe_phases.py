"""Phases have one order wherever they are numbers."""

from typing import get_args

from schatulle.games.meisterdiebe.arrays.layout import Phase as ArrayPhase
from schatulle.games.meisterdiebe.arrays.layout import Stage as ArrayStage
from schatulle.games.meisterdiebe.bots.learned.features import PHASES
from schatulle.games.meisterdiebe.rules.state import SHOWN_PHASES, ShownPhase, Stage


def test_the_phases_that_are_shown_keep_their_numbers() -> None:
    """Weights of networks and stored observations hang on them."""
    assert get_args(ShownPhase) == SHOWN_PHASES == PHASES
    assert SHOWN_PHASES == (
        "fill",
        "choose",
        "open",
        "place",
        "rob",
        "give",
        "take",
        "turn",
        "over",
    )


def test_arrays_number_phases_and_stages_as_the_rules_do() -> None:
    shown = [phase.name for phase in sorted(ArrayPhase)][: len(SHOWN_PHASES)]
    assert [phase.name for phase in SHOWN_PHASES] == shown
    assert [stage.name for stage in Stage] == [stage.name for stage in sorted(ArrayStage)]
