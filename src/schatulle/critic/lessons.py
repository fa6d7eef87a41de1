"""Critics that learn on arrays against one network; a lesson that was broken off goes on."""

from collections.abc import Generator
from pathlib import Path
from typing import Final

from schatulle.critic.exam import NETWORK, Exam
from schatulle.training import trainer
from schatulle.training.checkpoints import keep_network, kept, network_named
from schatulle.training.recipe import Recipe

#: So often a lesson is kept on its way.
_KEPT: Final = 10
#: So many decisions make a step, where there are as many.
_A_STEP: Final = 4096


def recipe_of(exam: Exam, way: str) -> Recipe:
    """From nothing, or from the network in smaller steps; raises BadOptions."""
    usual = trainer.training_of(exam.game).USUAL
    settings = usual.settings._replace(games=exam.batch)
    settings = settings._replace(parts=_parts(exam.batch * settings.steps, settings.parts))
    begins_as = exam.network if way == NETWORK else None
    recipe = Recipe(
        game=exam.game,
        seats=(exam.seats,),
        edition=exam.edition,
        seed=exam.seed,
        rounds=exam.rounds,
        hidden=usual.hidden,
        settings=trainer.careful(settings) if begins_as else settings,
        start=begins_as,
        against=exam.network,
    )
    trainer.tables_of(recipe, alone=True)
    network_named(str(recipe.against))
    return recipe


def taught(recipe: Recipe, lesson_path: Path, network_path: Path) -> Generator[int, None, None]:
    """How many rounds are over, again and again; at the end the network is there."""
    first = trainer.first_lesson(recipe, alone=True)
    begun = kept(lesson_path, first) if lesson_path.exists() else first
    yield int(begun.rounds)
    rival, lesson = network_named(str(recipe.against)), begun
    try:
        for lesson in trainer.taught(recipe, begun, rival):
            if int(lesson.rounds) % max(1, recipe.rounds // _KEPT) == 0:
                trainer.break_off(lesson, lesson_path)
            yield int(lesson.rounds)
    finally:
        if int(lesson.rounds) < recipe.rounds:
            trainer.break_off(lesson, lesson_path)
    keep_network(lesson.learner.average, network_path)


def _parts(decisions: int, usual: int) -> int:
    """A power of two that divides them, so that steps are neither tiny nor more than usual."""
    parts = 1
    while 2 * parts <= min(usual, decisions // _A_STEP) and decisions % (2 * parts) == 0:
        parts *= 2
    return parts
