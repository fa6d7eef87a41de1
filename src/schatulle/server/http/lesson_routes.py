"""The paths for learners: which lessons there are, and a table for one of them."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from msgspec import Struct

from schatulle.lessons.library import all_lessons, find_lesson
from schatulle.server.http.clients import guest_of, hub_of
from schatulle.server.http.error_body import REFUSALS
from schatulle.server.http.opened import Opened

Word = Annotated[str, PathParameter(max_length=64)]


class LessonOffered(Struct, frozen=True):
    """A lesson; its words are in the page."""

    id: str
    game: str
    name: str
    #: Its place among those of its game.
    number: int
    #: How many steps it has.
    steps: int


@get("/lessons", responses=REFUSALS)
async def lessons() -> list[LessonOffered]:
    """All lessons, game by game, in the order in which they are to be played."""
    return [
        LessonOffered(lesson.id, lesson.game, lesson.name, lesson.number, len(lesson.steps))
        for lesson in all_lessons()
    ]


@post("/lessons/{game:str}/{name:str}", responses=REFUSALS)
async def learn(request: Request[Any, Any, State], game: Word, name: Word) -> Opened:
    """Begin a lesson: its table is there, the guest at it, and the game has begun."""
    guest, lesson = guest_of(request), find_lesson(f"{game}/{name}")
    if lesson is None:
        raise NotFoundException("there is no such lesson")
    live = await hub_of(request).learn(lesson, guest)
    return Opened(live.table.id, live.table.code)


LEARNING = [lessons, learn]
