/** The painted wood as textures: a quick coarse set first, then for the full tier a fine one. */

import type { DataTexture } from "three";
import { type Pixels, paintedTexture } from "../../../scene/textures";
import type { Tier } from "../../../scene/tiers";
import { DRAWERS } from "../boxGeometry";
import type { WoodTextures } from "./box";
import { pixelsOf } from "./studio";
import type { Picture } from "./wood";

export interface Wardrobe extends WoodTextures {
  readonly cloth: DataTexture;
  /** What stands behind the table, where there is a room. */
  readonly room: DataTexture | null;
}

interface Sizes {
  readonly front: readonly [number, number];
  readonly timber: readonly [number, number];
  readonly lid: number;
}

/** The coarse fronts are those of the unrolled box, painted already. */
const COARSE: Sizes = { front: [256, 85], timber: [512, 256], lid: 384 };
const FINE: Sizes = { front: [512, 170], timber: [1024, 512], lid: 768 };
const CLOTH = 256;
const ROOM = { width: 640, height: 340 } as const;

async function painted(picture: Picture, anisotropy: number): Promise<DataTexture> {
  return paintedTexture(picture.width, picture.height, await pixelsOf(picture), anisotropy);
}

/** Four columns (drawers 1 to 4) by three rows (levels A to C). */
async function atlas([width, height]: readonly [number, number], anisotropy: number): Promise<DataTexture> {
  const cells = await Promise.all(
    DRAWERS.map((drawer) => pixelsOf({ kind: "front", drawer, width, height })),
  );
  const all: Pixels = new Uint8ClampedArray(width * height * 48);
  cells.forEach((cell, k) => {
    const row = Math.floor(k / 4) * height;
    for (let j = 0; j < height; j++) {
      const at = ((row + j) * 4 + (k % 4)) * width * 4;
      all.set(cell.subarray(j * width * 4, (j + 1) * width * 4), at);
    }
  });
  return paintedTexture(width * 4, height * 3, all, anisotropy);
}

/** It repeats in both directions. */
async function cloth(): Promise<DataTexture> {
  const texture = await painted({ kind: "cloth", width: CLOTH, height: CLOTH }, 1);
  texture.wrapT = texture.wrapS;
  return texture;
}

async function setOf(sizes: Sizes, anisotropy: number, withRoom: boolean): Promise<Wardrobe> {
  const [width, height] = sizes.timber;
  const [fronts, timber, lid, baize, room] = await Promise.all([
    atlas(sizes.front, anisotropy),
    painted({ kind: "timber", width, height }, anisotropy),
    painted({ kind: "lid", width: sizes.lid, height: sizes.lid }, anisotropy),
    cloth(),
    withRoom ? painted({ kind: "room", ...ROOM }, 1) : null,
  ]);
  return { fronts, timber, lid, cloth: baize, room };
}

/** Hands over each set as it is ready; the room comes with the fine one. */
export async function dress(tier: Tier, anisotropy: number, wear: (set: Wardrobe) => void): Promise<void> {
  wear(await setOf(COARSE, anisotropy, false));
  if (tier === "full") wear(await setOf(FINE, anisotropy, true));
}
