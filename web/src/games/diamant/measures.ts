/** How large the board is, and where on it the path may lie. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Room, Spot } from "./path";

export interface Measures {
  readonly board: Room;
  /** The room of the path, and its corner on the board. */
  readonly ground: Room & Spot;
}

const UNKNOWN: Measures = { board: { width: 0, height: 0 }, ground: { x: 0, y: 0, width: 0, height: 0 } };

export function useMeasures(
  board: RefObject<HTMLElement | null>,
  ground: RefObject<HTMLElement | null>,
): Measures {
  const [measures, setMeasures] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const parts = [board.current, ground.current];
    const [outer, inner] = parts;
    if (!outer || !inner) return;
    const measure = () => setMeasures(measured(outer, inner));
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    measure();
    return () => watch.disconnect();
  }, [board, ground]);
  return measures;
}

const measured = (outer: HTMLElement, inner: HTMLElement): Measures => ({
  board: { width: outer.clientWidth, height: outer.clientHeight },
  ground: {
    x: inner.offsetLeft,
    y: inner.offsetTop,
    width: inner.clientWidth,
    height: inner.clientHeight,
  },
});
