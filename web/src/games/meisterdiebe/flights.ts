/** Gems that fly over the board from one place to another, so that everyone sees who got what. */
import { reducedMotion } from "../../client/prefs";
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
  const start = middle(board, from);
  const end = middle(board, to);
  if (!start || !end || reducedMotion.peek()) return;
  gems.slice(0, MOST).forEach((gem, at) => {
    launch(board, gem, start, end, at * APART_MS);
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a spot, measured from the board's corner. */
function middle(board: HTMLElement, spot: Spot): Point | null {
  const found = spot === "box" ? boxOf(board) : board.querySelector(`[data-cushion="${spot}"]`);
  const { width, height, left, top } = found?.getBoundingClientRect() ?? new DOMRect();
  const corner = board.getBoundingClientRect();
  return width > 0 ? { x: left - corner.left + width / 2, y: top - corner.top + height / 2 } : null;
}

/** The box in space, or the drawer of the unrolled one. */
const boxOf = (board: HTMLElement): Element | null =>
  board.querySelector(".md-canvas") ?? board.querySelector(".md-open, .md-lit");

function launch(board: HTMLElement, gem: Gem, start: Point, end: Point, delay: number): void {
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#draw-gem-${gem}`);
  for (const [name, value] of Object.entries({ x: -12.5, y: -12.5, width: 25, height: 25 })) {
    use.setAttribute(name, String(value));
  }
  ghost.setAttribute("class", "md-flying");
  ghost.setAttribute("viewBox", "-12.5 -12.5 25 25");
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(use);
  board.append(ghost);
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 };
  const flying = ghost.animate(
    [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(top, 1.25), opacity: 1, offset: 0.45 },
      { transform: at(end, 0.8), opacity: 1 },
    ],
    { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.3,0,.3,1)", fill: "backwards" },
  );
  flying.finished.catch(() => {}).finally(() => ghost.remove());
}
