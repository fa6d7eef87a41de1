/** Plays what happened in the cave: fists, leavers, the card, the stones, the collapse. */
import { sound } from "../../sound";
import type {
  DiamantCard,
  DiamantReturned,
  DiamantRevealed,
  DiamantStruck,
  DiamantTurnedUp,
  GameEvent,
} from "../../wire/types";
import { isHazard, type Scene } from "./scene";

/** What a play needs from the board. */
export interface BoardEffects {
  show(scene: Scene): void;
  /** Waits, unless the reader is in a hurry. */
  pause(milliseconds: number): Promise<void>;
  /** How long one stands before the next entrance. */
  opening(): number;
  /** Stones fly from a card of the path to a seat. */
  fly(card: number, seat: number, stones: number): void;
}

export const COUNT_IN = 260;
const OPEN_HANDS = 620;
const WALK = 640;
const TURN_UP = 420;
const SHARE = 560;
export const FRIGHT = 420;
export const COLLAPSE = 860;
export const CLEARING = 360;
/** Before the five mouths, where they are to be seen. */
export const OPENING = 880;

const STINGS: Partial<Record<DiamantCard, string>> = {
  snake: "hiss",
  scorpion: "click",
  landslide: "rumble",
  gas: "whoosh",
  explosion: "boom",
};

/** Plays events in order, beginning from a scene. */
export async function play(
  events: readonly GameEvent[],
  start: Scene,
  effects: BoardEffects,
): Promise<Scene> {
  let scene = start;
  for (const event of events) scene = await act(event, scene, effects);
  return scene;
}

async function act(event: GameEvent, scene: Scene, effects: BoardEffects): Promise<Scene> {
  switch (event.type) {
    case "Revealed":
      return openFists(event, scene, effects);
    case "Returned":
      return walkOut(event, scene, effects);
    case "TurnedUp":
      // Meisterdiebe has an event of that name, too.
      return "card" in event ? turnUp(event, scene, effects) : scene;
    case "Struck":
      return collapse(event, scene, effects);
    case "ExpeditionEnded":
      return clearAway(scene, effects);
    default:
      return scene;
  }
}

/** Three taps, then all at once. */
async function openFists({ choices }: DiamantRevealed, scene: Scene, effects: BoardEffects): Promise<Scene> {
  sound("torch");
  effects.show({ ...scene, fists: choices.map((choice) => choice && "closed") });
  for (let tap = 0; tap < 3; tap++) {
    sound("tap", tap);
    await effects.pause(COUNT_IN);
  }
  sound("flick");
  effects.show({ ...scene, fists: choices });
  await effects.pause(OPEN_HANDS);
  effects.show(scene);
  return scene;
}

/** The leavers pick up their share of the path and go. */
async function walkOut(event: DiamantReturned, scene: Scene, effects: BoardEffects): Promise<Scene> {
  sound("step");
  const tiles = scene.tiles.map((tile, place) => ({ ...tile, stones: event.left[place] ?? tile.stones }));
  for (const [place, tile] of scene.tiles.entries()) {
    const taken = tile.stones - (tiles[place]?.stones ?? 0);
    for (const seat of event.seats) if (taken > 0) effects.fly(place, seat, taken / event.seats.length);
  }
  const walking = { ...scene, tiles, leaving: event.seats };
  effects.show(walking);
  await effects.pause(WALK);
  sound("stones", event.share);
  const stayed = (seat: number) => !event.seats.includes(seat);
  const after = {
    ...walking,
    leaving: [],
    inside: scene.inside.map((inside, seat) => inside && stayed(seat)),
    unsafe: scene.unsafe.map((stones, seat) => (stayed(seat) ? stones : 0)),
  };
  effects.show(after);
  return after;
}

/** A card is laid and turned; its stones are shared, or everyone takes fright. */
async function turnUp(event: DiamantTurnedUp, scene: Scene, effects: BoardEffects): Promise<Scene> {
  const hazard = isHazard(event.card);
  const full = hazard ? 0 : Number(event.card);
  const laid = { ...scene, tiles: [...scene.tiles, { card: event.card, stones: full }], turning: true };
  sound("card");
  effects.show(laid);
  await effects.pause(TURN_UP);
  return hazard ? fright(event, laid, effects) : share(event, laid, effects);
}

async function share(event: DiamantTurnedUp, laid: Scene, effects: BoardEffects): Promise<Scene> {
  const place = laid.tiles.length - 1;
  for (const [seat, inside] of laid.inside.entries()) {
    if (inside && event.each > 0) effects.fly(place, seat, event.each);
  }
  sound("stones", event.each);
  const shared = { ...laid, tiles: laid.tiles.with(place, { card: event.card, stones: event.rest }) };
  effects.show(shared);
  await effects.pause(SHARE);
  const after = {
    ...shared,
    turning: false,
    unsafe: laid.unsafe.map((stones, seat) => (laid.inside[seat] ? stones + event.each : stones)),
  };
  effects.show(after);
  return after;
}

async function fright(event: DiamantTurnedUp, laid: Scene, effects: BoardEffects): Promise<Scene> {
  sound(STINGS[event.card] ?? "rumble");
  effects.show({ ...laid, mood: "danger" });
  await effects.pause(FRIGHT);
  const after: Scene = { ...laid, turning: false, mood: "calm" };
  effects.show(after);
  return after;
}

/** The second of its kind: everything beside the chests is lost. */
async function collapse(event: DiamantStruck, scene: Scene, effects: BoardEffects): Promise<Scene> {
  sound("rumble");
  effects.show({ ...scene, mood: "collapse", lost: event.lost });
  await effects.pause(COLLAPSE);
  const after: Scene = {
    ...scene,
    unsafe: scene.unsafe.map((stones, seat) => (event.lost[seat] ? 0 : stones)),
  };
  effects.show(after);
  return after;
}

/** The path is cleared away; all are inside again once the next expedition is shown. */
async function clearAway(scene: Scene, effects: BoardEffects): Promise<Scene> {
  const after: Scene = {
    ...scene,
    expedition: scene.expedition + 1,
    tiles: [],
    inside: scene.inside.map(() => true),
    unsafe: scene.unsafe.map(() => 0),
  };
  sound("drip");
  effects.show(after);
  await effects.pause(effects.opening());
  return after;
}
