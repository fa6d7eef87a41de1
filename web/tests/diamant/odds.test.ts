import { expect, test } from "vitest";
import { partsOf } from "../../src/games/diamant/Odds";
import type { DiamantOdds } from "../../src/wire/types";

const NONE = Object.fromEntries(
  "1 2 3 4 5 7 9 11 13 14 15 17 snake scorpion landslide gas explosion".split(" ").map((it) => [it, 0]),
) as DiamantOdds["left"];

test("cards are an end, a first danger, or stones", () => {
  const left = { ...NONE, "5": 2, "17": 1, snake: 2, gas: 3 };
  expect(partsOf({ left, ends: 2 })).toEqual({ cards: 8, ends: 2, warns: 3, values: [5, 5, 17] });
});

test("an empty deck has no odds", () => {
  expect(partsOf({ left: NONE, ends: 0 })).toEqual({ cards: 0, ends: 0, warns: 0, values: [] });
});
