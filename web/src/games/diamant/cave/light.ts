/** How far the torch reaches, and how it behaves: numbers only. */

/** In steps of the path: every hazard that lies there takes some of it. */
export const torchReach = (hazards: number): number => Math.max(1.15, 3.1 - 0.48 * hazards);

/** How bright the flame is while it is unsteady; `wild` is how unsteady, from 0 to 1. */
export function flicker(ms: number, wild: number): number {
  const s = ms / 1000;
  const wave = Math.sin(s * 9.1) * 0.5 + Math.sin(s * 23.7 + 1.3) * 0.3 + Math.sin(s * 41.3 + 0.4) * 0.2;
  return 1 + 0.13 * wild * wave;
}

/** A gust takes the flame: down, up once more, and nearly out. */
export function gutter(t: number): number {
  const dying = 1 - 0.9 * t ** 1.4;
  return (
    dying * (1 - 0.55 * Math.exp(-(((t - 0.16) / 0.07) ** 2)) - 0.4 * Math.exp(-(((t - 0.46) / 0.08) ** 2)))
  );
}

/** A fright: the flame ducks and comes back. */
export const duck = (t: number): number => 1 - 0.6 * Math.sin(Math.PI * Math.min(1, t)) ** 2;
