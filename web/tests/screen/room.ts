/** A table of Meisterdiebe in one room: what everybody sees of it, and what a seat knows. */
import type { Asked, Lobby, MeisterdiebeView, Now, Person, ToClient } from "../../src/wire/types";
import { lobby } from "../client/fake";

const CLOSED = Object.fromEntries(
  ["A", "B", "C"].flatMap((level) => [1, 2, 3, 4].map((side) => [`${level}${side}`, "?"])),
);
const CHARACTERS = ["smuggler", "jeweller", "jewelress", "thief", "masterthief", "detective"];
const BAG = { diamonds: 8, sapphires: 2, rubies: 0 };
const NOTHING = { diamonds: 0, sapphires: 0, rubies: 0 };

const hand = (number: number | "?") => CHARACTERS.map((character) => ({ character, number }));

/** Seat 0 has sevens, seat 1 has fives; `eyes` sees only its own. */
export function viewFor(eyes: number | null, changes: Partial<MeisterdiebeView> = {}): MeisterdiebeView {
  return {
    round: 1,
    phase: "choose",
    deciding: [0, 1],
    scores: [-12, -12],
    flipped: false,
    top: "A",
    north: { A: 1, B: 1, C: 1 },
    drawers: CLOSED,
    red: NOTHING,
    white: [BAG, BAG],
    black: [NOTHING, NOTHING],
    alarms: [true, true],
    chosen: [null, null],
    hands: [7, 5].map((number, seat) => hand(seat === eyes ? number : "?")),
    ...changes,
  } as unknown as MeisterdiebeView;
}

const person = (name: string): Person => ({
  chair: "person",
  name,
  away: false,
  pledge: null,
  share: null,
  absent: false,
  ends: false,
});

export const room = (changes: Partial<Lobby> = {}): Lobby => ({
  ...lobby,
  id: "a-table-in-a-room",
  setting: { game: "meisterdiebe", edition: "zoch", chairs: ["person", "person"], spectators: true },
  people: [person("Ann"), person("Ben")],
  ...changes,
});

export const seated = (yours: number[], at: Lobby = room()): ToClient => ({
  type: "Table",
  lobby: at,
  yours,
  hosting: false,
  protocol: 1,
  lent: [],
  lost: [],
  devices: [],
  inviting: [],
});

export const asks = (kind: Asked["kind"], moves: string[]): Asked => ({
  id: 4,
  kind,
  count: moves.length,
  moves,
  example: moves[0] ?? "",
  left: null,
  default: null,
});

export const seen = (seat: number | null, view: MeisterdiebeView, asked: Asked[] = []): Now => ({
  type: "Now",
  seat,
  number: 1,
  view,
  asked,
  outcome: null,
  notes: null,
  lesson: null,
  advice: null,
});
