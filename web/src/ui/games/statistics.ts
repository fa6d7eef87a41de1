/** What one's finished games add up to. */
import type { Finished } from "../../wire/types";

export interface Sum {
  readonly played: number;
  readonly won: number;
  readonly meanScore: number;
  readonly meanPlace: number;
}

export interface GameSums extends Sum {
  readonly game: string;
  readonly bySeats: readonly (Sum & { readonly seats: number })[];
  /** From the first game to the latest. */
  readonly course: readonly Finished[];
}

/** Each game that was played, the more played one first. */
export function statistics(finished: readonly Finished[]): GameSums[] {
  const sums = [...grouped(finished, (it) => it.game)].map(([game, its]) => ({
    game,
    ...sum(its),
    bySeats: [...grouped(its, (it) => it.seats)]
      .sort(([one], [other]) => one - other)
      .map(([seats, those]) => ({ seats, ...sum(those) })),
    course: [...its].reverse(),
  }));
  return sums.sort((one, other) => other.played - one.played);
}

function sum(its: readonly Finished[]): Sum {
  return {
    played: its.length,
    won: its.filter((it) => it.won).length,
    meanScore: mean(its.map((it) => it.score)),
    meanPlace: mean(its.map((it) => it.place)),
  };
}

const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((one, other) => one + other) / values.length : 0;

function grouped<Key>(its: readonly Finished[], key: (it: Finished) => Key): Map<Key, Finished[]> {
  const groups = new Map<Key, Finished[]>();
  for (const it of its) groups.set(key(it), [...(groups.get(key(it)) ?? []), it]);
  return groups;
}
