/** How the box shows an event: as it stood before, what moves, and as it stands afterwards. */

import type { MeisterdiebeBoxTurned, MeisterdiebeEvent, MeisterdiebeSearched } from "../../wire/types";
import { bagOf, spread, total } from "../gems";
import { isLong, type Move, movedBy } from "./boxGeometry";
import { openContent, openDrawer, secretSides } from "./content";
import type { View } from "./eventView";
import type { Cue, Motion, OpenDrawer, Rest } from "./scene/types";

/** The box at rest is a function of the view. */
export const restOf = (view: View): Rest => ({
  flipped: view.flipped,
  top: view.top,
  north: view.north,
  open: openOf(view),
  red: spread(bagOf(view.red)),
  ...(view.phase === "over" ? pouredBy(view, view.scores.length) : {}),
});

/** The seats as they are counted: whoever has won comes last. */
export function lanesOf({ scores }: Pick<View, "scores">): readonly number[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[a]! - scores[b]!);
}

/** What the first so many have poured out. */
function pouredBy(view: View, count: number): Pick<Rest, "poured"> {
  const lanes = lanesOf(view);
  const seats = lanes.slice(0, count).map((seat) => ({
    black: spread(bagOf(view.black[seat])),
    white: spread(bagOf(view.white[seat])),
  }));
  return { poured: { lanes: lanes.length, seats } };
}

/** One after the other pours its cushions out. */
export function pourCues(view: View): Cue[] {
  const rest = { ...restOf(view), open: null };
  return lanesOf(view).map((_, lane) => ({
    kind: "pour",
    lane,
    after: { ...rest, ...pouredBy(view, lane + 1) },
  }));
}

function openOf(view: View): OpenDrawer | null {
  const drawer = openDrawer(view);
  const content = openContent(view);
  if (!drawer || !content) return view.unseen ? unseen(view.unseen) : null;
  const secret = secretSides(content.secret)?.[0];
  return {
    drawer,
    reach: secret ? "secret" : "front",
    upper: spread(bagOf(content.upper.gems)),
    secret: secret ? spread(secret.bag) : null,
    alarm: content.upper.alarm,
  };
}

const unseen = (drawer: OpenDrawer["drawer"]): OpenDrawer => ({
  drawer,
  reach: "front",
  upper: [],
  secret: null,
  alarm: null,
});

/** What the box does at an event that leads from one view to the next. */
export function cuesOf(event: MeisterdiebeEvent, before: View, next: View): Cue[] {
  const after = restOf(next);
  const one = (motion: Motion): Cue[] => [{ ...motion, after }];
  switch (event.type) {
    case "Filled": {
      const { drawer, diamonds: gems } = event;
      const fell = spread(bagOf(event.fell));
      return one({ kind: "fill", drawer, gems, fell, to: event.raised ? "upper" : "red" });
    }
    case "Opened": {
      const { drawer, alarm } = event;
      const to = event.raised ? "upper" : event.owner === null ? "red" : "owner";
      return one({ kind: "open", drawer, fell: spread(bagOf(event.fell)), alarm, to });
    }
    case "FrontTaken":
      return isAny(event.gems) ? one({ kind: "take", to: event.cushion === "red" ? "red" : "away" }) : [];
    case "Placed":
      return event.alarm || isAny(event.gems) ? one({ kind: "place", alarm: event.alarm }) : [];
    case "Searched":
      return searched(event, restOf(before), after);
    case "Given":
      return event.shares.some(([, gems]) => isAny(gems)) ? one({ kind: "take", to: "away" }) : [];
    case "BoxTurned":
      return turned(event, restOf(before));
    case "GemTaken":
      return one({ kind: "loot" });
    case "SharedOut":
      return event.shares.some(isAny) ? one({ kind: "loot" }) : [];
    case "RoundEnded":
      return one({ kind: "close" });
    default:
      return [];
  }
}

const isAny = (gems: Parameters<typeof bagOf>[0]): boolean => total(bagOf(gems)) > 0;

/** The long pull shows what there is before it is taken. */
function searched({ found, gems }: MeisterdiebeSearched, before: Rest, after: Rest): Cue[] {
  const pull = { kind: "search", found } as const;
  const { open } = before;
  if (found !== "ruby" && !isAny(gems)) return [{ ...pull, after }];
  const secret = found === "empty" ? [] : found && (["r"] as const);
  const pulled: Rest =
    open && isLong(open.drawer) ? { ...before, open: { ...open, reach: "secret", secret } } : before;
  return [
    { ...pull, after: pulled },
    { kind: "take", to: "away", after },
  ];
}

/** The box is shut before it is turned. */
function turned({ moves }: MeisterdiebeBoxTurned, before: Rest): Cue[] {
  const shut = { ...before, open: null };
  return [{ kind: "close", after: shut }, ...moves.map((_, at) => moveCue(shut, moves.slice(0, at + 1)))];
}

/** The last of these moves, made on a closed box after those before it. */
export const moveCue = (shut: Rest, moves: readonly Move[]): Cue => ({
  kind: "move",
  move: moves.at(-1)!,
  after: { ...shut, ...movedBy(shut, moves) },
});
