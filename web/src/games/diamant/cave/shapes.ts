/** Meshes built by hand: a card with round corners, an adventurer, a boulder. */
import { BufferGeometry, Float32BufferAttribute, IcosahedronGeometry } from "three";
import { hash } from "../../../scene/noise";

type V3 = readonly [number, number, number];

class Mesh {
  private readonly position: number[] = [];
  private readonly normal: number[] = [];
  private readonly uv: number[] = [];
  private readonly paint: number[] = [];
  private readonly index: number[] = [];

  /** Paint is a colour, and in the fourth place how much of it is the seat's instead. */
  vertex(p: V3, n: V3, uv: readonly [number, number], paint: readonly number[]): number {
    this.position.push(...p);
    this.normal.push(...n);
    this.uv.push(...uv);
    this.paint.push(...paint);
    return this.position.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.index.push(a, b, c);
  }

  build(): BufferGeometry {
    const g = new BufferGeometry();
    g.setAttribute("position", new Float32BufferAttribute(this.position, 3));
    g.setAttribute("normal", new Float32BufferAttribute(this.normal, 3));
    g.setAttribute("uv", new Float32BufferAttribute(this.uv, 2));
    g.setAttribute("paint", new Float32BufferAttribute(this.paint, 4));
    g.setIndex(this.index);
    return g;
  }
}

const CORNER = 7;

/** A card 1 wide and deep; its faces are told by the first number of the paint: 1 above, 2 below, 0 the edge. */
export function cardGeometry(thick: number, radius: number): BufferGeometry {
  const mesh = new Mesh();
  const rim = Array.from({ length: 4 * CORNER }, (_, i) => {
    const quarter = Math.floor(i / CORNER);
    const a = ((quarter + (i % CORNER) / (CORNER - 1)) * Math.PI) / 2;
    const sx = quarter === 0 || quarter === 3 ? 1 : -1;
    const sz = quarter < 2 ? 1 : -1;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return { x: sx * (0.5 - radius) + radius * c, z: sz * (0.5 - radius) + radius * s, c, s };
  });
  const uvOf = (x: number, z: number, above: boolean) => [above ? x + 0.5 : 0.5 - x, z + 0.5] as const;
  for (const above of [true, false]) {
    const y = above ? thick : 0;
    const n: V3 = [0, above ? 1 : -1, 0];
    const middle = mesh.vertex([0, y, 0], n, [0.5, 0.5], [above ? 1 : 2, 0, 0, 0]);
    const ring = rim.map(({ x, z }) =>
      mesh.vertex([x, y, z], n, uvOf(x, z, above), [above ? 1 : 2, 0, 0, 0]),
    );
    ring.forEach((at, i) => {
      const next = ring[(i + 1) % ring.length]!;
      if (above) mesh.triangle(middle, next, at);
      else mesh.triangle(middle, at, next);
    });
  }
  const edge = rim.map(({ x, z, c, s }) => [
    mesh.vertex([x, 0, z], [c, 0, s], [0, 0], [0, 0, 0, 0]),
    mesh.vertex([x, thick, z], [c, 0, s], [0, 0], [0, 0, 0, 0]),
  ]);
  edge.forEach(([low, high], i) => {
    const [lower, higher] = edge[(i + 1) % edge.length]!;
    mesh.triangle(low!, high!, lower!);
    mesh.triangle(high!, higher!, lower!);
  });
  return mesh.build();
}

/** Turned on a lathe: radius and height, from below upwards. */
function turn(
  mesh: Mesh,
  profile: readonly (readonly [number, number])[],
  paint: readonly number[],
  at: V3 = [0, 0, 0],
): void {
  const sides = 18;
  const rings = profile.map(([r, y], k) => {
    const [r0, y0] = profile[Math.max(0, k - 1)]!;
    const [r1, y1] = profile[Math.min(profile.length - 1, k + 1)]!;
    const length = Math.hypot(y1 - y0, r0 - r1) || 1;
    const [out, up] = [(y1 - y0) / length, (r0 - r1) / length];
    return Array.from({ length: sides + 1 }, (_, i) => {
      const a = (i / sides) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return mesh.vertex([at[0] + r * c, at[1] + y, at[2] + r * s], [c * out, up, s * out], [0, 0], paint);
    });
  });
  for (let k = 0; k + 1 < rings.length; k++)
    for (let i = 0; i < sides; i++) {
      const [a, b, c, d] = [rings[k]![i]!, rings[k]![i + 1]!, rings[k + 1]![i]!, rings[k + 1]![i + 1]!];
      mesh.triangle(a, c, b);
      mesh.triangle(b, c, d);
    }
}

function ball(mesh: Mesh, radius: number, at: V3, paint: readonly number[], squash = 1): void {
  const profile = Array.from({ length: 9 }, (_, i) => {
    const a = -Math.PI / 2 + (i / 8) * Math.PI;
    return [Math.max(0.001, radius * Math.cos(a)), radius * squash * Math.sin(a)] as const;
  });
  turn(mesh, profile, paint, at);
}

const SEAT = [0, 0, 0, 1];
const SHADE = [0, 0, 0, 0.72];
const SKIN = [0.8, 0.5, 0.33, 0];
const LEATHER = [0.2, 0.1, 0.05, 0];
const BRASS = [0.55, 0.36, 0.12, 0];
const DARK = [0.03, 0.02, 0.015, 0];
/** Glows by itself: below zero. */
const FIRE = [1, 0.62, 0.22, -1];

/** Hat, cloak and lantern; 1 high, and looking towards +z. */
export function adventurerGeometry(): BufferGeometry {
  const mesh = new Mesh();
  turn(
    mesh,
    [
      [0.3, 0],
      [0.31, 0.04],
      [0.27, 0.2],
      [0.215, 0.38],
      [0.17, 0.5],
      [0.1, 0.59],
      [0.06, 0.61],
    ],
    SEAT,
  );
  turn(
    mesh,
    [
      [0.2, 0.47],
      [0.19, 0.53],
      [0.115, 0.61],
      [0.09, 0.62],
    ],
    SHADE,
  );
  ball(mesh, 0.145, [0, 0.71, 0.015], SKIN, 1.06);
  ball(mesh, 0.019, [-0.055, 0.715, 0.15], DARK);
  ball(mesh, 0.019, [0.055, 0.715, 0.15], DARK);
  ball(mesh, 0.028, [0, 0.68, 0.165], SKIN);
  turn(
    mesh,
    [
      [0.15, 0.79],
      [0.26, 0.77],
      [0.275, 0.787],
      [0.26, 0.8],
      [0.165, 0.815],
    ],
    LEATHER,
  );
  turn(
    mesh,
    [
      [0.168, 0.805],
      [0.164, 0.86],
    ],
    SEAT,
  );
  turn(
    mesh,
    [
      [0.16, 0.86],
      [0.145, 0.95],
      [0.1, 1.0],
      [0.04, 0.985],
      [0.001, 0.965],
    ],
    LEATHER,
  );
  // An arm, and a lantern in the hand.
  ball(mesh, 0.07, [0.215, 0.42, 0.1], SEAT, 1.7);
  ball(mesh, 0.042, [0.24, 0.31, 0.17], SKIN);
  turn(
    mesh,
    [
      [0.001, 0.115],
      [0.06, 0.12],
      [0.062, 0.135],
      [0.05, 0.14],
    ],
    BRASS,
    [0.24, 0, 0.2],
  );
  turn(
    mesh,
    [
      [0.046, 0.14],
      [0.05, 0.18],
      [0.046, 0.22],
    ],
    FIRE,
    [0.24, 0, 0.2],
  );
  turn(
    mesh,
    [
      [0.06, 0.22],
      [0.05, 0.245],
      [0.012, 0.275],
      [0.008, 0.3],
    ],
    BRASS,
    [0.24, 0, 0.2],
  );
  return mesh.build();
}

/** Where an adventurer's lantern hangs, in heights of the adventurer. */
export const LANTERN: V3 = [0.24, 0.18, 0.2];

/** A stone that has come off the roof. */
export function boulderGeometry(): BufferGeometry {
  const g = new IcosahedronGeometry(1, 1);
  const at = g.getAttribute("position");
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)];
    const k = 0.78 + 0.4 * hash(Math.round(x * 50), Math.round(y * 50 + z * 997), 3);
    at.setXYZ(i, x * k, y * k * 0.85, z * k);
  }
  g.computeVertexNormals();
  return g;
}
