/** Pauses that a click, a key, a hidden page or a wish for less motion cuts short. */
import { reducedMotion } from "../../client/prefs";

const BRIEF = 160;

export class Pauses {
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor() {
    addEventListener("pointerdown", this.hurry, true);
    addEventListener("keydown", this.hurry, true);
  }

  readonly hurry = (): void => {
    this.hurried = true;
    this.wake?.();
  };

  pause(milliseconds: number): Promise<void> {
    if (this.hurried || document.hidden) return Promise.resolve();
    const time = reducedMotion.peek() ? Math.min(milliseconds, BRIEF) : milliseconds;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  get still(): boolean {
    return this.hurried || document.hidden || reducedMotion.peek();
  }

  end(): void {
    removeEventListener("pointerdown", this.hurry, true);
    removeEventListener("keydown", this.hurry, true);
    this.hurry();
  }
}
