/** The tunnel as a height field in the rock, lit by one torch, with a dim rim along its walls. */

import { smooth } from "../../scene/noise";
import type { Pixels } from "../../scene/textures";
import type { Spot } from "./path";
import type { Rock } from "./rock";

export interface Torch extends Spot {
  readonly radius: number;
}

export interface Tunnel {
  /** The way through the rock, in pixels of the page. */
  readonly way: readonly Spot[];
  /** Half the width of the floor. */
  readonly floor: number;
  readonly torch: Torch;
}

/** Paints line by line; the result is as large as the rock. */
export function* lit(rock: Rock, tunnel: Tunnel): Generator<void, Pixels> {
  const small = scaled(tunnel, rock.grain);
  const pixels: Pixels = new Uint8ClampedArray(rock.width * rock.height * 4);
  const relief = { edge: new Float32Array(rock.rough.length), height: new Float32Array(rock.rough.length) };
  for (let row = 0; row < rock.height; row++) {
    dig(rock, small, relief, row);
    yield;
  }
  for (let row = 0; row < rock.height; row++) {
    for (let column = 0; column < rock.width; column++) shade(rock, small, relief, column, row, pixels);
    yield;
  }
  return pixels;
}

function scaled({ way, floor, torch }: Tunnel, grain: number): Tunnel {
  return {
    way: way.map(({ x, y }) => ({ x: x / grain, y: y / grain })),
    floor: floor / grain,
    torch: { x: torch.x / grain, y: torch.y / grain, radius: torch.radius / grain },
  };
}

interface Relief {
  /** How far from the way, in halves of the floor's width; the wall stands at one. */
  readonly edge: Float32Array;
  readonly height: Float32Array;
}

const wallAt = (edge: number) => smooth(0.92, 1.5, edge);

function dig(rock: Rock, { way, floor }: Tunnel, relief: Relief, row: number): void {
  for (let column = 0; column < rock.width; column++) {
    const at = row * rock.width + column;
    const rough = rock.rough[at]!;
    const edge = fromWay(way, column, row) / floor + rough * 0.55;
    const wall = wallAt(edge);
    relief.edge[at] = edge;
    relief.height[at] = wall * (15 + 15 * rough + 20 * rock.crag[at]!) + (1 - wall) * rock.gravel[at]!;
  }
}

function fromWay(way: readonly Spot[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let piece = 0; piece + 1 < way.length; piece++) {
    const a = way[piece]!;
    const b = way[piece + 1]!;
    const along = b.x - a.x;
    const down = b.y - a.y;
    const length = along * along + down * down || 1;
    const share = Math.min(1, Math.max(0, ((x - a.x) * along + (y - a.y) * down) / length));
    const aside = x - a.x - along * share;
    const below = y - a.y - down * share;
    least = Math.min(least, aside * aside + below * below);
  }
  return Math.sqrt(least);
}

const LAMP_HEIGHT = 17;
const STEEPNESS = 0.42;

function shade(
  rock: Rock,
  tunnel: Tunnel,
  relief: Relief,
  column: number,
  row: number,
  pixels: Pixels,
): void {
  const at = row * rock.width + column;
  const here = relief.height[at]!;
  const east = column + 1 < rock.width ? relief.height[at + 1]! : here;
  const south = row + 1 < rock.height ? relief.height[at + rock.width]! : here;
  // The rock's relief was measured in thirds of a pixel, and stays as steep at every grain.
  const steep = (STEEPNESS * 3) / rock.grain;
  const nx = (here - east) * steep;
  const ny = (here - south) * steep;
  const length = Math.hypot(nx, ny, 1);

  const lx = tunnel.torch.x - column;
  const ly = tunnel.torch.y - row;
  const lz = (LAMP_HEIGHT * 3) / rock.grain;
  const facing = Math.max(0, (nx * lx + ny * ly + lz) / (length * Math.hypot(lx, ly, lz)));
  const torch = (facing * 2.5) / (1 + (Math.hypot(lx, ly) / tunnel.torch.radius) ** 2.4 * 1.7);

  const edge = relief.edge[at]!;
  const wall = wallAt(edge);
  const deep = 1 - smooth(1.6, 3.4, edge) * 0.85;
  const crease = 1 - 0.78 * smooth(0.55, 1.02, edge) * (1 - smooth(1.02, 1.5, edge));
  const rim = smooth(0.98, 1.2, edge) * (1 - smooth(1.25, 1.75, edge));
  const sky = Math.max(0, (nx * -0.4 + ny * -0.6 + 0.7) / length) * (0.2 + 0.42 * (1 - wall) + 0.5 * rim);
  const film = (light: number) =>
    255 * (1 - Math.exp((-light / 255) * rock.tint[at]! * deep * crease * 1.15));
  pixels[at * 4] = film((168 - 84 * wall) * torch * 1.16 + 54 * sky);
  pixels[at * 4 + 1] = film((134 - 70 * wall) * torch * 0.82 + 58 * sky);
  pixels[at * 4 + 2] = film((100 - 52 * wall) * torch * 0.5 + 70 * sky);
  pixels[at * 4 + 3] = 255;
}
