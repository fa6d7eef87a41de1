/** What lies and stands around the box, by code: the nap of the cloth, and a dim room out of focus. */

import { clamp, fbm, hash, mix, smooth } from "../../../scene/noise";
import type { Pixels } from "../../../scene/textures";

type PaintPixel = (i: number, j: number, out: Pixels, at: number) => void;

/** Baize from near, nearly grey; where the lamp falls on it is the ground's affair. */
export function clothPixel(size: number): PaintPixel {
  return (i, j, out, at) => {
    const x = i / size;
    const y = j / size;
    const brushed = fbm(x * 5, y * 7, 3, 3);
    const felted = fbm(x * 34, y * 26, 11, 2);
    const light = 0.84 + 0.12 * brushed + 0.16 * felted + 0.2 * (hash(i, j, 4) - 0.5);
    out[at] = 206 * light;
    out[at + 1] = 214 * light;
    out[at + 2] = 208 * light;
    out[at + 3] = 255;
  };
}

type Rgb = readonly [number, number, number];

/** A shape of the room: where it is, half as wide and high as it is, how blurred, its colour and its share of it. */
interface Shape {
  readonly at: readonly [number, number];
  readonly half: readonly [number, number];
  readonly blur: number;
  readonly color: Rgb;
  readonly share: number;
}

/** How much of a blurred rectangle is at a point. */
function covers({ at, half, blur }: Shape, x: number, y: number): number {
  const side = (d: number, h: number) => smooth(h + blur, h - blur, Math.abs(d));
  return side(x - at[0], half[0]) * side(y - at[1], half[1]);
}

const block = (
  at: readonly [number, number],
  half: readonly [number, number],
  blur: number,
  color: Rgb,
  share = 1,
): Shape => ({ at, half, blur, color, share });

const BOOKS: readonly Rgb[] = [
  [62, 22, 16],
  [30, 38, 34],
  [78, 50, 22],
  [24, 26, 36],
  [70, 34, 20],
  [46, 40, 28],
  [34, 18, 14],
  [88, 64, 34],
];

/** Rows of books on the shelves, from `left` to `right` at a height. */
function books(left: number, right: number, foot: number, seed: number): Shape[] {
  const row: Shape[] = [];
  for (let x = left, k = 0; x < right; k++) {
    const wide = 0.7 + 1.1 * hash(k, seed, 1);
    const high = 1.5 + 1.1 * hash(k, seed, 2);
    const color = BOOKS[Math.floor(hash(k, seed, 3) * BOOKS.length)]!;
    if (hash(k, seed, 4) > 0.14)
      row.push(block([x + wide / 2, foot + high], [wide / 2 - 0.1, high], 0.42, color, 0.85));
    x += wide;
  }
  return row;
}

/** Degrees from the middle of the picture, and above the table: a bookcase, a window at dusk, a hearth. */
const SHAPES: readonly Shape[] = [
  // Panelling below, with its rail.
  block([0, -34], [70, 17], 2.2, [25, 16, 11], 0.8),
  block([0, -15.6], [70, 0.5], 0.7, [62, 40, 26], 0.7),
  ...[-52, -38, -24, 24, 38, 52].map((x) => block([x, -25], [5.6, 7.2], 1, [34, 22, 15], 0.6)),
  // The bookcase on the right.
  block([31, -4], [17.5, 24], 1.2, [20, 12, 8], 0.96),
  ...[-21, -13.4, -5.8, 1.8, 9.4].flatMap((foot, k) => [
    block([31, foot - 0.5], [16.6, 0.45], 0.4, [66, 42, 26], 0.8),
    ...books(15.5, 46.5, foot, 11 + k),
  ]),
  // The window on the left, with curtains.
  block([-30, 6], [12.5, 18], 1.6, [16, 10, 8], 0.85),
  ...[-33.6, -26.4].flatMap((x) =>
    [-3.5, 6, 15.5].map((y) => block([x, y], [3, 4.2], 0.7, [58, 76, 104], 0.8)),
  ),
  block([-43.5, 1], [3.4, 22], 1.6, [66, 16, 16], 0.75),
  block([-16.5, 1], [3.4, 22], 1.6, [66, 16, 16], 0.75),
  // The hearth in the middle, low.
  block([-3, -17], [8.2, 10.5], 1, [44, 33, 27], 0.9),
  block([-3, -20.5], [5.2, 6], 1, [9, 4, 3], 0.95),
  block([-3, -6.2], [9.6, 0.8], 0.6, [84, 56, 36], 0.85),
];

/** Lights out of focus: discs, with the glow around them. */
interface Light {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly color: Rgb;
  readonly glow: number;
}
const LIGHTS: readonly Light[] = [
  // Embers.
  { at: [-4.2, -23.6], radius: 1.5, color: [255, 120, 36], glow: 7 },
  { at: [-2, -24], radius: 1.9, color: [255, 96, 24], glow: 6 },
  { at: [-3.2, -21.8], radius: 1.1, color: [255, 168, 70], glow: 4 },
  // Candles on the mantelpiece, a lamp by the books.
  { at: [-9.6, -3.4], radius: 0.9, color: [255, 190, 108], glow: 4 },
  { at: [3.4, -3.2], radius: 0.8, color: [255, 184, 98], glow: 3.4 },
  // The hearth's light on the floor.
  { at: [-3, -31], radius: -1, color: [255, 130, 54], glow: 13 },
  { at: [10.6, -7.5], radius: 1.9, color: [255, 186, 104], glow: 9 },
];
/** How bright a light is in its disc, and around it. */
const DISC = 0.42;
const HALO = 0.26;

/** The picture spans so many degrees across, and from so far up to so far down. */
export const ROOM = { across: 124, up: 26, down: -40 } as const;

export function roomPixel(width: number, height: number): PaintPixel {
  return (i, j, out, at) => {
    const x = ((i + 0.5) / width - 0.5) * ROOM.across;
    const y = mix(ROOM.up, ROOM.down, (j + 0.5) / height);
    const color: [number, number, number] = [...wall(x, y)];
    for (const shape of SHAPES) {
      const share = shape.share * covers(shape, x, y);
      if (share > 0) for (let c = 0; c < 3; c++) color[c] = mix(color[c]!, shape.color[c]!, share);
    }
    const lit = lightAt(x, y);
    const edge = smooth(ROOM.down, ROOM.down + 12, y) * (1 - 0.55 * smooth(34, 62, Math.abs(x)));
    // A grain finer than a step of brightness keeps slow gradients from banding.
    const grain = hash(i, j, 9) - 0.5;
    for (let c = 0; c < 3; c++)
      out[at + c] = clamp((color[c]! * lit[3]! + lit[c]!) * edge + FLOOR[c]! * (1 - edge) + grain, 0, 255);
    out[at + 3] = 255;
  };
}

/** What the room is below everything, so that its picture has no lower edge. */
export const FLOOR: Rgb = [13, 9, 7];

function wall(x: number, y: number): Rgb {
  const paper = 0.9 + 0.18 * fbm(x * 0.12, y * 0.12, 23, 3);
  return [40 * paper, 33 * paper, 27 * paper];
}

/** Light that is seen itself, and how much of it falls on what is there. */
function lightAt(x: number, y: number): [number, number, number, number] {
  const sum: [number, number, number, number] = [0, 0, 0, 0.66];
  for (const { at, radius, color, glow } of LIGHTS) {
    const r = Math.hypot(x - at[0], y - at[1]);
    const disc = DISC * smooth(radius + 0.35, radius - 0.35, r);
    const halo = HALO * Math.exp(-r / glow) * (glow / 6);
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + color[c]! * (disc + halo * 0.5);
    sum[3] += 1.5 * halo * Math.exp(-r / (glow * 3)) * 3;
  }
  return sum;
}
