/** What a view shows of the drawers. */
import type {
  Hidden,
  MeisterdiebeFront,
  MeisterdiebeNoted,
  MeisterdiebeSecret,
  MeisterdiebeSeenDrawer,
  MeisterdiebeView,
} from "../../wire/types";
import { type Bag, bagOf, EMPTY, gemsOf } from "../gems";
import { type Drawer, isLong } from "./boxGeometry";

/** What a viewer could have noted down of every drawer. */
export type Notes = { readonly [drawer in Drawer]: MeisterdiebeNoted };

export const HIDDEN: Hidden = "?";

export interface Side {
  readonly bag: Bag;
  /** The seat whose alarm lies there. */
  readonly alarm: number | null;
}

export const NOTHING: Side = { bag: EMPTY, alarm: null };
const RUBY: Side = { bag: { ...EMPTY, r: 1 }, alarm: null };

export const sideOf = (front: MeisterdiebeFront): Side => ({ bag: bagOf(front.gems), alarm: front.alarm });

/** Null for a side that is not shown. */
export const shownSide = (front: MeisterdiebeFront | Hidden): Side | null =>
  front === HIDDEN ? null : sideOf(front);

/** What lies above and below in a secret compartment; null where it is not shown, or there is none. */
export function secretSides(secret: MeisterdiebeSecret | Hidden | null): readonly [Side, Side] | null {
  if (secret === null || secret === HIDDEN) return null;
  return [secret === "upper" ? RUBY : NOTHING, secret === "lower" ? RUBY : NOTHING];
}

const CLOSED: MeisterdiebeView["drawers"] = {
  A1: HIDDEN,
  A2: HIDDEN,
  A3: HIDDEN,
  A4: HIDDEN,
  B1: HIDDEN,
  B2: HIDDEN,
  B3: HIDDEN,
  B4: HIDDEN,
  C1: HIDDEN,
  C2: HIDDEN,
  C3: HIDDEN,
  C4: HIDDEN,
};

/** The view with every drawer closed. */
export const shut = (view: MeisterdiebeView): MeisterdiebeView => ({ ...view, drawers: CLOSED });

const NOTHING_BELOW: MeisterdiebeFront = { gems: gemsOf(EMPTY), alarm: null };

/** An open drawer as a view shows it: nothing is left below, and the secret compartment waits to be searched. */
export const openedDrawer = (drawer: Drawer, upper: MeisterdiebeFront): MeisterdiebeSeenDrawer => ({
  upper,
  lower: NOTHING_BELOW,
  secret: isLong(drawer) ? HIDDEN : null,
});

/** The drawer that stands open, if the viewer may look into it. */
export function openDrawer({ drawers }: Pick<MeisterdiebeView, "drawers">): Drawer | null {
  const names = Object.keys(drawers) as Drawer[];
  return names.find((drawer) => drawers[drawer] !== HIDDEN) ?? null;
}

/** What is seen of the open drawer. */
export function openContent(view: Pick<MeisterdiebeView, "drawers">): MeisterdiebeSeenDrawer | null {
  const drawer = openDrawer(view);
  const inside = drawer && view.drawers[drawer];
  return inside && inside !== HIDDEN ? inside : null;
}

/** What lies above in the open drawer. */
export function openFront(view: Pick<MeisterdiebeView, "drawers">): Side | null {
  const inside = openContent(view);
  return inside && sideOf(inside.upper);
}

export const plus = (one: Bag, other: Bag): Bag => ({
  d: one.d + other.d,
  s: one.s + other.s,
  r: one.r + other.r,
});

export const minus = (one: Bag, other: Bag): Bag => ({
  d: one.d - other.d,
  s: one.s - other.s,
  r: one.r - other.r,
});

export const holds = (bag: Bag, part: Bag): boolean => bag.d >= part.d && bag.s >= part.s && bag.r >= part.r;
