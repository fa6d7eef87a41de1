/** What lives on the graphics card: the stage and all that stands on it, for what the device can draw. */

import { Ray, Vector2, Vector3 } from "three";
import { guessTier, Pace, rendererName, type Tier } from "../../../scene/tiers";
import { DRAWERS } from "../boxGeometry";
import { SEATS } from "./disc";
import { Ghost } from "./ghost";
import { type Eye, RIG_YAW } from "./look";
import { type Met, pick } from "./pick";
import { labelAt } from "./pouring";
import { type Moment, Props } from "./props";
import { Stage } from "./stage";
import type { Drawer, Figures, Quality, SceneOptions, SeatMark } from "./types";
import { dress, type Wardrobe } from "./wardrobe";

const SHARPEST = 2;

/** Lets the page do what else it has to do. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

export class Picture {
  readonly stage: Stage;
  readonly ghost = new Ghost();
  /** The graphics card has taken everything away; it may give it back. */
  lost = false;
  private prepared = false;
  private readonly pace = new Pace();
  private readonly seat: (seat: number) => SeatMark;
  private readonly showLong: boolean;
  private tier: Tier;
  private quality: Quality;
  private props: Props;
  private dressing = 0;
  private gone = false;
  private frames = 0;
  private inMotion = false;
  private width: number;
  private height: number;
  private dpr: number;
  private marked: readonly [ReadonlySet<Drawer>, Drawer | null] = [new Set(), null];

  constructor(
    canvas: HTMLCanvasElement,
    options: SceneOptions,
    private readonly changed: () => void,
  ) {
    this.quality = options.quality ?? "auto";
    this.tier = guessTier(this.quality, rendererName());
    this.seat = options.seat ?? ((seat) => SEATS[seat % SEATS.length]!);
    this.showLong = options.showLong ?? false;
    this.width = options.width;
    this.height = options.height;
    this.dpr = Math.min(SHARPEST, options.dpr ?? 1);
    this.stage = new Stage(canvas, this.tier, options.room ?? true);
    this.props = this.build();
    this.fit();
  }

  resize(width: number, height: number, dpr: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.dpr = Math.min(SHARPEST, dpr);
    this.fit();
  }

  get size(): { readonly width: number; readonly height: number } {
    return { width: this.width, height: this.height };
  }

  setQuality(quality: Quality): void {
    this.quality = quality;
    if (quality !== "auto") this.switchTo(quality);
  }

  /** Brass lines for those that can be chosen, light for one. */
  mark(pickable: ReadonlySet<Drawer>, lit: Drawer | null): void {
    this.marked = [pickable, lit];
    this.props.box.mark(pickable, lit);
  }

  /** What lies under a point of the canvas. */
  meet(x: number, y: number, open: Drawer | undefined): Met | null {
    const { camera } = this.stage;
    const point = new Vector2((x / this.width) * 2 - 1, 1 - (y / this.height) * 2);
    const far = new Vector3(point.x, point.y, 0.5).unproject(camera);
    const ray = new Ray(camera.position.clone(), far.sub(camera.position).normalize());
    const { box } = this.props;
    ray.applyMatrix4(box.matrixWorld.clone().invert());
    const standing = DRAWERS.filter((drawer) => drawer === open);
    return pick(ray, box.levelMatrix, new Map(standing.map((drawer) => [drawer, box.drawerMatrix[drawer]])));
  }

  /** Where on the canvas heaps are counted, once the camera looks at them. */
  heaps(lanes: number, eye: Eye): { x: number; y: number }[] {
    this.stage.look(eye);
    const { camera } = this.stage;
    camera.updateProjectionMatrix();
    return Array.from({ length: lanes }, (_, lane) => {
      const { x, z } = labelAt(lane, lanes);
      const at = new Vector3(x, 0, z).project(camera);
      return { x: ((at.x + 1) / 2) * this.width, y: ((1 - at.y) / 2) * this.height };
    });
  }

  /** How far a drag of `dx` pixels goes round, in quarter turns. */
  quarters(dx: number): number {
    return -dx / (this.stage.camera.projectionMatrix.elements[5]! * this.height * 0.11);
  }

  /** Takes the time of a frame of a motion, and draws more simply where that is too slow. */
  pacing(now: number, active: boolean): void {
    if (active) this.pace.frame(now);
    else this.pace.rest();
    if (active && this.quality === "auto" && this.pace.lite && this.tier === "full") this.switchTo("lite");
    this.inMotion = active;
    this.fit();
  }

  draw(moment: Moment, eye: Eye, moved: boolean): void {
    this.stage.look(eye);
    this.stage.shade(moment.pose.lift, moment.yaw);
    this.ghost.face(-moment.yaw + (RIG_YAW * Math.PI) / 180);
    this.props.show(moment, this.stage);
    // It stands where it is to be met, and is seen as soon as that does not hold the page up.
    if (!this.prepared) return;
    this.stage.draw(moved);
    this.frames++;
  }

  figures(): Figures {
    const { render, memory, programs } = this.stage.renderer.info;
    return {
      frames: this.frames,
      calls: render.calls,
      triangles: render.triangles,
      textures: memory.textures,
      geometries: memory.geometries,
      programs: programs?.length ?? 0,
      tier: this.tier,
      pixelRatio: this.stage.renderer.getPixelRatio(),
      frameMs: this.pace.frameMs,
    };
  }

  /** Lights the lamps and builds the shaders, piece by piece, so that the page answers in between. */
  async prepare(): Promise<void> {
    await breath();
    if (this.gone) return;
    this.stage.light(this.tier);
    await breath();
    if (!this.gone && !this.lost) await this.stage.warm();
    this.prepared = true;
    this.changed();
  }

  /** Paints for the tier of now; a later call makes an earlier one moot. */
  async paint(): Promise<void> {
    const turn = ++this.dressing;
    await dress(this.tier, this.stage.renderer.capabilities.getMaxAnisotropy(), (set) => {
      if (this.gone || this.lost || turn !== this.dressing) return;
      this.wear(set);
    });
  }

  /** What belongs to the lost context is let go now; later its deletion would be an error. */
  release(): void {
    this.lost = true;
    this.ghost.clearAll();
    this.strike();
    this.stage.release();
  }

  restore(): void {
    this.lost = false;
    this.stage.light(this.tier);
    this.props = this.build();
    void this.paint();
  }

  dispose(): void {
    this.gone = true;
    this.ghost.clearAll();
    if (!this.lost) this.strike();
    this.stage.dispose();
  }

  private build(): Props {
    const props = new Props(this.tier, this.seat, this.showLong);
    props.box.add(this.ghost);
    props.box.mark(...this.marked);
    this.stage.scene.add(props);
    return props;
  }

  private strike(): void {
    this.ghost.removeFromParent();
    this.props.dispose();
  }

  private wear(set: Wardrobe): void {
    this.props.box.dress(set);
    this.stage.dress(set);
    this.changed();
  }

  private switchTo(tier: Tier): void {
    if (tier === this.tier || this.gone) return;
    this.tier = tier;
    // After a loss everything is built anew anyway.
    if (this.lost) return;
    this.strike();
    this.stage.light(tier);
    this.props = this.build();
    this.pace.forget();
    void this.paint();
    this.fit();
    this.changed();
  }

  private fit(): void {
    const coarse = this.pace.coarse && this.inMotion ? 0.5 : 1;
    this.stage.resize(this.width, this.height, this.dpr * coarse);
  }
}
