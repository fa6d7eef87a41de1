/** Where lines, marks and scales of a small plot lie. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Steps that people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 5;

/** Round numbers from below the least to above the most. */
export function ticksOf(values: readonly number[]): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const fits = (step: number) => Math.ceil(most / step) - Math.floor(least / step) < MOST_TICKS;
  const step = STEPS.find(fits) ?? 2000;
  const ticks = [];
  for (let tick = Math.floor(least / step) * step; tick < most + step; tick += step) ticks.push(tick);
  return ticks;
}

export function scaleOf(frame: Frame, count: number, values: readonly number[]): Scale {
  const ticks = ticksOf(values);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    ticks,
    x: (at) => rounded(frame.left + (wide * at) / Math.max(1, count - 1)),
    y: (value) => rounded(frame.top + (tall * (high - value)) / (high - low)),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Marks at one height are moved apart, in their order, and stay inside. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height);
  let last = Number.NEGATIVE_INFINITY;
  for (const mark of order) last = mark.height = Math.max(mark.height, last + gap, top);
  let next = Number.POSITIVE_INFINITY;
  for (const mark of [...order].reverse()) next = mark.height = Math.min(mark.height, next - gap, bottom);
  const moved = [...heights];
  for (const mark of order) moved[mark.at] = rounded(mark.height);
  return moved;
}
