/** The painted fronts as they arrive; until then the unrolled box is of plain wood. */
import { signal } from "@preact/signals";
import type { Drawer } from "./boxGeometry";
import { frontPictures } from "./scene/fronts";

export const fronts = signal<Partial<Record<Drawer, string>>>({});

let asked = false;

export function askForFronts(): void {
  if (asked) return;
  asked = true;
  frontPictures((drawer, url) => {
    fronts.value = { ...fronts.value, [drawer]: url };
  }).catch(() => {
    asked = false;
  });
}
