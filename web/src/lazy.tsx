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
        void Promise.all([load(), read(...books)]).then(([part]) => setPart(() => (loaded = part)));
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
