import { expect, test } from "vitest";
import { flightsOf } from "../../src/games/meisterdiebe/flights";
import type { MeisterdiebeEvent } from "../../src/wire/types";

const gems = (diamonds: number, sapphires = 0) => ({ diamonds, sapphires, rubies: 0 });
const flights = (event: object) => flightsOf({ clauses: [], ...event } as unknown as MeisterdiebeEvent);

test("what a seat gets flies to its cushion", () => {
  expect(flights({ type: "FrontTaken", seat: 2, gems: gems(1, 1), cushion: "black" })).toEqual([
    { gems: ["d", "s"], from: "box", to: "black 2" },
  ]);
  expect(flights({ type: "SharedOut", shares: [gems(0), gems(2)] })).toEqual([
    { gems: ["d", "d"], from: "red", to: "black 1" },
  ]);
  expect(flights({ type: "Searched", seat: 0, found: "ruby", gems: gems(0) })).toEqual([
    { gems: ["r"], from: "box", to: "black 0" },
  ]);
});

test("loot for the red cushion is the box's own business", () => {
  expect(flights({ type: "FrontTaken", seat: 2, gems: gems(1), cushion: "red" })).toEqual([]);
});
