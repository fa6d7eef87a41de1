/** What everybody at a table is called. */
import type { Lobby } from "../../wire/types";

/** Bots sit under names of their own, one for each chair. */
const BOT_NAMES = ["Jumbo", "Filou", "Momo", "Pixel", "Kiki", "Zorro", "Mika", "Luna"];

export const isBot = (lobby: Lobby, seat: number): boolean => lobby.people[seat]?.chair !== "person";

export function seatName(lobby: Lobby, seat: number): string {
  return lobby.people[seat]?.name ?? (isBot(lobby, seat) ? (BOT_NAMES[seat] ?? "Bot") : "—");
}

export const seatNames = (lobby: Lobby): string[] => lobby.people.map((_, seat) => seatName(lobby, seat));
