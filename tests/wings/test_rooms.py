"""Every room of every wing keeps the contract of the layer that asks for it: mypy reads it here."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from schatulle.arena.appraisal import Appraiser
from schatulle.bots.contract import Bots
from schatulle.cli.terminal.contract import Terminal
from schatulle.core import Game
from schatulle.core.advice import Voice
from schatulle.core.registry import games_with, room
from schatulle.drawing.contract import Drawing
from schatulle.games.diamant import appraisal as diamant_appraisal
from schatulle.games.diamant import arrays as diamant_arrays
from schatulle.games.diamant import bots as diamant_bots
from schatulle.games.diamant import drawing as diamant_drawing
from schatulle.games.diamant import review as diamant_review
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant import terminal as diamant_terminal
from schatulle.games.diamant import training as diamant_training
from schatulle.games.diamant import voice as diamant_voice
from schatulle.games.diamant.research import follower as diamant_follower
from schatulle.games.diamant.research import solving as diamant_solving
from schatulle.games.meisterdiebe import appraisal as meisterdiebe_appraisal
from schatulle.games.meisterdiebe import arrays as meisterdiebe_arrays
from schatulle.games.meisterdiebe import bots as meisterdiebe_bots
from schatulle.games.meisterdiebe import drawing as meisterdiebe_drawing
from schatulle.games.meisterdiebe import review as meisterdiebe_review
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe import terminal as meisterdiebe_terminal
from schatulle.games.meisterdiebe import training as meisterdiebe_training
from schatulle.games.meisterdiebe import voice as meisterdiebe_voice
from schatulle.games.meisterdiebe.research import follower as meisterdiebe_follower
from schatulle.games.meisterdiebe.research import solving as meisterdiebe_solving
from schatulle.research.contract import Following, Solving
from schatulle.reviews.contract import Reviewer
from schatulle.sim.contract import Arrays
from schatulle.training.contract import Training
from support.toy import bots as toy_bots
from support.toy import rules as toy

RULES: Final[list[Game]] = [diamant, meisterdiebe, toy]
BOTS: Final[list[Bots]] = [diamant_bots, meisterdiebe_bots, toy_bots]
TERMINALS: Final[list[Terminal]] = [diamant_terminal, meisterdiebe_terminal]
ARRAYS: Final[list[Arrays]] = [diamant_arrays, meisterdiebe_arrays]
TRAININGS: Final[list[Training]] = [diamant_training, meisterdiebe_training]
DRAWINGS: Final[list[Drawing]] = [diamant_drawing, meisterdiebe_drawing]
FOLLOWERS: Final[list[Following]] = [diamant_follower, meisterdiebe_follower]
SOLVINGS: Final[list[Solving]] = [diamant_solving, meisterdiebe_solving]
REVIEWERS: Final[list[Reviewer]] = [diamant_review, meisterdiebe_review]
VOICES: Final[list[Voice]] = [diamant_voice, meisterdiebe_voice]
APPRAISERS: Final[list[Appraiser]] = [diamant_appraisal, meisterdiebe_appraisal]

#: Every room that has a contract, by its name.
READ: Final[Mapping[str, list[Any]]] = {
    "rules": RULES,
    "bots": BOTS,
    "terminal": TERMINALS,
    "arrays": ARRAYS,
    "training": TRAININGS,
    "drawing": DRAWINGS,
    "research.follower": FOLLOWERS,
    "research.solving": SOLVINGS,
    "review": REVIEWERS,
    "voice": VOICES,
    "appraisal": APPRAISERS,
}


@pytest.mark.parametrize("part", READ)
def test_mypy_reads_every_room_that_there_is(part: str) -> None:
    assert {room(game, part) for game in games_with(part)} <= set(READ[part])
