/** The end of a game: where each seat's cushions are poured out, how they tip, and how the gems roll. */

import { glide, span } from "../../../scene/motion";
import { type Clip, focusOf, lies, poseAt, type Sound, type Track } from "./clip";
import { type Lying, lyingAt } from "./lying";
import type { Cue } from "./types";

/** The longest that all seats together may take, and any one of them, in milliseconds. */
const ALL = 3600;
const ONE = 900;
export const pourMs = (lanes: number) => Math.min(ONE, Math.floor(ALL / lanes));

/** Rows of heaps in front of the box, in a line with its front: loot, and nearer to the eye the imitations. */
const ROWS = { x: 0.5, width: 7.2, widest: 1.8, loot: 2.55, left: 3.6, label: 4.2 } as const;
const HEAP = { radius: 0.44, gem: 0.19, largest: 0.9 } as const;

export interface Point {
  readonly x: number;
  readonly z: number;
}

const widthOf = (lanes: number) => Math.min(ROWS.widest, ROWS.width / lanes);
const middleOf = (at: number, lanes: number) => ROWS.x + (at - (lanes - 1) / 2) * widthOf(lanes);

/** In front of a seat's heaps, where its count is written. */
export const labelAt = (at: number, lanes: number): Point => ({ x: middleOf(at, lanes), z: ROWS.label });

const heap = (at: number, lanes: number, minus: boolean): Point => ({
  x: middleOf(at, lanes),
  z: minus ? ROWS.left : ROWS.loot,
});

/** Gem i of n of a heap. */
export function pouredSpot(at: number, lanes: number, minus: boolean, i: number, n: number) {
  const { x, z } = heap(at, lanes, minus);
  const radius = Math.min(HEAP.radius, widthOf(lanes) * 0.42);
  const scale = Math.min(HEAP.largest, radius / (HEAP.gem * Math.sqrt(n)), radius / 0.3);
  const r = n === 1 ? 0 : HEAP.gem * scale * Math.sqrt(i + 0.3);
  const a = i * 2.39996 + at;
  return { x: x + r * Math.cos(a), z: z + r * Math.sin(a), scale };
}

/** A cushion in the hand: where its middle is, and how far it is tipped to the left, so that its top is seen. */
export interface Tipped extends Point {
  readonly y: number;
  readonly tip: number;
}

/** How a cushion comes, tips and goes, from 0 to 1. */
export function tippedAt(at: number, lanes: number, minus: boolean, t: number): Tipped {
  const { x, z } = heap(at, lanes, minus);
  const away = 1 - glide(span(t, 0, 0.24)) + glide(span(t, 0.74, 1));
  const tip = 0.95 * (glide(span(t, 0.2, 0.5)) - glide(span(t, 0.72, 0.95)));
  return { x: x + 0.5 + 0.6 * away, z: z + 0.15 + 3.2 * away, y: 0.7 + 1.5 * away + 0.15 * tip, tip };
}

/** When gem i of n leaves its cushion, and when it lies, as parts of the clip. */
export function spills(i: number, n: number): readonly [number, number] {
  const start = 0.34 + (0.3 * i) / Math.max(1, n);
  return [start, start + 0.32];
}

const isOf = (at: number) => (it: Lying) => it.place.in === "poured" && it.place.lane === at;

export function pouring({ lane: at, after }: Cue & { kind: "pour" }): Clip {
  const lanes = after.poured?.lanes ?? 1;
  const ms = pourMs(lanes);
  const lying = lyingAt(after);
  const spilt = lying.filter(isOf(at)).map(({ gem, place }): Track => {
    const [start, end] = place.in === "poured" ? spills(place.i, place.n) : [0, 1];
    return { gem, from: place, to: place, route: "pour", start: start * ms, end: end * ms };
  });
  const pose = poseAt(after);
  const sounds = spilt
    .slice(0, 6)
    .map(({ end }, i): Sound => ({ at: end - 40, name: "gem-taken", detail: i }));
  return {
    ms,
    after,
    focus: focusOf(after),
    move: null,
    pose: () => pose,
    tracks: [...lying.filter((it) => !isOf(at)(it)).map(lies), ...spilt],
    discs: [],
    sounds,
    pours: { lane: at, lanes },
  };
}
