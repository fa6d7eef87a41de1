/** How the cave is shown: painted flat, or lit in three dimensions once that is there. */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { quality, reducedMotion } from "../../client/prefs";
import { guessTier, rendererName } from "../../scene/tiers";
import type { LitCave, Sight } from "./cave/types";

/** `coming` is everything in its place and no rock yet. */
export type Showing = "flat" | "coming" | "lit";

export interface CaveHolder {
  readonly showing: Signal<Showing>;
  readonly cave: Signal<LitCave | null>;
}

/** A device that was too slow once is not asked again. */
let slow = false;

/** Who wants less motion, or a simple picture, gets the painted cave. */
function mayBeLit(): boolean {
  if (reducedMotion.value) return false;
  return quality.value === "full" || (quality.value === "auto" && !slow);
}

export function useCave(canvas: RefObject<HTMLCanvasElement | null>, sight: () => Sight | null): CaveHolder {
  const may = mayBeLit();
  const showing = useSignal<Showing>(may ? "coming" : "flat");
  const cave = useSignal<LitCave | null>(null);
  useEffect(() => {
    showing.value = may ? "coming" : "flat";
    if (!may) return;
    let gone = false;
    const giveUp = () => {
      if (gone) return;
      gone = true;
      slow = quality.peek() === "auto";
      cave.peek()?.dispose();
      cave.value = null;
      showing.value = "flat";
    };
    const timer = setTimeout(async () => {
      try {
        if (guessTier(quality.peek() === "full" ? "full" : "auto", rendererName()) === "lite")
          return giveUp();
        const { buildCave } = await import("./cave");
        const first = sight();
        if (gone || !first || !canvas.current) return giveUp();
        const patient = quality.peek() === "full";
        const made = await buildCave(canvas.current, first, { dpr: () => devicePixelRatio, giveUp, patient });
        if (gone) return made.dispose();
        cave.value = made;
        showing.value = "lit";
      } catch {
        giveUp();
      }
    }, 60);
    return () => {
      gone = true;
      clearTimeout(timer);
      cave.peek()?.dispose();
      cave.value = null;
    };
    // Made once for a canvas; what is to be seen is shown as it comes.
  }, [may]);
  return { showing, cave };
}
