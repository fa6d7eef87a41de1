/** Parts of the page that are loaded, with their words, when they are first shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { read } from "./i18n";

/** A part that can be sent for before it is shown. */
export type Lazy<Props> = ComponentType<Props> & { readonly fetched: () => Promise<ComponentType<Props>> };

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...books: string[]
): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async () => {
    const [part] = await Promise.all([load(), read(...books)]);
    loaded = part;
    return part;
  };
  function Shown(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      // What was sent for early may have come since this was first drawn.
      if (!Part) fetched().then((part) => setPart(() => part), anew);
    }, []);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Shown, { fetched });
}

/** A browser asks for a part that failed once no more, until the page is loaded anew; that is tried once. */
function anew(): void {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigator.onLine && loaded?.type !== "reload") location.reload();
}
