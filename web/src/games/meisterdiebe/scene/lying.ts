/** Where every gem in sight lies when the box is at rest. */

import type { Drawer, Gem, Rest } from "./types";

const ORDER: readonly Gem[] = ["d", "s", "r"];

/** Gems in one order, so that the same bag always lies the same way. */
export const sorted = (gems: readonly Gem[]) => ORDER.flatMap((kind) => gems.filter((gem) => gem === kind));

/** Rooms of a drawer: two in front, and behind them the upper secret one and the one below it. */
export type Room = "upper" | "lower" | "secret" | "below";
export type Place =
  | { readonly in: Room; readonly drawer: Drawer; readonly i: number; readonly n: number }
  | { readonly in: "red"; readonly i: number; readonly n: number }
  /** On the cloth in front of the box, as loot or as imitations that count against it. */
  | {
      readonly in: "poured";
      readonly lane: number;
      readonly lanes: number;
      readonly minus: boolean;
      readonly i: number;
      readonly n: number;
    }
  /** Off to somebody. */
  | { readonly in: "away"; readonly i: number };

export interface Lying {
  readonly gem: Gem;
  readonly place: Place;
}

export function lyingIn(gems: readonly Gem[], room: Room, drawer: Drawer): Lying[] {
  return sorted(gems).map((gem, i) => ({ gem, place: { in: room, drawer, i, n: gems.length } }));
}

function pouredOut({ lanes, seats }: NonNullable<Rest["poured"]>): Lying[] {
  return seats.flatMap(({ black, white }, lane) =>
    [black, white].flatMap((gems, k) =>
      sorted(gems).map((gem, i): Lying => {
        return { gem, place: { in: "poured", lane, lanes, minus: k === 1, i, n: gems.length } };
      }),
    ),
  );
}

/** Every gem in sight. */
export function lyingAt({ open, red, poured }: Rest): Lying[] {
  const onRed = sorted(red).map((gem, i): Lying => ({ gem, place: { in: "red", i, n: red.length } }));
  if (poured) return [...onRed, ...pouredOut(poured)];
  if (!open) return onRed;
  const secret = open.reach === "secret" ? (open.secret ?? []) : [];
  return [...onRed, ...lyingIn(open.upper, "upper", open.drawer), ...lyingIn(secret, "secret", open.drawer)];
}
