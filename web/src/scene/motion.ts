/** Curves of motion: how wood slides, magnets snap and gems fall. All take and give 0 to 1. */

import { clamp } from "./noise";

export type Ease = (t: number) => number;

/** CSS's cubic-bezier, solved by bisection: exact enough for a frame and never divergent. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const at = (a: number, b: number, s: number) => 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s ** 3;
  return (t) => {
    if (t <= 0 || t >= 1) return clamp(t);
    let lo = 0;
    let hi = 1;
    for (let i = 0; i < 24; i++) {
      const mid = (lo + hi) / 2;
      if (at(x1, x2, mid) < t) lo = mid;
      else hi = mid;
    }
    return at(y1, y2, (lo + hi) / 2);
  };
}

export const glide = bezier(0.3, 0, 0.1, 1);
/** A little over and back. */
export const snap = bezier(0.2, 0.9, 0.25, 1.15);
export const easeOut = bezier(0, 0, 0.3, 1);
export const easeInOut = bezier(0.45, 0, 0.45, 1);

/** Part of a clip, from `start` to `end` in milliseconds, as 0 to 1. */
export const span = (ms: number, start: number, end: number) =>
  end > start ? clamp((ms - start) / (end - start)) : ms >= end ? 1 : 0;

/** How long friction holds a drawer before it gives, in milliseconds. */
export const STICKS = 30;
/** When a glide has arrived as far as the eye and the ear can tell, as a part of its way. */
const ARRIVES = 0.82;

/** A drawer from `start` to `end`: friction holds it for a moment, then it glides to a soft stop. */
export function sliding(ms: number, start: number, end: number): number {
  const free = Math.min(start + STICKS, end);
  return 0.012 * span(ms, start, free) + 0.988 * glide(span(ms, free, end));
}

/** When such a drawer is heard to stop. */
export const stopsAt = (start: number, end: number) => start + STICKS + ARRIVES * (end - start - STICKS);

/** When a level that turns is caught by its magnets, as a part of its way. */
export const CAUGHT = 0.56;
const SPEED = 1.6;
const SWING = { turn: 17.5, damping: 8 } as const;

/** A turning level: it gathers way, is caught, swings a few degrees over and back, and settles. */
export const snapping: Ease = (t) => {
  if (t <= 0 || t >= 1) return clamp(t);
  const pull = SPEED * CAUGHT;
  const s = t / CAUGHT;
  if (s < 1) return (3 - pull) * s * s + (pull - 2) * s ** 3;
  const after = t - CAUGHT;
  const fades = Math.exp(-SWING.damping * after) * (1 - after / (1 - CAUGHT));
  return 1 + (SPEED / SWING.turn) * fades * Math.sin(SWING.turn * after);
};

/** One hop that loses itself: how high, from 0 at its beginning to 0 at its end. */
export const hop: Ease = (t) => 4 * t * (1 - t);
