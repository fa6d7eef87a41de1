/** Who of the people at a table is there, and what each may do. */
import type { Lobby } from "../../wire/types";

const PERSON = "person";

/** The seats of people, with somebody there or free. */
export const peopleAt = ({ people }: Lobby): number[] =>
  people.flatMap(({ chair }, seat) => (chair === PERSON ? [seat] : []));

/** Other people who are there and could be the host. */
export const heirsAt = (lobby: Lobby, yours: readonly number[]): number[] =>
  peopleAt(lobby).filter((seat) => {
    const { name, absent } = lobby.people[seat]!;
    return name !== null && !absent && !yours.includes(seat);
  });

/** Whether the host is one of those who sit here, and has left. */
export function isHostAway({ people, host }: Lobby): boolean {
  const seats = people.filter(({ chair, name }) => chair === PERSON && name === host);
  return seats.length > 0 && seats.every(({ absent }) => absent);
}

/** Chairs that somebody may sit down on in the middle of a game. */
export const freedAt = (lobby: Lobby): number[] =>
  lobby.status === "playing" ? peopleAt(lobby).filter((seat) => lobby.people[seat]!.name === null) : [];
