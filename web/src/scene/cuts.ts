/** Gems as convex bodies: a cut is a list of planes, and the mesh is clipped from them. */

import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";

export type Gem = "d" | "s" | "r";
type V3 = readonly [number, number, number];

/** Outward normal and distance from the middle. */
export type Plane = readonly [number, number, number, number];

const deg = Math.PI / 180;

/** A plane that leans outward by `tilt` from a wall at angle `around`, through height y of that wall. */
function leaning(around: number, distance: number, tilt: number, y: number): Plane {
  const a = around * deg;
  const t = tilt * deg;
  const d = distance * Math.cos(t) + y * Math.sin(t);
  return [Math.cos(a) * Math.cos(t), Math.sin(t), Math.sin(a) * Math.cos(t), d];
}

function crown(n: number, start: number, tilt: number, distance: number): Plane[] {
  return Array.from({ length: n }, (_, i): Plane => {
    const [x, y, z] = leaning(start + (360 / n) * i, 0, tilt, 0);
    return [x, y, z, distance];
  });
}

/** Round brilliant: table, 8 stars, 8 mains, 8 halves, girdle 16, pavilion 8 + 8. Radius 1. */
const brilliant: readonly Plane[] = [
  [0, 1, 0, 0.36],
  ...crown(8, 22.5, 63, 0.515),
  ...crown(8, 0, 52, 0.775),
  ...crown(8, 22.5, 47, 0.845),
  ...crown(16, 11.25, 0, 0.99),
  ...crown(8, 0, -48.5, 0.69),
  ...crown(8, 22.5, -46, 0.73),
];

/** Step cut: a long octagon with crown and pavilion in steps. */
function stepCut(): Plane[] {
  const sides = [0, 90, 180, 270, 45, 135, 225, 315];
  const distance = [0.72, 1.02, 0.72, 1.02, 1, 1, 1, 1];
  const steps: readonly (readonly [number, number])[] = [
    [0, 0],
    [38, 0.06],
    [58, 0.175],
    [-52, -0.06],
    [-38, -0.2],
  ];
  const walls = sides.flatMap((a, i) => steps.map(([tilt, y]) => leaning(a, distance[i]!, tilt, y)));
  return [[0, 1, 0, 0.32], ...walls];
}

/** Trilliant: three bowed sides with cut corners. */
function trilliant(): Plane[] {
  const planes: Plane[] = [[0, 1, 0, 0.32]];
  for (let k = 0; k < 3; k++)
    for (const [off, d] of [
      [-16, 0.66],
      [0, 0.63],
      [16, 0.66],
      [60, 0.98],
    ] as const) {
      const a = 90 + k * 120 + off;
      const main = off === 0 || off === 60;
      planes.push(leaning(a, d, 0, 0));
      planes.push(main ? leaning(a, d, 42, 0.05) : leaning(a, d, 55, 0.06));
      planes.push(main ? leaning(a, d, -44, -0.05) : leaning(a, d, -40, -0.05));
    }
  return planes;
}

export interface Kind {
  readonly planes: readonly Plane[];
  /** Colour as absorption per unit of path. */
  readonly absorb: V3;
  readonly ior: number;
  readonly dispersion: number;
  /** Half width, and height of the middle above what it lies on, in box units. */
  readonly size: number;
  readonly rest: number;
}

export const KINDS: Record<Gem, Kind> = {
  d: { planes: brilliant, absorb: [0.03, 0.02, 0.01], ior: 2.2, dispersion: 0.07, size: 0.165, rest: 0.125 },
  s: { planes: stepCut(), absorb: [2.3, 1.15, 0.12], ior: 1.85, dispersion: 0.03, size: 0.16, rest: 0.12 },
  r: { planes: trilliant(), absorb: [0.12, 2.6, 1.9], ior: 1.85, dispersion: 0.03, size: 0.195, rest: 0.12 },
};

type Point = readonly number[];

function clip(polygon: readonly Point[], [a, b, c, d]: Plane): Point[] {
  const out: Point[] = [];
  const side = (p: Point) => a * p[0]! + b * p[1]! + c * p[2]! - d;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const sp = side(p);
    const sq = side(q);
    if (sp <= 1e-7) out.push(p);
    if ((sp < -1e-7 && sq > 1e-7) || (sp > 1e-7 && sq < -1e-7)) {
      const t = sp / (sp - sq);
      out.push(p.map((v, k) => v + (q[k]! - v) * t));
    }
  });
  return out;
}

/** A large square in the plane. */
function sheet([x, y, z, d]: Plane): Point[] {
  const n = new Vector3(x, y, z);
  const up = Math.abs(y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0);
  const u = new Vector3().crossVectors(up, n).normalize();
  const v = new Vector3().crossVectors(n, u);
  const corner = (s: number, t: number) =>
    n.clone().multiplyScalar(d).addScaledVector(u, s).addScaledVector(v, t).toArray();
  return [corner(-4, -4), corner(4, -4), corner(4, 4), corner(-4, 4)];
}

/** Flat-shaded mesh of the body that the planes bound. */
export function cutGeometry(planes: readonly Plane[]): BufferGeometry {
  const pos: number[] = [];
  const nor: number[] = [];
  for (const plane of planes) {
    let facet = sheet(plane);
    for (const other of planes) if (other !== plane && facet.length > 0) facet = clip(facet, other);
    for (let k = 1; k + 1 < facet.length; k++)
      for (const p of [facet[0]!, facet[k]!, facet[k + 1]!]) {
        pos.push(...p);
        nor.push(plane[0], plane[1], plane[2]);
      }
  }
  const g = new BufferGeometry();
  g.setAttribute("position", new Float32BufferAttribute(pos, 3));
  g.setAttribute("normal", new Float32BufferAttribute(nor, 3));
  return g;
}
