/** A table of Diamant for tests. */
import { signal } from "@preact/signals";
import type { DiamantBoardProps } from "../../src/games/diamant/Board";
import type { Asked, DiamantView, Lobby } from "../../src/wire/types";

export const viewOf = (changes: Partial<DiamantView> = {}): DiamantView => ({
  expedition: 2,
  phase: "decide",
  deciding: [0],
  inside: [true, true, false],
  unsafe: [4, 4, 0],
  chests: [3, "?", "?"],
  path: [
    { card: "5", stones: 0 },
    { card: "11", stones: 2 },
  ],
  removed: ["gas"],
  deck: 27,
  scores: [3, "?", "?"],
  chosen: [null, "?", null],
  ...changes,
});

const person = (name: string) => ({
  chair: "person",
  name,
  away: false,
  pledge: null,
  share: null,
  absent: false,
  ends: false,
});

const lobby: Lobby = {
  id: "table",
  code: "ABCDEF",
  setting: {
    game: "diamant",
    edition: "diamant",
    chairs: ["person", "person", "bot"],
    options: { expeditions: 4 },
  },
  status: "playing",
  people: [
    person("Ann"),
    person("Ben"),
    { chair: "bot", name: null, away: false, pledge: null, share: null, absent: false, ends: false },
  ],
  host: "Ann",
  commitment: "",
  rematch: null,
  secret: null,
  called: false,
  voice: false,
  voiced: false,
  abandoned: false,
};

export const ASKED: Asked = {
  id: 5,
  kind: "decide",
  count: 2,
  moves: ["stay", "leave"],
  example: "stay",
  left: null,
  default: null,
};

export const propsOf = (changes: Partial<DiamantBoardProps> = {}): DiamantBoardProps => ({
  lobby,
  viewer: { pending: signal(null) } as unknown as DiamantBoardProps["viewer"],
  seat: 0,
  names: ["Ann", "Ben", "Robot"],
  view: viewOf(),
  outcome: null,
  asked: ASKED,
  sending: false,
  answer: () => {},
  stage: () => {},
  draft: signal(""),
  slots: { prompt: "Go on?", log: "A treasure." },
  ...changes,
});
