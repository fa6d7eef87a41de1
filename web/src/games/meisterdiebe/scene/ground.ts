/** What the box stands on: a cloth with a hem, in a pool of lamplight, on a round table. */

import * as THREE from "three";
import { fbm } from "../../../scene/noise";
import { plainTexture } from "../../../scene/textures";
import type { Tier } from "../../../scene/tiers";
import { VARNISH } from "./varnish";

/** The cloth lies a little askew, round the middle of box and cushion. */
export const CLOTH = { half: 4.75, x: 0.75, z: 0.3, turn: 0.06 } as const;
export const TABLE = { radius: 8.1, x: 0.55, z: 0.2, top: -0.035 } as const;

/** Lamplight falls in a soft round pool, warm in the middle: what a point of the ground is given of it. */
function pool(x: number, z: number): readonly [number, number, number] {
  const r = (x - 0.35) ** 2 + (z - 0.45) ** 2;
  const near = Math.exp(-r / 15);
  const far = Math.exp(-r / 60);
  return [0.1 + 0.5 * far + 1.5 * near, 0.1 + 0.47 * far + 1.26 * near, 0.115 + 0.445 * far + 0.96 * near];
}

/** Lines of the cloth's net from the middle to the edge: dense where the hem is sewn and where it ends. */
const LINES = [
  0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.79, 0.86, 0.9, 0.92, 0.926, 0.931, 0.937, 0.95, 0.975, 0.988, 0.996,
  1,
];
const NET = [
  ...LINES.slice(1)
    .map((it) => -it)
    .reverse(),
  ...LINES,
];
/** Where the hem is sewn, as a part of the way to the edge, and how thick the cloth is there. */
const SEAM = 0.926;
const THICK = 0.022;

/** Height over the table, and how dark, by the part of the way to the edge. */
function hem(m: number): readonly [height: number, shade: number] {
  if (m < 0.9) return [0, 1];
  if (Math.abs(m - SEAM) < 0.003) return [-0.014, 0.5];
  if (m < SEAM) return [0.004, 0.97];
  if (m < 0.98) return [THICK, 1];
  if (m < 0.99) return [THICK * 0.8, 1];
  return m < 1 ? [0.004, 0.86] : [TABLE.top + 0.002, 0.5];
}

/** A gentle fold that runs in from an edge and is lost in the flat cloth. */
function folds(x: number, z: number): number {
  const ridge = (across: number, along: number, high: number) =>
    high * Math.exp(-((across / 0.2) ** 2)) * Math.max(0, along) ** 1.5;
  const far = 0.1 * ridge(x * 0.93 + z * 0.36 + 1.75, (-z - 2.6) / 2, 1.3);
  const near = 0.1 * ridge(x * 0.5 - z * 0.86 + 5.35, (-x - 1.7) / 3, 1.1);
  return far + near;
}

/** From the net to a square with round corners and an edge that no ruler has drawn. */
function spot(u: number, v: number): readonly [x: number, z: number, m: number] {
  const m = Math.max(Math.abs(u), Math.abs(v));
  if (m === 0) return [0, 0, 0];
  const [cx, cz] = [u / m, v / m];
  const round = (Math.abs(cx) ** 16 + Math.abs(cz) ** 16) ** (1 / 16);
  const loose = 1 + m * m * 0.008 * fbm(cx * 2.2, cz * 2.2, 61, 2);
  const r = (m * CLOTH.half * loose) / round;
  return [cx * r, cz * r, m];
}

function clothGeometry(): THREE.BufferGeometry {
  const pos: number[] = [];
  const uv: number[] = [];
  const col: number[] = [];
  const idx: number[] = [];
  const n = NET.length;
  for (const v of NET)
    for (const u of NET) {
      const [x, z, m] = spot(u, v);
      const [height, shade] = hem(m);
      pos.push(x, height + folds(x, z), z);
      uv.push(x / 1.3, z / 1.3);
      col.push(...pool(x + CLOTH.x, z + CLOTH.z).map((light) => light * shade));
    }
  for (let j = 0; j + 1 < n; j++)
    for (let i = 0; i + 1 < n; i++) {
      const a = j * n + i;
      idx.push(a, a + n, a + 1, a + 1, a + n, a + n + 1);
    }
  const g = new THREE.BufferGeometry();
  g.setAttribute("position", new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute("uv", new THREE.Float32BufferAttribute(uv, 2));
  g.setAttribute("color", new THREE.Float32BufferAttribute(col, 3));
  g.setIndex(idx);
  g.computeVertexNormals();
  return g;
}

/** The flat top, in rings fine enough for the pool of light, and a moulded rim. */
function tableGeometry(): THREE.BufferGeometry {
  const r = TABLE.radius;
  const top = Array.from({ length: 12 }, (_, i) => [0.01 + ((r - 0.4) * i) / 11, 0] as const);
  const rim = [
    [r - 0.34, 0],
    [r - 0.3, -0.012],
    [r - 0.27, 0],
    [r - 0.12, -0.004],
    [r - 0.03, -0.035],
    [r, -0.1],
    [r - 0.02, -0.19],
    [r - 0.1, -0.25],
    [r - 0.1, -0.32],
    [r - 0.3, -0.36],
  ] as const;
  const points = [...top, ...rim].map(([x, y]) => new THREE.Vector2(x, y)).reverse();
  const g = new THREE.LatheGeometry(points, 80);
  const at = g.getAttribute("position");
  const normal = g.getAttribute("normal");
  const col: number[] = [];
  for (let i = 0; i < at.count; i++) {
    // The lamp stands at the left behind the shoulder.
    const lit =
      0.3 + 2.5 * Math.max(0, normal.getX(i) * -0.4 + normal.getY(i) * 0.78 + normal.getZ(i) * 0.49);
    col.push(...pool(at.getX(i) + TABLE.x, at.getZ(i) + TABLE.z).map((light) => light * lit));
  }
  return g.setAttribute("color", new THREE.Float32BufferAttribute(col, 3));
}

/** About the radius of the cloth's corners. */
const ROUND = 0.4;
/** How far a point is outside the edge of the cloth. */
const BESIDE = `
float beside(vec2 p) {
  vec2 q = p - vec2(${CLOTH.x.toFixed(3)}, ${CLOTH.z.toFixed(3)});
  float c = ${Math.cos(CLOTH.turn).toFixed(5)}, s = ${Math.sin(CLOTH.turn).toFixed(5)};
  q = abs(vec2(c * q.x - s * q.y, s * q.x + c * q.y)) - ${(CLOTH.half - ROUND).toFixed(3)};
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - ${ROUND.toFixed(3)};
}`;

/** Boards: each starts at another place of the timber, and a fine dark line lies between two. */
const BOARDS = `
float board = dot(vGround.xz, vec2(.331, .944)) / 1.55;
float number = floor(board);
float part = board - number;
float seam = 1. - .6 * smoothstep(.482, .494, abs(part - .5));
diffuseColor.rgb *= (.86 + .28 * fract(number * .618)) * seam;`;
/** The wood of the boards; its fineness is that of the whole table, as a board's edge is no slope. */
const GRAIN = `
vec2 slope = vec2(dot(vGround.xz, vec2(.944, -.331)) / 5.6, board * .8);
vec2 fine = fwidth(slope) * vec2(1024., 512.);
vec2 at = vec2(slope.x + number * .37 + .13, .12 + .8 * part);
diffuseColor.rgb *= textureLod(map, at, log2(max(fine.x, fine.y))).rgb;`;

const GLOBALS = "#include <common>";
const placed = (vertex: string) =>
  vertex
    .replace(GLOBALS, `${GLOBALS}\nvarying vec3 vGround;`)
    .replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nvGround = (modelMatrix * vec4(position, 1.)).xyz;",
    );

/** A lamp is no point: the farther from what casts it, the softer a shadow is. */
const soften = (fragment: string) =>
  fragment.replace(
    "#include <lights_fragment_begin>",
    THREE.ShaderChunk.lights_fragment_begin.replace(
      "directionalLightShadow.shadowRadius",
      "clamp(1.5 + (max(abs(vGround.x), abs(vGround.z)) - 1.5) * 4.5, 2., 10.)",
    ),
  );

interface Ways {
  readonly tier: Tier;
  /** The table is lost in the page around it, where there is no room. */
  readonly melts: boolean;
}

function clothMaterial({ tier }: Ways): THREE.MeshLambertMaterial {
  const full = tier === "full";
  const material = new THREE.MeshLambertMaterial({
    map: plainTexture(0xd0d6d0),
    vertexColors: true,
    color: 0x3d5660,
  });
  if (!full) return material;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = placed(shader.vertexShader);
    shader.fragmentShader = soften(
      shader.fragmentShader.replace(GLOBALS, `${GLOBALS}\nvarying vec3 vGround;`),
    );
  };
  return material;
}

const MELT = `
diffuseColor.a = smoothstep(${TABLE.radius.toFixed(2)}, ${(TABLE.radius * 0.62).toFixed(2)}, length(vGround.xz - vec2(${TABLE.x}, ${TABLE.z})));`;
/** Little light reaches the table beside the cloth's edge. */
const EDGED = `
float off = max(0., beside(vGround.xz));
diffuseColor.rgb *= (1. - .6 / (1. + off * off * 160.)) * (1. - .3 / (1. + off * off * 4.));`;
const SHINE = `
outgoingLight += coat(vec3(0., 1., 0.), normalize(cameraPosition - vGround), .5);
#include <opaque_fragment>`;

/** The table is lit by its vertices: nothing but the edge of the cloth throws a shadow on it. */
function tableMaterial({ tier, melts }: Ways): THREE.MeshBasicMaterial {
  const full = tier === "full";
  const map = full ? plainTexture(0xd9c8b4) : null;
  const color = full ? 0x70422a : 0x4a3020;
  const material = new THREE.MeshBasicMaterial({
    map,
    color,
    vertexColors: true,
    dithering: full,
    transparent: melts,
  });
  const wood = [BOARDS, full ? GRAIN : "", EDGED, melts ? MELT : ""].join("");
  const globals = `${GLOBALS}\nvarying vec3 vGround;\n${BESIDE}${full ? VARNISH : ""}`;
  // Two tables differ only in what this function closes over, which three.js does not see.
  material.customProgramCacheKey = () => `table ${tier} ${melts}`;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = placed(shader.vertexShader);
    shader.fragmentShader = shader.fragmentShader
      .replace(GLOBALS, globals)
      .replace("#include <map_fragment>", wood)
      .replace("#include <opaque_fragment>", full ? SHINE : "#include <opaque_fragment>");
  };
  return material;
}

/** Cloth and table. */
export class Ground extends THREE.Group {
  private readonly cloth: THREE.Mesh<THREE.BufferGeometry, THREE.MeshLambertMaterial>;
  private readonly table: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;

  constructor(ways: Ways) {
    super();
    this.cloth = new THREE.Mesh(clothGeometry(), clothMaterial(ways));
    this.cloth.position.set(CLOTH.x, 0, CLOTH.z);
    this.cloth.rotation.y = CLOTH.turn;
    this.cloth.receiveShadow = true;
    this.table = new THREE.Mesh(tableGeometry(), tableMaterial(ways));
    this.table.position.set(TABLE.x, TABLE.top, TABLE.z);
    this.add(this.cloth, this.table);
  }

  /** The painted cloth and wood in place of the plain colours; the wood is shared with the box. */
  dress(cloth: THREE.Texture, timber: THREE.Texture): void {
    for (const [{ material }, map] of [
      [this.cloth, cloth],
      [this.table, timber],
    ] as const) {
      if (!material.map || material.map === map) continue;
      material.map.dispose();
      material.map = map;
      material.needsUpdate = true;
    }
  }
}
