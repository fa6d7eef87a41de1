/** Frames on demand, and what happens to a canvas that nobody asked for. */

/** Asks the browser for a frame when there is something to draw, and for no more than one at a time. */
export class Frames {
  private asked = 0;
  private stopped = false;

  constructor(private readonly draw: (now: number) => void) {}

  ask(): void {
    if (this.stopped || this.asked !== 0) return;
    this.asked = requestAnimationFrame((now) => {
      this.asked = 0;
      this.draw(now);
    });
  }

  /** No frame comes any more. */
  stop(): void {
    this.stopped = true;
    cancelAnimationFrame(this.asked);
  }
}

export interface Events {
  /** The graphics card has taken everything away; it may give it back. */
  lost(): void;
  restored(): void;
  /** The page is looked at again, or no longer. */
  seen(hidden: boolean): void;
}

/** Listens until the returned function is called. */
export function watchCanvas(canvas: HTMLCanvasElement, { lost, restored, seen }: Events): () => void {
  const onLost = (event: Event) => {
    event.preventDefault();
    lost();
  };
  const onSeen = () => seen(document.hidden);
  canvas.addEventListener("webglcontextlost", onLost);
  canvas.addEventListener("webglcontextrestored", restored);
  document.addEventListener("visibilitychange", onSeen);
  return () => {
    canvas.removeEventListener("webglcontextlost", onLost);
    canvas.removeEventListener("webglcontextrestored", restored);
    document.removeEventListener("visibilitychange", onSeen);
  };
}
