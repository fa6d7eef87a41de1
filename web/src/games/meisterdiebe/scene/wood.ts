/** Wood by code: twelve drawer fronts, the plain timber of the carcass, and the lid, row by row into plain pixels. */

import { clamp, fbm, hash, mix, noise, smooth } from "../../../scene/noise";
import type { Pixels } from "../../../scene/textures";
import { LEVELS, levelOf } from "../boxGeometry";
import { FAMILIES, type Family, familyOf } from "./grain";
import { DIM } from "./measures";
import { clothPixel, roomPixel } from "./surroundings";
import type { Drawer, Level } from "./types";

/** Bumped whenever a pixel changes, so that pictures kept from before are thrown away. */
export const GRAIN_VERSION = 2;

export type Picture =
  | { readonly kind: "front"; readonly drawer: Drawer; readonly width: number; readonly height: number }
  | { readonly kind: "timber" | "lid" | "cloth" | "room"; readonly width: number; readonly height: number };

type Rgb = readonly [number, number, number];
interface Tone {
  readonly early: Rgb;
  readonly late: Rgb;
  readonly knot: Rgb;
  readonly glow: Rgb;
}
/** At a point: ring (phase of the year rings), light (shimmer), dark (heart of a knot), plain (contrast of the rings). */
interface Grain {
  readonly ring: number;
  readonly light: number;
  readonly dark: number;
  readonly plain: number;
}
/** A field over (x, y) in [-1.5, 1.5] × [-0.5, 0.5]. */
type Field = (x: number, y: number, seed: number) => Grain;

const rgb = (hex: number): Rgb => [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];
const TONES: Record<Level, Tone> = {
  A: { early: rgb(0xa86b4a), late: rgb(0x5e3626), knot: rgb(0x2b140d), glow: rgb(0xdfa276) },
  B: { early: rgb(0xecd0a2), late: rgb(0xb98c58), knot: rgb(0x6e4526), glow: rgb(0xfdecc8) },
  C: { early: rgb(0x93684a), late: rgb(0x4b2e1e), knot: rgb(0x20110b), glow: rgb(0xcb9c6e) },
};

type Knot = readonly [x: number, y: number, radius: number];
const KNOTS: readonly (readonly Knot[])[] = [
  [[-0.74, 0.04, 0.17]],
  [
    [-0.82, 0.13, 0.135],
    [0.78, -0.1, 0.15],
  ],
  [
    [-1.02, -0.15, 0.105],
    [-0.5, 0.17, 0.095],
    [0.8, 0.06, 0.135],
  ],
];

/** Streamlines around cylinders. */
function knot(variant: number): Field {
  const knots = KNOTS[variant]!;
  return (x, y, seed) => {
    let psi = y + 0.11 * fbm(x * 0.9, y * 1.3, seed, 3);
    let dark = 0;
    let heart: number | null = null;
    for (const [px, py, r] of knots) {
      const dy = y - py;
      const d = Math.hypot((x - px) * 0.78, dy) * (1 + 0.1 * fbm(x * 5, y * 5, seed + 3, 2));
      if (d < r) {
        heart = d * 30;
        dark = 0.45 + 0.55 * smooth(r, 0, d);
      } else {
        psi -= (r * r * dy) / (d * d);
        dark = Math.max(dark, 0.75 * smooth(r * 1.35, r, d));
      }
    }
    return { ring: heart ?? psi * 8, light: 0.12 * fbm(x * 2, y * 2, seed + 9, 2), dark, plain: 1 };
  };
}

/** Distance across and along the flame of each variant. */
const FLAMES: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [y * 1.7, 0.62 * (x + 1.75)],
  (x, y) => [y * 1.6, 0.78 * (1.85 - Math.sqrt(x * x + 0.03))],
  (x, y) => [(x - Math.round(x)) * 1.75, 0.95 * (y + 0.78)],
];

/** A cone cut by a plane. */
function flame(variant: number): Field {
  const cut = FLAMES[variant]!;
  return (x, y, seed) => {
    const [across, along] = cut(x, y);
    const r = Math.hypot(across, along) + 0.16 * fbm(x * 1.1, y * 1.6, seed, 3);
    return { ring: r * 6.2, light: 0.55 * smooth(0.55, 0, Math.abs(across)) - 0.2, dark: 0, plain: 1 };
  };
}

const RIPPLES: readonly ((x: number, y: number, w: number) => number)[] = [
  (x, y, w) => x * 8.2 + w * 3.2 + y * 0.5,
  (x, y, w) => x * 23 + w * 5 + y * 1.2,
  (x, y, w) => (x * 0.78 + y * 1.05) * 13 + w * 3.5,
];
const RIPPLE_POWER = [0.95, 0.75, 0.9];

/** Shimmer across straight grain. */
function ripple(variant: number): Field {
  const phase = RIPPLES[variant]!;
  return (x, y, seed) => {
    const w = fbm(x * 0.9, y * 0.8, seed, 3);
    const s = Math.sin(phase(x, y, w));
    const power = RIPPLE_POWER[variant]! * (0.75 + 0.5 * fbm(x * 1.5, y * 2, seed + 5, 2));
    return { ring: (y + 0.02 * s + 0.07 * w) * 11, light: s * power, dark: 0, plain: 0.5 };
  };
}

/** One lens-shaped fleck with a soft rim per cell of a jittered grid; each has its own strength. */
function flecks(u: number, v: number, len: number, wid: number, seed: number): number {
  let best = 0;
  const iu = Math.floor(u);
  const iv = Math.floor(v);
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const cu = iu + i;
      const cv = iv + j;
      const span = len * (0.6 + 0.7 * hash(cu, cv, seed + 1));
      const du = (u - cu - 0.25 - hash(cu, cv, seed) * 0.5) / span;
      const dv = (v - cv - 0.25 - hash(cu, cv, seed + 2) * 0.5) / wid;
      const strength = 0.72 + 0.28 * hash(cu, cv, seed + 4);
      best = Math.max(best, strength * smooth(1.05, 0.3, du * du + Math.abs(dv)));
    }
  return best;
}

const RAYS: readonly ((x: number, y: number, w: number, seed: number) => number)[] = [
  (x, y, w, seed) =>
    flecks(Math.hypot(x, y + 0.92) * 2.6 + w * 3, Math.atan2(x, y + 0.92) * 10 + w * 6, 0.62, 0.44, seed),
  (x, y, w, seed) => flecks((y + x * 0.33) * 4.6 + w * 3, (x - y * 0.33) * 8.5 + w * 6, 0.62, 0.38, seed),
  (x, y, w, seed) => flecks((x + y * 0.8) * 4.4 + w * 5, (y * 1.5 - x * 0.5) * 4.2 + w * 5, 0.46, 0.44, seed),
];

/** Lens-shaped flecks over straight grain. */
function ray(variant: number): Field {
  const fleck = RAYS[variant]!;
  return (x, y, seed) => {
    const w = 0.05 * fbm(x * 3, y * 3, seed, 2);
    return { ring: (y + w) * 13, light: fleck(x, y, w, seed) * 1.35 - 0.3, dark: 0, plain: 0.55 };
  };
}

const FIELD: Record<Family, (variant: number) => Field> = { knot, flame, ripple, ray };

/** One pixel of wood. */
function timber(
  field: Field,
  tone: Tone,
  x: number,
  y: number,
  seed: number,
  out: Pixels,
  at: number,
  edge = 0,
): void {
  const { ring, light, dark, plain } = field(x, y, seed);
  const wob = ring + 0.12 * fbm(x * 4, ring * 0.6, seed + 21, 2);
  const t = wob - Math.floor(wob);
  const late = smooth(0.15, 0.86, t) * (1 - smooth(0.9, 1, t)) * plain;
  const fibre = noise(x * 5, ring * 9 + y * 24, seed + 31) * 0.55 + noise(x * 13, y * 130, seed + 33) * 0.45;
  const pore = smooth(0.8, 0.95, noise(x * 16, y * 150, seed + 41)) * 0.24;
  const year = 0.12 * (noise(Math.floor(wob) * 0.37, 0.5, seed + 51) - 0.5);
  const shade = (0.86 + 0.26 * fibre + year) * (1 - pore) * (1 - edge * smooth(0.3, 0.52, Math.abs(y)));
  const glow = clamp(light) * 0.62;
  const dim = 1 - clamp(-light) * 0.42;
  for (let c = 0; c < 3; c++) {
    const wood = mix(tone.early[c]!, tone.late[c]!, clamp(late * 0.92));
    const lit = mix(wood, tone.glow[c]!, glow) * dim * shade;
    out[at + c] = mix(lit, tone.knot[c]!, clamp(dark) * 0.88);
  }
  out[at + 3] = 255;
}

/** Cheap relief: light from the upper left over the painted brightness, in place of a bump map. */
function emboss(data: Pixels, w: number, h: number, depth: number): void {
  const luma = new Float32Array(w * h);
  for (let i = 0; i < luma.length; i++) luma[i] = (data[i * 4]! * 0.4 + data[i * 4 + 1]! * 0.6) / 255;
  for (let j = 1; j + 1 < h; j++)
    for (let i = 1; i + 1 < w; i++) {
      const k = j * w + i;
      const slope = luma[k + w]! - luma[k - w]! + 0.5 * (luma[k + 1]! - luma[k - 1]!);
      const gain = 1 - clamp(slope * depth, -0.3, 0.3);
      for (let c = 0; c < 3; c++) data[k * 4 + c] = data[k * 4 + c]! * gain;
    }
}

type PaintPixel = (i: number, j: number, out: Pixels, at: number) => void;

function frontPixel(drawer: Drawer, w: number, h: number): PaintPixel {
  const level = levelOf(drawer);
  const variant = LEVELS.indexOf(level);
  const family = familyOf(drawer);
  const field = FIELD[family](variant);
  const seed = 101 + variant * 40 + FAMILIES.indexOf(family) * 7;
  return (i, j, out, at) => {
    const x = (i / (w - 1) - 0.5) * 3;
    const y = 0.5 - j / (h - 1);
    timber(field, TONES[level], x, y, seed, out, at, 0.14);
    const light = lightOnFront(x, y);
    for (let c = 0; c < 3; c++) out[at + c] = out[at + c]! * light;
  };
}

/** Less of it around the knob and along the ends; the same whichever end is up. */
function lightOnFront(x: number, y: number): number {
  const fromKnob = Math.hypot((x * DIM.frontWidth) / 3, y * DIM.frontHeight);
  return (1 - 0.5 * smooth(0.27, 0.1, fromKnob)) * (1 - 0.16 * smooth(1.36, 1.5, Math.abs(x)));
}

const PLAIN: Tone = {
  early: [236, 224, 210],
  late: [168, 140, 118],
  knot: [60, 40, 30],
  glow: [255, 246, 232],
};

/** Straight-grained carcass timber, nearly grey: vertex colours tint it. The lowest strip is flat white, for felt. */
function timberPixel(w: number, h: number): PaintPixel {
  const strip = h - Math.ceil(h * 0.047);
  const field: Field = (x, y, s) => ({
    ring: (y + 0.1 * fbm(x * 0.5, y * 1.5, s, 3)) * 9,
    light: 0.25 * fbm(x, y * 3, s + 2, 2),
    dark: 0,
    plain: 0.75,
  });
  return (i, j, out, at) => {
    if (j >= strip) out.fill(255, at, at + 4);
    else timber(field, PLAIN, (i / w - 0.5) * 3.2, (0.5 - j / h) * 1.6, 7, out, at);
  };
}

/** One of four star points: +1 its light half, -1 its dark half, 0 outside. */
function starPoint(r: number, angle: number, turn: number, length: number, width: number): number {
  const quarter = Math.PI / 2;
  const t = ((angle + turn + Math.PI * 2.25) % quarter) - quarter / 2;
  const u = r * Math.cos(t);
  const v = r * Math.sin(t);
  return u < length && Math.abs(v) < width * (1 - u / length) ? Math.sign(v) : 0;
}

const LID_GROUND: Tone = { ...TONES.A, early: rgb(0x8c5840), late: rgb(0x5a3628) };
const LID_BORDER: Tone = { ...TONES.A, early: rgb(0x6f4330), late: rgb(0x472a1d) };
const STAR_DARK: Tone = { ...TONES.C, early: rgb(0x5a3018), late: rgb(0x331809) };

/** Lid with an inlaid eight-pointed star: fourfold symmetric, so that it never tells how the box stands. */
function lidPixel(size: number): PaintPixel {
  const field: Field = (x, y, s) => ({
    ring: (y + 0.12 * fbm(x * 0.7, y * 1.2, s, 3)) * 5,
    light: 0.3 * fbm(x, y * 2, s + 2, 2),
    dark: 0,
    plain: 0.8,
  });
  const inlay: Field = (x, y, s) => ({
    ring: (y + 0.1 * fbm(x, y, s, 2)) * 8,
    light: 0.2,
    dark: 0,
    plain: 0.6,
  });
  return (i, j, out, at) => {
    const x = (i / size - 0.5) * 2;
    const y = (0.5 - j / size) * 2;
    const r = Math.hypot(x, y);
    const m = Math.max(Math.abs(x), Math.abs(y));
    const angle = Math.atan2(y, x);
    const star = starPoint(r, angle, 0, 0.6, 0.15) || starPoint(r, angle, Math.PI / 4, 0.42, 0.13);
    const string = Math.abs(m - 0.86) < 0.008 || Math.abs(r - 0.66) < 0.007 || Math.abs(r - 0.69) < 0.004;
    const wide = Math.abs(x) > Math.abs(y);
    if (string || star > 0) timber(inlay, TONES.B, star ? x * Math.cos(angle) + y : x, y, 77, out, at);
    else if (star < 0) timber(inlay, STAR_DARK, y, x, 79, out, at);
    else if (m > 0.86) timber(field, LID_BORDER, (wide ? y : x) * 1.4, (wide ? x : y) * 1.2, 61, out, at);
    else timber(field, LID_GROUND, x * 1.5, y, 63, out, at);
  };
}

function pixelOf(picture: Picture): PaintPixel {
  const { width, height } = picture;
  switch (picture.kind) {
    case "front":
      return frontPixel(picture.drawer, width, height);
    case "timber":
      return timberPixel(width, height);
    case "lid":
      return lidPixel(width);
    case "cloth":
      return clothPixel(width);
    case "room":
      return roomPixel(width, height);
  }
}

/** Paints a picture and stops after every row, so that a caller may put other work between. */
export function* paintSlowly(picture: Picture): Generator<void, Pixels> {
  const { width, height } = picture;
  const out: Pixels = new Uint8ClampedArray(width * height * 4);
  const pixel = pixelOf(picture);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) pixel(i, j, out, (j * width + i) * 4);
    yield;
  }
  // Relief is a slope between neighbours: the finer the picture, the smaller it is.
  if (picture.kind === "front") emboss(out, width, height, 1.1 * Math.min(1, width / 512 + 0.3));
  return out;
}

/** Paints a picture in one go. */
export function paint(picture: Picture): Pixels {
  const painting = paintSlowly(picture);
  for (;;) {
    const step = painting.next();
    if (step.done) return step.value;
  }
}
