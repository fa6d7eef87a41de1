/** Rock without a tunnel: fields of noise from integer hashes, the same on every device. */

/** Noise over a board of pixels, each standing for `grain` by `grain` pixels of the page. */
export interface Rock {
  readonly width: number;
  readonly height: number;
  readonly grain: number;
  readonly rough: Float32Array;
  readonly crag: Float32Array;
  readonly gravel: Float32Array;
  readonly tint: Float32Array;
}

/** Breaks the rock line by line, so that whoever waits can do other things in between. */
export function* quarry(width: number, height: number, grain: number): Generator<void, Rock> {
  const field = () => new Float32Array(width * height);
  const rock: Rock = { width, height, grain, rough: field(), crag: field(), gravel: field(), tint: field() };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) hew(rock, column, row);
    yield;
  }
  return rock;
}

function hew(rock: Rock, column: number, row: number): void {
  const at = row * rock.width + column;
  const x = (column * rock.grain) / 100;
  const y = (row * rock.grain) / 100;
  rock.rough[at] = layered(x * 1.1, y * 1.1, 11, 5);
  rock.crag[at] = Math.abs(layered(x * 0.8 + 9, y * 0.8, 23, 4));
  rock.gravel[at] = 1.4 * layered(x * 5, y * 5, 31, 3);
  rock.tint[at] = 0.85 + 0.3 * layered(x * 3, y * 3, 41, 3);
}

export const smooth = (from: number, to: number, value: number): number =>
  eased(Math.min(1, Math.max(0, (value - from) / (to - from))));

const eased = (t: number) => t * t * (3 - 2 * t);

/** A fractal sum of about -1 to 1. */
function layered(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let height = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += height * (noise(x * scale, y * scale, seed + octave * 17) * 2 - 1);
    height *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = eased(x - left);
  const v = eased(y - top);
  const a = hash(left, top, seed);
  const b = hash(left + 1, top, seed);
  const c = hash(left, top + 1, seed);
  const d = hash(left + 1, top + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}
