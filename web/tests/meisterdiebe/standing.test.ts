import { expect, test } from "vitest";
import { type Move, moved, rows, type Standing } from "../../src/games/meisterdiebe/standing";
import played from "./standing.json";

const START: Standing = { flipped: false, top: "A", north: { A: 1, B: 1, C: 1 } };
const text = (box: Standing) => rows(box).map((row) => row.join(" "));

test("a box that nobody has moved shows its drawers in order", () => {
  expect(text(START)).toEqual(["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4"]);
});

test("drawers stand where the rulebook's box has them, upside down too", () => {
  for (const { flipped, top, north, stands } of played) expect(text({ flipped, top, north })).toEqual(stands);
});

test("a move shown in advance is the move that the rulebook makes", () => {
  let box = START;
  for (const { move, flipped, top, north } of played) {
    box = moved(box, move as Move);
    expect(box).toEqual({ flipped, top, north });
  }
});
