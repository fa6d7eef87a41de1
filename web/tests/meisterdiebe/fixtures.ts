/** What tools/page_fixtures.py wrote: how the box stands and moves, and games event by event, as the rules have them. */
import { DRAWERS, type Drawer, type Move } from "../../src/games/meisterdiebe/boxGeometry";
import type { Rest } from "../../src/games/meisterdiebe/scene/types";
import type { MeisterdiebeEvent, MeisterdiebeView } from "../../src/wire/types";
import standings from "../fixtures/standings.json";

interface Standing {
  readonly rows: readonly string[];
  readonly after: { readonly [move in Move]: string };
}

/** By the letter of the top level and the numbers that face north on A, B and C. */
export const STANDINGS = Object.entries(standings as unknown as { readonly [name: string]: Standing });

/** The closed box that stands as a name says. */
export function restNamed(name: string): Rest {
  const [a, b, c] = [...name.slice(1)].map(Number);
  const [top] = name as unknown as ["A" | "C"];
  return { flipped: top === "C", top, north: { A: a!, B: b!, C: c! }, open: null, red: [] };
}

export const nameOf = ({ top, north }: Pick<Rest, "top" | "north">) => `${top}${north.A}${north.B}${north.C}`;

/** Every rest that the moves reach, with the drawers on its sides: north, east, south and west. */
export const RESTS = STANDINGS.map(([name, { rows }]) => ({
  rest: restNamed(name),
  rows: rows.map((row) => row.split(" ") as Drawer[]),
}));

export const START = restNamed("A111");

/** One event of a game, and the views before and after it. */
export interface Step {
  readonly event: MeisterdiebeEvent | null;
  readonly before: MeisterdiebeView;
  readonly after: MeisterdiebeView;
}

type Fields = Partial<MeisterdiebeView>;
interface Written {
  readonly event: object | null;
  readonly changed: Fields;
}

const files = import.meta.glob<{ readonly start: Fields }>("../fixtures/*.json", {
  eager: true,
  import: "default",
});

function stepsOf(start: Fields, written: readonly Written[]): Step[] {
  let before = wholeView(start);
  return written.map(({ event, changed }) => {
    const step = { event: event && withClauses(event), before, after: wholeView({ ...before, ...changed }) };
    before = step.after;
    return step;
  });
}

const CLOSED = Object.fromEntries(DRAWERS.map((drawer) => [drawer, "?"]));

const wholeView = (fields: Fields): MeisterdiebeView =>
  ({ ...fields, drawers: { ...CLOSED, ...fields.drawers } }) as MeisterdiebeView;

const withClauses = (event: object) => ({ clauses: [], ...event }) as unknown as MeisterdiebeEvent;

/** The games by the name of their file. */
export const GAMES = Object.entries(files)
  .filter(([file]) => !file.endsWith("standings.json"))
  .map(([file, { start, ...steps }]) => [file, stepsOf(start, Object.values(steps))] as const);
