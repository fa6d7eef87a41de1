/** The velvet cushion with brass cord and tassels. */

import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  Mesh,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";
import { fbm } from "../../../scene/noise";
import type { Tier } from "../../../scene/tiers";
import { brassMaterial, makeDents, velvetMaterial } from "./materials";
import { CUSHION } from "./measures";
import { cushionTop, SEAM } from "./velvet";

export const RED = { color: 0x740a18, rim: 0xb83049 };
export const WHITE = { color: 0xd8cfc0, rim: 0xffffff };
export const BLACK = { color: 0x101014, rim: 0x4a4a5c };

const outline = (u: number, v: number): readonly [number, number] => [
  u * (1 - 0.075 * (1 - v * v)),
  v * (1 - 0.075 * (1 - u * u)),
];

/** Denser towards the seam, where the cloth curves most. */
const spread = (i: number, n: number) => Math.sin((((i / n) * 2 - 1) * Math.PI) / 2);

function pillowGeometry(size: number, h: number, n = 40): BufferGeometry {
  const pos: number[] = [];
  const col: number[] = [];
  const idx: number[] = [];
  for (const upper of [true, false]) {
    const at = pos.length / 3;
    for (let j = 0; j <= n; j++)
      for (let i = 0; i <= n; i++) {
        const u = spread(i, n);
        const v = spread(j, n);
        const [x, z] = outline(u, v);
        const nap = 1 + 0.42 * fbm(u * 2.2 + 3, v * 2.2, 8, 3);
        const top = cushionTop(u, v, h);
        const mid = h * SEAM;
        pos.push(x * size, upper ? top : Math.max(0.002, mid - (top - mid) * 0.95), z * size);
        col.push(nap, nap, nap);
      }
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) {
        const a = at + j * (n + 1) + i;
        const [b, c, d] = [a + 1, a + n + 1, a + n + 2];
        if (upper) idx.push(a, c, b, b, c, d);
        else idx.push(a, b, c, b, d, c);
      }
  }
  const g = new BufferGeometry();
  g.setAttribute("position", new Float32BufferAttribute(pos, 3));
  g.setAttribute("color", new Float32BufferAttribute(col, 3));
  g.setIndex(idx);
  g.computeVertexNormals();
  return g;
}

function cordGeometry(size: number, h: number): BufferGeometry {
  const path: Vector3[] = [];
  for (let k = 0; k < 4; k++)
    for (let i = 0; i < 24; i++) {
      const t = (i / 24) * 2 - 1;
      const [u, v] = (
        [
          [1, t],
          [-t, 1],
          [-1, -t],
          [t, -1],
        ] as const
      )[k]!;
      const [x, z] = outline(u, v);
      path.push(new Vector3(x * size * 1.005, h * SEAM, z * size * 1.005));
    }
  return new TubeGeometry(new CatmullRomCurve3(path, true, "catmullrom", 0.3), 128, 0.018, 6, true);
}

/** From the foot up: a skirt that flares, a bound neck and a knot. */
const TASSEL = [
  [0, -0.196],
  [0.034, -0.194],
  [0.05, -0.186],
  [0.053, -0.176],
  [0.044, -0.12],
  [0.036, -0.06],
  [0.026, -0.026],
  [0.031, -0.014],
  [0.028, 0],
  [0.017, 0.01],
  [0.03, 0.018],
  [0.038, 0.04],
  [0.026, 0.062],
  [0, 0.07],
] as const;

function trimGeometry(size: number, h: number): BufferGeometry {
  const tassel = new LatheGeometry(
    TASSEL.map(([x, y]) => new Vector2(x, y)),
    14,
  );
  const parts = [cordGeometry(size, h)];
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
    parts.push(
      tassel
        .clone()
        .rotateX(-1.35)
        .rotateY(Math.atan2(x, z))
        .translate(x * size * 1.05, h * 0.3, z * size * 1.05),
    );
  const merged = merge(parts);
  for (const part of [tassel, ...parts]) part.dispose();
  return merged;
}

function merge(list: readonly BufferGeometry[]): BufferGeometry {
  const pos: number[] = [];
  const nor: number[] = [];
  const idx: number[] = [];
  for (const g of list) {
    const at = pos.length / 3;
    pos.push(...g.getAttribute("position").array);
    nor.push(...g.getAttribute("normal").array);
    for (const i of g.index!.array) idx.push(i + at);
  }
  const out = new BufferGeometry();
  out.setAttribute("position", new Float32BufferAttribute(pos, 3));
  out.setAttribute("normal", new Float32BufferAttribute(nor, 3));
  out.setIndex(idx);
  return out;
}

export class Cushion extends Group {
  /** Where gems press the velvet: x, z and radius. */
  readonly dents = makeDents();

  constructor(tier: Tier, { color, rim } = RED) {
    super();
    const { size, height } = CUSHION;
    const pillow = new Mesh(pillowGeometry(size, height), velvetMaterial(color, rim, this.dents, tier));
    const trim = new Mesh(trimGeometry(size, height), brassMaterial(tier));
    for (const mesh of [pillow, trim]) {
      mesh.castShadow = mesh.receiveShadow = true;
      this.add(mesh);
    }
  }
}
