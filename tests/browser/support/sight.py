"""What eyes and thumbs stumble over: cut words, words over words, buttons under others."""

from typing import Final

from playwright.sync_api import Page

#: Text boxes of whatever is uppermost, cut to what their scrollers show of them.
_SEEN: Final = """
    const roof = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const isShown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !it.closest("[inert], .visually-hidden");
    const named = (it) => (it.outerHTML.match(/^<[^>]*>/)?.[0] ?? "").slice(0, 100);
    const scrolls = (how) => how === "auto" || how === "scroll";
    const cuts = (how) => how === "hidden" || how === "clip";
    const ancestors = function* (it) {
        for (; it && it !== document.documentElement; it = it.parentElement) yield it;
    };
    const texts = function* () {
        const walker = document.createTreeWalker(roof, NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode()); ) {
            const host = node.parentElement;
            if (!node.data.trim() || !isShown(host)) continue;
            if (host.closest("svg, select, script, style")) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const box of range.getClientRects())
                if (box.width > 1 && box.height > 1) yield { node, host, box };
        }
    };
    const said = ({ node }) => node.data.trim().slice(0, 40);
"""

_CUT: Final = f"""() => {{
    {_SEEN}
    const faults = [];
    const cutBy = ({{ host, box }}) => {{
        for (const it of ancestors(host)) {{
            const style = getComputedStyle(it), room = it.getBoundingClientRect();
            if (style.clipPath !== "none" && room.width <= 2) return null;
            if (style.display === "inline") continue;
            if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
            const wide = box.right > room.right + 1.5 || box.left < room.left - 1.5;
            const high = box.bottom > room.bottom + 3 || box.top < room.top - 3;
            if (cuts(style.overflowX) && wide || cuts(style.overflowY) && high) return it;
        }}
        return box.left < -1 || box.right > innerWidth + 1 ? document.body : null;
    }};
    const spills = ({{ host, box }}) => {{
        const button = host.closest("button, .btn, summary"), tag = host.closest(".md-tag");
        if (!button || tag) return null;
        const room = button.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const out = box.right > room.right + 1 || box.left < room.left - 1
            || box.bottom > room.bottom + 2 || box.top < room.top - 2;
        return out && x > 0 && y > 0 ? button : null;
    }};
    for (const text of texts()) {{
        const cut = cutBy(text), spilt = spills(text);
        if (cut) faults.push(`"${{said(text)}}" is cut by ${{named(cut)}}`);
        if (spilt) faults.push(`"${{said(text)}}" spills out of ${{named(spilt)}}`);
    }}
    for (const it of roof.querySelectorAll("*")) {{
        const dots = getComputedStyle(it).textOverflow === "ellipsis" && !it.matches("select");
        if (dots && it.scrollWidth > it.clientWidth + 1 && isShown(it))
            faults.push(`dots end ${{named(it)}}`);
    }}
    return [...new Set(faults)];
}}"""

_OVER: Final = f"""() => {{
    {_SEEN}
    const shown = [...texts()].map((text) => {{
        let {{ left, right, top, bottom }} = text.box;
        let floats = null;
        for (const it of ancestors(text.host)) {{
            const style = getComputedStyle(it), room = it.getBoundingClientRect();
            if (style.position === "sticky" || style.position === "fixed") floats ??= it;
            if (style.display === "inline" || style.overflow === "visible") continue;
            left = Math.max(left, room.left), right = Math.min(right, room.right);
            top = Math.max(top, room.top), bottom = Math.min(bottom, room.bottom);
        }}
        return {{ ...text, left, right, top, bottom, floats }};
    }}).filter((it) => it.right - it.left > 1 && it.bottom - it.top > 1);
    const holds = (a, b) => a.host !== b.host && a.host.contains(b.host);
    const runOn = (a, b) => a.node === b.node || holds(a, b) || holds(b, a);
    const faults = [];
    shown.forEach((a, at) => shown.slice(at + 1).forEach((b) => {{
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 3 && high > 5 && a.floats === b.floats && !runOn(a, b))
            faults.push(`"${{said(a)}}" and "${{said(b)}}" lie over each other`);
    }}));
    return faults;
}}"""

#: Nearer to the corners, cards of a fan lie over each other, as they should.
_CORNERS: Final = ((0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75))
_CONTROLS: Final = "a[href], button, input, select, textarea, summary, [role=button]"

_COVERED: Final = f"""([controls, corners]) => {{
    {_SEEN}
    const ticks = "[type=checkbox], [type=radio]";
    const whole = (it) => it.matches(ticks) ? it.closest("label") ?? it : it;
    const faults = [];
    for (const control of roof.querySelectorAll(controls)) {{
        if (!isShown(control) || !control.getClientRects().length) continue;
        const it = whole(control);
        it.scrollIntoView({{ block: "nearest", inline: "nearest" }});
        const box = [...it.getClientRects()][0];
        const missed = corners.map(([x, y]) =>
            document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
        ).find((hit) => !it.contains(hit) && hit?.closest("label")?.control !== control);
        if (missed !== undefined)
            faults.push(`${{named(control)}} lies under ${{missed ? named(missed) : "the edge"}}`);
    }}
    scrollTo(0, 0);
    return faults;
}}"""


def cut(page: Page) -> list[str]:
    """Words that are cut off, end in dots, or run out of their button."""
    found: list[str] = page.evaluate(_CUT)
    return found


def overlapping(page: Page) -> list[str]:
    """Words that lie over other words."""
    found: list[str] = page.evaluate(_OVER)
    return found


def covered(page: Page) -> list[str]:
    """Controls that are not what is hit where they are, once they are scrolled to."""
    found: list[str] = page.evaluate(_COVERED, [_CONTROLS, [list(it) for it in _CORNERS]])
    return found
