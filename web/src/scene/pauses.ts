/** Pauses that somebody in a hurry, or a page that nobody looks at, cuts short. */

export class Pauses {
  private hurried = false;
  private wake: (() => void) | null = null;

  get inHurry(): boolean {
    return this.hurried || document.hidden;
  }

  /** From now on nothing is waited for. */
  readonly hurry = (): void => {
    this.hurried = true;
    this.wakeUp();
  };

  /** Ends the pause of now, if there is one. */
  wakeUp(): void {
    this.wake?.();
  }

  pause(milliseconds: number): Promise<void> {
    if (this.inHurry) return Promise.resolve();
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        if (this.wake === end) this.wake = null;
        done();
      };
      const timer = setTimeout(end, milliseconds);
      this.wake = end;
    });
  }
}

/** A click or a key anywhere, until the returned function is called. */
export function onAnyInput(act: () => void): () => void {
  addEventListener("pointerdown", act, true);
  addEventListener("keydown", act, true);
  return () => {
    removeEventListener("pointerdown", act, true);
    removeEventListener("keydown", act, true);
  };
}
