/** Who comes when: only for showing it, the server knows it better. */

import type { Lobby, MeisterdiebeView } from "../../wire/types";
import { CHARACTERS } from "./cards";
import { type Character, openCard } from "./words";

export const SMUGGLER_THIRD: readonly Character[] = [
  "jeweller",
  "jewelress",
  "smuggler",
  "thief",
  "masterthief",
  "detective",
];

export function playingOrder({ setting }: Lobby): readonly Character[] {
  const edition = setting.edition === "prototype" ? "smuggler_third" : "smuggler_first";
  return (setting.options?.order ?? edition) === "smuggler_third" ? SMUGGLER_THIRD : CHARACTERS;
}

const FILLING = "fill";
const CHOOSING = "choose";

/** The seats that have openly played a character, lower numbers first. */
export function playersOf(view: MeisterdiebeView, character: Character): number[] {
  // All know their own card, but as long as cards are chosen none is open.
  if (view.phase === CHOOSING) return [];
  return view.chosen
    .map((chosen, seat) => ({ seat, card: openCard(chosen) }))
    .filter(({ card }) => card?.character === character)
    .sort((one, other) => (one.card?.number ?? 0) - (other.card?.number ?? 0))
    .map(({ seat }) => seat);
}

/** In a round, when all that is to be chosen has been. */
const isRound = (view: MeisterdiebeView): boolean => view.phase !== FILLING && view.phase !== CHOOSING;

/** The character whose turn it is. */
export function actingCharacter(view: MeisterdiebeView): Character | null {
  const seat = isRound(view) ? view.deciding[0] : undefined;
  return seat === undefined ? null : (openCard(view.chosen[seat])?.character ?? null);
}

export type SeatState =
  | "acting"
  | "filling"
  | "taking"
  | "choosing"
  | "chosen"
  | "done"
  | "waiting"
  | "won"
  | "idle";

export function seatState(view: MeisterdiebeView, seat: number, order: readonly Character[]): SeatState {
  const deciding = view.deciding.includes(seat);
  if (view.phase === FILLING) return deciding ? "filling" : "idle";
  if (view.phase === CHOOSING) return deciding ? "choosing" : view.chosen[seat] ? "chosen" : "idle";
  if (deciding) return view.phase === "take" ? "taking" : "acting";
  return view.phase === "take" || view.phase === "over" ? "idle" : beforeOrAfter(view, seat, order);
}

function beforeOrAfter(view: MeisterdiebeView, seat: number, order: readonly Character[]): SeatState {
  const line = order.flatMap((character) => playersOf(view, character));
  const now = line.indexOf(view.deciding[0] ?? -1);
  const place = line.indexOf(seat);
  if (place < 0) return view.chosen[seat] ? "chosen" : "idle";
  return place < now ? "done" : "waiting";
}
