"""What a lesson says: its step, and a word to a wrong move or to what was seen."""

from textwrap import wrap

from rich.text import Text

from schatulle.cli.terminal.look.drawing import stacked
from schatulle.cli.terminal.look.palette import BRASS, PAPER, WARN
from schatulle.cli.terminal.wording.phrases import of_lesson
from schatulle.lessons.standing import Standing


def lesson_heading(standing: Standing, lang: str) -> str:
    """Which lesson it is, and how far one has come."""
    title = of_lesson(standing.lesson.title, lang)
    return f"{title} {standing.shown + 1}/{len(standing.lesson.steps)}"


def lesson_text(standing: Standing, told_to_wrong: str | None, width: int, lang: str) -> Text:
    """The step with what it points at, and below it what else there is to say."""
    lesson, step = standing.lesson, standing.step
    points = [f"▸ {name}" for name in _named(step.point)]
    told = " ".join((of_lesson(lesson.words(step), lang), *points))
    lines = [Text(line, PAPER[0]) for line in wrap(told, width)]
    if told_to_wrong is not None:
        lines += [Text(line, WARN) for line in wrap(of_lesson(told_to_wrong, lang), width)]
    elif standing.hint is not None:
        hint = of_lesson(lesson.words(step, standing.hint), lang)
        lines += [Text(line, BRASS) for line in wrap(hint, width)]
    return stacked(lines)


def _named(points: tuple[str, ...]) -> list[str]:
    """What has a name of its own on the board, as a drawer: `B3`."""
    return [name for _, _, name in (point.partition(" ") for point in points) if name[:1].isupper()]
