/** The twelve grains: four families on three levels, with stable names (no drawing here). */

import { type Drawer, type Level, levelOf, numberOf } from "../boxGeometry";

export const FAMILIES = ["knot", "flame", "ripple", "ray"] as const;
export type Family = (typeof FAMILIES)[number];

/** Family of drawers 1 to 4: shifted per level, so that no family tells whether a drawer is long (1 and 3). */
const SHIFT: Record<Level, number> = { A: 0, B: 1, C: 2 };

/** Keys for translation: a count or a kind, never left or right, so that they survive turning and flipping. */
const KEYS: Record<Level, Record<Family, string>> = {
  A: { knot: "one-knot", flame: "one-flame", ripple: "broad-ripple", ray: "fan-of-rays" },
  B: { knot: "two-knots", flame: "two-flames", ripple: "fine-ripple", ray: "rain-of-rays" },
  C: { knot: "three-knots", flame: "three-flames", ripple: "slanting-ripple", ray: "lace-of-rays" },
};

export function familyOf(drawer: Drawer): Family {
  return FAMILIES[(numberOf(drawer) - 1 + SHIFT[levelOf(drawer)]) % 4]!;
}

/** A stable id of the drawer's grain, such as "one-knot". */
export function grainKey(drawer: Drawer): string {
  return KEYS[levelOf(drawer)][familyOf(drawer)];
}
