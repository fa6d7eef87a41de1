/** A level in the hand: it follows the finger, waits for the table to agree, or glides back. */

import { easeOut, span } from "../../../scene/motion";
import { levelsMoved, quarterTurn } from "../boxGeometry";
import type { BoxPose } from "./pose";
import type { Cue, Move } from "./types";

const BACK = 200;

export class Twist {
  private held: { move: Move; amount: number } | null = null;
  private back: { readonly since: number; readonly from: number } | null = null;

  /** By so many quarter turns, seen from above; + is N→E. */
  hold(what: "top" | "two", quarters: number): void {
    this.held = { move: `${what}${quarters >= 0 ? "+" : "-"}`, amount: Math.abs(quarters) };
    this.back = null;
  }

  /** The move that the hand has made, if it went far enough. */
  get move(): Move | null {
    return this.held && this.held.amount >= 0.28 ? this.held.move : null;
  }

  letGo(now: number): void {
    if (this.held) this.back = { since: now, from: this.held.amount };
  }

  /** How far a cue's turn has been made already; the hand is empty then. */
  take(cue: Cue): number {
    const held = this.held;
    this.drop();
    return held && cue.kind === "move" && cue.move === held.move ? Math.min(1, held.amount) : 0;
  }

  drop(): void {
    this.held = null;
    this.back = null;
  }

  /** True while it glides back. */
  tick(now: number): boolean {
    if (!this.held || !this.back) return false;
    const t = span(now, this.back.since, this.back.since + BACK);
    this.held.amount = this.back.from * (1 - easeOut(t));
    if (t === 1) this.drop();
    return true;
  }

  apply(pose: BoxPose, flipped: boolean): BoxPose {
    if (!this.held) return pose;
    const turns = { ...pose.turns };
    const by = quarterTurn(flipped, this.held.move) * this.held.amount;
    for (const level of levelsMoved(flipped, this.held.move)) turns[level] += by;
    return { ...pose, turns };
  }
}
