/** What happens is seen on the shared screen first: a hand waits about as long as it is played there. */
import { useEffect } from "preact/hooks";
import { reducedMotion } from "../../client/prefs";
import type { Viewer } from "../../client/viewer";
import type { GamePlay } from "../../games/contract";
import { Pauses } from "../../scene/pauses";
import type { GameEvent } from "../../wire/types";

const AN_EVENT = 900;
const LONGEST = 3000;

/** Nothing is played of what only says that somebody has chosen. */
function timeFor(events: readonly GameEvent[], quiet: readonly string[]): number {
  const played = events.filter((it) => !quiet.includes(it.type));
  return reducedMotion.peek() ? 0 : Math.min(LONGEST, played.length * AN_EVENT);
}

export function useScreenFirst(viewer: Viewer, { quiet }: GamePlay): void {
  useEffect(() => {
    let pauses = new Pauses();
    const hurry = () => pauses.hurry();
    addEventListener("pointerdown", hurry);
    addEventListener("keydown", hurry);
    viewer.stage = ({ events }) => {
      pauses = new Pauses();
      return pauses.pause(timeFor(events, quiet));
    };
    return () => {
      removeEventListener("pointerdown", hurry);
      removeEventListener("keydown", hurry);
      viewer.stage = null;
      hurry();
    };
  }, [viewer]);
}
