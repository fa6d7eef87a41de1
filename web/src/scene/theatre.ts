/** The scene at work: plays cues on the box, follows the hand, and draws a frame only when something changed. */

import { Ray, Vector2, Vector3 } from "three";
import { type Clip, clipOf, MS, stillOf } from "./clips";
import { restAfter } from "./cues";
import { SEATS } from "./disc";
import { Gaze } from "./gaze";
import { Ghost } from "./ghost";
import { DRAWERS, levelOf } from "./grain";
import { type Grip, Hand } from "./hand";
import { type Focus, RIG_YAW } from "./look";
import type { Tier } from "./materials";
import { type Met, pick } from "./pick";
import { type BoxPose, sideOf, stackOf } from "./pose";
import { Props } from "./props";
import { type Player, Queue } from "./queue";
import { Stage } from "./stage";
import { guessTier, Pace, rendererName } from "./tiers";
import { Twist } from "./twist";
import type {
  BoxScene,
  Cue,
  Drawer,
  Figures,
  Look,
  Move,
  Quality,
  Rest,
  SceneOptions,
  SeatMark,
  SoundName,
} from "./types";
import { dress, type Wardrobe } from "./wardrobe";

/** How long a twisted level waits for the table to agree, and how long a ghost stays. */
const PATIENCE = 2500;
const GHOST = 1400;

export const START: Rest = { flipped: false, top: "A", north: { A: 1, B: 1, C: 1 }, open: null, red: [] };

export class Theatre implements BoxScene, Player<Cue> {
  readonly ready: Promise<void>;
  onPick?: ((drawer: Drawer) => void) | undefined;
  onTurn?: ((move: Move) => void) | undefined;
  onHover?: ((drawer: Drawer | null) => void) | undefined;
  onSound?: ((name: SoundName, detail?: number) => void) | undefined;

  private readonly stage: Stage;
  private readonly queue = new Queue<Cue>(this);
  private readonly hand: Hand;
  private readonly ghost = new Ghost();
  private readonly pace = new Pace();
  private readonly seat: (seat: number) => SeatMark;
  private tier: Tier;
  private quality: Quality;
  private props: Props;
  private dressing = 0;

  private rest: Rest;
  private clip: Clip;
  private clipMs = 0;
  private heard = 0;
  private reduced: boolean;
  private fading = false;

  private readonly gaze: Gaze;
  private readonly twist = new Twist();
  private pickable: ReadonlySet<Drawer> = new Set();
  private turnable: ReadonlySet<Move> = new Set();
  private hovered: Drawer | null = null;
  private highlight: Drawer | null = null;

  private width: number;
  private height: number;
  private dpr: number;
  private frames = 0;
  private inMotion = false;
  private sparkle = 0.9;
  private moved = true;
  private asked = 0;
  private timer = 0;
  private waitTimer = 0;
  private gone = false;
  private lost = false;

  constructor(
    readonly canvas: HTMLCanvasElement,
    options: SceneOptions,
  ) {
    this.quality = options.quality ?? "auto";
    this.tier = guessTier(this.quality, rendererName());
    this.seat = options.seat ?? ((seat) => SEATS[seat % SEATS.length]!);
    this.reduced = options.reducedMotion ?? false;
    this.rest = options.rest ?? START;
    this.clip = stillOf(this.rest);
    this.width = options.width;
    this.height = options.height;
    this.dpr = Math.min(2, options.dpr ?? 1);
    this.stage = new Stage(canvas, this.tier);
    this.props = this.build();
    this.fit();
    this.gaze = new Gaze(options.look, this.stage.aspect);
    this.gaze.jumpTo(this.focus(this.clip.focus));
    this.ready = this.paint();
    this.hand = new Hand(canvas, this.grip());
    canvas.addEventListener("webglcontextlost", this.onLost);
    canvas.addEventListener("webglcontextrestored", this.onRestored);
    document.addEventListener("visibilitychange", this.onHidden);
    this.ask();
  }

  // What the page calls.

  play(cue: Cue): Promise<void> {
    const done = this.queue.add(cue);
    // A page that nobody looks at gets no frames: the truth must not wait for them.
    if (document.hidden || this.lost || this.gone) this.skip();
    else this.ask();
    return done;
  }

  skip(): void {
    this.hush();
    this.queue.skip();
    this.settleAll();
  }

  show(rest: Rest): void {
    this.hush();
    this.queue.skip();
    this.rest = rest;
    this.settleAll();
  }

  busy(): boolean {
    return this.queue.busy();
  }

  resize(width: number, height: number, dpr: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.dpr = Math.min(2, dpr);
    this.fit();
    this.gaze.setAspect(this.stage.aspect);
    this.gaze.jumpTo(this.focus(this.clip.focus));
    this.ask();
  }

  setReducedMotion(on: boolean): void {
    if (on && !this.reduced) this.skip();
    this.reduced = on;
  }

  setQuality(quality: Quality): void {
    this.quality = quality;
    if (quality !== "auto") this.switchTo(quality);
  }

  setPickable(drawers: ReadonlySet<Drawer>): void {
    this.pickable = new Set(drawers);
    if (this.hovered && !drawers.has(this.hovered)) this.hovered = null;
    this.mark();
  }

  setHighlight(drawer: Drawer | null): void {
    if (this.highlight === drawer) return;
    this.highlight = drawer;
    this.mark();
  }

  setTurnable(moves: ReadonlySet<Move>): void {
    this.turnable = new Set(moves);
  }

  look(look: Look): void {
    this.gaze.setLook(look);
    this.steer(this.clip.focus);
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

  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    this.hush();
    this.queue.skip();
    cancelAnimationFrame(this.asked);
    clearTimeout(this.timer);
    clearTimeout(this.waitTimer);
    this.hand.dispose();
    this.canvas.removeEventListener("webglcontextlost", this.onLost);
    this.canvas.removeEventListener("webglcontextrestored", this.onRestored);
    document.removeEventListener("visibilitychange", this.onHidden);
    this.ghost.clearAll();
    if (!this.lost) this.strike();
    this.stage.dispose();
  }

  // What the queue calls.

  begin(cue: Cue): number {
    this.hideGhost();
    clearTimeout(this.waitTimer);
    const already = this.twist.take(cue);
    const clip = clipOf(this.rest, cue, already);
    this.heard = 0;
    if (this.reduced && clip.ms > 0) return this.cut(clip);
    this.clip = clip;
    this.clipMs = 0;
    this.steer(clip.focus);
    return clip.ms;
  }

  advance(ms: number): void {
    this.clipMs = ms;
    this.moved = true;
    this.sound(this.fading ? (ms / MS.fade) * 900 : ms);
    if (this.fading) this.stage.fade(1 - ms / MS.fade);
  }

  end(): void {
    this.sound(Number.POSITIVE_INFINITY);
    this.rest = this.clip.after;
    this.clip = stillOf(this.rest);
    this.moved = true;
    if (this.fading) this.stage.fade(0);
    this.fading = false;
    this.steer(this.clip.focus);
  }

  settle(cue: Cue): void {
    this.rest = restAfter(this.rest, cue);
  }

  /** Reduced motion: the new picture fades in over the old one. */
  private cut(clip: Clip): number {
    this.draw();
    this.stage.lowerCurtain();
    this.fading = true;
    this.clip = { ...stillOf(clip.after), sounds: clip.sounds, move: clip.move };
    this.clipMs = 0;
    if (clip.move) this.showGhost(clip.move);
    this.gaze.jumpTo(this.focus(this.clip.focus));
    return MS.fade;
  }

  private sound(until: number): void {
    const due = this.clip.sounds.filter(({ at }) => at >= this.heard && at < until);
    this.heard = until;
    for (const { name, detail } of due) this.onSound?.(name, detail);
  }

  /** What is skipped makes no sound. */
  private hush(): void {
    this.heard = Number.POSITIVE_INFINITY;
  }

  private settleAll(): void {
    this.clip = stillOf(this.rest);
    this.clipMs = 0;
    this.heard = 0;
    this.twist.drop();
    this.fading = false;
    this.stage.fade(0);
    this.gaze.jumpTo(this.focus(this.clip.focus));
    this.moved = true;
    this.ask();
  }

  // Looking.

  private focus(of: Clip["focus"]): Focus | null {
    if (!of || of === "wide") return of;
    const height = 1 - stackOf(this.rest.flipped).indexOf(levelOf(of.drawer));
    const far = this.clip.after.open?.reach === "secret";
    return { side: sideOf(this.rest, of.drawer), height, lean: of.lean, far };
  }

  private steer(of: Clip["focus"]): void {
    const focus = this.focus(of);
    if (this.reduced) this.gaze.jumpTo(focus);
    else if (!this.gaze.turnTo(focus, performance.now())) return;
    this.moved = true;
    this.ask();
  }

  // The hand.

  private grip(): Grip {
    return {
      meet: (x, y) => this.meet(x, y),
      pickable: (drawer) => !this.busy() && this.pickable.has(drawer),
      stack: () => stackOf(this.rest.flipped),
      turnable: (move) => !this.busy() && this.turnable.has(move),
      quarters: (dx) => -dx / (this.stage.camera.projectionMatrix.elements[5]! * this.height * 0.11),
      hover: (drawer) => this.hover(drawer),
      tap: (drawer) => this.tap(drawer),
      twist: (what, quarters) => this.twistTo(what, quarters),
      release: () => this.release(),
      orbit: (dx, dy) => this.orbit(dx, dy),
    };
  }

  private meet(x: number, y: number): Met | null {
    const { camera } = this.stage;
    const point = new Vector2((x / this.width) * 2 - 1, 1 - (y / this.height) * 2);
    const far = new Vector3(point.x, point.y, 0.5).unproject(camera);
    const ray = new Ray(camera.position.clone(), far.sub(camera.position).normalize());
    const { box } = this.props;
    ray.applyMatrix4(box.matrixWorld.clone().invert());
    const open = DRAWERS.filter((drawer) => drawer === this.rest.open?.drawer);
    return pick(ray, box.levelMatrix, new Map(open.map((drawer) => [drawer, box.drawerMatrix[drawer]])));
  }

  private hover(drawer: Drawer | null): void {
    if (this.hovered === drawer) return;
    this.hovered = drawer;
    this.onHover?.(drawer);
    this.mark();
  }

  /** Anything skips what is being shown; a drawer is chosen only from a box at rest. */
  private tap(drawer: Drawer | null): void {
    if (this.busy()) this.skip();
    else if (drawer) this.onPick?.(drawer);
  }

  private twistTo(what: "top" | "two", quarters: number): void {
    this.twist.hold(what, quarters);
    this.moved = true;
    this.ask();
  }

  private release(): void {
    const move = this.twist.move;
    if (!move || !this.turnable.has(move)) {
      this.letGo();
      return;
    }
    clearTimeout(this.waitTimer);
    this.waitTimer = setTimeout(() => this.letGo(), PATIENCE) as unknown as number;
    this.onTurn?.(move);
  }

  /** The level glides back to where the table has it. */
  private letGo(): void {
    this.twist.letGo(performance.now());
    this.ask();
  }

  private orbit(dx: number, dy: number): void {
    this.gaze.orbit((-dx * 198) / Math.max(320, this.width), dy * 0.16);
    this.moved = true;
    this.ask();
  }

  private mark(): void {
    this.props.box.mark(this.pickable, this.hovered ?? this.highlight);
    this.ask();
  }

  // Ghosts of moves, for reduced motion.

  private showGhost(move: Move): void {
    this.ghost.show(move);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hideGhost(), GHOST) as unknown as number;
  }

  private hideGhost(): void {
    if (!this.ghost.visible) return;
    this.ghost.clearAll();
    this.ask();
  }

  // Building and drawing.

  private build(): Props {
    const props = new Props(this.tier, this.seat);
    props.box.add(this.ghost);
    props.box.mark(this.pickable, this.hovered ?? this.highlight);
    this.stage.scene.add(props);
    return props;
  }

  private strike(): void {
    this.ghost.removeFromParent();
    this.props.dispose();
  }

  /** Paints for the tier of now; a later call makes an earlier one moot. */
  private async paint(): Promise<void> {
    const turn = ++this.dressing;
    await dress(this.tier, this.stage.renderer.capabilities.getMaxAnisotropy(), (set) => {
      if (this.gone || this.lost || turn !== this.dressing) return;
      this.wear(set);
    });
  }

  private wear(set: Wardrobe): void {
    this.props.box.dress(set);
    this.stage.warm();
    const { material } = this.stage.cloth;
    if (material.map !== set.cloth) material.map?.dispose();
    material.map = set.cloth;
    material.needsUpdate = true;
    this.moved = true;
    this.ask();
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
    this.moved = true;
    this.ask();
  }

  private fit(): void {
    const coarse = this.pace.coarse && this.inMotion ? 0.5 : 1;
    this.stage.resize(this.width, this.height, this.dpr * coarse);
  }

  private ask(): void {
    if (this.gone || this.asked !== 0) return;
    this.asked = requestAnimationFrame(this.frame);
  }

  private readonly frame = (now: number): void => {
    this.asked = 0;
    if (this.gone || this.lost) return;
    const playing = this.queue.tick(now);
    const looking = this.gaze.moving;
    this.gaze.tick(performance.now());
    const settling = this.twist.tick(performance.now());
    const active = playing || looking || settling;
    this.moved ||= active;
    if (active) this.watch(now);
    else this.pace.rest();
    this.inMotion = active;
    this.fit();
    if (active && !this.reduced) this.sparkle = (now / 1000) % 1000;
    this.draw();
    if (active) this.ask();
  };

  private watch(now: number): void {
    this.pace.frame(now);
    if (this.quality === "auto" && this.pace.lite && this.tier === "full") this.switchTo("lite");
  }

  private posed(): BoxPose {
    const pose = this.clip.pose(this.clipMs);
    return this.clip.ms > 0 ? pose : this.twist.apply(pose, this.rest.flipped);
  }

  private draw(): void {
    const pose = this.posed();
    const yaw = this.gaze.boxYaw;
    this.stage.look(this.gaze.eye);
    this.stage.shade(pose.lift, yaw);
    this.ghost.face(-yaw + (RIG_YAW * Math.PI) / 180);
    this.props.show({ clip: this.clip, ms: this.clipMs, pose, yaw, sparkle: this.sparkle }, this.stage);
    this.stage.draw(this.moved);
    this.moved = false;
    this.frames++;
  }

  // The world around.

  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    this.lost = true;
    this.skip();
    // What belongs to the lost context is let go now; later its deletion would be an error.
    this.ghost.clearAll();
    this.strike();
    this.stage.release();
  };

  private readonly onRestored = (): void => {
    this.lost = false;
    this.stage.light(this.tier);
    this.props = this.build();
    void this.paint();
    this.settleAll();
  };

  private readonly onHidden = (): void => {
    if (document.hidden) this.skip();
    else this.ask();
  };
}
