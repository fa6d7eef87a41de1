/** A small statement of the rules' box (G-1 to G-5), to hold the scene's geometry against. */

import type { Drawer, Level, Move, Rest } from "../../src/scene/types";

export const start: Rest = { flipped: false, top: "A", north: { A: 1, B: 1, C: 1 }, open: null, red: [] };
export const MOVES: readonly Move[] = ["top+", "top-", "two+", "two-", "flip"];

/** The sides of every level, north east south west, from top to bottom: the box as a thing, not as numbers. */
export type Sides = readonly (readonly Drawer[])[];

const row = (level: Level): Drawer[] => [`${level}1`, `${level}2`, `${level}3`, `${level}4`];
export const startSides: Sides = [row("A"), row("B"), row("C")];

/** G-3: N→E→S→W→N for +, seen from above. */
const rotated = ([n, e, s, w]: readonly Drawer[], plus: boolean): Drawer[] =>
  plus ? [w!, n!, e!, s!] : [e!, s!, w!, n!];

/** G-3, G-4: what a move does to the drawers on the sides. */
export function movedSides(sides: Sides, move: Move): Sides {
  if (move === "flip") return sides.toReversed().map(([n, e, s, w]) => [s!, e!, n!, w!]);
  const count = move.startsWith("top") ? 1 : 2;
  return sides.map((level, i) => (i < count ? rotated(level, move.endsWith("+")) : level));
}

/** Every rest that the moves reach, with the drawers on its sides. */
export function reachable(step: (rest: Rest, move: Move) => Rest): Map<string, { rest: Rest; sides: Sides }> {
  const seen = new Map<string, { rest: Rest; sides: Sides }>();
  const open = [{ rest: start, sides: startSides }];
  for (let next = open.pop(); next; next = open.pop()) {
    const key = JSON.stringify(next.sides);
    if (seen.has(key)) continue;
    seen.set(key, next);
    for (const move of MOVES) open.push({ rest: step(next.rest, move), sides: movedSides(next.sides, move) });
  }
  return seen;
}
