/** Alarm discs: brass-rimmed, in the colour and with the shape of their seat. */

import {
  BufferGeometry,
  type Color,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  MeshBasicMaterial,
  Vector2,
} from "three";
import type { Tier } from "../../../scene/tiers";
import { brassMaterial } from "./materials";
import type { SeatMark } from "./types";

/** The eight seats of the art direction. */
export const SEATS: readonly SeatMark[] = [
  { color: 0xffa300, shape: "circle" },
  { color: 0x68ddff, shape: "square" },
  { color: 0x33c493, shape: "triangle" },
  { color: 0xbfe098, shape: "rhombus" },
  { color: 0x7f83ff, shape: "cross" },
  { color: 0xf7600a, shape: "star" },
  { color: 0xb77bb9, shape: "crescent" },
  { color: 0xf7f4ee, shape: "hourglass" },
];
export const DISC = { radius: 0.2, height: 0.05 } as const;

type P2 = readonly [number, number];
const around = (n: number, radius: (i: number) => number, start = 90): P2[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((start + (360 / n) * i) * Math.PI) / 180;
    return [Math.cos(a) * radius(i), Math.sin(a) * radius(i)] as const;
  });
const CROSS: readonly P2[] = [
  [0.32, 1],
  [-0.32, 1],
  [-0.32, 0.32],
  [-1, 0.32],
  [-1, -0.32],
  [-0.32, -0.32],
  [-0.32, -1],
  [0.32, -1],
  [0.32, -0.32],
  [1, -0.32],
  [1, 0.32],
  [0.32, 0.32],
];

/** Outlines that a fan from the middle fills; the crescent is a band of its own. */
const OUTLINE: Record<Exclude<SeatMark["shape"], "crescent">, readonly P2[]> = {
  circle: around(24, () => 0.95),
  square: around(4, () => 1.15, 45),
  triangle: around(3, () => 1.15),
  rhombus: around(4, (i) => (i % 2 ? 0.78 : 1.15)),
  cross: CROSS,
  star: around(10, (i) => (i % 2 ? 0.46 : 1.15)),
  hourglass: [
    [0.85, 1],
    [-0.85, 1],
    [0, 0],
    [-0.85, -1],
    [0.85, -1],
    [0, 0],
  ],
};

function triangles(shape: SeatMark["shape"]): P2[] {
  if (shape === "crescent") return crescent();
  const rim = OUTLINE[shape];
  return rim.flatMap((p, i): P2[] => [[0, 0], p, rim[(i + 1) % rim.length]!]);
}

function crescent(): P2[] {
  const at = (t: number): readonly [P2, P2] => {
    const a = ((60 + 240 * t) * Math.PI) / 180;
    const outer: P2 = [Math.cos(a) + 0.25, Math.sin(a)];
    const swell = Math.sin(Math.PI * t);
    return [outer, [outer[0] - Math.cos(a) * 0.62 * swell, outer[1] - Math.sin(a) * 0.45 * swell]];
  };
  const out: P2[] = [];
  for (let i = 0; i < 16; i++) {
    const [a, b] = at(i / 16);
    const [c, d] = at((i + 1) / 16);
    out.push(a, c, d, a, d, b);
  }
  return out;
}

function markGeometry(shape: SeatMark["shape"], size: number): BufferGeometry {
  const pos: number[] = [];
  const nor: number[] = [];
  const flat = triangles(shape);
  // Both faces: an alarm that falls shows either.
  for (const up of [1, -1])
    for (const [x, y] of flat) {
      pos.push(x * size, up * (DISC.height / 2 + 0.004), -y * size * up);
      nor.push(0, up, 0);
    }
  const g = new BufferGeometry();
  g.setAttribute("position", new Float32BufferAttribute(pos, 3));
  g.setAttribute("normal", new Float32BufferAttribute(nor, 3));
  return g;
}

export class Disc extends Group {
  private readonly mark: Mesh;
  private readonly ground: MeshBasicMaterial;
  private shape: SeatMark["shape"] = "circle";

  constructor(tier: Tier) {
    super();
    const { radius: r, height: h } = DISC;
    const profile = [
      [0, -h / 2],
      [r * 0.8, -h / 2],
      [r * 0.84, -h * 0.6],
      [r, -h * 0.4],
      [r, h * 0.4],
      [r * 0.84, h * 0.6],
      [r * 0.8, h / 2],
      [0, h / 2],
    ] as const;
    const rim = new Mesh(
      new LatheGeometry(
        profile.map(([x, y]) => new Vector2(x, y)),
        32,
      ),
      brassMaterial(tier),
    );
    this.ground = new MeshBasicMaterial({ color: 0x10191c });
    const face = new Mesh(markGeometry("circle", r * 0.8), this.ground);
    face.scale.set(1, 1.02, 1);
    this.mark = new Mesh(markGeometry("circle", r * 0.5), new MeshBasicMaterial());
    this.mark.scale.y = 1.1;
    rim.castShadow = true;
    this.add(rim, face, this.mark);
    this.matrixAutoUpdate = false;
    this.visible = false;
  }

  wear({ color, shape }: SeatMark): void {
    (this.mark.material as Material & { color: Color }).color.setHex(color);
    if (shape === this.shape) return;
    this.mark.geometry.dispose();
    this.mark.geometry = markGeometry(shape, DISC.radius * 0.5);
    this.shape = shape;
  }
}
