/** Points at things of the board: a ring around them, and they are brought into sight. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { reducedMotion } from "../../client/prefs";

const RING = "outline: 3px solid var(--point); outline-offset: 3px; animation: ls-ring 1.4s ease-in-out 4;";

const selectorOf = (points: readonly string[]): string =>
  points.map((it) => `[data-point=${JSON.stringify(it)}]`).join();

/** What is pointed at, by name: for whoever cannot see a ring. `moment` changes when eyes are to be led anew. */
export function usePointing(points: readonly string[], moment: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const selector = selectorOf(points);
  // A sheet of its own finds whatever the board draws later, too; what has the focus has a ring already.
  useLayoutEffect(() => {
    if (!selector) return;
    const sheet = new CSSStyleSheet();
    const ringed = `.tb-lesson :is(${selector})`;
    sheet.replaceSync(`${ringed}:not(:focus-visible, :is(${selector}) *) { ${RING} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
    };
  }, [selector]);
  useEffect(() => {
    const found = selector ? [...document.querySelectorAll(selector)].filter(isShown) : [];
    const behavior = reducedMotion.peek() ? "instant" : "smooth";
    // Where not all fit, the last one is what is to be done.
    for (const it of found) it.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
    setNames(found.map(nameOf).filter((it) => it !== null));
  }, [selector, moment]);
  return names;
}

/** What stands elsewhere in this layout is in the page, too. */
const isShown = (thing: Element): boolean => thing.getClientRects().length > 0;

/** As it is called aloud; what has no name of its own is not spoken of. */
function nameOf(thing: Element): string | null {
  const own = thing.getAttribute("aria-label") ?? thing.getAttribute("title");
  const inner = thing.matches("button, li") ? thing.querySelector("[aria-label]") : null;
  return own ?? inner?.getAttribute("aria-label") ?? null;
}
