/** The shapes of a level: its rounded edge, four recesses, and the magnets on its faces. */

import type { BufferGeometry } from "three";
import { Builder, FELT4, type Four, four, timberUv, type V2, type V3 } from "./builder";
import { DIM, FACING, HALF } from "./measures";

const BLACK: V3 = [0.012, 0.009, 0.007];
const RUNNER: V3 = [1.5, 1.4, 1.3];

interface RimPoint {
  readonly x: number;
  readonly z: number;
  readonly nx: number;
  readonly nz: number;
  /** A straight side begins here. */
  readonly flat: boolean;
}

/** Plan outline of a level: points with outward normals. */
function outline(inset: number): RimPoint[] {
  const points: RimPoint[] = [];
  const r = DIM.corner;
  const c = HALF - r;
  const segments = 5;
  for (let k = 0; k < 4; k++) {
    const cx = k === 0 || k === 3 ? c : -c;
    const cz = k < 2 ? c : -c;
    for (let i = 0; i <= segments; i++) {
      const a = ((k * 90 + (90 * i) / segments) * Math.PI) / 180;
      const nx = Math.cos(a);
      const nz = Math.sin(a);
      points.push({ x: cx + nx * (r - inset), z: cz + nz * (r - inset), nx, nz, flat: i === segments });
    }
  }
  return points;
}

interface Ring {
  readonly inset: number;
  readonly y: number;
  readonly out: number;
  readonly up: number;
}

/** The rounded edge from the upper cap down to the lower one. */
function edgeProfile(segments: number): Ring[] {
  const h = DIM.level / 2;
  const e = DIM.edge;
  const upper = Array.from({ length: segments + 1 }, (_, i) => {
    const a = ((90 - (90 * i) / segments) * Math.PI) / 180;
    return { inset: e - e * Math.cos(a), y: h - e + e * Math.sin(a), out: Math.cos(a), up: Math.sin(a) };
  });
  return [...upper, ...upper.toReversed().map((ring) => ({ ...ring, y: -ring.y, up: -ring.up }))];
}

export function levelGeometry(): BufferGeometry {
  const b = new Builder();
  const segments = 4;
  const profile = edgeProfile(segments);
  const rings = profile.map((ring) => outline(ring.inset));
  const count = rings[0]!.length;
  for (let j = 0; j < count; j++)
    for (let i = 0; i + 1 < profile.length; i++) {
      const start = rings[i]![j]!;
      if (start.flat && i === segments) continue;
      rimQuad(b, profile, rings, i, j);
    }
  for (const up of [true, false]) cap(b, rings[up ? 0 : rings.length - 1]!, up);
  for (let side = 0; side < 4; side++) face(b, side);
  return b.build();
}

function rimQuad(
  b: Builder,
  profile: readonly Ring[],
  rings: readonly RimPoint[][],
  i: number,
  j: number,
): void {
  const k = (j + 1) % rings[0]!.length;
  const at: Four<readonly [number, number]> = [
    [i, j],
    [i, k],
    [i + 1, k],
    [i + 1, j],
  ];
  const p = four(at, ([ring, q]): V3 => [rings[ring]![q]!.x, profile[ring]!.y, rings[ring]![q]!.z]);
  const n = four(at, ([ring, q]): V3 => {
    const { nx, nz } = rings[ring]![q]!;
    return [nx * profile[ring]!.out, profile[ring]!.up, nz * profile[ring]!.out];
  });
  const start = rings[i]![j]!;
  const across = Math.abs(rings[0]![j]!.nx) > 0.5 ? 2 : 0;
  const uv = start.flat
    ? four(p, (c) => timberUv(c[across], c[1] + profile[i]!.inset, j))
    : four(p, (c) => timberUv(c[1], Math.atan2(c[2], c[0]) * 0.7, 3 + Math.floor(j / 6)));
  b.quad(
    p,
    n,
    uv,
    four(at, ([ring]): V3 => shadeAt(profile[ring]!)),
  );
}

/** Little light reaches the joint between two levels. */
const shadeAt = ({ up }: Ring): V3 => {
  const light = 1 - 0.4 * up ** 4;
  return [light, light, light];
};

/** Upper or lower cap, as a fan of quads. */
function cap(b: Builder, ring: readonly RimPoint[], up: boolean): void {
  const y = (up ? 1 : -1) * (DIM.level / 2);
  const middle: V3 = [0, y, 0];
  for (let j = 0; j < ring.length; j++) {
    const a = ring[j]!;
    const c = ring[(j + 1) % ring.length]!;
    const one: V3 = [c.x, y, c.z];
    const two: V3 = [a.x, y, a.z];
    const p: Four<V3> = up ? [middle, one, two, middle] : [middle, two, one, middle];
    b.quad(
      p,
      [0, up ? 1 : -1, 0],
      four(p, (q) => timberUv(q[0], q[2], 5)),
      [0.62, 0.58, 0.55],
    );
  }
}

/** One flat of a level, drawn facing south and turned to its side. */
class Flat {
  private readonly cos: number;
  private readonly sin: number;

  constructor(
    private readonly b: Builder,
    side: number,
  ) {
    this.cos = Math.cos(FACING[side]!);
    this.sin = Math.sin(FACING[side]!);
  }

  put(p: Four<V3>, n: V3, uv: Four<V2>, color: V3 | Four<V3>): void {
    this.b.quad(four(p, this.turn), this.turn(n), uv, color);
  }

  /** A rectangle that looks outward. */
  plate(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    z: number,
    color: V3,
    seed: number,
    along = true,
  ): void {
    const p: Four<V3> = [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ];
    const uv = four(p, (c) => (along ? timberUv(c[0], c[1], seed) : timberUv(c[1], c[0], seed)));
    this.put(p, [0, 0, 1], uv, color);
  }

  /** Four inward walls from z0 back to z1. */
  tube(w: number, h: number, z0: number, z1: number, c0: V3, c1: V3): void {
    const q: Four<V2> = [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ];
    const n: Four<V3> = [
      [0, 1, 0],
      [-1, 0, 0],
      [0, -1, 0],
      [1, 0, 0],
    ];
    for (const i of [0, 1, 2, 3] as const) {
      const [x, y] = q[i];
      const [x2, y2] = q[(i + 1) % 4]!;
      const p: Four<V3> = [
        [x, y, z0],
        [x2, y2, z0],
        [x2, y2, z1],
        [x, y, z1],
      ];
      this.put(p, n[i], FELT4, [c0, c0, c1, c1]);
    }
  }

  /** A wooden rail in the recess, on which the drawer runs; its end and its two inner faces can be seen. */
  runner(x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): void {
    this.plate(x0, y0, x1, y1, z1, RUNNER, 4);
    const inner = x0 > 0 ? x0 : x1;
    const n: V3 = [x0 > 0 ? -1 : 1, 0, 0];
    const wall: Four<V3> = [
      [inner, y0, z1],
      [inner, y0, z0],
      [inner, y1, z0],
      [inner, y1, z1],
    ];
    const p = x0 > 0 ? ([wall[0], wall[3], wall[2], wall[1]] as const) : wall;
    this.put(
      p,
      n,
      four(p, (c) => timberUv(c[2], c[1], 6)),
      shaded(p, z0),
    );
    for (const up of [true, false]) {
      const y = up ? y1 : y0;
      const flat: Four<V3> = [
        [x0, y, z1],
        [x1, y, z1],
        [x1, y, z0],
        [x0, y, z0],
      ];
      const q = up ? flat : ([flat[3], flat[2], flat[1], flat[0]] as const);
      this.put(
        q,
        [0, up ? 1 : -1, 0],
        four(q, (c) => timberUv(c[2], c[0], 7)),
        shaded(q, z0),
      );
    }
  }

  private readonly turn = ([x, y, z]: V3): V3 => [
    x * this.cos + z * this.sin,
    y,
    -x * this.sin + z * this.cos,
  ];
}

/** Rails grow darker towards the depth of the recess. */
const shaded = (p: Four<V3>, deep: number): Four<V3> =>
  four(p, (c): V3 => (c[2] === deep ? [0.1, 0.075, 0.05] : RUNNER));

/** Two stiles, two rails, the reveal, and the dark recess behind with its runners. */
function face(b: Builder, side: number): void {
  const flat = new Flat(b, side);
  const X = HALF - DIM.corner;
  const Y = DIM.level / 2 - DIM.edge;
  const w = DIM.frontWidth / 2 + DIM.seam;
  const h = DIM.frontHeight / 2 + DIM.seam;
  const z = HALF;
  const wood: V3 = [1, 1, 1];
  flat.plate(-X, -Y, -w, Y, z, wood, side * 2 + 1, false);
  flat.plate(w, -Y, X, Y, z, wood, side * 2 + 2, false);
  flat.plate(-w, h, w, Y, z, wood, side + 3);
  flat.plate(-w, -Y, w, -h, z, wood, side + 7);
  const reveal = z - DIM.frontDepth - 0.02;
  const back = reveal - 0.46;
  flat.tube(w, h, z, reveal, [0.42, 0.3, 0.22], [0.2, 0.13, 0.09]);
  flat.tube(w, h, reveal, back, [0.2, 0.13, 0.09], BLACK);
  flat.plate(-w, -h, w, h, back, BLACK, 2);
  const body = DIM.bodyWidth / 2 + 0.012;
  for (const s of [1, -1]) {
    const [x0, x1] = s > 0 ? [body, body + 0.13] : [-body - 0.13, -body];
    flat.runner(x0, x1, -0.05, 0.05, back, reveal - 0.03);
  }
}

/** Magnets: a brass stud near each corner of a face that touches another level. */
export function magnetGeometry(): BufferGeometry {
  const b = new Builder();
  const n = 24;
  const r = 0.075;
  const c = HALF - 0.22;
  for (const [x, z] of [
    [c, c],
    [c, -c],
    [-c, c],
    [-c, -c],
  ] as const)
    for (let i = 0; i < n; i++) {
      const p = (k: number, radius: number, y: number): V3 => {
        const a = (k / n) * 2 * Math.PI;
        return [x + Math.cos(a) * radius, y, z + Math.sin(a) * radius];
      };
      const o: V3 = [x, 0.007, z];
      b.quad([o, p(i + 1, r * 0.8, 0.007), p(i, r * 0.8, 0.007), o], [0, 1, 0], FELT4);
      const skirt: Four<V3> = [
        p(i, r * 0.8, 0.007),
        p(i + 1, r * 0.8, 0.007),
        p(i + 1, r, 0.001),
        p(i, r, 0.001),
      ];
      b.quad(skirt, [0.3, 0.8, 0.3], FELT4);
    }
  return b.build();
}
