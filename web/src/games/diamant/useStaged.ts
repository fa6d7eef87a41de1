/** The scene to show: the view's own, or what is being played before the next view. */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { reducedMotion } from "../../client/prefs";
import type { Staging } from "../../client/viewer";
import { onAnyInput, Pauses } from "../../scene/pauses";
import type { DiamantView } from "../../wire/types";
import type { LitCave } from "./cave/types";
import { fly, landAll } from "./flights";
import { type Scene, sceneOf } from "./scene";
import { CLEARING, OPENING, play } from "./staging";

/** Who wants less motion still needs a moment to read. */
const BRIEF = 160;

/** The scene that is played now; null while the view itself is shown. */
export function useStaged(
  view: DiamantView,
  stage: (staging: Staging | null) => void,
  board: RefObject<HTMLElement | null>,
  cave: Signal<LitCave | null>,
): Signal<Scene | null> {
  const played = useSignal<Scene | null>(null);
  const shown = useRef(view);
  const pauses = useRef<Pauses | null>(null);
  useLayoutEffect(() => {
    // The next view is there, played to the end or skipped to.
    shown.current = view;
    played.value = null;
    pauses.current?.hurry();
    pauses.current = null;
  }, [view, played]);
  useEffect(() => {
    stage(async (beat) => {
      const before = shown.current;
      const mine = new Pauses();
      const still = () => mine.inHurry || reducedMotion.peek();
      const stopListening = onAnyInput(mine.hurry);
      pauses.current = mine;
      await play(beat.events, sceneOf(before), {
        show: (scene) => {
          if (shown.current === before) played.value = scene;
        },
        pause: (milliseconds) =>
          mine.pause(reducedMotion.peek() ? Math.min(milliseconds, BRIEF) : milliseconds),
        opening: () => (cave.peek() ? OPENING : CLEARING),
        fly: (card, seat, stones) => {
          if (still()) return;
          if (cave.peek()) cave.peek()?.fly(card, seat, stones);
          else if (board.current) fly(board.current, card, seat, stones);
        },
      });
      stopListening();
      if (!still()) return;
      cave.peek()?.land();
      if (board.current) landAll(board.current);
    });
    return () => {
      stage(null);
      pauses.current?.hurry();
    };
    // A new stage for every rendering would lose the beat that plays.
  }, []);
  return played;
}
