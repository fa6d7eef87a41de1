"""A lesson at several nodes: read at one, told at the other, and gone on with when one is gone."""

from cluster.support.served_nodes import served_node
from schatulle.lessons.library import lesson_named
from server.support.lesson_play import at, begun, goes_on, played, take
from server.support.real_server import person

LESSON = "meisterdiebe/thief"


async def test_a_step_read_at_one_node_is_told_at_the_other(postgres_url: str) -> None:
    lesson = lesson_named(LESSON)
    async with (
        served_node(postgres_url, "one") as one,
        served_node(postgres_url, "two") as two,
        person(one.address, "Ann") as ann,
        person(two.address, "Ann", ann.http.cookies["schatulle_guest"]) as elsewhere,
    ):
        table = await begun(ann, LESSON)
        async with ann.at(table) as here, elsewhere.at(table) as there:
            for talk in (here, there):
                await talk.say(type="Watch", seat=0)
            now, same = await goes_on(here), await goes_on(there)
            while not now["lesson"]["over"]:
                now = await take(here, lesson, now, try_wrong=False)
                same = await goes_on(there, same)
                assert (at(same), same["view"]) == (at(now), now["view"])


async def test_a_lesson_goes_on_at_another_node(postgres_url: str) -> None:
    """The one that played for the house has gone; the other one takes the script over."""
    lesson = lesson_named(LESSON)
    async with served_node(postgres_url, "one") as one, person(one.address, "Ann") as ann:
        token = ann.http.cookies["schatulle_guest"]
        table = await begun(ann, LESSON)
        async with ann.at(table) as talk:
            await talk.say(type="Watch", seat=0)
            now = await take(talk, lesson, await goes_on(talk))
            ask = now["asked"][0]
            answer = {"type": "Answer", "seat": 0, "decision": ask["id"], "key": "k"}
            await talk.say(**answer, move="choose thief")
            await talk.until("Accepted")
    async with (
        served_node(postgres_url, "two") as two,
        person(two.address, "Ann", token) as ann,
        ann.at(table) as talk,
    ):
        assert await played(talk, lesson) == ["open", "taken", "done"]
