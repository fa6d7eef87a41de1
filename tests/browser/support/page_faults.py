"""What can be wrong with a page for eyes, hands or reading machines, each as a list of faults."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
GRAVE = ("serious", "critical")
#: The smallest phone, phones on end and on their side, tablet, desktop.
SIZES = ((320, 568), (360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900))
WALL = (3840, 2160)
#: 1440 × 900 at 200 %.
ZOOMED = (720, 450)
TARGET = 44
#: Targets inside a line of text may be as small as the text (WCAG 2.5.5, "inline").
INLINE = (
    ".clause",  # a rule's number after a line of the log
    ".su-clause",  # and after what an option means
    "p a",
    "li a:not(.btn)",
    "dd a",
    "small a",
    "summary a",
)

_CONTROLS = """
    const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button]";
    const roof = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !it.closest("[inert]") && it.getClientRects().length > 0;
    // A box or a switch is as large as its label.
    const boxes = "input[type=checkbox], input[type=radio]";
    const whole = (it) => it.matches(boxes) ? it.closest("label") ?? it : it;
    const named = (it) => (it.outerHTML.match(/^<[^>]*>/)?.[0] ?? "").slice(0, 120)
        + (it.textContent ?? "").trim().slice(0, 30);
    const controls = () => [...roof.querySelectorAll(CONTROLS)].filter(shown);
    const hits = (it, x, y) => {
        const found = document.elementFromPoint(x, y);
        return found && (it.contains(found) || found.contains(it) && whole(it).contains(found)
            || found.closest("label")?.control === it);
    };
"""


def violations(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'], elementRef: false })"
    )
    return [
        f"{it['id']}: {node['html'][:160]} {_figures(node)}"
        for it in found["violations"]
        if it["impact"] in GRAVE
        for node in it["nodes"]
    ]


def _figures(node: Any) -> str:
    data = [check["data"] for check in node["any"] if isinstance(check.get("data"), dict)]
    return "; ".join(
        f"{it['fgColor']} on {it['bgColor']} is {it['contrastRatio']}"
        for it in data
        if "contrastRatio" in it
    )


def overflow(page: Page) -> list[str]:
    """What makes a page wider than its window."""
    found: list[str] = page.evaluate(
        """() => {
            const root = document.scrollingElement, room = root.clientWidth;
            if (root.scrollWidth <= room) return [];
            const wide = [...document.body.querySelectorAll("*")]
                .filter((it) => it.getBoundingClientRect().right > room + 1);
            const names = wide.slice(-3).map((it) => `${it.tagName}.${it.getAttribute("class")}`);
            return [`${root.scrollWidth} of ${room}: ${names.join(", ")}`];
        }"""
    )
    return found


def small_targets(page: Page, inline: Sequence[str] = INLINE) -> list[str]:
    """Controls that a thumb misses; room around one that counts as it is room of it."""
    found: list[str] = page.evaluate(
        f"""([least, inline]) => {{
            {_CONTROLS}
            const far = least / 2 - 0.5;
            const isLarge = (it) => {{
                const {{ width, height }} = whole(it).getBoundingClientRect();
                if (width >= least - 0.5 && height >= least - 0.5) return true;
                it.scrollIntoView({{ block: "center", inline: "center" }});
                const {{ x, y, width: w, height: h }} = whole(it).getBoundingClientRect();
                return [[-far, 0], [far, 0], [0, -far], [0, far]]
                    .every(([dx, dy]) => hits(it, x + w / 2 + dx, y + h / 2 + dy));
            }};
            const asked = controls().filter((it) => !it.closest(inline));
            return asked.filter((it) => !isLarge(it)).map((it) => {{
                const {{ width, height }} = whole(it).getBoundingClientRect();
                return `${{Math.round(width)}}×${{Math.round(height)}} ${{named(it)}}`;
            }});
        }}""",
        [TARGET, ", ".join(inline)],
    )
    return found


def unreachable(page: Page) -> list[str]:
    """Controls that no scrolling brings to where they can be pressed."""
    found: list[str] = page.evaluate(
        f"""() => {{
            {_CONTROLS}
            const reached = (it) => ["center", "start", "end"].some((block) => {{
                it.scrollIntoView({{ block, inline: "center" }});
                const {{ x, y, width, height }} = whole(it).getBoundingClientRect();
                return hits(it, x + width / 2, y + height / 2);
            }});
            const lost = controls().filter((it) => !reached(it)).map(named);
            scrollTo(0, 0);
            return lost;
        }}"""
    )
    return found


def invisible_focus(page: Page, most: int = 80) -> list[str]:
    """Tabs through the page: whatever has the focus has an outline, or its label has."""
    faults: list[str] = []
    seen: set[int] = set()
    for press in range(most):
        page.keyboard.press("Tab")
        at: dict[str, Any] | None = page.evaluate(
            """() => {
                const it = document.activeElement;
                if (!it || it === document.body) return null;
                window.tabbed ??= [];
                if (!window.tabbed.includes(it)) window.tabbed.push(it);
                const near = [it, it.closest("label"), it.nextElementSibling, it.parentElement];
                const marked = near.filter(Boolean).map((one) => getComputedStyle(one))
                    .some((it) => it.outlineStyle !== "none" && parseFloat(it.outlineWidth) >= 2);
                const name = it.outerHTML.slice(0, 100);
                return { number: window.tabbed.indexOf(it), marked, name };
            }"""
        )
        if at is None and press == 0:
            # Whoever scrolled to the last control tabs on from there: out of the page, then in.
            continue
        if at is None or at["number"] in seen:
            break
        seen.add(at["number"])
        if not at["marked"]:
            faults.append(at["name"])
    page.evaluate("delete window.tabbed")
    return faults if seen else ["nothing can have the focus"]
