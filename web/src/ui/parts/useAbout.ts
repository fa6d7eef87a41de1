/** What a page is about, for search engines and whoever previews its link. */
import { useEffect } from "preact/hooks";

export function useAbout(words: string): void {
  useEffect(() => {
    document.querySelector("meta[name=description]")?.setAttribute("content", words);
  }, [words]);
}
