"""A game of each kind kept as OpenSpiel writes it: all that every player sees, move by move."""

from pathlib import Path
from typing import Final

import pytest
from open_spiel.python.algorithms.generate_playthrough import (  # type: ignore[import-untyped]  # OpenSpiel comes without types
    playthrough,
)

import schatulle.research.openspiel

assert schatulle.research.openspiel.GAMES

#: The line that lists all options: other tests hold it, so a new option leaves what is kept alone.
PARAMETERS: Final = "GameType.parameter_specification"
KEPT: Final = Path(__file__).parent / "playthroughs"
SEED: Final = 20
GAMES: Final = {
    "diamant": "python_schatulle_diamant(players=3,expeditions=2)",
    "meisterdiebe": "python_schatulle_meisterdiebe(players=2,max_rounds=2,setup_diamonds=3)",
}


@pytest.mark.parametrize("name", GAMES)
def test_the_kept_game_is_played_again_word_for_word(name: str) -> None:
    kept = (KEPT / f"{name}.txt").read_text(encoding="utf-8")
    lines = playthrough(GAMES[name], None, seed=SEED).splitlines(keepends=True)
    assert "".join(line for line in lines if not line.startswith(PARAMETERS)) == kept
