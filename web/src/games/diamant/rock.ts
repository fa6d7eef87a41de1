/** Rock without a tunnel: fields of noise, the same on every device. */
import { fbm } from "../../scene/noise";

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
  rock.rough[at] = fbm(x * 1.1, y * 1.1, 11, 5);
  rock.crag[at] = Math.abs(fbm(x * 0.8 + 9, y * 0.8, 23, 4));
  rock.gravel[at] = 1.4 * fbm(x * 5, y * 5, 31, 3);
  rock.tint[at] = 0.85 + 0.3 * fbm(x * 3, y * 3, 41, 3);
}
