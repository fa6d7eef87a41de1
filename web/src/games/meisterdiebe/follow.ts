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
  MeisterdiebeView,
} from "../../wire/types";
import { type Bag, bagOf, EMPTY, formatBag, parseBag } from "../gems";
import { formatSide, HIDDEN, minus, NOTHING, openDrawer, openFront, plus, type Side } from "./content";
import { type Drawer, movedBy } from "./standing";

type View = MeisterdiebeView;
type Row = "white" | "black";

export const cardText = (card: MeisterdiebeCard): string => `${card.character} ${card.number}`;
export const sideOf = (front: MeisterdiebeFront): Side => ({ bag: bagOf(front.gems), alarm: front.alarm });

export function follow(view: View, event: MeisterdiebeEvent): View {
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
      return laid({ ...view, red: formatBag(minus(parseBag(view.red), gem)) }, "black", event.seat, gem);
    }
    case "SharedOut":
      return event.shares.reduce((after, share, seat) => laid(after, "black", seat, bagOf(share)), {
        ...view,
        red: ".",
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
  const chosen = put(view.chosen, seat, card ? cardText(card) : HIDDEN);
  return card ? { ...withoutCard(view, seat, card), chosen } : { ...view, chosen };
}

function turnedUp(view: View, card: MeisterdiebeCard | null, seat: number): View {
  if (!card) return view;
  return { ...withoutCard(view, seat, card), chosen: put(view.chosen, seat, cardText(card)) };
}

const withoutCard = (view: View, seat: number, { character }: MeisterdiebeCard): View => ({
  ...view,
  hands: put(view.hands, seat, view.hands[seat]?.filter((it) => !it.startsWith(`${character} `)) ?? []),
});

const laid = (view: View, row: Row, seat: number, bag: Bag): View => ({
  ...view,
  [row]: put(view[row], seat, formatBag(plus(parseBag(view[row][seat] ?? "."), bag))),
});

const onRed = (view: View, bag: Bag): View => ({ ...view, red: formatBag(plus(parseBag(view.red), bag)) });

const withAlarm = (view: View, seat: number, home: boolean): View => ({
  ...view,
  alarms: put(view.alarms, seat, home),
});

const closed = (view: View): View => ({
  ...view,
  drawers: Object.fromEntries(Object.keys(view.drawers).map((drawer) => [drawer, HIDDEN])),
});

const opened = (view: View, drawer: Drawer, front: Side): View => ({
  ...view,
  drawers: { ...view.drawers, [drawer]: `${formatSide(front)}/.` },
});

/** The open drawer with something else above; nothing where the viewer may not look. */
function withFront(view: View, change: (front: Side) => Side): View {
  const drawer = openDrawer(view);
  return drawer ? opened(view, drawer, change(openFront(view) ?? NOTHING)) : view;
}

const emptied = (front: Side): Side => ({ ...front, bag: EMPTY });

const afterFilled = (view: View, event: MeisterdiebeFilled): View =>
  event.raised ? view : onRed(view, bagOf(event.fell));

function afterOpened(view: View, event: MeisterdiebeOpened): View {
  const fell = bagOf(event.fell);
  const home = event.alarm === null ? view : withAlarm(view, event.alarm, true);
  const after = event.upper ? opened(closed(home), event.drawer, sideOf(event.upper)) : closed(home);
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
    bag: plus(front.bag, bag),
    alarm: event.alarm ? event.seat : front.alarm,
  }));
  const white = formatBag(minus(parseBag(view.white[event.seat] ?? "."), bag));
  return {
    ...after,
    white: put(after.white, event.seat, white),
    alarms: event.alarm ? put(after.alarms, event.seat, false) : after.alarms,
  };
}

function afterSearched(view: View, event: MeisterdiebeSearched): View {
  const front = bagOf(event.gems);
  const after = event.found === "ruby" || front.d + front.s > 0 ? withFront(view, emptied) : view;
  const loot = event.found === "ruby" ? plus(front, { ...EMPTY, r: 1 }) : front;
  return laid(after, "black", event.seat, loot);
}

const afterGift = (view: View, [seat, gems]: readonly [number, MeisterdiebeGems]): View =>
  laid(view, "white", seat, bagOf(gems));
