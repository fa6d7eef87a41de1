/** Stones that fly from a card of the path to a seat. */
import { land, launch, middleOf } from "../../scene/flight";
import { asStones } from "./scene";

const FLIGHT_MS = 460;
const APART_MS = 34;
const SEATS_APART_MS = 12;
/** They do not all lie on the middle of the card. */
const SPREAD = 7;
/** More than these from one card to one seat would only be a cloud. */
const MOST = 5;

export function fly(board: HTMLElement, card: number, seat: number, stones: number): void {
  const sky = skyOf(board);
  const from = sky && middleOf(board.querySelector(`[data-spot="${card}"]`), sky);
  const to = sky && middleOf(board.querySelector(`[data-hold="${seat}"]`), sky);
  if (!from || !to) return;
  const kinds = asStones(Math.max(1, Math.round(stones))).slice(0, MOST);
  for (const [place, kind] of kinds.entries()) {
    const start = { x: from.x + (place - 2) * SPREAD, y: from.y };
    launch(sky, { kind, from: start, to, ms: FLIGHT_MS, delay: place * APART_MS + seat * SEATS_APART_MS });
  }
}

/** Ends all flights at once. */
export function landAll(board: HTMLElement): void {
  const sky = skyOf(board);
  if (sky) land(sky);
}

const skyOf = (board: HTMLElement): Element | null => board.querySelector(".dm-sky");
