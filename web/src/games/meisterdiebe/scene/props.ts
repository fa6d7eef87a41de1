/** All that stands on the stage and depends on the tier: box, gems, cushion and alarm discs. */

import { Group } from "three";
import { free } from "../../../scene/free";
import { Gems } from "../../../scene/gems";
import { Spots } from "../../../scene/spots";
import type { Tier } from "../../../scene/tiers";
import { Box } from "./box";
import type { Clip, DiscTrack } from "./clip";
import { Cushion } from "./cushion";
import { Disc } from "./disc";
import { CUSHION } from "./measures";
import { Pillows } from "./pillows";
import { Placing } from "./placing";
import type { BoxPose } from "./pose";
import type { Stage } from "./stage";
import type { SeatMark } from "./types";

/** One moment of a clip. */
export interface Moment {
  readonly clip: Clip;
  readonly ms: number;
  readonly pose: BoxPose;
  /** The turn of the whole box, in radians. */
  readonly yaw: number;
  /** Moves the glints. */
  readonly sparkle: number;
}

export class Props extends Group {
  readonly box: Box;
  private readonly gems: Gems;
  private readonly spots = new Spots();
  private readonly cushion: Cushion;
  private readonly discs: readonly Disc[];
  private readonly placing: Placing;
  private pillows: Pillows | null = null;

  constructor(
    private readonly tier: Tier,
    private readonly seat: (seat: number) => SeatMark,
    showLong: boolean,
  ) {
    super();
    this.box = new Box(tier, showLong);
    this.gems = new Gems(tier);
    this.cushion = new Cushion(tier);
    this.cushion.position.set(CUSHION.x, 0, CUSHION.z);
    this.cushion.rotation.y = CUSHION.turn;
    // One may lie in the drawer while another falls.
    this.discs = [new Disc(tier), new Disc(tier)];
    this.placing = new Placing(this.box);
    for (const mesh of this.gems.children) mesh.renderOrder ||= this.spots.renderOrder + 1;
    this.add(this.box, this.spots, this.gems, this.cushion, ...this.discs);
  }

  show({ clip, ms, pose, yaw, sparkle }: Moment, stage: Stage): void {
    this.box.pose(pose);
    this.box.rotation.y = yaw;
    this.box.updateMatrixWorld();
    const gems = this.placing.gems(clip.tracks, ms, pose.flip);
    this.gems.show(gems, sparkle, stage.camera, stage.pixelHeight);
    this.spots.show(this.placing.feet(clip.tracks, ms, pose.flip));
    const dents = this.placing.dents(clip.tracks, ms);
    for (const [i, dent] of this.cushion.dents.entries())
      dent.set(dents[i]?.x ?? 0, dents[i]?.z ?? 0, dents[i]?.radius ?? 0);
    for (const [i, disc] of this.discs.entries()) this.lay(disc, clip.discs[i], ms, pose.flip);
    this.pour(clip, ms);
  }

  private pour({ pours, ms: whole }: Clip, ms: number): void {
    if (this.pillows) this.pillows.visible = pours !== undefined;
    if (!pours) return;
    if (!this.pillows) {
      this.pillows = new Pillows(this.tier);
      this.add(this.pillows);
    }
    this.pillows.show(pours.lane, pours.lanes, ms / whole);
  }

  private lay(disc: Disc, track: DiscTrack | undefined, ms: number, flip: number): void {
    disc.visible = track !== undefined;
    if (!track) return;
    disc.wear(this.seat(track.seat));
    disc.matrix.copy(this.placing.disc(track, ms, flip));
    disc.matrixWorldNeedsUpdate = true;
  }

  dispose(): void {
    free(this);
  }
}
