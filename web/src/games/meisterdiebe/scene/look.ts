/** Where the camera stands: a base look, what the hand adds to it, and the lean towards an open drawer. */

import { clamp } from "../../../scene/noise";
import type { Side } from "../boxGeometry";
import { yawOfSide } from "./pose";
import type { Look } from "./types";

/** The yaw at which lamps and cushion are arranged; looking around turns the box against them. */
export const RIG_YAW = 26;
export const REST_LOOK = { yaw: 26, pitch: 23, dist: 12.2, shift: [0, 0] } as const satisfies Look;
export const PITCH = { least: 12, most: 62, lean: 44, heaps: 46 } as const;

/** How far an open drawer may be turned away: seen from its left, and from its right. */
const SEEN = { left: -48, right: 34 } as const;

export interface Eye {
  readonly yaw: number;
  readonly pitch: number;
  readonly dist: number;
  readonly at: readonly [number, number, number];
  readonly shift: readonly [number, number];
}

/** A drawer to look at, a step back to see the whole box in the air, or what lies in heaps in front of it. */
export type Focus =
  | "wide"
  | "heaps"
  | {
      readonly side: Side;
      /** Height of the drawer's level: 1 top, 0 middle, -1 bottom. */
      readonly height: number;
      readonly lean: boolean;
      readonly far: boolean;
    };

/** An angle within half a turn of another. */
export const near = (angle: number, other: number) =>
  other + ((((angle - other + 180) % 360) + 360) % 360) - 180;

/** The nearest yaw from which a side is well in view. */
export function yawToSee(yaw: number, side: Side): number {
  const facing = near(yawOfSide(side), yaw);
  return facing + clamp(yaw - facing, SEEN.left, SEEN.right);
}

/** Narrow pictures need more distance to hold box and cushion. */
export const roomFor = (aspect: number) => Math.max(1, 1.36 / aspect);

export function eyeFor(
  base: Required<Look>,
  hand: { yaw: number; pitch: number },
  focus: Focus | null,
  aspect: number,
): Eye {
  const yaw = base.yaw + hand.yaw;
  const pitch = clamp(base.pitch + hand.pitch, PITCH.least, PITCH.most);
  const dist = base.dist * roomFor(aspect);
  const shift = base.shift;
  if (!focus) return { yaw, pitch, dist, at: [0.85, 1.25, 0.5], shift };
  if (focus === "wide") return { yaw, pitch, dist: dist * 1.2, at: [0.85, 1.75, 0.4], shift };
  if (focus === "heaps")
    return { yaw, pitch: Math.max(PITCH.heaps, pitch), dist: dist * 1.02, at: [0.8, 0.9, 1.8], shift };
  const seen = yawToSee(yaw, focus.side);
  if (!focus.lean) return { yaw: seen, pitch, dist, at: [0.85, 1.25, 0.5], shift };
  const lean = Math.max(PITCH.lean, pitch);
  const closer = focus.far ? 0.97 : 0.94;
  return { yaw: seen, pitch: lean, dist: dist * closer, at: [0.9, 1.36 + 0.16 * focus.height, 0.75], shift };
}

/** Between two looks, the short way round. */
export function betweenEyes(a: Eye, b: Eye, t: number): Eye {
  const mix = (x: number, y: number) => x + (y - x) * t;
  return {
    yaw: mix(a.yaw, near(b.yaw, a.yaw)),
    pitch: mix(a.pitch, b.pitch),
    dist: mix(a.dist, b.dist),
    at: [mix(a.at[0], b.at[0]), mix(a.at[1], b.at[1]), mix(a.at[2], b.at[2])],
    shift: [mix(a.shift[0], b.shift[0]), mix(a.shift[1], b.shift[1])],
  };
}
