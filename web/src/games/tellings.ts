/** Events as sentences: what the games have in common. */
import { listed } from "../i18n";

export type Names = readonly string[];
interface Typed {
  readonly type: string;
}
/** A sentence for every event of a game. */
export type Tellings<Event extends Typed> = {
  readonly [Type in Event["type"]]: (event: Extract<Event, { type: Type }>, names: Names) => string;
};

export const nameOf = (names: Names, seat: number): string => names[seat] ?? String(seat);

export const namesOf = (names: Names, seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(names, seat)));

/** Tells a game's events; of one that this page does not know it says nothing. */
export const teller =
  <Event extends Typed>(tellings: Tellings<Event>) =>
  (event: Event, names: Names): string | null => {
    const its = tellings[event.type as Event["type"]] as ((event: Event, names: Names) => string) | undefined;
    return its ? its(event, names) : null;
  };
