/** A tiny mesh builder: quads with normals, texture coordinates and vertex colours. */

import { BufferGeometry, Float32BufferAttribute } from "three";

export type V3 = readonly [number, number, number];
export type V2 = readonly [number, number];
export type Four<T> = readonly [T, T, T, T];
type Axis = 0 | 1 | 2;

/** The white strip at the foot of the timber texture. */
export const FELT: V2 = [0.5, 0.012];
export const FELT4: Four<V2> = [FELT, FELT, FELT, FELT];

const fold = (x: number) => {
  const t = ((x % 2) + 2) % 2;
  return t > 1 ? 2 - t : t;
};

/** Timber texture: 3.2 units long, 1.6 across; each piece starts somewhere else. */
export const timberUv = (along: number, across: number, seed = 0): V2 => [
  along / 3.2 + seed * 0.37,
  0.08 + 0.9 * fold(across / 1.6 + 0.5 + seed * 0.23),
];

export const four = <T, U>(q: Four<T>, f: (t: T, i: number) => U): Four<U> => [
  f(q[0], 0),
  f(q[1], 1),
  f(q[2], 2),
  f(q[3], 3),
];

interface SlabOptions {
  /** The axis along which the wood runs. */
  readonly grain?: Axis;
  /** No grain at all. */
  readonly flat?: boolean;
  readonly faces?: string;
  readonly seed?: number;
  /** How much light reaches a corner. */
  readonly shade?: (corner: V3) => number;
}

const isFour = <T>(value: Four<T> | T): value is Four<T> => Array.isArray((value as Four<T>)[0]);

export class Builder {
  private readonly pos: number[] = [];
  private readonly nor: number[] = [];
  private readonly uv: number[] = [];
  private readonly col: number[] = [];
  private readonly idx: number[] = [];

  /** Four corners counter-clockwise seen from outside; normals and colours one or four. */
  quad(p: Four<V3>, n: V3 | Four<V3>, uv: Four<V2>, color: V3 | Four<V3> = [1, 1, 1]): this {
    const at = this.pos.length / 3;
    for (const i of [0, 1, 2, 3] as const) {
      this.pos.push(...p[i]);
      this.nor.push(...(isFour<V3>(n) ? n[i] : n));
      this.uv.push(...uv[i]);
      this.col.push(...(isFour<V3>(color) ? color[i] : color));
    }
    this.idx.push(at, at + 1, at + 2, at, at + 2, at + 3);
    return this;
  }

  /** An axis-aligned slab. */
  slab(lo: V3, hi: V3, color: V3, options: SlabOptions = {}): this {
    const { grain = 0, flat = false, faces = "+x-x+y-y+z-z", seed = 0, shade = () => 1 } = options;
    for (const face of faces.match(/[+-][xyz]/g) ?? []) {
      const axis = "xyz".indexOf(face[1]!) as Axis;
      const out = face[0] === "+";
      const p = corners(lo, hi, axis, out);
      const along = grain === axis ? (((axis + 1) % 3) as Axis) : grain;
      const across = (3 - axis - along) as Axis;
      const n: [number, number, number] = [0, 0, 0];
      n[axis] = out ? 1 : -1;
      const uv = flat ? FELT4 : four(p, (c) => timberUv(c[along], c[across], seed + axis));
      const lit = four(p, (c): V3 => {
        const by = shade(c);
        return [color[0] * by, color[1] * by, color[2] * by];
      });
      this.quad(p, n, uv, lit);
    }
    return this;
  }

  build(): BufferGeometry {
    const g = new BufferGeometry();
    g.setAttribute("position", new Float32BufferAttribute(this.pos, 3));
    g.setAttribute("normal", new Float32BufferAttribute(this.nor, 3));
    g.setAttribute("uv", new Float32BufferAttribute(this.uv, 2));
    g.setAttribute("color", new Float32BufferAttribute(this.col, 3));
    g.setIndex(this.idx);
    return g;
  }
}

function corners(lo: V3, hi: V3, axis: Axis, out: boolean): Four<V3> {
  const u = ((axis + 1) % 3) as Axis;
  const v = ((axis + 2) % 3) as Axis;
  const corner = (a: boolean, b: boolean): V3 => {
    const c: [number, number, number] = [0, 0, 0];
    c[axis] = out ? hi[axis] : lo[axis];
    c[u] = a ? hi[u] : lo[u];
    c[v] = b ? hi[v] : lo[v];
    return c;
  };
  const [first, last] = out
    ? [corner(true, false), corner(false, true)]
    : [corner(false, true), corner(true, false)];
  return [corner(false, false), first, corner(true, true), last];
}
