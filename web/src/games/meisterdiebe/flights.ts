/** Gems that fly over the board from one place to another, so that everyone sees who got what. */
import { reducedMotion } from "../../client/prefs";
import { launch, middleOf } from "../../scene/flight";
import type { MeisterdiebeEvent } from "../../wire/types";
import { type Bag, bagOf, EMPTY, type Gem, spread } from "../gems";
import { plus } from "./content";

/** `box`, or a cushion as the board marks it: `red`, `white 2`, `black 0`. */
export type Spot = "box" | "red" | `white ${number}` | `black ${number}`;

export interface Flight {
  readonly gems: readonly Gem[];
  readonly from: Spot;
  readonly to: Spot;
}

const flight = (bag: Bag, from: Spot, to: Spot): Flight => ({ gems: spread(bag), from, to });

/** What the box shows itself, falls and loot onto its red cushion, needs no wings. */
export function flightsOf(event: MeisterdiebeEvent): Flight[] {
  return flown(event).filter(({ gems }) => gems.length > 0);
}

function flown(event: MeisterdiebeEvent): Flight[] {
  switch (event.type) {
    case "Opened":
      return event.owner === null ? [] : [flight(bagOf(event.fell), "box", `black ${event.owner}`)];
    case "FrontTaken":
      return event.cushion === "red" ? [] : [flight(bagOf(event.gems), "box", `black ${event.seat}`)];
    case "Searched": {
      const ruby = event.found === "ruby" ? { ...EMPTY, r: 1 } : EMPTY;
      return [flight(plus(bagOf(event.gems), ruby), "box", `black ${event.seat}`)];
    }
    case "Placed":
      return [flight(bagOf(event.gems), `white ${event.seat}`, "box")];
    case "Given":
      return event.shares.map(([seat, gems]) => flight(bagOf(gems), "box", `white ${seat}`));
    case "GemTaken":
      return [flight({ ...EMPTY, [event.gem]: 1 }, "red", `black ${event.seat}`)];
    case "SharedOut":
      return event.shares.map((share, seat) => flight(bagOf(share), "red", `black ${seat}`));
    default:
      return [];
  }
}

const FLIGHT_MS = 520;
const APART_MS = 60;
/** More would only be a swarm. */
const MOST = 5;

export function fly(board: HTMLElement, { gems, from, to }: Flight): void {
  const start = middleOf(spotOf(board, from), board);
  const end = middleOf(spotOf(board, to), board);
  if (!start || !end || reducedMotion.peek()) return;
  for (const [at, kind] of gems.slice(0, MOST).entries()) {
    launch(board, { kind, from: start, to: end, ms: FLIGHT_MS, delay: at * APART_MS });
  }
}

const spotOf = (board: HTMLElement, spot: Spot): Element | null =>
  spot === "box" ? boxOf(board) : board.querySelector(`[data-cushion="${spot}"]`);

/** The box in space, or the drawer of the unrolled one. */
const boxOf = (board: HTMLElement): Element | null =>
  board.querySelector(".md-canvas") ?? board.querySelector(".md-open, .md-lit");
