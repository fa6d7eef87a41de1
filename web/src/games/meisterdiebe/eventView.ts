/** The view as it changes from event to event while a beat is played; the next view of the server replaces it. */
import type {
  MeisterdiebeCard,
  MeisterdiebeChose,
  MeisterdiebeEvent,
  MeisterdiebeFilled,
  MeisterdiebeFront,
  MeisterdiebeGems,
  MeisterdiebeOpened,
  MeisterdiebePlaced,
  MeisterdiebeSearched,
  MeisterdiebeSeenDrawer,
  MeisterdiebeView,
} from "../../wire/types";
import { type Bag, bagOf, EMPTY, gemsOf, total } from "../gems";
import { type Drawer, movedBy } from "./boxGeometry";
import { HIDDEN, minus, openContent, openDrawer, openedDrawer, plus, shut } from "./content";

/** A view between two of the server's. */
export type View = MeisterdiebeView & {
  /** A drawer that stands open though the viewer may not look into it. */
  readonly unseen?: Drawer | null;
};
type Row = "white" | "black";

export function viewAfter(view: View, event: MeisterdiebeEvent): View {
  switch (event.type) {
    case "Chose":
      return afterChoice(view, event);
    case "TurnedUp":
      return event.cards.reduce(turnedUp, view);
    case "Filled":
      return afterFilled(view, event);
    case "Opened":
      return afterOpened(view, event);
    case "FrontTaken":
      return afterTaking(view, event.seat, event.cushion, event.gems);
    case "Placed":
      return afterPlaced(view, event);
    case "Searched":
      return afterSearched(view, event);
    case "Given":
      return event.shares.length > 0 ? event.shares.reduce(afterGift, withFront(view, emptied)) : view;
    case "AlarmReturned":
      return withFront(withAlarm(view, event.seat, true), (front) => ({ ...front, alarm: null }));
    case "BoxTurned":
      return { ...closed(view), ...movedBy(view, event.moves) };
    case "GemTaken": {
      const gem = { ...EMPTY, [event.gem]: 1 };
      return laid({ ...view, red: gemsOf(minus(bagOf(view.red), gem)) }, "black", event.seat, gem);
    }
    case "SharedOut":
      return event.shares.reduce((after, share, seat) => laid(after, "black", seat, bagOf(share)), {
        ...view,
        red: gemsOf(EMPTY),
      });
    case "RoundEnded":
      return { ...closed(view), chosen: view.chosen.map(() => null) };
    default:
      return view;
  }
}

const put = <T>(row: readonly T[], at: number, value: T): T[] =>
  row.map((old, place) => (place === at ? value : old));

/** The own card leaves the hand at once; of others it is known only when the card is turned up. */
function afterChoice(view: View, { seat, card }: MeisterdiebeChose): View {
  const chosen = put(view.chosen, seat, card ?? HIDDEN);
  return card ? { ...withoutCard(view, seat, card), chosen } : { ...view, chosen };
}

function turnedUp(view: View, card: MeisterdiebeCard | null, seat: number): View {
  if (!card) return view;
  return { ...withoutCard(view, seat, card), chosen: put(view.chosen, seat, card) };
}

const withoutCard = (view: View, seat: number, { character }: MeisterdiebeCard): View => ({
  ...view,
  hands: put(view.hands, seat, view.hands[seat]?.filter((it) => it.character !== character) ?? []),
});

const laid = (view: View, row: Row, seat: number, bag: Bag): View => ({
  ...view,
  [row]: put(view[row], seat, gemsOf(plus(bagOf(view[row][seat]), bag))),
});

const onRed = (view: View, bag: Bag): View => ({ ...view, red: gemsOf(plus(bagOf(view.red), bag)) });

const withAlarm = (view: View, seat: number, home: boolean): View => ({
  ...view,
  alarms: put(view.alarms, seat, home),
});

const closed = (view: View): View => ({ ...shut(view), unseen: null });

const opened = (view: View, drawer: Drawer, inside: MeisterdiebeSeenDrawer): View => ({
  ...view,
  drawers: { ...view.drawers, [drawer]: inside },
});

/** The open drawer with something else in it; nothing where the viewer may not look. */
function withOpen(view: View, change: (inside: MeisterdiebeSeenDrawer) => MeisterdiebeSeenDrawer): View {
  const drawer = openDrawer(view);
  const inside = openContent(view);
  return drawer && inside ? opened(view, drawer, change(inside)) : view;
}

const withFront = (view: View, change: (front: MeisterdiebeFront) => MeisterdiebeFront): View =>
  withOpen(view, (inside) => ({ ...inside, upper: change(inside.upper) }));

const emptied = (front: MeisterdiebeFront): MeisterdiebeFront => ({ ...front, gems: gemsOf(EMPTY) });

const afterFilled = (view: View, event: MeisterdiebeFilled): View =>
  event.raised ? closed(view) : onRed(closed(view), bagOf(event.fell));

function afterOpened(view: View, event: MeisterdiebeOpened): View {
  const fell = bagOf(event.fell);
  const home = event.alarm === null ? view : withAlarm(view, event.alarm, true);
  const after = event.upper
    ? opened(closed(home), event.drawer, openedDrawer(event.drawer, event.upper))
    : { ...closed(home), unseen: event.drawer };
  if (event.raised) return after;
  return event.owner === null ? onRed(after, fell) : laid(after, "black", event.owner, fell);
}

function afterTaking(view: View, seat: number, cushion: "red" | "black", gems: MeisterdiebeGems): View {
  const bag = bagOf(gems);
  const after = withFront(view, emptied);
  return cushion === "red" ? onRed(after, bag) : laid(after, "black", seat, bag);
}

function afterPlaced(view: View, event: MeisterdiebePlaced): View {
  const bag = bagOf(event.gems);
  const after = withFront(view, (front) => ({
    gems: gemsOf(plus(bagOf(front.gems), bag)),
    alarm: event.alarm ? event.seat : front.alarm,
  }));
  const white = gemsOf(minus(bagOf(view.white[event.seat]), bag));
  return {
    ...after,
    white: put(after.white, event.seat, white),
    alarms: event.alarm ? put(after.alarms, event.seat, false) : after.alarms,
  };
}

function afterSearched(view: View, event: MeisterdiebeSearched): View {
  const front = bagOf(event.gems);
  const after = withOpen(view, (inside) => ({
    ...inside,
    upper: event.found === "ruby" || total(front) > 0 ? emptied(inside.upper) : inside.upper,
    secret: searchedSecret(event),
  }));
  const loot = event.found === "ruby" ? plus(front, { ...EMPTY, r: 1 }) : front;
  return laid(after, "black", event.seat, loot);
}

/** M-81: a ruby that was found is taken, one that fell is put into the upper secret compartment. */
function searchedSecret({ found }: MeisterdiebeSearched): MeisterdiebeSeenDrawer["secret"] {
  if (found === null) return HIDDEN;
  return found === "fell" ? "upper" : "empty";
}

const afterGift = (view: View, [seat, gems]: readonly [number, MeisterdiebeGems]): View =>
  laid(view, "white", seat, bagOf(gems));
