/** To a seat without choosing one. */
import { api, Refusal } from "../../client/api";
import { isGame } from "../../games";
import type { Lobby } from "../../wire/types";

export const freeSeats = (lobby: Lobby): number[] =>
  lobby.people.flatMap(({ chair, name }, seat) => (chair === "person" && name === null ? [seat] : []));

/** Takes the first free chair of a game that can be played here, if there is one; somebody else may have been quicker. */
export async function sitDownSomewhere(table: string): Promise<void> {
  const lobby = await api.lobby(table);
  if (lobby.status === "over" || !isGame(lobby.setting.game)) return;
  for (const seat of freeSeats(lobby)) {
    try {
      await api.sit(table, seat);
      return;
    } catch (refusal) {
      if (!(refusal instanceof Refusal && refusal.status === 409)) throw refusal;
    }
  }
}
