/** Whoever answers by keys or by ear is not thrown out of the table when the button that they pressed is gone. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Where a question is answered; a group that may have the focus itself. */
const ANSWERS = "[data-answers]";

/** For the element around everything at the table; `question` is 0 while nothing is asked. */
export function useFocusKept(question: number): RefObject<HTMLElement | null> {
  const table = useRef<HTMLElement>(null);
  const stays = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      stays.current = table.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // After every drawing, since any of them may take the button away.
  useEffect(() => {
    if (!stays.current || !table.current || !isLost(table.current)) return;
    const place = question ? table.current.querySelector<HTMLElement>(ANSWERS) : null;
    (place ?? table.current).focus({ preventScroll: true });
  });
  return table;
}

/** On nothing, or on the whole table, where it waited for a question. */
function isLost(table: HTMLElement): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === table;
}
