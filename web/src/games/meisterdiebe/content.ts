/** What lies in a drawer, as the notation writes it: `2d!0/. 1r/.`, and `?` for what is not shown. */
import type { MeisterdiebeView } from "../../wire/types";
import { type Bag, EMPTY, formatBag, parseBag } from "../gems";
import type { Drawer } from "./standing";

export interface Side {
  readonly bag: Bag;
  /** The seat whose alarm lies there. */
  readonly alarm: number | null;
}

/** Null for a side that is not shown; `secret` is null, too, where there is none. */
export interface Content {
  readonly upper: Side | null;
  readonly lower: Side | null;
  readonly secret: readonly [Side | null, Side | null] | null;
}

export const HIDDEN = "?";
export const NOTHING: Side = { bag: EMPTY, alarm: null };

function side(text: string | undefined): Side | null {
  if (text === undefined || text === HIDDEN || text === "") return null;
  const [gems = "", alarm] = text.split("!");
  return { bag: parseBag(gems), alarm: alarm === undefined ? null : Number(alarm) };
}

export function parseContent(text: string): Content {
  const [front = HIDDEN, secret] = text.split(" ");
  const [upper, lower] = front.split("/");
  if (!secret?.includes("/")) return { upper: side(upper), lower: side(lower), secret: null };
  const [above, below] = secret.split("/");
  return { upper: side(upper), lower: side(lower), secret: [side(above), side(below)] };
}

export function formatSide({ bag, alarm }: Side): string {
  if (alarm === null) return formatBag(bag);
  return `${formatBag(bag).replace(/^\.$/, "")}!${alarm}`;
}

/** The drawer that stands open, if the viewer may look into it. */
export function openDrawer(view: Pick<MeisterdiebeView, "drawers">): Drawer | null {
  const found = Object.entries(view.drawers).find(([, text]) => text !== HIDDEN);
  return (found?.[0] as Drawer | undefined) ?? null;
}

/** What lies above in the open drawer. */
export function openFront(view: Pick<MeisterdiebeView, "drawers">): Side | null {
  const drawer = openDrawer(view);
  return drawer && parseContent(view.drawers[drawer] ?? HIDDEN).upper;
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
