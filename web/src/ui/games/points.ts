/** What many reviews say of one figure. */
import type { Memory, ReviewedGame } from "../../wire/types";

/** In hundredths. */
export interface Point {
  readonly key: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

type Between = Pick<Memory, "low" | "high">;

/** From the first game to the latest; games that have no such figure are left out. */
export function pointsOf(
  reviewed: readonly ReviewedGame[],
  share: (it: ReviewedGame) => number | null,
  between: (it: ReviewedGame) => Between | null = () => null,
): Point[] {
  return reviewed.flatMap((it) => {
    const at = share(it);
    if (at === null) return [];
    const { low, high } = between(it) ?? { low: at, high: at };
    const [value = 0, least = 0, most = 0] = [at, low, high].map(hundredths);
    return [{ key: `${it.table} ${it.seat}`, at: value, low: least, high: most }];
  });
}

const hundredths = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));
