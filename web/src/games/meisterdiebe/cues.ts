/** What the box does at each event, and how it stands in between. */
import type { Cue, Rest } from "../../scene/types";
import type { MeisterdiebeEvent, MeisterdiebeOpened, MeisterdiebeView } from "../../wire/types";
import { type Bag, bagOf, EMPTY, type Gem, parseBag, spread, total } from "../gems";
import { HIDDEN, minus, openDrawer, parseContent, plus } from "./content";

export function restOf(view: MeisterdiebeView): Rest {
  return {
    flipped: view.flipped,
    top: view.top as Rest["top"],
    north: view.north as Rest["north"],
    open: openOf(view),
    red: spread(parseBag(view.red)),
  };
}

function openOf(view: MeisterdiebeView): Rest["open"] {
  const drawer = openDrawer(view);
  const content = drawer && parseContent(view.drawers[drawer] ?? HIDDEN);
  if (!content?.upper) return null;
  const secret = content.secret?.[0] ?? null;
  return {
    drawer,
    reach: content.secret ? "secret" : "front",
    upper: spread(content.upper.bag),
    secret: secret && spread(secret.bag),
    alarm: content.upper.alarm,
  } as Rest["open"];
}

export function cuesOf(event: MeisterdiebeEvent): Cue[] {
  switch (event.type) {
    case "Filled":
      return [
        {
          kind: "fill",
          drawer: event.drawer,
          gems: event.diamonds,
          fell: spread(bagOf(event.fell)),
          to: event.raised ? "upper" : "red",
        },
      ];
    case "Opened":
      return [openCue(event)];
    case "FrontTaken":
      return taken(bagOf(event.gems), event.cushion === "red" ? "red" : "away");
    case "Placed":
      return placed(spread(bagOf(event.gems)), event.alarm, event.seat);
    case "Searched":
      return [
        { kind: "search", found: event.found },
        ...taken(plus(bagOf(event.gems), event.found === "ruby" ? { ...EMPTY, r: 1 } : EMPTY), "away"),
      ];
    case "Given":
      return taken(event.shares.map(([, gems]) => bagOf(gems)).reduce(plus, EMPTY), "away");
    case "BoxTurned":
      return [{ kind: "close" }, ...event.moves.map((move) => ({ kind: "move", move }) as const)];
    case "GemTaken":
      return [{ kind: "loot", gems: [event.gem] }];
    case "SharedOut":
      return looted(event.shares.map(bagOf).reduce(plus, EMPTY));
    case "RoundEnded":
      return [{ kind: "close" }];
    default:
      return [];
  }
}

/** What fell and was put back lies above already; on the box it has still to get there. */
function openCue(event: MeisterdiebeOpened): Cue {
  const above = event.upper && bagOf(event.upper.gems);
  return {
    kind: "open",
    drawer: event.drawer,
    fell: spread(bagOf(event.fell)),
    upper: above && spread(event.raised ? minus(above, bagOf(event.fell)) : above),
    alarm: event.alarm,
    to: event.raised ? "upper" : event.owner === null ? "red" : "owner",
    lying: event.upper?.alarm ?? null,
  };
}

const taken = (bag: Bag, to: "red" | "away"): Cue[] =>
  total(bag) > 0 ? [{ kind: "take", gems: spread(bag), to }] : [];

const placed = (gems: Gem[], alarm: boolean, seat: number): Cue[] =>
  gems.length > 0 || alarm ? [{ kind: "place", gems, alarm, seat }] : [];

const looted = (bag: Bag): Cue[] => (total(bag) > 0 ? [{ kind: "loot", gems: spread(bag) }] : []);
