"""What a page loads, and how many bytes of it come over the line."""

from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

#: The letters of the smaller texts come last of all.
LETTERED = """() => [...document.fonts].some(
    (it) => it.family.includes("Inter Variable") && it.status === "loaded")"""


class Load(NamedTuple):
    path: str
    #: With headers, as packed as it came.
    size: int
    #: Milliseconds after the start of the navigation at which it was asked for.
    start: float


class Transfers:
    """Listens to everything that a page loads, from before its first request on."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self._page = page
        self._asked: dict[str, tuple[str, float]] = {}
        self._start = 0.0
        self.loads: list[Load] = []
        self.line.on("Network.requestWillBeSent", self._sent)
        self.line.on("Network.loadingFinished", self._finished)
        self.line.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        if event.get("type") == "Document":
            self._start = event["timestamp"]
        path = "/" + event["request"]["url"].split("/", 3)[-1]
        self._asked[event["requestId"]] = path, (event["timestamp"] - self._start) * 1000

    def _finished(self, event: dict[str, Any]) -> None:
        path, start = self._asked.get(event["requestId"], ("?", 0.0))
        self.loads.append(Load(path, round(event["encodedDataLength"]), start))

    def needed(self) -> list[Load]:
        """All that the page asks for by itself until it is quiet, its fonts included."""
        self._page.wait_for_function(LETTERED)
        self._page.wait_for_load_state("networkidle")
        return list(self.loads)


#: Notes when the games can be chosen, and gives the later one of this and of the load event.
_WATCHED = """(() => {
    let seen = 0;
    const ready = () => document.querySelector(".st-ways button");
    const look = () => { if (!seen && ready()) seen = performance.now(); };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    Object.defineProperty(window, "usable", { value: () => {
        const loaded = performance.getEntriesByType("navigation")[0].loadEventEnd;
        return loaded && seen && Math.max(loaded, seen);
    }});
})()"""


def first_page(page: Page) -> float:
    """Opens it; the milliseconds until it can be used."""
    page.add_init_script(_WATCHED)
    page.goto("/")
    return float(page.wait_for_function("usable()").json_value())


def total(loads: list[Load]) -> int:
    return sum(load.size for load in loads)


def listing(loads: list[Load]) -> str:
    rows = sorted(loads, key=lambda load: -load.size)
    return "\n".join(f"{load.size:8} {load.path}" for load in rows)
