"""Whole games over a real socket, with the first move that is offered."""

from typing import Any

from server.support.real_server import Client, Talk

DIAMANT = {"game": "diamant", "edition": "diamant", "chairs": ["person", "bot", "random"]}
THIEVES = {"game": "meisterdiebe", "edition": "zoch", "chairs": ["person", "bot"]}


async def seated(client: Client, setting: dict[str, Any]) -> str:
    table = (await client.post("/tables", setting))["id"]
    await client.post(f"/tables/{table}/seats/0")
    await client.post(f"/tables/{table}/start")
    return str(table)


async def play_on(talk: Talk, seat: int, answers: int | None = None) -> Any:
    """Answers whatever the seat is asked with the first move offered, until the game is over."""
    done: set[int] = set()
    while answers is None or len(done) < answers:
        now = await talk.until("Now")
        if now["outcome"]:
            return now
        for ask in now["asked"]:
            if ask["id"] not in done:
                done.add(ask["id"])
                move = first_move(ask, now)
                await talk.say(
                    type="Answer", seat=seat, decision=ask["id"], key=f"k{ask['id']}", move=move
                )
    return None


def first_move(ask: Any, now: Any) -> str:
    if ask["moves"]:
        return str(ask["moves"][0])
    if ask["kind"] != "fill":
        return str(ask["example"])
    return "fill " + " ".join(["A1"] * (12 // len(now["view"]["white"])))


async def whole_game(client: Client, setting: dict[str, Any]) -> None:
    table = await seated(client, setting)
    async with client.at(table) as talk:
        await talk.say(type="Watch", seat=0)
        assert (await play_on(talk, 0))["outcome"]["scores"]
