/** Gems by kind; moves write them `8d2s`, `dds`, `.` for none. */
import type { MeisterdiebeGem, MeisterdiebeGems } from "../wire/types";

export type Gem = MeisterdiebeGem;
export interface Bag {
  readonly d: number;
  readonly s: number;
  readonly r: number;
}

export const KINDS: readonly Gem[] = ["d", "s", "r"];
export const EMPTY: Bag = { d: 0, s: 0, r: 0 };

export function parseBag(text: string): Bag {
  const bag = { d: 0, s: 0, r: 0 };
  for (const [, count, kind] of text.matchAll(/(\d*)([dsr])/g)) bag[kind as Gem] += count ? Number(count) : 1;
  return bag;
}

/** The gems of a view or an event; none where there is no such place. */
export const bagOf = (gems: MeisterdiebeGems | undefined): Bag =>
  gems ? { d: gems.diamonds, s: gems.sapphires, r: gems.rubies } : EMPTY;

export const gemsOf = ({ d, s, r }: Bag): MeisterdiebeGems => ({ diamonds: d, sapphires: s, rubies: r });

export const total = (bag: Bag): number => bag.d + bag.s + bag.r;

/** The gems one by one, diamonds first. */
export const spread = (bag: Bag): Gem[] => KINDS.flatMap((kind) => Array<Gem>(bag[kind]).fill(kind));

/** `2d1s`, or `.` for nothing: how moves write gems. */
export function formatBag(bag: Bag): string {
  return KINDS.map((kind) => (bag[kind] ? `${bag[kind]}${kind}` : "")).join("") || ".";
}
