/** How the box stands, in angles and distances. */

import { type Drawer, type Level, type Side, type Standing, stackOf } from "../boxGeometry";

/** Quarter turns by level (clockwise seen from above while the box is upright), half turns, and distances. */
export interface BoxPose {
  readonly turns: Readonly<Record<Level, number>>;
  readonly flip: number;
  readonly lift: number;
  readonly tilt: number;
  readonly open: Readonly<Partial<Record<Drawer, number>>>;
}

const wrap = (n: number) => ((n % 4) + 4) % 4;

/**
 * Quarter turns of a level inside the box. Upright, drawer n stands on side n − 1 + turn; the flip about the E–W
 * axis sends side s to 2 − s, so the same turn brings another drawer to the north. N = −z, E = +x, S = +z, W = −x.
 */
export function turnsOf({ flipped, north }: Pick<Standing, "flipped" | "north">): Record<Level, number> {
  const turn = (level: Level) => wrap((flipped ? 3 : 1) - (north[level] ?? 1));
  return { A: turn("A"), B: turn("B"), C: turn("C") };
}

/** How high a drawer's level stands, from 1 for the top one to −1. */
export const heightOf = (flipped: boolean, level: Level): number => 1 - stackOf(flipped).indexOf(level);

/** Where a side looks, as the camera's yaw in degrees. */
export const yawOfSide = (side: Side) => [180, 90, 0, -90][side]!;
