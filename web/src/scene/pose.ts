/** How the box stands, in numbers: from the rules' `north` and `flipped` to angles, and back (G-1 to G-5). */

import { levelOf, numberOf } from "./grain";
import type { Drawer, DrawerNumber, Level, Move, Rest } from "./types";

/** Sides in the order of the rules; N = −z, E = +x, S = +z, W = −x. */
export type Side = 0 | 1 | 2 | 3;

/** Quarter turns by level (clockwise seen from above while the box is upright), half turns, and distances. */
export interface BoxPose {
  readonly turns: Readonly<Record<Level, number>>;
  readonly flip: number;
  readonly lift: number;
  readonly tilt: number;
  readonly open: Readonly<Partial<Record<Drawer, number>>>;
}

type Standing = Pick<Rest, "flipped" | "north">;

const wrap = (n: number) => ((n % 4) + 4) % 4;
const drawerNumber = (n: number) => (wrap(n - 1) + 1) as DrawerNumber;

/**
 * Quarter turns of a level inside the box. Upright, drawer n stands on side n − 1 + turn; the flip about the E–W
 * axis sends side s to 2 − s, so the same turn brings another drawer to the north.
 */
export function turnsOf({ flipped, north }: Standing): Record<Level, number> {
  const turn = (level: Level) => wrap((flipped ? 3 : 1) - north[level]);
  return { A: turn("A"), B: turn("B"), C: turn("C") };
}

/** The side a drawer faces: 0 north, 1 east, 2 south, 3 west. */
export function sideOf(standing: Standing, drawer: Drawer): Side {
  const inside = wrap(numberOf(drawer) - 1 + turnsOf(standing)[levelOf(drawer)]);
  return wrap(standing.flipped ? 2 - inside : inside) as Side;
}

/** The drawer of a level that faces a side. */
export function drawerAt(standing: Standing, level: Level, side: Side): Drawer {
  const inside = standing.flipped ? 2 - side : side;
  return `${level}${drawerNumber(inside - turnsOf(standing)[level] + 1)}`;
}

/** Levels from top to bottom. */
export function stackOf(flipped: boolean): readonly Level[] {
  return flipped ? ["C", "B", "A"] : ["A", "B", "C"];
}

/** The levels that a move turns. */
export function turning(flipped: boolean, move: Move): readonly Level[] {
  if (move === "flip") return ["A", "B", "C"];
  return stackOf(flipped).slice(0, move.startsWith("top") ? 1 : 2);
}

/** Quarter turns inside the box that a move adds: seen from above + is N→E→S→W, whichever end is up. */
export function turnStep(flipped: boolean, move: Move): number {
  if (move === "flip") return 0;
  return (move.endsWith("+") ? 1 : -1) * (flipped ? -1 : 1);
}

/** The box after a move. It mirrors the server's rule only to animate; the next rest is the truth. */
export function movedRest(rest: Rest, move: Move): Rest {
  const north = { ...rest.north };
  for (const level of turning(rest.flipped, move))
    north[level] = drawerNumber(move === "flip" ? north[level] + 2 : north[level] + northStep(rest, move));
  if (move !== "flip") return { ...rest, north, open: null };
  return { ...rest, flipped: !rest.flipped, top: rest.flipped ? "A" : "C", north, open: null };
}

const northStep = (rest: Rest, move: Move) => -turnStep(rest.flipped, move);

/** Where a side looks, as the camera's yaw in degrees. */
export const yawOfSide = (side: Side) => [180, 90, 0, -90][side]!;
