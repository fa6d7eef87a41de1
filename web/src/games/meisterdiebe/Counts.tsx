/** What each seat's heaps come to while they are poured out: its sign, and points that are counted up. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../../client/prefs";
import { SeatShape } from "../../ui/parts/marks";
import type { MeisterdiebeView } from "../../wire/types";
import { lanesOf } from "./cues";
import type { BoxScene } from "./scene/types";
import { signed } from "./seats";
import "./counts.css";

interface CountsProps {
  readonly scene: BoxScene;
  readonly view: MeisterdiebeView;
  /** So many have begun. */
  readonly poured: number;
}

/** The results tell the same to those who do not see it. */
export function Counts({ scene, view, poured }: CountsProps) {
  const over = useRef<HTMLDivElement>(null);
  useRedrawnOnResize(over);
  const seats = lanesOf(view);
  const spots = scene.heaps(seats.length);
  return (
    <div class="md-counts" aria-hidden="true" ref={over}>
      {seats.slice(0, poured).map((seat, lane) => (
        <span
          key={seat}
          class="md-counted num"
          style={{ left: `${spots[lane]?.x}px`, top: `${spots[lane]?.y}px` }}
        >
          <SeatShape seat={seat} size={16} />
          <Count to={view.scores[seat] ?? 0} />
        </span>
      ))}
    </div>
  );
}

/** The heaps are elsewhere on a canvas of another shape; by the next frame the scene has heard of it. */
function useRedrawnOnResize(over: RefObject<HTMLElement | null>): void {
  const [, draw] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(() => requestAnimationFrame(() => draw((n) => n + 1)));
    if (over.current) watch.observe(over.current);
    return () => watch.disconnect();
  }, [over]);
}

const STEPS = 12;
const STEP_MS = 45;

/** Counts up, or down below nothing. */
function Count({ to }: { readonly to: number }) {
  const [step, setStep] = useState(reducedMotion.peek() ? STEPS : 0);
  useEffect(() => {
    if (step >= STEPS) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return <b>{signed(Math.round((to * step) / STEPS))}</b>;
}
