/** Whether the window is as a media query asks, and is told again when that changes. */
import { useEffect, useState } from "preact/hooks";

export function useMedia(asked: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(asked).matches);
  useEffect(() => {
    const query = matchMedia(asked);
    const change = () => setMatches(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, [asked]);
  return matches;
}
