/** Moves put together step by step. A draft is the text of a move, perhaps unfinished; the server's list says what is one. */
import { type Bag, EMPTY, formatBag, type Gem, parseBag, total } from "../gems";
import type { Drawer, Move } from "./boxGeometry";
import { holds, minus } from "./content";

type Listed = readonly string[] | null;

const words = (move: string): string[] => move.split(" ").slice(1);

/** The drawers that may be opened now. */
export const openable = (moves: Listed): Set<Drawer> =>
  new Set((moves ?? []).filter((it) => it.startsWith("open ")).map((it) => words(it)[0] as Drawer));

/** Filling the box: a drawer for each diamond, in the order laid. */
export const filled = (draft: string): Drawer[] =>
  draft.startsWith("fill ") ? (words(draft) as Drawer[]) : [];

export const fill = (drawers: readonly Drawer[]): string =>
  drawers.length > 0 ? `fill ${drawers.join(" ")}` : "";

/** How many diamonds are due; null if nothing tells. */
export function due(moves: Listed, example: string | null): number | null {
  const move = moves?.[0] ?? example;
  return move?.startsWith("fill ") ? words(move).length : null;
}

/** Imitations, and perhaps the alarm, to be laid into the drawer. */
export interface Placing {
  readonly bag: Bag;
  readonly alarm: boolean;
}

export const NO_PLACING: Placing = { bag: EMPTY, alarm: false };

export function parsePlacing(move: string): Placing {
  if (!move.startsWith("place ")) return NO_PLACING;
  const [gems = "", alarm] = words(move);
  return { bag: parseBag(gems), alarm: alarm === "alarm" };
}

export const place = ({ bag, alarm }: Placing): string => `place ${formatBag(bag)}${alarm ? " alarm" : ""}`;

const same = (one: Bag, other: Bag) => holds(one, other) && holds(other, one);

/** The move that lays exactly this: as it is listed, or as written where nothing is listed. */
export function listedPlacing(moves: Listed, wish: Placing): string | null {
  if (moves === null) return place(wish);
  return moves.find((it) => isPlacing(it, wish)) ?? null;
}

function isPlacing(move: string, wish: Placing): boolean {
  const other = parsePlacing(move);
  return move.startsWith("place ") && other.alarm === wish.alarm && same(other.bag, wish.bag);
}

/** Whether a placing leads to a listed one by laying more; without a list, what lies on the cushion counts. */
export function mayPlace(moves: Listed, wish: Placing, white: Bag): boolean {
  if (moves === null) return holds(white, wish.bag);
  return moves.map(parsePlacing).some((it) => (it.alarm || !wish.alarm) && holds(it.bag, wish.bag));
}

/** The most gems that any listed move lays. */
export const mostPlaced = (moves: Listed, white: Bag): number =>
  moves === null ? total(white) : Math.max(0, ...moves.map((it) => total(parsePlacing(it).bag)));

/** Gems for other seats: `give 1:2d 2:1s`. */
export type Gifts = ReadonlyMap<number, Bag>;

export function parseGifts(draft: string): Gifts {
  if (!draft.startsWith("give ")) return new Map();
  const shares = words(draft).map((it) => it.split(":"));
  return new Map(shares.map(([seat, bag]) => [Number(seat), parseBag(bag ?? "")]));
}

export function give(gifts: Gifts): string {
  const shares = [...gifts].filter(([, bag]) => total(bag) > 0).sort(([one], [other]) => one - other);
  return shares.length > 0
    ? `give ${shares.map(([seat, bag]) => `${seat}:${formatBag(bag)}`).join(" ")}`
    : "";
}

export function given(gifts: Gifts, seat: number, kind: Gem, count: number): Gifts {
  const bag = gifts.get(seat) ?? EMPTY;
  return new Map([...gifts, [seat, { ...bag, [kind]: bag[kind] + count }]]);
}

export const ungiven = (front: Bag, gifts: Gifts): Bag => [...gifts.values()].reduce(minus, front);

/** Moving the box: a sequence that some listed move begins with. */
export const turned = (draft: string): Move[] => (draft.startsWith("turn") ? (words(draft) as Move[]) : []);

export const turn = (moves: readonly Move[]): string => ["turn", ...moves].join(" ");

export function mayTurn(moves: Listed, before: readonly Move[], next: Move): boolean {
  const wish = turn([...before, next]);
  return (moves ?? []).some((it) => it === wish || it.startsWith(`${wish} `));
}

/** Gems that may be taken from the red cushion. */
export const takable = (moves: Listed): Gem[] =>
  (moves ?? []).filter((it) => it.startsWith("take ")).map((it) => words(it)[0] as Gem);
