"""Connections below HTTP, byte by byte."""

import asyncio


async def connected(address: str, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    return reader, writer


def upgrade_of(address: str, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
