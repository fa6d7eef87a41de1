/** The pointer on the canvas: hover and tap choose a drawer, a drag turns a level or looks around. */

import type { Met } from "./pick";
import type { Drawer, Level, Move } from "./types";

/** What the hand may do, and what it has to say. */
export interface Grip {
  meet(x: number, y: number): Met | null;
  pickable(drawer: Drawer): boolean;
  /** The levels from top to bottom. */
  stack(): readonly Level[];
  turnable(move: Move): boolean;
  /** The box turned to stay in place: how far a drag of `dx` pixels goes round, in quarter turns. */
  quarters(dx: number): number;
  hover(drawer: Drawer | null): void;
  tap(drawer: Drawer | null): void;
  /** A level follows the finger by so many quarter turns, seen from above (+ is N→E). */
  twist(what: "top" | "two", quarters: number): void;
  release(): void;
  orbit(dx: number, dy: number): void;
}

/** A press that moves less is a tap. */
const SLOP = 7;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly met: Met | null;
  readonly what: "top" | "two" | null;
  lastX: number;
  lastY: number;
  dragging: boolean;
}

export class Hand {
  private press: Press | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly grip: Grip,
  ) {
    // Sideways is ours, up and down scrolls the page.
    canvas.style.touchAction = "pan-y";
    canvas.addEventListener("pointerdown", this.down);
    canvas.addEventListener("pointermove", this.move);
    canvas.addEventListener("pointerup", this.up);
    canvas.addEventListener("pointercancel", this.cancel);
    canvas.addEventListener("pointerleave", this.leave);
  }

  dispose(): void {
    this.canvas.removeEventListener("pointerdown", this.down);
    this.canvas.removeEventListener("pointermove", this.move);
    this.canvas.removeEventListener("pointerup", this.up);
    this.canvas.removeEventListener("pointercancel", this.cancel);
    this.canvas.removeEventListener("pointerleave", this.leave);
  }

  private readonly down = (event: PointerEvent): void => {
    if (this.press || event.button !== 0) return;
    const [x, y] = [event.offsetX, event.offsetY];
    const met = this.grip.meet(x, y);
    const what = met && this.held(met.level);
    this.press = { id: event.pointerId, x, y, met, what, lastX: x, lastY: y, dragging: false };
  };

  /** Top and middle levels can be taken hold of, where their turns are allowed. */
  private held(level: Level): "top" | "two" | null {
    const at = this.grip.stack().indexOf(level);
    const what = (["top", "two", null] as const)[at] ?? null;
    return what && (this.grip.turnable(`${what}+`) || this.grip.turnable(`${what}-`)) ? what : null;
  }

  private readonly move = (event: PointerEvent): void => {
    const { offsetX: x, offsetY: y } = event;
    const press = this.press;
    if (!press) this.point(x, y);
    else if (event.pointerId === press.id) this.drag(press, x, y);
  };

  private point(x: number, y: number): void {
    const met = this.grip.meet(x, y);
    const drawer = met?.drawer && this.grip.pickable(met.drawer) ? met.drawer : null;
    const grab = drawer ? "pointer" : met && this.held(met.level) ? "grab" : "";
    this.canvas.style.cursor = grab;
    this.grip.hover(drawer);
  }

  private drag(press: Press, x: number, y: number): void {
    if (!press.dragging) {
      if (Math.hypot(x - press.x, y - press.y) < SLOP) return;
      press.dragging = true;
      this.canvas.setPointerCapture(press.id);
      this.canvas.style.cursor = "grabbing";
      this.grip.hover(null);
    }
    if (press.what) {
      this.grip.twist(press.what, this.allowed(press.what, this.grip.quarters(x - press.x)));
    } else this.grip.orbit(x - press.lastX, y - press.lastY);
    press.lastX = x;
    press.lastY = y;
  }

  /** Only as far as a quarter, and only in a direction that is allowed. */
  private allowed(what: "top" | "two", quarters: number): number {
    const most = this.grip.turnable(`${what}+`) ? 1 : 0.06;
    const least = this.grip.turnable(`${what}-`) ? -1 : -0.06;
    return Math.min(most, Math.max(least, quarters));
  }

  private readonly up = (event: PointerEvent): void => {
    const press = this.press;
    if (!press || event.pointerId !== press.id) return;
    this.press = null;
    if (!press.dragging) {
      const drawer = press.met?.drawer ?? null;
      this.grip.tap(drawer && this.grip.pickable(drawer) ? drawer : null);
    } else if (press.what) this.grip.release();
    this.canvas.style.cursor = "";
  };

  private readonly cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.press?.id) return;
    if (this.press.what && this.press.dragging) this.grip.twist(this.press.what, 0);
    this.press = null;
  };

  private readonly leave = (): void => {
    if (!this.press) this.grip.hover(null);
  };
}
