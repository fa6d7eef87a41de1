/** What a ray from the eye meets first: a drawer, or a level beside its drawers. */

import { Matrix4, type Ray, Vector3 } from "three";
import { LEVELS } from "../boxGeometry";
import { DIM, HALF } from "./measures";
import type { Drawer, DrawerNumber, Level } from "./types";

export interface Met {
  readonly level: Level;
  readonly drawer: Drawer | null;
  readonly distance: number;
}

interface Hit {
  readonly distance: number;
  readonly at: Vector3;
  readonly axis: 0 | 1 | 2;
}

/** Where a ray enters an axis-aligned block. */
export function enter(ray: Ray, lo: Vector3, hi: Vector3): Hit | null {
  let first = -Infinity;
  let last = Infinity;
  let axis: 0 | 1 | 2 = 0;
  for (const k of [0, 1, 2] as const) {
    const o = ray.origin.getComponent(k);
    const d = ray.direction.getComponent(k);
    const a = (lo.getComponent(k) - o) / d;
    const b = (hi.getComponent(k) - o) / d;
    if (Math.min(a, b) > first) {
      first = Math.min(a, b);
      axis = k;
    }
    last = Math.min(last, Math.max(a, b));
  }
  if (!(first <= last) || first < 0) return null;
  return { distance: first, at: ray.at(first, new Vector3()), axis };
}

const BLOCK = new Vector3(HALF, DIM.level / 2, HALF);
const PANEL_LO = new Vector3(-DIM.frontWidth / 2, -DIM.frontHeight / 2, HALF - DIM.frontDepth);
const PANEL_HI = new Vector3(DIM.frontWidth / 2, DIM.frontHeight / 2, HALF + DIM.knob);

/** The drawer on the face where a ray met a level, in the level's own frame; 1 looks to −z, 2 to +x, and so on. */
export function drawerOnFace(level: Level, { at, axis }: Pick<Hit, "at" | "axis">): Drawer | null {
  if (axis === 1) return null;
  const number: DrawerNumber = axis === 2 ? (at.z < 0 ? 1 : 3) : at.x > 0 ? 2 : 4;
  const across = axis === 2 ? at.x : at.z;
  const inside = Math.abs(across) <= DIM.frontWidth / 2 && Math.abs(at.y) <= DIM.frontHeight / 2;
  return inside ? `${level}${number}` : null;
}

/** Levels and open drawers are given by their matrices; the ray is in the same frame. */
export function pick(
  ray: Ray,
  levels: Record<Level, Matrix4>,
  open: ReadonlyMap<Drawer, Matrix4>,
): Met | null {
  const inverse = new Matrix4();
  const local = (matrix: Matrix4) => ray.clone().applyMatrix4(inverse.copy(matrix).invert());
  const met: Met[] = [];
  for (const level of LEVELS) {
    const hit = enter(local(levels[level]), BLOCK.clone().negate(), BLOCK);
    if (!hit) continue;
    const drawer = drawerOnFace(level, hit);
    // The recess of a drawer that stands open is not its front.
    met.push({ level, drawer: drawer && open.has(drawer) ? null : drawer, distance: hit.distance });
  }
  for (const [drawer, matrix] of open) {
    const hit = enter(local(matrix), PANEL_LO, PANEL_HI);
    if (hit) met.push({ level: drawer[0] as Level, drawer, distance: hit.distance });
  }
  return met.sort((a, b) => a.distance - b.distance)[0] ?? null;
}
