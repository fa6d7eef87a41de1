/** The camera in motion: glides from look to look, and follows the hand. */

import { glide, span } from "../../../scene/motion";
import { clamp } from "../../../scene/noise";
import { betweenEyes, type Eye, eyeFor, type Focus, near, PITCH, REST_LOOK, RIG_YAW } from "./look";
import type { Look } from "./types";

/** How long a lean takes. */
const LEAN = 360;

export class Gaze {
  private base: Required<Look>;
  /** What the hand added: to the look at the box, and to the look at one drawer. */
  private readonly turned = { yaw: 0, pitch: 0 };
  private readonly peek = { yaw: 0, pitch: 0 };
  private focus: Focus | null = null;
  private gliding: { readonly from: Eye; readonly to: Eye; readonly since: number } | null = null;
  eye: Eye;

  constructor(
    look: Look | undefined,
    private aspect: number,
  ) {
    this.base = { ...REST_LOOK, ...look };
    this.eye = this.aim();
  }

  /** The turn of the whole box that stands for the camera's yaw. */
  get boxYaw(): number {
    return (-(this.eye.yaw - RIG_YAW) * Math.PI) / 180;
  }

  setLook(look: Look): void {
    this.base = { ...this.base, ...look };
    if (look.yaw !== undefined) this.turned.yaw = 0;
    if (look.pitch !== undefined) this.turned.pitch = 0;
  }

  setAspect(aspect: number): void {
    this.aspect = aspect;
  }

  /** Turns to something else, from now on; true if that is a change. */
  turnTo(focus: Focus | null, now: number): boolean {
    if (!sameFocus(focus, this.focus)) Object.assign(this.peek, { yaw: 0, pitch: 0 });
    this.focus = focus;
    const to = this.aim();
    if (sameEye(this.gliding?.to ?? this.eye, to)) return false;
    this.gliding = { from: this.eye, to, since: now };
    return true;
  }

  /** Is there at once. */
  jumpTo(focus: Focus | null): void {
    this.turnTo(focus, 0);
    this.eye = this.aim();
    this.gliding = null;
  }

  /** The look at something else, were it there now. */
  eyeOn(focus: Focus): Eye {
    return eyeFor(this.base, this.turned, focus, this.aspect);
  }

  /** True while it glides. */
  tick(now: number): boolean {
    if (!this.gliding) return false;
    const { from, to, since } = this.gliding;
    const t = span(now, since, since + LEAN);
    this.eye = t === 1 ? to : betweenEyes(from, to, glide(t));
    if (t === 1) this.gliding = null;
    return t < 1;
  }

  get moving(): boolean {
    return this.gliding !== null;
  }

  /** The hand looks around, by degrees. */
  orbit(yaw: number, pitch: number): void {
    const hand = this.focus && typeof this.focus !== "string" ? this.peek : this.turned;
    hand.yaw += yaw;
    const height = this.aim().pitch;
    hand.pitch += clamp(height + pitch, PITCH.least, PITCH.most) - height;
    const eye = this.aim();
    this.eye = { ...eye, yaw: near(eye.yaw, this.eye.yaw) };
    this.gliding = null;
  }

  private aim(): Eye {
    const eye = eyeFor(this.base, this.turned, this.focus, this.aspect);
    const pitch = clamp(eye.pitch + this.peek.pitch, PITCH.least, PITCH.most);
    return { ...eye, yaw: eye.yaw + this.peek.yaw, pitch };
  }
}

function sameFocus(a: Focus | null, b: Focus | null): boolean {
  if (!a || !b || typeof a === "string" || typeof b === "string") return a === b;
  return a.side === b.side && a.height === b.height;
}

const sameEye = (a: Eye, b: Eye) =>
  a.yaw === b.yaw &&
  a.pitch === b.pitch &&
  a.dist === b.dist &&
  a.at.every((v, i) => v === b.at[i]) &&
  a.shift.every((v, i) => v === b.shift[i]);
