/** Plays what happened in the cave: fists, leavers, the card, the stones, the collapse. */
import type { Event } from "../../client/viewer";
import { sound } from "../../sound";
import type {
  DiamantCard,
  DiamantReturned,
  DiamantRevealed,
  DiamantStruck,
  DiamantTurnedUp,
} from "../../wire/types";
import { isHazard, type Scene } from "./scene";

/** What a play needs from the board. */
export interface Theatre {
  show(scene: Scene): void;
  /** Waits, unless the reader is in a hurry. */
  pause(milliseconds: number): Promise<void>;
  /** Stones fly from a card of the path to a seat. */
  fly(card: number, seat: number, stones: number): void;
}

export const COUNT_IN = 260;
const OPEN_HANDS = 620;
const WALK = 640;
const TURN_UP = 420;
const SHARE = 560;
const FRIGHT = 420;
const COLLAPSE = 860;
const CLEARING = 360;

const STINGS: Partial<Record<DiamantCard, string>> = {
  snake: "hiss",
  scorpion: "click",
  landslide: "rumble",
  gas: "whoosh",
  explosion: "boom",
};

/** Plays events in order, beginning from a scene. */
export async function play(events: readonly Event[], start: Scene, theatre: Theatre): Promise<Scene> {
  let scene = start;
  for (const event of events) scene = await act(event, scene, theatre);
  return scene;
}

async function act(event: Event, scene: Scene, theatre: Theatre): Promise<Scene> {
  switch (event.type) {
    case "Revealed":
      return openFists(event, scene, theatre);
    case "Returned":
      return walkOut(event, scene, theatre);
    case "TurnedUp":
      // Meisterdiebe has an event of that name, too.
      return "card" in event ? turnUp(event, scene, theatre) : scene;
    case "Struck":
      return collapse(event, scene, theatre);
    case "ExpeditionEnded":
      return clearAway(scene, theatre);
    default:
      return scene;
  }
}

/** Three taps, then all at once. */
async function openFists({ choices }: DiamantRevealed, scene: Scene, theatre: Theatre): Promise<Scene> {
  sound("torch");
  theatre.show({ ...scene, fists: choices.map((choice) => choice && "closed") });
  for (let tap = 0; tap < 3; tap++) {
    sound("tap", tap);
    await theatre.pause(COUNT_IN);
  }
  sound("flick");
  theatre.show({ ...scene, fists: choices });
  await theatre.pause(OPEN_HANDS);
  theatre.show(scene);
  return scene;
}

/** The leavers pick up their share of the path and go. */
async function walkOut(event: DiamantReturned, scene: Scene, theatre: Theatre): Promise<Scene> {
  sound("step");
  const tiles = scene.tiles.map((tile, place) => ({ ...tile, stones: event.left[place] ?? tile.stones }));
  for (const [place, tile] of scene.tiles.entries()) {
    const taken = tile.stones - (tiles[place]?.stones ?? 0);
    for (const seat of event.seats) if (taken > 0) theatre.fly(place, seat, taken / event.seats.length);
  }
  const walking = { ...scene, tiles, leaving: event.seats };
  theatre.show(walking);
  await theatre.pause(WALK);
  sound("stones", event.share);
  const stayed = (seat: number) => !event.seats.includes(seat);
  const after = {
    ...walking,
    leaving: [],
    inside: scene.inside.map((inside, seat) => inside && stayed(seat)),
    unsafe: scene.unsafe.map((stones, seat) => (stayed(seat) ? stones : 0)),
  };
  theatre.show(after);
  return after;
}

/** A card is laid and turned; its stones are shared, or everyone takes fright. */
async function turnUp(event: DiamantTurnedUp, scene: Scene, theatre: Theatre): Promise<Scene> {
  const hazard = isHazard(event.card);
  const full = hazard ? 0 : Number(event.card);
  const laid = { ...scene, tiles: [...scene.tiles, { card: event.card, stones: full }], turning: true };
  sound("card");
  theatre.show(laid);
  await theatre.pause(TURN_UP);
  return hazard ? fright(event, laid, theatre) : share(event, laid, theatre);
}

async function share(event: DiamantTurnedUp, laid: Scene, theatre: Theatre): Promise<Scene> {
  const place = laid.tiles.length - 1;
  for (const [seat, inside] of laid.inside.entries()) {
    if (inside && event.each > 0) theatre.fly(place, seat, event.each);
  }
  sound("stones", event.each);
  const shared = { ...laid, tiles: laid.tiles.with(place, { card: event.card, stones: event.rest }) };
  theatre.show(shared);
  await theatre.pause(SHARE);
  const after = {
    ...shared,
    turning: false,
    unsafe: laid.unsafe.map((stones, seat) => (laid.inside[seat] ? stones + event.each : stones)),
  };
  theatre.show(after);
  return after;
}

async function fright(event: DiamantTurnedUp, laid: Scene, theatre: Theatre): Promise<Scene> {
  sound(STINGS[event.card] ?? "rumble");
  theatre.show({ ...laid, mood: "danger" });
  await theatre.pause(FRIGHT);
  const after: Scene = { ...laid, turning: false, mood: "calm" };
  theatre.show(after);
  return after;
}

/** The second of its kind: everything beside the chests is lost. */
async function collapse(event: DiamantStruck, scene: Scene, theatre: Theatre): Promise<Scene> {
  sound("rumble");
  theatre.show({ ...scene, mood: "collapse", lost: event.lost });
  await theatre.pause(COLLAPSE);
  const after: Scene = {
    ...scene,
    unsafe: scene.unsafe.map((stones, seat) => (event.lost[seat] ? 0 : stones)),
  };
  theatre.show(after);
  return after;
}

/** The path is cleared away; all are inside again once the next expedition is shown. */
async function clearAway(scene: Scene, theatre: Theatre): Promise<Scene> {
  const after: Scene = {
    ...scene,
    expedition: scene.expedition + 1,
    tiles: [],
    inside: scene.inside.map(() => true),
    unsafe: scene.unsafe.map(() => 0),
  };
  sound("drip");
  theatre.show(after);
  await theatre.pause(CLEARING);
  return after;
}
