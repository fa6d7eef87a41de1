"""The built page as the server hands it out."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from schatulle.server.http import page
from server.support.real_server import served

SCRIPT = "console.log('walnut');" * 50


@pytest.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Schatulle</title>")
    (folder / "sw.js").write_text("// worker")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "main-abc123.js.br").write_bytes(b"as small as it gets")
    (folder / "assets" / "letters.woff2").write_bytes(b"\0\1\2")
    monkeypatch.setattr(page, "page", lambda: page.sheets(folder))
    async with (
        served(tmp_path) as address,
        httpx.AsyncClient(base_url=f"http://{address}") as client,
    ):
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/abc",
        "/join/ABCDEF",
        "/replay/x",
        "/rules",
        "/rules/M-41",
        "/games",
        "/learn/diamant",
    ],
)
async def test_the_pages_own_paths_all_show_the_document(
    site: httpx.AsyncClient, path: str
) -> None:
    answer = await site.get(path)
    assert answer.status_code == 200
    assert "Schatulle" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


async def test_files_with_a_hash_are_kept_for_ever_and_come_packed(site: httpx.AsyncClient) -> None:
    gzip = {"Accept-Encoding": "gzip"}
    answer = await site.get("/assets/main-abc123.js", headers=gzip)
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = await site.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


async def test_what_the_build_packed_goes_to_whoever_can_unpack_it(
    site: httpx.AsyncClient,
) -> None:
    every = {"Accept-Encoding": "gzip, deflate, br"}
    async with site.stream("GET", "/assets/main-abc123.js", headers=every) as answer:
        assert b"".join([part async for part in answer.aiter_raw()]) == b"as small as it gets"
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (await site.get("/assets/main-abc123.js.br")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/rules/M-41", "/sw.js"])
async def test_whoever_asks_for_the_head_alone_gets_it(site: httpx.AsyncClient, path: str) -> None:
    head, whole = await site.head(path), await site.get(path)
    assert head.status_code == 200
    assert head.content == b""
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


async def test_what_is_packed_already_is_not_packed_again(site: httpx.AsyncClient) -> None:
    answer = await site.get("/assets/letters.woff2")
    assert answer.content == b"\0\1\2"
    assert "content-encoding" not in answer.headers


async def test_the_service_worker_is_always_asked_for_again(site: httpx.AsyncClient) -> None:
    answer = await site.get("/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    again = await site.get("/sw.js", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/nothing.js",
        "/assets/..%2f..%2fserver%2fapp.py",
        "/api/nothing",
        "/..%2fpyproject.toml",
    ],
)
async def test_nothing_but_the_page_is_handed_out(site: httpx.AsyncClient, path: str) -> None:
    answer = await site.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"reason", "clause", "id", "says", "about"}


async def test_a_reader_who_went_astray_is_shown_the_page(site: httpx.AsyncClient) -> None:
    answer = await site.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert "Schatulle" in answer.text


async def test_a_server_without_a_built_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "page", lambda: page.sheets(tmp_path / "no page"))
    async with (
        served(tmp_path) as address,
        httpx.AsyncClient(base_url=f"http://{address}") as client,
    ):
        answer = await client.get("/")
        assert answer.status_code == 404
        assert "make page" in answer.json()["reason"]
        assert (await client.get("/healthz")).text == "ok"
