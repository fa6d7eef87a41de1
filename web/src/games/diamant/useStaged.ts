/** The scene to show: the view's own, or what is being played before the next view. */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Stage } from "../../client/viewer";
import type { DiamantView } from "../../wire/types";
import { fly, land } from "./flights";
import { Pauses } from "./hurry";
import { type Scene, sceneOf } from "./scene";
import { play } from "./stage";

/** The scene that is played now; null while the view itself is shown. */
export function useStaged(
  view: DiamantView,
  stage: (stage: Stage | null) => void,
  board: RefObject<HTMLElement | null>,
): Signal<Scene | null> {
  const played = useSignal<Scene | null>(null);
  const shown = useRef(view);
  const pauses = useRef<Pauses | null>(null);
  useLayoutEffect(() => {
    // The next view is there, played to the end or skipped to.
    shown.current = view;
    played.value = null;
    pauses.current?.end();
    pauses.current = null;
  }, [view, played]);
  useEffect(() => {
    stage(async (beat) => {
      const before = shown.current;
      const mine = new Pauses();
      pauses.current = mine;
      await play(beat.events, sceneOf(before), {
        show: (scene) => {
          if (shown.current === before) played.value = scene;
        },
        pause: (milliseconds) => mine.pause(milliseconds),
        fly: (card, seat, stones) => {
          if (board.current && !mine.still) fly(board.current, card, seat, stones);
        },
      });
      if (mine.still && board.current) land(board.current);
      mine.end();
    });
    return () => {
      stage(null);
      pauses.current?.end();
    };
    // A new stage for every rendering would lose the beat that plays.
  }, []);
  return played;
}
