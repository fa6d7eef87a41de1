/** How the box stands and how it moves, as the rules say it (G-1 to G-5); a generated check ties it to them. */
import type { MeisterdiebeDrawer, MeisterdiebeMove } from "../../wire/types";

export type Drawer = MeisterdiebeDrawer;
export type Move = MeisterdiebeMove;
export type Level = "A" | "B" | "C";
export type DrawerNumber = 1 | 2 | 3 | 4;
/** North, east, south and west. */
export type Side = 0 | 1 | 2 | 3;

/** The three fields of a view that say it all. */
export interface Standing {
  readonly flipped: boolean;
  readonly top: Level;
  /** The number of the drawer that faces north, by level. */
  readonly north: { readonly [level in Level]: number };
}

export const SIDES = ["N", "E", "S", "W"] as const;
export const LEVELS: readonly Level[] = ["A", "B", "C"];
export const DRAWERS: readonly Drawer[] = LEVELS.flatMap((level) =>
  ([1, 2, 3, 4] as const).map((number): Drawer => `${level}${number}`),
);
/** Back before clockwise, as the buttons lie: left is left. */
export const MOVES: readonly Move[] = ["top-", "top+", "two-", "two+", "flip"];

export const levelOf = (drawer: Drawer) => drawer[0] as Level;
export const numberOf = (drawer: Drawer) => Number(drawer[1]) as DrawerNumber;
/** G-1: drawers 1 and 3 of each level are long. */
export const isLong = (drawer: Drawer): boolean => numberOf(drawer) % 2 === 1;

const around = (number: number) => (((((number - 1) % 4) + 4) % 4) + 1) as DrawerNumber;
const northOf = ({ north }: Pick<Standing, "north">, level: Level): number => north[level] ?? 1;
/** Upside down a level's numbers run the other way round. */
const wayOf = (flipped: boolean): 1 | -1 => (flipped ? -1 : 1);

/** The levels from the top down. */
export const stackOf = (flipped: boolean): readonly Level[] => (flipped ? ["C", "B", "A"] : LEVELS);

type Turned = Pick<Standing, "flipped" | "north">;

/** The drawer of a level that faces a side. */
export const drawerAt = (box: Turned, level: Level, side: Side): Drawer =>
  `${level}${around(northOf(box, level) + wayOf(box.flipped) * side)}`;

/** The side that a drawer faces. */
export const sideOf = (box: Turned, drawer: Drawer): Side =>
  (around(wayOf(box.flipped) * (numberOf(drawer) - northOf(box, levelOf(drawer))) + 1) - 1) as Side;

/** Three rows of four, as one looks at the box: top level first, each from north over east. */
export const rows = (box: Turned): Drawer[][] =>
  stackOf(box.flipped).map((level) => SIDES.map((_, side) => drawerAt(box, level, side as Side)));

/** G-3: the levels that a move turns, or turns over. */
export const levelsMoved = (flipped: boolean, move: Move): readonly Level[] =>
  move === "flip" ? LEVELS : stackOf(flipped).slice(0, move.startsWith("top") ? 1 : 2);

/** Quarter turns that a move adds inside the box: from above + is N→E→S→W, whichever end is up. */
export const quarterTurn = (flipped: boolean, move: Move): number =>
  move === "flip" ? 0 : (move.endsWith("+") ? 1 : -1) * wayOf(flipped);

/** G-3, G-4: the box after one move, for showing it before it is played. */
export function moved({ flipped, top, north }: Standing, move: Move): Standing {
  const by = move === "flip" ? 2 : -quarterTurn(flipped, move);
  const turned = levelsMoved(flipped, move).map((level) => [level, around(northOf({ north }, level) + by)]);
  const after = { flipped, top, north: { ...north, ...Object.fromEntries(turned) } };
  return move === "flip" ? { ...after, flipped: !flipped, top: flipped ? "A" : "C" } : after;
}

export const movedBy = ({ flipped, top, north }: Standing, moves: readonly Move[]): Standing =>
  moves.reduce(moved, { flipped, top, north });
