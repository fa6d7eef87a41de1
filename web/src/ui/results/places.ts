/** Who came where: as the server counted, winners before their equals. */
import type { Outcome } from "../../wire/types";

export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
  readonly won: boolean;
  readonly title: string | null;
}

export function ranking(outcome: Outcome): Rank[] {
  const ranks = outcome.scores.map((score, seat) => {
    const winner = outcome.winners.indexOf(seat);
    return { seat, score, won: winner >= 0, title: outcome.titles[winner] ?? null };
  });
  ranks.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
  return ranks.map((rank) => ({
    ...rank,
    place: 1 + ranks.findIndex((it) => it.won === rank.won && it.score === rank.score),
  }));
}

/** A number with a real minus, as people write it. */
export const signed = (score: number): string => (score < 0 ? `−${-score}` : String(score));
