/** The box on a canvas: plays cues, follows the hand, and draws a frame only when something changed. */

import { type Events, Frames, watchCanvas } from "../../../scene/frames";
import { levelOf, sideOf, stackOf } from "../boxGeometry";
import type { Clip } from "./clip";
import { Gaze } from "./gaze";
import { type Grip, Hand } from "./hand";
import type { Focus } from "./look";
import { Picture } from "./picture";
import { type Audience, Playback } from "./playback";
import { heightOf } from "./pose";
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
  SoundName,
} from "./types";

/** How long a twisted level waits for the table to agree, and how long a ghost stays. */
const PATIENCE = 2500;
const GHOST = 1400;

export const START: Rest = { flipped: false, top: "A", north: { A: 1, B: 1, C: 1 }, open: null, red: [] };

export class CanvasBox implements BoxScene {
  readonly ready: Promise<void>;
  onPick?: ((drawer: Drawer) => void) | undefined;
  onTurn?: ((move: Move) => void) | undefined;
  onHover?: ((drawer: Drawer | null) => void) | undefined;
  onSound?: ((name: SoundName, detail?: number) => void) | undefined;

  private readonly picture: Picture;
  private readonly playback: Playback;
  private readonly gaze: Gaze;
  private readonly hand: Hand;
  private pickable: ReadonlySet<Drawer> = new Set();
  private turnable: ReadonlySet<Move> = new Set();
  private hovered: Drawer | null = null;
  private highlight: Drawer | null = null;
  private sparkle = 0.9;
  private moved = true;
  private ghostTimer = 0;
  private waitTimer = 0;
  private gone = false;
  private readonly frames = new Frames((now) => this.frame(now));
  private readonly unwatch: () => void;

  constructor(
    readonly canvas: HTMLCanvasElement,
    options: SceneOptions,
  ) {
    this.picture = new Picture(canvas, options, () => this.changed());
    this.gaze = new Gaze(options.look, this.picture.stage.aspect);
    this.playback = new Playback(options.rest ?? START, options.reducedMotion ?? false, this.audience());
    this.gaze.jumpTo(this.focus(this.playback.clip.focus));
    this.ready = this.picture.prepare().then(() => this.picture.paint());
    this.ask();
    this.hand = new Hand(canvas, this.grip());
    this.unwatch = watchCanvas(canvas, this.events());
  }

  play(cue: Cue): Promise<void> {
    const done = this.playback.add(cue);
    // A page that nobody looks at gets no frames: the truth must not wait for them.
    if (document.hidden || this.picture.lost || this.gone) this.skip();
    else this.ask();
    return done;
  }

  skip(): void {
    this.playback.skip();
  }

  show(rest: Rest): void {
    this.playback.show(rest);
  }

  busy(): boolean {
    return this.playback.busy();
  }

  resize(width: number, height: number, dpr: number): void {
    this.picture.resize(width, height, dpr);
    this.gaze.setAspect(this.picture.stage.aspect);
    this.gaze.jumpTo(this.focus(this.playback.clip.focus));
    this.ask();
  }

  setReducedMotion(on: boolean): void {
    if (on && !this.playback.reduced) this.skip();
    this.playback.reduced = on;
  }

  setQuality(quality: Quality): void {
    this.picture.setQuality(quality);
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
    this.steer(this.playback.clip.focus, this.playback.reduced);
  }

  heaps(lanes: number): readonly { readonly x: number; readonly y: number }[] {
    return this.picture.heaps(lanes, this.gaze.eyeOn("heaps"));
  }

  figures(): Figures {
    return this.picture.figures();
  }

  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    this.playback.drop();
    this.frames.stop();
    clearTimeout(this.ghostTimer);
    clearTimeout(this.waitTimer);
    this.hand.dispose();
    this.unwatch();
    this.picture.dispose();
  }

  // What is played.

  private audience(): Audience {
    return {
      changed: () => this.changed(),
      steer: (focus, atOnce) => this.steer(focus, atOnce),
      sound: (name, detail) => this.onSound?.(name, detail),
      lowerCurtain: () => {
        this.draw();
        this.picture.stage.lowerCurtain();
      },
      fade: (left) => this.picture.stage.fade(left),
      begins: () => {
        this.hideGhost();
        clearTimeout(this.waitTimer);
      },
      point: (move) => this.showGhost(move),
    };
  }

  private showGhost(move: Move): void {
    this.picture.ghost.show(move);
    clearTimeout(this.ghostTimer);
    this.ghostTimer = setTimeout(() => this.hideGhost(), GHOST) as unknown as number;
  }

  private hideGhost(): void {
    if (!this.picture.ghost.visible) return;
    this.picture.ghost.clearAll();
    this.ask();
  }

  // Where the camera looks.

  private focus(of: Clip["focus"]): Focus | null {
    if (!of || typeof of === "string") return of;
    const { rest, clip } = this.playback;
    const height = heightOf(rest.flipped, levelOf(of.drawer));
    const far = clip.after.open?.reach === "secret";
    return { side: sideOf(rest, of.drawer), height, lean: of.lean, far };
  }

  private steer(of: Clip["focus"], atOnce: boolean): void {
    const focus = this.focus(of);
    if (atOnce) this.gaze.jumpTo(focus);
    else if (!this.gaze.turnTo(focus, performance.now())) return;
    this.changed();
  }

  // The hand.

  private grip(): Grip {
    const { playback, picture } = this;
    return {
      meet: (x, y) => picture.meet(x, y, playback.rest.open?.drawer),
      pickable: (drawer) => !this.busy() && this.pickable.has(drawer),
      stack: () => stackOf(playback.rest.flipped),
      turnable: (move) => !this.busy() && this.turnable.has(move),
      quarters: (dx) => picture.quarters(dx),
      hover: (drawer) => this.hover(drawer),
      tap: (drawer) => this.tap(drawer),
      twist: (what, quarters) => {
        playback.twist.hold(what, quarters);
        this.changed();
      },
      release: () => this.release(),
      orbit: (dx, dy) => {
        this.gaze.orbit((-dx * 198) / Math.max(320, picture.size.width), dy * 0.16);
        this.changed();
      },
    };
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

  private release(): void {
    const { move } = this.playback.twist;
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
    this.playback.twist.letGo(performance.now());
    this.ask();
  }

  private mark(): void {
    this.picture.mark(this.pickable, this.hovered ?? this.highlight);
    this.ask();
  }

  // Frames.

  private changed(): void {
    this.moved = true;
    this.ask();
  }

  private ask(): void {
    this.frames.ask();
  }

  private frame(now: number): void {
    if (this.gone || this.picture.lost) return;
    const playing = this.playback.tick(now);
    const looking = this.gaze.moving;
    this.gaze.tick(performance.now());
    const settling = this.playback.twist.tick(performance.now());
    const active = playing || looking || settling;
    this.moved ||= active;
    this.picture.pacing(now, active);
    if (active && !this.playback.reduced) this.sparkle = (now / 1000) % 1000;
    this.draw();
    if (active) this.ask();
  }

  private draw(): void {
    const { clip, ms } = this.playback;
    const moment = { clip, ms, pose: this.playback.pose(), yaw: this.gaze.boxYaw, sparkle: this.sparkle };
    this.picture.draw(moment, this.gaze.eye, this.moved);
    this.moved = false;
  }

  // The world around.

  private events(): Events {
    return {
      lost: () => {
        this.picture.lost = true;
        this.skip();
        this.picture.release();
      },
      restored: () => {
        this.picture.restore();
        this.playback.settleAll();
      },
      seen: (hidden) => (hidden ? this.skip() : this.ask()),
    };
  }
}
