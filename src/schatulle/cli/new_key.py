"""`schatulle new-key`: guests' tokens are signed with another key from now on."""

import asyncio
import sys
from typing import TextIO

from schatulle.cli.serve import data_folder
from schatulle.cli.wishes import NewKey
from schatulle.core import BadOptions
from schatulle.server.keyrings import KeysInFolder, KeysOfNodes, opened_database
from schatulle.server.keys import Keys
from schatulle.store.port import StoreError


def run(wishes: NewKey, out: TextIO | None = None) -> int:
    """Makes the key and says what follows; raises BadOptions."""
    try:
        keys = asyncio.run(_renewed(wishes))
    except StoreError as error:
        raise BadOptions(str(error)) from None
    print(_follows(keys, wishes.forget_old), file=out or sys.stdout)
    return 0


async def _renewed(wishes: NewKey) -> Keys:
    if wishes.database is None:
        return await KeysInFolder(data_folder(wishes.data)).renew(wishes.forget_old)
    store, nodes = await opened_database(wishes.database, "new-key")
    try:
        return await KeysOfNodes(nodes).renew(wishes.forget_old)
    finally:
        await nodes.close()
        await store.close()


def _follows(keys: Keys, forgotten: bool) -> str:
    if forgotten:
        return (
            "There is one key, a new one. Servers believe it within a minute; from then on nobody "
            "is known who came before."
        )
    return (
        f"There are {len(keys.line)} keys. Servers know the new one within a minute and sign with "
        "it in ten; tokens that others have signed still count, and are replaced."
    )
