/** The shape of the cushion's top, and where gems lie on it and in a drawer: numbers only. */

import { fbm, hash } from "../../../scene/noise";
import { DIM } from "./measures";

/** Height of the seam, as a part of the cushion's. */
export const SEAM = 0.34;

/** Height of the top side over the table, for u, v in [-1, 1]. */
export function cushionTop(u: number, v: number, h: number): number {
  const a = 1 - Math.abs(u) ** 2.2;
  const b = 1 - Math.abs(v) ** 2.2;
  const dish = 0.16 * Math.exp(-(u * u + v * v) * 3.2);
  const rim = (1 - a * b) ** 1.5 * a * b * 4;
  const fold = 0.05 * fbm(Math.atan2(v, u) * 5, Math.hypot(u, v) * 1.5, 5, 2) * rim;
  return h * (SEAM + (1 - SEAM) * Math.max(0, a * b) ** 0.42) - dish * h + fold;
}

/** A place for one gem: across, deep, and how much smaller it must be for all to have room. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly scale: number;
}

/** Gem i of n on the cushion, in its own measure from -1 to 1: a sunflower's order about the middle. */
export function cushionSpot(i: number, n: number): Spot {
  const scale = n <= 9 ? 1 : Math.max(0.55, Math.sqrt(9 / n));
  const seed = (k: number) => {
    const radius = 0.25 * scale * Math.sqrt(k + 0.4);
    const a = k * 2.39996 + 0.6;
    return [radius * Math.cos(a), radius * Math.sin(a)] as const;
  };
  let [cx, cz] = [0, 0];
  for (let k = 0; k < n; k++) {
    cx += seed(k)[0] / n;
    cz += seed(k)[1] / n;
  }
  const [x, z] = seed(i);
  return { x: x - cx, z: z - cz, scale };
}

/** How n gems share a room 1.41 wide and about 0.6 deep: how many rows, and how much smaller. */
const ROWS = [
  { upTo: 3, rows: 1, scale: 1 },
  { upTo: 6, rows: 2, scale: 1 },
  { upTo: 9, rows: 2, scale: 0.86 },
  { upTo: 15, rows: 3, scale: 0.7 },
  { upTo: 28, rows: 4, scale: 0.54 },
  { upTo: 999, rows: 5, scale: 0.4 },
] as const;

/** Gem i of n in a room of a drawer: x across from the middle, z back from the front's inner face. */
export function drawerSpot(i: number, n: number, depth: number = DIM.frontRoom): Spot {
  const { rows, scale } = ROWS.find((row) => n <= row.upTo) ?? ROWS[5];
  const row = i % rows;
  const inRow = Math.ceil((n - row) / rows);
  const widest = Math.ceil(n / rows);
  const width = DIM.bodyWidth - 2 * DIM.wall - 0.36 * scale;
  const gap = Math.min(0.42 * scale, width / Math.max(1, widest - 0.5));
  // Rows of equal length stand like bricks.
  const stagger = rows > 1 && n % rows === 0 ? (row % 2 === 0 ? -gap / 4 : gap / 4) : 0;
  const jitter = (seed: number) => (hash(i, n, seed) - 0.5) * 0.05 * scale;
  // All keep to the back wall: the front hides what lies close behind it.
  const back = depth - 0.17 * scale;
  const first = Math.max(0.17 * scale, 0.24);
  const z = rows === 1 ? depth * 0.64 : back - (row * (back - first)) / (rows - 1);
  const x = (Math.floor(i / rows) - (inRow - 1) / 2) * gap + stagger;
  return { x: x + jitter(3), z: z + jitter(7), scale };
}
