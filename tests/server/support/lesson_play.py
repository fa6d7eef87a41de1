"""A learner over the socket: reads what is to be read, tries what is wrong, and plays on."""

from typing import Any

from schatulle.lessons.lesson import Lesson, Step
from server.support.real_server import Client, Talk


async def begun(client: Client, lesson: str) -> str:
    """The table of a new lesson."""
    return str((await client.post(f"/lessons/{lesson}"))["id"])


async def goes_on(talk: Talk, before: Any = None) -> Any:
    """The next `Now` that waits for the learner, at another step or question than before."""

    def waits(now: Any) -> bool:
        lesson = now["lesson"]
        awaited = lesson["over"] or not lesson["moves"] or now["asked"]
        return awaited and (before is None or at(now) != at(before))

    return await talk.until("Now", waits)


def at(now: Any) -> tuple[int, list[int], bool]:
    """Which step, which question, and whether it is over."""
    return now["lesson"]["number"], [ask["id"] for ask in now["asked"]], now["lesson"]["over"]


def right_move(step: Step, ask: Any) -> str:
    listed = ask["moves"] or [ask["example"], *step.moves]
    return str(next(move for move in listed if step.wants(move)))


def wrong_moves(step: Step, ask: Any) -> list[str]:
    return [move for move in ask["moves"] or [] if not step.wants(move)]


async def take(talk: Talk, lesson: Lesson, now: Any, *, try_wrong: bool = True) -> Any:
    """Reads the step, or tries what is wrong there and plays what is right."""
    standing = now["lesson"]
    step = lesson.steps[standing["number"] - 1]
    assert (standing["step"], standing["id"]) == (step.name, lesson.id)
    if not standing["moves"]:
        assert now["asked"] == []
        await talk.say(type="Read", seat=0, number=standing["number"])
    else:
        (ask,) = now["asked"]
        said = {"type": "Answer", "seat": 0, "decision": ask["id"]}
        for move in wrong_moves(step, ask) if try_wrong else ():
            await talk.say(**said, key="wrong", move=move)
            refused = await talk.until("Refused")
            assert refused["says"] == lesson.words(step, step.said_to(move))
            assert refused["key"] == "wrong"
        await talk.say(**said, key=f"k{ask['id']}", move=right_move(step, ask))
        await talk.until("Accepted")
    return await goes_on(talk, now)


async def played(talk: Talk, lesson: Lesson, *, try_wrong: bool = True) -> list[str]:
    """From wherever it stands to its end; the steps that were shown."""
    await talk.say(type="Watch", seat=0)
    now = await goes_on(talk)
    steps = [now["lesson"]["step"]]
    while not now["lesson"]["over"]:
        now = await take(talk, lesson, now, try_wrong=try_wrong)
        if now["lesson"]["step"] != steps[-1]:
            steps.append(now["lesson"]["step"])
    return steps
