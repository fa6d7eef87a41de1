/** How the box stands: which drawer faces which side on which level. */
import type { MeisterdiebeDrawer, MeisterdiebeMove } from "../../wire/types";

export type Drawer = MeisterdiebeDrawer;
export type Move = MeisterdiebeMove;
export type Level = "A" | "B" | "C";

/** The three fields of a view that say it all. */
export interface Standing {
  readonly flipped: boolean;
  readonly top: string;
  /** The number of the drawer that faces north, by level. */
  readonly north: { readonly [level: string]: number };
}

export const SIDES = ["N", "E", "S", "W"] as const;
/** Back before clockwise, as the buttons lie: left is left. */
export const MOVES: readonly Move[] = ["top-", "top+", "two-", "two+", "flip"];

const LEVELS: readonly Level[] = ["A", "B", "C"];
const around = (number: number) => ((((number - 1) % 4) + 4) % 4) + 1;

/** The levels from the top down. */
export const stack = (box: Standing): readonly Level[] => (box.flipped ? [...LEVELS].reverse() : LEVELS);

/** A level's drawers that face north, east, south and west; upside down they run the other way round. */
export function sides(box: Standing, level: Level): Drawer[] {
  const step = box.flipped ? -1 : 1;
  return SIDES.map((_, side) => `${level}${around((box.north[level] ?? 1) + step * side)}` as Drawer);
}

/** Three rows of four, as one looks at the box: top level first. */
export const rows = (box: Standing): Drawer[][] => stack(box).map((level) => sides(box, level));

/** The box after one move, for showing it before it is played. */
export function moved(box: Standing, move: Move): Standing {
  return move === "flip" ? flipped(box) : rotated(box, move);
}

export const standingOf = ({ flipped, top, north }: Standing): Standing => ({ flipped, top, north });

export const movedBy = (box: Standing, moves: readonly Move[]): Standing =>
  moves.reduce(moved, standingOf(box));

function flipped(box: Standing): Standing {
  const north = Object.fromEntries(LEVELS.map((level) => [level, around((box.north[level] ?? 1) + 2)]));
  return { flipped: !box.flipped, top: box.flipped ? "A" : "C", north };
}

function rotated(box: Standing, move: Move): Standing {
  const levels = stack(box).slice(0, move.startsWith("top") ? 1 : 2);
  const clockwise = move.endsWith("+") ? 1 : -1;
  const step = box.flipped ? clockwise : -clockwise;
  const turned = levels.map((level) => [level, around((box.north[level] ?? 1) + step)]);
  return { flipped: box.flipped, top: box.top, north: { ...box.north, ...Object.fromEntries(turned) } };
}
