"""The page, as it was built into the package: read once, kept in memory, sent packed."""

import gzip
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from msgspec import Struct

#: A page's own paths, all shown by the one document.
SHOWN_BY_THE_PAGE: Final = (
    *("table", "join", "device", "screen", "hand"),
    *("replay", "rules", "games", "learn", "review"),
)
#: Nothing below `/api` is the page's.
PATHS: Final = [
    "/",
    "/{name:str}",
    "/assets/{name:str}",
    *(f"/{kind}" for kind in SHOWN_BY_THE_PAGE),
    *(f"/{kind}/{{name:str}}" for kind in SHOWN_BY_THE_PAGE),
]
INDEX: Final = "index.html"
NOT_BUILT: Final = "The page is not built. In the project's folder: make page"

#: Files with their hash in the name never change; everything else is asked for again.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

_TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".map": "application/json",
}
_PACKED_TYPES: Final = ("text/", "application/", "image/svg")
#: Packed by the build already, which lies beside the file; and what only developers read.
BROTLI: Final = ".br"
_SOURCES: Final = ".map"


class Sheet(Struct, frozen=True):
    """One file of the page."""

    body: bytes
    #: By the name that a client accepts it under, the smallest first.
    packed: Mapping[str, bytes]
    media_type: str
    etag: str
    caching: str


@cache
def page() -> Mapping[str, Sheet]:
    """The page that was built into the package."""
    return sheets(files("schatulle") / "page")


def sheets(folder: Traversable) -> dict[str, Sheet]:
    """Every file of a built page by its path; none where it is not built."""
    return dict(_sheets(folder, "")) if folder.is_dir() else {}


def _sheets(folder: Traversable, path: str) -> list[tuple[str, Sheet]]:
    found = []
    entries = {entry.name: entry for entry in folder.iterdir()}
    for entry in entries.values():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            found += _sheets(entry, f"{name}/")
        elif not name.endswith(BROTLI):
            beside = entries.get(f"{entry.name}{BROTLI}")
            brotli = beside.read_bytes() if beside else None
            found.append((name, _sheet(name, entry.read_bytes(), brotli)))
    return found


def _sheet(name: str, body: bytes, brotli: bytes | None) -> Sheet:
    ending = f".{name.rpartition('.')[2]}"
    media_type = _TYPES.get(ending) or guess_type(name)[0] or "application/octet-stream"
    packed = {"br": brotli} if brotli else {}
    if ending != _SOURCES and media_type.startswith(_PACKED_TYPES):
        packed["gzip"] = gzip.compress(body, mtime=0)
    return Sheet(
        body=body,
        packed=packed,
        media_type=media_type,
        etag=f'"{sha256(body).hexdigest()[:16]}"',
        caching=FOREVER if name.startswith("assets/") else ASK_AGAIN,
    )


@route(PATHS, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def shown(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the page, or the document that shows one of its paths."""
    name = request.scope["path"].strip("/")
    sheet = page().get(name or INDEX)
    if sheet is None and name.partition("/")[0] in SHOWN_BY_THE_PAGE:
        sheet = page().get(INDEX)
    if sheet is not None:
        return _answer(request, sheet)
    if page() and "text/html" in request.headers.get("accept", ""):
        # Somebody reads this: the page says it in words.
        return _answer(request, page()[INDEX], 404)
    raise NotFoundException("there is nothing here" if page() else NOT_BUILT)


def _answer(request: Request[Any, Any, State], sheet: Sheet, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": sheet.caching, "ETag": sheet.etag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == sheet.etag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    body = sheet.body
    for packing, packed in sheet.packed.items():
        if packing in accepted:
            headers["Content-Encoding"] = packing
            body = packed
            break
    return Response(body, status_code=status, media_type=sheet.media_type, headers=headers)
