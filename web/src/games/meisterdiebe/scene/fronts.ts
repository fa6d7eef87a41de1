/** The twelve drawer fronts as pictures for the unrolled box: no WebGL and no three.js needed. */

import type { Pixels } from "../../../scene/textures";
import { DRAWERS } from "../boxGeometry";
import { pixelsOf } from "./studio";
import type { Drawer } from "./types";

export { grainKey } from "./grain";
export type { Drawer } from "./types";

/** Small enough to be there at once, large enough for a button on a sharp screen. */
export const FLAT = { width: 256, height: 85 } as const;

const urls = new Map<Drawer, Promise<string>>();

/** The picture of one front as an address for an image or a background. */
export function frontPicture(drawer: Drawer): Promise<string> {
  const found = urls.get(drawer) ?? pixelsOf({ kind: "front", drawer, ...FLAT }).then(addressOf);
  urls.set(drawer, found);
  return found;
}

/** All twelve; `arrived` hears of each as soon as it is there. */
export async function frontPictures(
  arrived?: (drawer: Drawer, url: string) => void,
): Promise<Record<Drawer, string>> {
  const pairs = DRAWERS.map(async (drawer) => {
    const url = await frontPicture(drawer);
    arrived?.(drawer, url);
    return [drawer, url] as const;
  });
  return Object.fromEntries(await Promise.all(pairs)) as Record<Drawer, string>;
}

function addressOf(pixels: Pixels): string {
  return URL.createObjectURL(new Blob([bitmap(pixels, FLAT.width, FLAT.height)], { type: "image/bmp" }));
}

/**
 * Pixels as a Windows bitmap: 24 bits, the lowest row first. Every browser shows it, and no canvas is needed, which
 * some browsers fill with noise when it is read back.
 */
export function bitmap(pixels: Pixels, width: number, height: number): Uint8Array<ArrayBuffer> {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = new Uint8Array(54 + row * height);
  const head = new DataView(file.buffer);
  head.setUint16(0, 0x424d);
  head.setUint32(2, file.length, true);
  head.setUint32(10, 54, true);
  head.setUint32(14, 40, true);
  head.setInt32(18, width, true);
  head.setInt32(22, height, true);
  head.setUint16(26, 1, true);
  head.setUint16(28, 24, true);
  head.setUint32(34, row * height, true);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++)
      for (let c = 0; c < 3; c++)
        file[54 + (height - 1 - j) * row + i * 3 + c] = pixels[(j * width + i) * 4 + 2 - c]!;
  return file;
}
