/** The shapes of a drawer: its front with the line round it, its body, its knob. */

import { type BufferGeometry, LatheGeometry, Vector2 } from "three";
import { Builder, FELT4, type Four, four, type V2, type V3 } from "./builder";
import { DIM, HALF } from "./measures";

const MAPLE: V3 = [0.86, 0.66, 0.42];
const LINING: V3 = [0.035, 0.14, 0.12];

/** Front panel with bevelled edges; the texture cell is chosen per instance. */
export function frontGeometry(): BufferGeometry {
  const b = new Builder();
  const X = DIM.frontWidth / 2;
  const Y = DIM.frontHeight / 2;
  const e = DIM.frontBevel;
  const z1 = HALF + 0.002;
  const z0 = HALF - DIM.frontDepth;
  const rim = (x: number, y: number): Four<V2> => [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  const inner = rim(X - e, Y - e);
  const outer = rim(X, Y);
  const uv = ([x, y]: V2): V2 => [x / DIM.frontWidth + 0.5, y / DIM.frontHeight + 0.5];
  const at = ([x, y]: V2, z: number): V3 => [x, y, z];
  b.quad(
    four(inner, (c) => at(c, z1)),
    [0, 0, 1],
    four(inner, uv),
  );
  const sides: Four<V2> = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  for (const i of [0, 1, 2, 3] as const) {
    const j = ((i + 1) % 4) as 0 | 1 | 2 | 3;
    const [sx, sy] = sides[i];
    const slant: V3 = [sx * Math.SQRT1_2, sy * Math.SQRT1_2, Math.SQRT1_2];
    const front: V3 = [0, 0, 1];
    b.quad(
      [at(outer[i], z1 - e), at(outer[j], z1 - e), at(inner[j], z1), at(inner[i], z1)],
      [slant, slant, front, front],
      [uv(outer[i]), uv(outer[j]), uv(inner[j]), uv(inner[i])],
    );
    b.quad(
      [at(outer[i], z0), at(outer[j], z0), at(outer[j], z1 - e), at(outer[i], z1 - e)],
      [sx, sy, 0],
      [uv(outer[i]), uv(outer[j]), uv(outer[j]), uv(outer[i])],
      [0.7, 0.7, 0.7],
    );
  }
  const behind: Four<V2> = [outer[1], outer[0], outer[3], outer[2]];
  b.quad(
    four(behind, (c) => at(c, z0)),
    [0, 0, -1],
    four(behind, uv),
    [0.55, 0.55, 0.55],
  );
  return b.build();
}

/** A thin line round the front: brass where a drawer may be chosen. */
export function frameGeometry(): BufferGeometry {
  const b = new Builder();
  const z = HALF + 0.006;
  const X = DIM.frontWidth / 2 + 0.012;
  const Y = DIM.frontHeight / 2 + 0.012;
  const t = 0.026;
  const bar = (x0: number, y0: number, x1: number, y1: number) =>
    b.quad(
      [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ],
      [0, 0, 1],
      FELT4,
    );
  bar(-X, -Y, X, -Y + t);
  bar(-X, Y - t, X, Y);
  bar(-X, -Y + t, -X + t, Y - t);
  bar(X - t, -Y + t, X, Y - t);
  return b.build();
}

/** Two upright bars let into the front, left and right of the knob; the same whichever end is up. */
export function inlayGeometry(): BufferGeometry {
  const b = new Builder();
  const x = DIM.frontWidth / 2 - 0.3;
  const half = { width: 0.028, height: DIM.frontHeight * 0.3 };
  for (const middle of [-x, x])
    b.slab(
      [middle - half.width, -half.height, HALF - 0.01],
      [middle + half.width, half.height, HALF + 0.012],
      [1, 1, 1],
      { flat: true, faces: "+x-x+y-y+z" },
    );
  return b.build();
}

/** Light that reaches a wall: less near the floor in the middle of its height. */
const towardsFloor = ([, y]: V3) => 0.42 + 0.58 * Math.min(1, Math.abs(y) / (DIM.bodyHeight / 2)) ** 0.7;

/** A wall in its upper and its lower half, each darker towards the floor. */
function wall(b: Builder, [x0, , z0]: V3, [x1, , z1]: V3, grain: 0 | 2, seed: number): void {
  const Y = DIM.bodyHeight / 2;
  const both = { grain, seed, shade: towardsFloor };
  b.slab([x0, 0, z0], [x1, Y, z1], MAPLE, { ...both, faces: "+x-x+y+z-z" });
  b.slab([x0, -Y, z0], [x1, 0, z1], MAPLE, { ...both, faces: "+x-x-y+z-z" });
}

/** The felt of one room, darker along its walls. */
function floor(b: Builder, [x0, x1]: V2, [z0, z1]: V2): void {
  const f = DIM.floor / 2;
  const dark = 0.12;
  const xs = [x0, x0 + dark, x1 - dark, x1] as const;
  const zs = [z0, z0 + dark, z1 - dark, z1] as const;
  const inside = ([x, , z]: V3) => (x > x0 && x < x1 && z > z0 && z < z1 ? 1 : 0.4);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      b.slab([xs[i]!, -f, zs[j]!], [xs[i + 1]!, f, zs[j + 1]!], LINING, {
        flat: true,
        faces: "+y-y",
        shade: inside,
      });
}

/** Drawer body: walls, back, partition (long ones), and the floor at half height with felt on both faces. */
export function bodyGeometry(long: boolean): BufferGeometry {
  const b = new Builder();
  const t = DIM.wall;
  const z1 = HALF - DIM.frontDepth;
  const z0 = z1 - DIM.frontRoom - (long ? DIM.secretRoom + t : 0) - t;
  const X = DIM.bodyWidth / 2;
  const partition = z1 - DIM.frontRoom;
  wall(b, [-X, 0, z0], [-X + t, 0, z1], 2, 1);
  wall(b, [X - t, 0, z0], [X, 0, z1], 2, 2);
  wall(b, [-X + t, 0, z0], [X - t, 0, z0 + t], 0, 3);
  if (long) wall(b, [-X + t, 0, partition - t], [X - t, 0, partition], 0, 4);
  floor(b, [-X + t, X - t], [partition, z1]);
  if (long) floor(b, [-X + t, X - t], [z0 + t, partition - t]);
  return b.build();
}

const KNOB: readonly V2[] = [
  [0, 0],
  [0.125, 0],
  [0.128, 0.012],
  [0.118, 0.022],
  [0.07, 0.026],
  [0.044, 0.045],
  [0.038, 0.08],
  [0.05, 0.105],
  [0.082, 0.125],
  [0.094, 0.155],
  [0.086, 0.188],
  [0.06, 0.208],
  [0.028, 0.216],
  [0, 0.218],
];

export function knobGeometry(): BufferGeometry {
  const profile = KNOB.map(([x, y]) => new Vector2(x, y));
  return new LatheGeometry(profile, 28).rotateX(Math.PI / 2).translate(0, 0, HALF);
}
