/** What a hand on the box would feel, on devices that can shake. */
import { muted, reducedMotion } from "../../client/prefs";
import type { SoundName } from "./scene/types";

/** Milliseconds of shaking and of stillness, by what is heard at the same instant. */
const PULSES: Partial<Record<SoundName, readonly number[]>> = {
  magnet: [14],
  stop: [6],
  refused: [10, 40, 10],
  "set-down": [24],
};

/** Not for those who want silence or stillness, and not before the page has been touched. */
export function touch(name: SoundName): void {
  const pulse = PULSES[name];
  if (!pulse || muted.peek() || reducedMotion.peek()) return;
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.([...pulse]);
}
