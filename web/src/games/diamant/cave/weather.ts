/** What the air is like at a time: how the flame burns, and what a hazard makes of everything. */
import { hash, mix, smooth } from "../../../scene/noise";
import { COLLAPSE, FRIGHT } from "../staging";
import type { Actors } from "./actors";
import type { Mote } from "./air";
import { RED_DUST, type Terror, terrorOf } from "./hazards";
import { duck, flicker, gutter } from "./light";

type Rgb = readonly [number, number, number];

export interface Weather {
  readonly power: number;
  readonly tint: Rgb;
  /** The light without a torch. */
  readonly dusk: number;
  readonly smoke: Rgb;
  /** How thick the smoke is, from 0 to 1. */
  readonly thick: number;
  /** How far the eye is thrown, in steps. */
  readonly shake: readonly [number, number];
  /** How far the stones have come down, from 0 to 1. */
  readonly fall: number;
  sparks(torch: Rgb): Mote[];
}

const CALM = { tint: [1, 1, 1], dusk: 1, smoke: [0, 0, 0], thick: 0, shake: [0, 0], fall: 0 } as const;
const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

export function weather(actors: Actors, now: number): Weather {
  const { blow } = actors;
  const wild = actors.wild(now);
  const power = flicker(now, wild) * dip(actors, now);
  const sparks = (torch: Rgb) => (wild > 0 ? embers(torch, now, wild) : []);
  if (!blow) return { ...CALM, power, sparks };
  const terror = terrorOf(blow.card);
  const t = Math.min(1, (now - blow.since) / (blow.deadly ? COLLAPSE : FRIGHT));
  return blow.deadly ? struck(terror, t, power, now, sparks) : frightened(terror, t, power, now, sparks);
}

/** From outside into the dark: the torch is small before it is used to the cave. */
function dip(actors: Actors, now: number): number {
  const [entered] = actors.entering.at(now);
  return actors.outside ? 1 - 0.75 * smooth(0.86, 1, entered) : 1;
}

type Sparks = Weather["sparks"];

function frightened(terror: Terror, t: number, power: number, now: number, sparks: Sparks): Weather {
  const there = Math.sin(Math.PI * t);
  return {
    power: power * duck(t) + terror.flash * 0.4 * Math.exp(-t * 9),
    tint: blend(CALM.tint, terror.tint, 0.6 * there),
    dusk: 1,
    smoke: terror.smoke,
    thick: 0.3 * there,
    shake: tremble(now, terror.shake * 0.5 * (1 - t)),
    fall: 0,
    sparks,
  };
}

function struck(terror: Terror, t: number, power: number, now: number, sparks: Sparks): Weather {
  const late = smooth(0.25, 0.8, t);
  return {
    power: power * gutter(t) + terror.flash * Math.exp(-t * 7),
    tint: blend(terror.tint, [1.15, 0.42, 0.28], late),
    dusk: 1 - 0.55 * late,
    smoke: blend(terror.smoke, RED_DUST, late),
    thick: smooth(0.02, 0.5, t) * 0.85,
    shake: tremble(now, (terror.shake + 0.05) * (1 - t) ** 0.7),
    fall: terror.boulders ? t : 0,
    sparks,
  };
}

function tremble(now: number, much: number): readonly [number, number] {
  return [
    Math.sin(now / 17) * much + Math.sin(now / 29 + 1) * much * 0.5,
    Math.sin(now / 13 + 2) * much * 0.7,
  ];
}

const EMBERS = 16;

/** Sparks rise from the flame and die. */
function embers([x, y, z]: Rgb, now: number, wild: number): Mote[] {
  return Array.from({ length: EMBERS }, (_, i) => {
    const life = (now / (900 + 500 * hash(i, 1, 3)) + hash(i, 2, 3)) % 1;
    const sway = Math.sin(life * 7 + i) * 0.1 * life;
    const hot = (1 - life) ** 2 * wild;
    return {
      at: [x + sway + (hash(i, 3, 3) - 0.5) * 0.12, y + 0.15 + life * 0.9, z - life * 0.25],
      size: 0.035 + 0.03 * hash(i, 4, 3),
      color: [1.6 * hot, 0.7 * hot, 0.18 * hot],
    };
  });
}
