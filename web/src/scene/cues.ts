/** What a cue makes of the box at rest, and where every gem in sight lies then. */

import { isLong } from "./grain";
import { movedRest } from "./pose";
import type { Cue, Drawer, Gem, OpenDrawer, Rest } from "./types";

const ORDER: readonly Gem[] = ["d", "s", "r"];

/** Gems in one order, so that the same bag always lies the same way. */
export const sorted = (gems: readonly Gem[]) => ORDER.flatMap((kind) => gems.filter((gem) => gem === kind));

export function without(gems: readonly Gem[], taken: readonly Gem[]): Gem[] {
  const left = [...gems];
  for (const gem of taken) {
    const at = left.indexOf(gem);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The box after a cue, as far as the cue tells; the next `rest` is the truth. */
export function restAfter(rest: Rest, cue: Cue): Rest {
  switch (cue.kind) {
    case "rest":
      return cue.rest;
    case "move":
      return movedRest(rest, cue.move);
    case "close":
      return { ...rest, open: null };
    case "loot":
      return { ...rest, red: without(rest.red, cue.gems) };
    case "fill":
      return { ...rest, open: null, red: cue.to === "upper" ? rest.red : [...rest.red, ...cue.fell] };
    case "open":
      return opened(rest, cue);
    default:
      return rest.open ? inDrawer(rest, rest.open, cue) : rest;
  }
}

function opened(rest: Rest, cue: Cue & { kind: "open" }): Rest {
  const raised = cue.to === "upper" ? cue.fell : [];
  const open: OpenDrawer = {
    drawer: cue.drawer,
    reach: "front",
    upper: [...(cue.upper ?? []), ...raised],
    secret: null,
    alarm: cue.lying ?? null,
  };
  return { ...rest, open, red: cue.to === "red" ? [...rest.red, ...cue.fell] : rest.red };
}

function inDrawer(rest: Rest, open: OpenDrawer, cue: Cue & { kind: "search" | "take" | "place" }): Rest {
  switch (cue.kind) {
    case "search":
      return isLong(open.drawer)
        ? { ...rest, open: { ...open, reach: "secret", secret: brought(cue.found) } }
        : rest;
    case "place": {
      const alarm = cue.alarm ? (cue.seat ?? 0) : open.alarm;
      return { ...rest, open: { ...open, upper: [...open.upper, ...cue.gems], alarm } };
    }
    case "take": {
      const upper = without(open.upper, cue.gems);
      const beyond = without(cue.gems, open.upper);
      const secret = open.secret && without(open.secret, beyond);
      const red = cue.to === "red" ? [...rest.red, ...cue.gems] : rest.red;
      return { ...rest, red, open: { ...open, upper, secret } };
    }
  }
}

/** M-81: a ruby that fell is put into the upper secret compartment. */
function brought(found: "ruby" | "fell" | "empty" | null): Gem[] | null {
  if (found === null) return null;
  return found === "empty" ? [] : ["r"];
}

/** Rooms of a drawer: two in front, and behind them the upper secret one and the one below it. */
export type Room = "upper" | "lower" | "secret" | "below";
export type Place =
  | { readonly in: Room; readonly drawer: Drawer; readonly i: number; readonly n: number }
  | { readonly in: "red"; readonly i: number; readonly n: number }
  /** Off to somebody. */
  | { readonly in: "away"; readonly i: number };

export interface Lying {
  readonly gem: Gem;
  readonly place: Place;
}

export function lyingIn(gems: readonly Gem[], room: Room, drawer: Drawer): Lying[] {
  return sorted(gems).map((gem, i) => ({ gem, place: { in: room, drawer, i, n: gems.length } }));
}

/** Every gem in sight. */
export function lyingAt({ open, red }: Rest): Lying[] {
  const onRed = sorted(red).map((gem, i): Lying => ({ gem, place: { in: "red", i, n: red.length } }));
  if (!open) return onRed;
  const secret = open.reach === "secret" ? (open.secret ?? []) : [];
  return [...onRed, ...lyingIn(open.upper, "upper", open.drawer), ...lyingIn(secret, "secret", open.drawer)];
}
