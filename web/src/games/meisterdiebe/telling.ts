/** The sentences for what happens in Meisterdiebe: only what the event itself says. */

import { listed, say, t } from "../../i18n";
import type {
  MeisterdiebeEvent as Event,
  MeisterdiebeGems as Gems,
  MeisterdiebeFilled,
  MeisterdiebeOpened,
  MeisterdiebeSearched,
} from "../../wire/types";
import { bagOf, EMPTY, total } from "../gems";
import { type Names, nameOf, namesOf, type Tellings, teller } from "../tellings";
import { cardInWords, gemsWords, grain, movesInWords } from "./words";

const gemsInWords = (gems: Gems): string => gemsWords(bagOf(gems));
const any = (gems: Gems): boolean => total(bagOf(gems)) > 0;
const ofSeat = (key: string) => (event: { seat: number }, names: Names) =>
  say(key, { seat: nameOf(names, event.seat) });

const TELL: Tellings<Event> = {
  Dealt: () => say("meisterdiebe-dealt"),
  Began: ofSeat("meisterdiebe-began"),
  Pulled: (event, names) =>
    say("meisterdiebe-pulled", {
      seat: nameOf(names, event.seat),
      drawers: listed([...new Set(event.drawers)]),
    }),
  Filled: filled,
  Chose: (event, names) => {
    const seat = nameOf(names, event.seat);
    return event.card
      ? say("meisterdiebe-chose", { seat, card: cardInWords(event.card) })
      : say("meisterdiebe-chose-secretly", { seat });
  },
  TurnedUp: (event, names) => {
    const cards = event.cards.flatMap((card, seat) =>
      card ? [t("meisterdiebe-turned-up-one", { seat: nameOf(names, seat), card: cardInWords(card) })] : [],
    );
    return say("meisterdiebe-turned-up", { cards: listed(cards) });
  },
  Opened: opened,
  Passed: ofSeat("meisterdiebe-passed"),
  FrontTaken: (event, names) => {
    const what = any(event.gems) ? event.cushion : "nothing";
    const args = { seat: nameOf(names, event.seat), gems: gemsInWords(event.gems) };
    return say(`meisterdiebe-front-taken-${what}`, args);
  },
  Placed: (event, names) =>
    say(event.alarm ? "meisterdiebe-placed-alarm" : "meisterdiebe-placed", {
      seat: nameOf(names, event.seat),
      gems: gemsInWords(event.gems),
    }),
  Searched: searched,
  Given: (event, names) => {
    const seat = nameOf(names, event.seat);
    if (!event.shares.length) return say("meisterdiebe-given-nothing", { seat });
    return say("meisterdiebe-given", { seat, shares: shares(event.shares, names) });
  },
  AlarmReturned: ofSeat("meisterdiebe-alarm-returned"),
  BoxTurned: (event, names) => {
    const seat = nameOf(names, event.seat);
    if (!event.moves.length) return say("meisterdiebe-box-left", { seat });
    return say("meisterdiebe-box-turned", { seat, moves: movesInWords(event.moves) });
  },
  LootSettled: (event, names) =>
    say(event.sharers.length ? "meisterdiebe-loot-shared" : "meisterdiebe-loot-kept", {
      smugglers: event.smugglers,
      detectives: event.detectives,
      sharers: namesOf(names, event.sharers),
    }),
  GemTaken: (event, names) =>
    say("meisterdiebe-gem-taken", {
      seat: nameOf(names, event.seat),
      gems: gemsWords({ ...EMPTY, [event.gem]: 1 }),
    }),
  SharedOut: (event, names) => {
    const dealt = event.shares
      .map((gems, seat): [number, Gems] => [seat, gems])
      .filter(([, gems]) => any(gems));
    if (!dealt.length) return say("meisterdiebe-shared-nothing");
    return say("meisterdiebe-shared-out", { shares: shares(dealt, names) });
  },
  CardsSwapped: () => say("meisterdiebe-cards-swapped"),
  RoundEnded: (event) => say("meisterdiebe-round-ended", { round: event.round }),
  HandsPassed: () => say("meisterdiebe-hands-passed"),
  CardsTakenUp: () => say("meisterdiebe-cards-taken-up"),
  GameEnded: (event, names) => say("meisterdiebe-game-ended", { winners: namesOf(names, event.winners) }),
};

function filled(event: MeisterdiebeFilled): string {
  const drawer = event.drawer;
  const laid =
    event.diamonds === null
      ? say("meisterdiebe-filled-secretly", { drawer })
      : say("meisterdiebe-filled", { gems: gemsWords({ ...EMPTY, d: event.diamonds }), drawer });
  if (!any(event.fell)) return laid;
  const where = event.raised ? "raised" : "fell";
  return `${laid} ${say(`meisterdiebe-filled-${where}`, { gems: gemsInWords(event.fell) })}`;
}

function opened(event: MeisterdiebeOpened, names: Names): string {
  const { drawer } = event;
  const head = say("meisterdiebe-opened", { seat: nameOf(names, event.seat), drawer, grain: grain(drawer) });
  const caught = event.caught ? [say("meisterdiebe-opened-caught")] : [];
  return [head, ...fall(event, names), ...caught, ...above(event, names)].join(" ");
}

/** Where the gems and the alarm went that fell. */
function fall(event: MeisterdiebeOpened, names: Names): string[] {
  const gems = gemsInWords(event.fell);
  if (event.owner !== null && any(event.fell)) {
    return [say("meisterdiebe-opened-fell-owner", { owner: nameOf(names, event.owner), gems })];
  }
  const told: string[] = [];
  if (any(event.fell))
    told.push(say(`meisterdiebe-opened-fell-${event.raised ? "raised" : "red"}`, { gems }));
  if (event.alarm !== null)
    told.push(say("meisterdiebe-opened-alarm", { owner: nameOf(names, event.alarm) }));
  return told.length ? told : [say("meisterdiebe-opened-nothing-fell")];
}

/** What lies in the upper front, to those who see it; after a catch it is empty. */
function above(event: MeisterdiebeOpened, names: Names): string[] {
  const { upper } = event;
  if (!upper || (event.caught && !any(upper.gems) && upper.alarm === null)) return [];
  const gems = gemsInWords(upper.gems);
  if (upper.alarm === null) return [say("meisterdiebe-opened-above", { gems })];
  const key = any(upper.gems) ? "above-alarm" : "above-only-alarm";
  return [say(`meisterdiebe-opened-${key}`, { gems, owner: nameOf(names, upper.alarm) })];
}

function searched(event: MeisterdiebeSearched, names: Names): string {
  const found = event.found ?? "secretly";
  const withGems = any(event.gems) && (found === "ruby" || found === "empty") ? "-gems" : "";
  const args = { seat: nameOf(names, event.seat), gems: gemsInWords(event.gems) };
  return say(`meisterdiebe-searched-${found}${withGems}`, args);
}

function shares(dealt: readonly (readonly [number, Gems])[], names: Names): string {
  const one = ([seat, gems]: readonly [number, Gems]) =>
    t("meisterdiebe-given-one", { seat: nameOf(names, seat), gems: gemsInWords(gems) });
  return listed(dealt.map(one));
}

export const tell = teller(TELL);
