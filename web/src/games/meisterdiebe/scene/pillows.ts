/** The black and the white cushion that a seat pours out at the end: made when they are first wanted. */

import { Group } from "three";
import type { Tier } from "../../../scene/tiers";
import { BLACK, Cushion, WHITE } from "./cushion";
import { CUSHION } from "./measures";
import { tippedAt } from "./pouring";

const SIZE = 0.5;

export class Pillows extends Group {
  private readonly pair: readonly Cushion[];

  constructor(tier: Tier) {
    super();
    this.pair = [new Cushion(tier, BLACK), new Cushion(tier, WHITE)];
    for (const pillow of this.pair) {
      for (const part of pillow.children) part.castShadow = false;
      this.add(pillow);
    }
  }

  show(lane: number, lanes: number, t: number): void {
    // Many at the table stand close.
    const size = lanes > 4 ? SIZE * 0.66 : SIZE;
    for (const [i, pillow] of this.pair.entries()) {
      const { x, y, z, tip } = tippedAt(lane, lanes, i === 1, t);
      pillow.scale.setScalar(size);
      pillow.position.set(x, y - CUSHION.height * size, z);
      pillow.rotation.z = tip;
    }
  }
}
