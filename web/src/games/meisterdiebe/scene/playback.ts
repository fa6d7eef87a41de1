/** Plays cues one after the other: the clip of now, its sounds, and the rest that stands between two of them. */

import { type Player, Queue } from "../../../scene/queue";
import { type Clip, MS, stillOf } from "./clip";
import { clipOf } from "./clips";
import type { BoxPose } from "./pose";
import { Twist } from "./twist";
import type { Cue, Move, Rest, SoundName } from "./types";

/** What a playback has to say to those around it. */
export interface Audience {
  /** Something is to be drawn. */
  changed(): void;
  /** The camera is to look there: it glides, or is there at once. */
  steer(focus: Clip["focus"], atOnce: boolean): void;
  sound(name: SoundName, detail?: number): void;
  /** Keeps the picture of now, to be faded out over what comes. */
  lowerCurtain(): void;
  /** How much of that picture is left. */
  fade(left: number): void;
  /** A cue begins. */
  begins(): void;
  /** Where nothing moves, an arrow says what was moved. */
  point(move: Move): void;
}

export class Playback implements Player<Cue> {
  /** A level that is in the hand. */
  readonly twist = new Twist();
  clip: Clip;
  ms = 0;
  reduced: boolean;
  private readonly queue = new Queue<Cue>(this);
  private heard = 0;
  private fading = false;

  constructor(
    public rest: Rest,
    reduced: boolean,
    private readonly audience: Audience,
  ) {
    this.reduced = reduced;
    this.clip = stillOf(rest);
  }

  add(cue: Cue): Promise<void> {
    return this.queue.add(cue);
  }

  busy(): boolean {
    return this.queue.busy();
  }

  tick(now: number): boolean {
    return this.queue.tick(now);
  }

  skip(): void {
    this.drop();
    this.settleAll();
  }

  show(rest: Rest): void {
    this.drop();
    this.rest = rest;
    this.settleAll();
  }

  /** Ends what is queued without a sound. */
  drop(): void {
    this.heard = Number.POSITIVE_INFINITY;
    this.queue.skip();
  }

  /** At rest, wherever the last cue has led. */
  settleAll(): void {
    this.clip = stillOf(this.rest);
    this.ms = 0;
    this.heard = 0;
    this.twist.drop();
    this.fading = false;
    this.audience.fade(0);
    this.audience.steer(this.clip.focus, true);
    this.audience.changed();
  }

  /** The box as it is to be drawn. */
  pose(): BoxPose {
    const pose = this.clip.pose(this.ms);
    return this.clip.ms > 0 ? pose : this.twist.apply(pose, this.rest.flipped);
  }

  // What the queue calls.

  begin(cue: Cue): number {
    this.audience.begins();
    const already = this.twist.take(cue);
    const clip = clipOf(this.rest, cue, already);
    this.heard = 0;
    if (this.reduced && clip.ms > 0) return this.cut(clip);
    this.clip = clip;
    this.ms = 0;
    this.audience.steer(clip.focus, this.reduced);
    return clip.ms;
  }

  advance(ms: number): void {
    this.ms = ms;
    this.audience.changed();
    this.sound(this.fading ? (ms / MS.fade) * 900 : ms);
    if (this.fading) this.audience.fade(1 - ms / MS.fade);
  }

  end(): void {
    this.sound(Number.POSITIVE_INFINITY);
    this.rest = this.clip.after;
    this.clip = stillOf(this.rest);
    this.audience.changed();
    if (this.fading) this.audience.fade(0);
    this.fading = false;
    this.audience.steer(this.clip.focus, this.reduced);
  }

  settle(cue: Cue): void {
    this.rest = cue.after;
  }

  /** Reduced motion: the new picture fades in over the old one. */
  private cut(clip: Clip): number {
    this.audience.lowerCurtain();
    this.fading = true;
    this.clip = { ...stillOf(clip.after), sounds: clip.sounds, move: clip.move };
    this.ms = 0;
    if (clip.move) this.audience.point(clip.move);
    this.audience.steer(this.clip.focus, true);
    return MS.fade;
  }

  private sound(until: number): void {
    const due = this.clip.sounds.filter(({ at }) => at >= this.heard && at < until);
    this.heard = until;
    for (const { name, detail } of due) this.audience.sound(name, detail);
  }
}
