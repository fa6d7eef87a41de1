"""`schatulle learn`: which lessons there are and were done, or one of them at this terminal."""

from rich.console import Console

from schatulle.cli.terminal.app import TableApp, check_terminal
from schatulle.cli.terminal.game.lesson_files import LessonFolder, default_folder
from schatulle.cli.terminal.game.lesson_table import LessonTable
from schatulle.cli.terminal.game.setup import TableSetup
from schatulle.cli.terminal.wording.phrases import game_name, of_lesson
from schatulle.cli.terminal.wording.refusals import refusing_in
from schatulle.lang import has, message
from schatulle.lessons.lesson import Lesson
from schatulle.lessons.library import all_lessons, lesson_named


def run(name: str | None, lang: str, out: Console) -> int:
    """The list, or the lesson of that name; raises BadOptions."""
    folder = LessonFolder(default_folder())
    if name is None:
        tell_lessons(folder, lang, out)
        return 0
    with refusing_in(lang):
        lesson = lesson_named(name)
        check_terminal()
    table = folder.table(lesson, message("learn-you", lang))
    app = TableApp(TableSetup(lang=lang), table)
    app.run()
    out.print(farewell(folder, table, lang), markup=False, highlight=False, soft_wrap=True)
    return app.return_code or 0


def tell_lessons(folder: LessonFolder, lang: str, out: Console) -> None:
    """Game by game, each with what it is about, and what became of it."""
    game = None
    for lesson in all_lessons():
        if lesson.game != game:
            game = lesson.game
            out.print(game_name(game, lang), style="bold", highlight=False)
        mark, state = _state(folder, lesson, lang)
        title = of_lesson(lesson.title, lang)
        line = f"  {mark} {lesson.id:24} {title}{f' ({state})' if state else ''}"
        out.print(line, markup=False, highlight=False, soft_wrap=True)
        if has(about := f"{lesson.title}.about"):
            line = f"    {'':24} {message(about, lang)}"
            out.print(line, style="dim", markup=False, highlight=False, soft_wrap=True)
    if (begin := _next(folder)) is not None:
        out.print(message("learn-begin", lang, lesson=begin.id), highlight=False, soft_wrap=True)


def farewell(folder: LessonFolder, table: LessonTable, lang: str) -> str:
    """Whether the lesson is done, and how to go on; a done one is put aside."""
    if not table.is_over:
        return message("learn-resume", lang, lesson=table.lesson.id)
    folder.put_aside(table.lesson)
    done = message("learn-done", lang, title=of_lesson(table.lesson.title, lang))
    if lesson := _next(folder):
        return f"{done}\n{message('learn-begin', lang, lesson=lesson.id)}"
    return done


def _state(folder: LessonFolder, lesson: Lesson, lang: str) -> tuple[str, str]:
    if folder.is_begun(lesson):
        return "◐", message("learn-state-begun", lang)
    return ("✓", message("learn-state-done", lang)) if folder.is_done(lesson) else ("·", "")


def _next(folder: LessonFolder) -> Lesson | None:
    return next((lesson for lesson in all_lessons() if not folder.is_done(lesson)), None)
