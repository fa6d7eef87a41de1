"""What guards secrets is one at all nodes: guessed codes, and the keys of guests' tokens."""

from cluster.support.served_nodes import served_node
from schatulle.server.budgets import UNLIMITED, Budget
from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.keyrings import KeysOfNodes
from schatulle.server.keys import SPREADING
from schatulle.store.postgres import open_postgres
from schatulle.table.entries import Guest
from server.support.real_server import person

ANN = Guest("the-id-of-ann", "Ann")


async def test_whoever_guesses_at_all_nodes_guesses_no_more_often(postgres_url: str) -> None:
    limits = Limits(wrong_codes=Budget(4, 0.001), own_requests=UNLIMITED)
    async with (
        served_node(postgres_url, "one", limits=limits) as one,
        served_node(postgres_url, "other", limits=limits) as other,
        person(one.address, "Mallory") as here,
        person(other.address, "Mallory", here.http.cookies[COOKIE]) as there,
    ):
        guesses = [await (here, there)[n % 2].http.get("/api/codes/AAAAAA") for n in range(6)]
        assert [guess.status_code for guess in guesses] == [404] * 4 + [429] * 2
        table = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3}
        async with person(other.address, "Ann") as ann:
            code = (await ann.post("/tables", table))["code"]
            assert (await ann.http.get(f"/api/codes/{code}")).status_code == 200


async def test_a_new_key_is_every_node_s_and_nobody_is_forgotten(postgres_url: str) -> None:
    store, nodes = await open_postgres(postgres_url, "one")
    other_store, other_nodes = await open_postgres(postgres_url, "other")
    try:
        here, there = KeysOfNodes(nodes), KeysOfNodes(other_nodes)
        before = Guests(await here.keys(), nodes.now)
        token = before.token(ANN)
        renewed = await there.renew(alone=False)
        assert len(renewed.line) == 2
        assert await here.keys() == renewed
        later = Guests(await here.keys(), lambda: nodes.now() + SPREADING + 1)
        newer = later.renewed(token)
        assert newer is not None
        assert later.known(token) == ANN
        # A node that has read the keys and one that signs with the new one already.
        assert Guests(await there.keys(), nodes.now).known(newer) == ANN
        assert before.known(newer) is None
    finally:
        for each in (nodes, other_nodes, store, other_store):
            await each.close()
