/** The 3D box on its canvas: loaded after the first paint, and done without where it cannot be. */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { quality, reducedMotion } from "../../client/prefs";
import { sound } from "../../sound";
import { seatColor } from "../../ui/parts/marks";
import type { BoxScene, Look, Rest } from "./scene/types";
import { touch } from "./touch";
import { hasWebGL } from "./webgl";

/**
 * `watched` is a wide board without a hand, a spectator's; over a `taught` one stands what a lesson says; `afar`, on a
 * shared screen, nothing floats over the box.
 */
export type Layout = "wide" | "watched" | "taught" | "compact" | "afar";

const COMPACT: Look = { yaw: 22, pitch: 35, dist: 13.4, shift: [0, 0.02] };
/** On a phone on its side, or a small one, a low strip is left: the box fills it, and what is around may be cut. */
const LOW: Look = { ...COMPACT, dist: 11.4, shift: [0, 0.01] };
const LOW_HEIGHT = 200;
/** What prompt, actions and hand cover of a wide board, and its columns; box and cushion fill the rest. */
const WIDE = { top: 60, bottom: 276, sides: 600 };
const COVERED = {
  wide: WIDE,
  watched: { ...WIDE, bottom: 40 },
  taught: { ...WIDE, top: 150 },
  afar: { top: 24, bottom: 0, sides: 0 },
} as const;
const FILLED = { height: 13, width: 14 };
/** Large screens enlarge what floats over the box (wide.css). */
const WALLS = [
  { width: 3200, height: 1644, zoom: 2 },
  { width: 2200, height: 1144, zoom: 1.5 },
];

/** On a wide board the box keeps clear of all that floats over it, whatever the window. */
export function lookFor(layout: Layout, width: number, height: number): Look {
  if (layout === "compact") return height < LOW_HEIGHT ? LOW : COMPACT;
  const covered = COVERED[layout];
  const zoom = WALLS.find((it) => width >= it.width && height >= it.height)?.zoom ?? 1;
  const room = {
    width: Math.max(300, width - covered.sides * zoom),
    height: Math.max(200, height - (covered.top + covered.bottom) * zoom),
  };
  const dist = Math.max((FILLED.height * height) / room.height, (FILLED.width * height) / room.width);
  const up = ((covered.bottom - covered.top) * zoom) / 2;
  return { yaw: 22, pitch: 34, dist, shift: [0, 0.02 - up / height] };
}

export interface SceneHolder {
  readonly scene: Signal<BoxScene | null>;
  /** There is none and there will be none: the unrolled box is all. */
  readonly flat: Signal<boolean>;
}

const SHAPES = ["circle", "square", "triangle", "rhombus", "cross", "star", "crescent", "hourglass"] as const;

const markOf = (seat: number) => ({
  color: Number.parseInt(seatColor(seat).slice(1), 16),
  shape: SHAPES[seat % SHAPES.length]!,
});

export function useScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  layout: Layout,
  rest: () => Rest,
  showLong: boolean,
): SceneHolder {
  const scene = useSignal<BoxScene | null>(null);
  const wish = quality.value;
  // Known before the first drawing, so that nothing has to move when there is no box.
  const off = wish === "off" || !hasWebGL();
  const flat = useSignal(off);
  // Made once for a canvas; what changes later has its own effect.
  useEffect(() => {
    flat.value = off;
    if (off) return;
    let gone = false;
    const load = async () => {
      try {
        const { createBoxScene } = await import("./scene");
        if (gone || !canvas.current) return;
        const made = createBoxScene(canvas.current, {
          ...sizeOf(canvas.current),
          look: lookFor(layout, canvas.current.clientWidth, canvas.current.clientHeight),
          rest: rest(),
          reducedMotion: reducedMotion.peek(),
          seat: markOf,
          showLong,
        });
        made.onSound = (name, detail) => {
          sound(name, detail);
          touch(name);
        };
        scene.value = made;
      } catch {
        flat.value = true;
      }
    };
    const timer = setTimeout(load, 60);
    return () => {
      gone = true;
      clearTimeout(timer);
      scene.peek()?.dispose();
      scene.value = null;
    };
  }, [off]);
  const there = scene.value;
  useEffect(() => {
    if (wish !== "off") there?.setQuality(wish);
  }, [there, wish]);
  useEffect(() => there?.setReducedMotion(reducedMotion.value), [there, reducedMotion.value]);
  useEffect(() => {
    if (!there || !canvas.current) return;
    const watch = new ResizeObserver(() => {
      if (!canvas.current) return;
      const { width, height, dpr } = sizeOf(canvas.current);
      there.resize(width, height, dpr);
      there.look(lookFor(layout, width, height));
    });
    watch.observe(canvas.current);
    return () => watch.disconnect();
  }, [there, layout]);
  return { scene, flat };
}

function sizeOf(canvas: HTMLCanvasElement) {
  const { clientWidth, clientHeight, currentCSSZoom = 1 } = canvas;
  const dpr = Math.min(2, devicePixelRatio * currentCSSZoom);
  return { width: clientWidth || 1, height: clientHeight || 1, dpr };
}
