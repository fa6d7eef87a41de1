/** The twelve grains: four families on three levels, with stable names (no drawing here). */

import type { Drawer, Level } from "./types";

export const LEVELS: readonly Level[] = ["A", "B", "C"];
export const FAMILIES = ["knot", "flame", "ripple", "ray"] as const;
export type Family = (typeof FAMILIES)[number];

export const DRAWERS: readonly Drawer[] = LEVELS.flatMap((level) =>
  ([1, 2, 3, 4] as const).map((n): Drawer => `${level}${n}`),
);

/** Family of drawers 1 to 4: shifted per level, so that no family tells whether a drawer is long (1 and 3). */
const SHIFT: Record<Level, number> = { A: 0, B: 1, C: 2 };

/** Keys for translation: a count or a kind, never left or right, so that they survive turning and flipping. */
const KEYS: Record<Level, Record<Family, string>> = {
  A: { knot: "one-knot", flame: "one-flame", ripple: "broad-ripple", ray: "fan-of-rays" },
  B: { knot: "two-knots", flame: "two-flames", ripple: "fine-ripple", ray: "rain-of-rays" },
  C: { knot: "three-knots", flame: "three-flames", ripple: "slanting-ripple", ray: "lace-of-rays" },
};

export const levelOf = (drawer: Drawer) => drawer[0] as Level;
export const numberOf = (drawer: Drawer) => Number(drawer[1]);
/** G-1: drawers 1 and 3 of each level are long. */
export const isLong = (drawer: Drawer) => numberOf(drawer) % 2 === 1;

export function familyOf(drawer: Drawer): Family {
  return FAMILIES[(numberOf(drawer) - 1 + SHIFT[levelOf(drawer)]) % 4]!;
}

/** A stable id of the drawer's grain, such as "one-knot". */
export function grainKey(drawer: Drawer): string {
  return KEYS[levelOf(drawer)][familyOf(drawer)];
}
