/** Keys of what can be done now: digits choose, Enter does what is brass. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { keysAnswer } from "../../client/prefs";

export type Keys = { readonly [key: string]: (() => void) | undefined };

const WRITING = "input, textarea, select, [contenteditable]";
/** A button has its own Enter, unless it only prepares what Enter then does. */
const PRESSING = "button:not([data-prepares]), a, summary";

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  const target = event.target instanceof Element ? event.target : null;
  // Escape and space only hurry what is played, and commit to nothing.
  if (!keysAnswer.peek() && event.key !== "Escape" && event.key !== " ") return true;
  if (document.querySelector("dialog[open]") || target?.closest(WRITING)) return true;
  return (event.key === "Enter" || event.key === " ") && Boolean(target?.closest(PRESSING));
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Before the question is painted: whoever sees it can answer it, however fast.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isElsewhere(event) ? undefined : latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
