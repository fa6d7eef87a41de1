/** How long is left, in the units that people count in. */
import type { Agreement } from "../../wire/types";

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface Span {
  readonly count: number;
  readonly unit: "seconds" | "minutes" | "hours" | "days";
}

/** The larger a time is, the less its small change matters; it is never told longer than it is. */
export function spanOf(seconds: number): Span {
  if (seconds >= 2 * DAY) return { count: Math.floor(seconds / DAY), unit: "days" };
  if (seconds >= 2 * HOUR) return { count: Math.floor(seconds / HOUR), unit: "hours" };
  if (seconds >= 120) return { count: Math.floor(seconds / 60), unit: "minutes" };
  return { count: Math.round(seconds), unit: "seconds" };
}

/** Whether a game is played over days. */
export const isSlow = ({ clock = 0 }: Pick<Agreement, "clock">): boolean => clock > HOUR;
