/** The sentences for what happens in Diamant. */
import { listed, say, t } from "../../i18n";
import type { DiamantChoice, DiamantRevealed, DiamantStruck, DiamantEvent as Event } from "../../wire/types";
import { type Names, nameOf, namesOf, type Tellings, teller } from "../tellings";

const hazardInWords = (hazard: string): string => t("words-hazard", { hazard });

const TELL: Tellings<Event> = {
  Decided: (event, names) => {
    const seat = nameOf(names, event.seat);
    if (event.choice === null) return say("diamant-decided-secretly", { seat });
    return say("diamant-decided", { seat, choice: event.choice });
  },
  Revealed: (event, names) => {
    const parts = (["stay", "leave"] as const).flatMap((choice) => choosers(event, choice, names));
    return say("diamant-revealed", { choices: parts.join(" ") });
  },
  Returned: (event, names) =>
    say(event.seats.length > 1 ? "diamant-returned-each" : "diamant-returned", {
      seats: namesOf(names, event.seats),
      share: event.share,
    }),
  TurnedUp: (event) => {
    const stones = Number(event.card);
    if (Number.isNaN(stones)) return say("diamant-turned-up-hazard", { hazard: hazardInWords(event.card) });
    return say("diamant-turned-up-treasure", { stones, each: event.each, rest: event.rest });
  },
  Struck: struck,
  ExpeditionEnded: (event) => {
    const { expedition } = event;
    if (!event.removed.length) return say("diamant-expedition-ended", { expedition });
    const hazards = listed(event.removed.map(hazardInWords));
    return say("diamant-expedition-ended-removed", { expedition, count: event.removed.length, hazards });
  },
  GameEnded: (event, names) => say("diamant-game-ended", { winners: namesOf(names, event.winners) }),
};

function choosers(event: DiamantRevealed, choice: DiamantChoice, names: Names): string[] {
  const seats = event.choices.flatMap((it, seat) => (it === choice ? [seat] : []));
  if (!seats.length) return [];
  const decided = event.choices.filter((it) => it !== null).length;
  const everyone = seats.length === decided && decided > 1;
  const who = everyone ? t("diamant-revealed-everyone") : namesOf(names, seats);
  return [t(choice === "stay" ? "diamant-revealed-staying" : "diamant-revealed-leaving", { seats: who })];
}

function struck(event: DiamantStruck, names: Names): string {
  const hazard = hazardInWords(event.hazard);
  const lost = event.lost.flatMap((stones, seat) =>
    stones ? [t("diamant-struck-one", { seat: nameOf(names, seat), stones })] : [],
  );
  if (!lost.length) return say("diamant-struck-nothing", { hazard });
  return say("diamant-struck", { hazard, lost: listed(lost) });
}

export const tell = teller(TELL);
