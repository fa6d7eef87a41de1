/** The room behind the table: a painted screen, out of focus, as the camera's bearing never changes. */

import {
  BackSide,
  Color,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
} from "three";
import { plainTexture } from "../../../scene/textures";
import { RIG_YAW } from "./look";
import { FLOOR, ROOM } from "./surroundings";

const RADIUS = 30;
const rad = Math.PI / 180;
const floor = (FLOOR[0] << 16) | (FLOOR[1] << 8) | FLOOR[2];

/** What is seen where there is neither table nor painted room. */
export const DARK = new Color().setHex(floor, SRGBColorSpace);

function screen(): SphereGeometry {
  // Straight ahead of the camera, in the angles of a sphere.
  const ahead = (270 + RIG_YAW) * rad;
  const across = ROOM.across * rad;
  const g = new SphereGeometry(
    RADIUS,
    28,
    14,
    ahead - across / 2,
    across,
    (90 - ROOM.up) * rad,
    (ROOM.up - ROOM.down) * rad,
  );
  // Seen from within, left and right change places.
  const uv = g.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) uv.setX(i, 1 - uv.getX(i));
  return g;
}

export class Backdrop extends Mesh<SphereGeometry, MeshBasicMaterial> {
  constructor() {
    const map = plainTexture(floor);
    super(screen(), new MeshBasicMaterial({ map, side: BackSide, toneMapped: false, dithering: true }));
    this.frustumCulled = false;
  }

  dress(room: Texture): void {
    const { material } = this;
    if (material.map === room) return;
    material.map?.dispose();
    material.map = room;
    material.needsUpdate = true;
  }
}
