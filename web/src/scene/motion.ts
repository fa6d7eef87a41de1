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
/** A few degrees over and back. */
export const snap = bezier(0.2, 0.9, 0.25, 1.15);
export const easeOut = bezier(0, 0, 0.3, 1);
export const easeInOut = bezier(0.45, 0, 0.45, 1);

/** A drawer: for a moment friction holds it, then it glides to a soft stop. */
export const slide: Ease = (t) => {
  const held = 0.07;
  return t < held ? (0.015 * t) / held : 0.015 + 0.985 * glide((t - held) / (1 - held));
};

/** Part of a clip, from `start` to `end` in milliseconds, as 0 to 1. */
export const span = (ms: number, start: number, end: number) =>
  end > start ? clamp((ms - start) / (end - start)) : ms >= end ? 1 : 0;
