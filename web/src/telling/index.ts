/** What happened, in one sentence for the log. */
import type { Event } from "../client/viewer";
import type { DiamantEvent, MeisterdiebeEvent } from "../wire/types";
import { tellDiamant } from "./diamant";
import { tellMeisterdiebe } from "./meisterdiebe";

/** The event as its observer may hear it; null for one that this page does not know. */
export function tell(game: string, event: Event, names: readonly string[]): string | null {
  return game === "diamant"
    ? tellDiamant(event as DiamantEvent, names)
    : tellMeisterdiebe(event as MeisterdiebeEvent, names);
}
