/** Parts of the page that are loaded, with their words, when they are first shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { read } from "./i18n";

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...books: string[]
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!loaded)
        Promise.all([load(), read(...books)]).then(([part]) => setPart(() => (loaded = part)), anew);
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

/** A browser asks for a part that failed once no more, until the page is loaded anew; that is tried once. */
function anew(): void {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigator.onLine && loaded?.type !== "reload") location.reload();
}
