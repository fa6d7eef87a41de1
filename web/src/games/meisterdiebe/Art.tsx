/** The box for the first page: a drawing at once, and the real one in its place when the page has nothing to do. */
import { useEffect, useRef, useState } from "preact/hooks";
import { quality, reducedMotion } from "../../client/prefs";
import { Painted } from "../../ui/start/Painted";
import still from "./art.svg";
import type { BoxScene, Look, Rest } from "./scene/types";
import { hasWebGL } from "./webgl";
import "./card.css";

/** A drawer with gems in it, and some on the cushion. */
const SHOWN: Rest = {
  flipped: false,
  top: "A",
  north: { A: 1, B: 4, C: 3 },
  open: { drawer: "B2", reach: "front", upper: ["d", "s", "d", "d"], secret: null, alarm: null },
  red: ["d", "d", "s", "d"],
};
const PATIENCE = 1200;

/** Beside the words on wide cards, above them on narrow ones. */
function lookFor(canvas: HTMLCanvasElement): Look {
  const wide = canvas.clientWidth > 500;
  return wide
    ? { yaw: 28, pitch: 27, dist: 16.4, shift: [0.15, 0.01] }
    : { yaw: 28, pitch: 27, dist: 21, shift: [-0.01, -0.27] };
}

export function Art() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [real, setReal] = useState(false);
  useEffect(() => whenIdle(canvas.current!, () => setReal(true)), []);
  return (
    <div class="md-art" data-real={real}>
      <Painted class="md-drawn" src={still} />
      <canvas ref={canvas} class="md-real" />
    </div>
  );
}

/** Brings the scene when the browser is idle; whatever is missing for it, the drawing stays. */
function whenIdle(canvas: HTMLCanvasElement, onReady: () => void): () => void {
  let scene: BoxScene | null = null;
  let gone = false;
  const sight = new ResizeObserver(() => {
    scene?.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
    scene?.look(lookFor(canvas));
  });
  const bring = async () => {
    const { createBoxScene } = await import("./scene");
    if (gone) return;
    scene = createBoxScene(canvas, {
      width: canvas.clientWidth,
      height: canvas.clientHeight,
      dpr: devicePixelRatio,
      quality: quality.peek() === "full" ? "full" : "auto",
      reducedMotion: reducedMotion.peek(),
      rest: SHOWN,
      look: lookFor(canvas),
      room: false,
    });
    sight.observe(canvas);
    await scene.ready;
    if (!gone) onReady();
  };
  const stop = isWelcome() ? idle(() => void bring().catch(() => {})) : () => {};
  return () => {
    gone = true;
    stop();
    sight.disconnect();
    scene?.dispose();
  };
}

/** Not where the reader wants less of it, or pays for every byte. */
function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const wanted = quality.peek() === "auto" || quality.peek() === "full";
  return wanted && !connection?.saveData && hasWebGL();
}

/** Once the page is loaded and has been quiet for a while. */
function idle(act: () => void): () => void {
  let asked = 0;
  const timer = setTimeout(() => {
    if ("requestIdleCallback" in globalThis) asked = requestIdleCallback(act, { timeout: 4000 });
    else act();
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    if (asked) cancelIdleCallback(asked);
  };
}
