import { describe, expect, test } from "vitest";
import {
  drawerAt,
  MOVES,
  moved,
  movedBy,
  rows,
  type Side,
  sideOf,
  stackOf,
} from "../../src/games/meisterdiebe/boxGeometry";
import { nameOf, RESTS, restNamed, STANDINGS, START } from "./fixtures";

describe("the box stands and moves as the rules say", () => {
  test("the moves reach 128 configurations (G-5)", () => {
    expect(STANDINGS).toHaveLength(128);
  });

  test.each(STANDINGS)("in %s", (name, standing) => {
    const box = restNamed(name);
    expect(rows(box).map((row) => row.join(" "))).toEqual(standing.rows);
    expect(Object.fromEntries(MOVES.map((move) => [move, nameOf(moved(box, move))]))).toEqual(standing.after);
    expect(moved(box, "flip").flipped).toBe(!box.flipped);
  });

  test("every drawer knows its side, and every side its drawer", () => {
    for (const { rest, rows } of RESTS)
      for (const [at, level] of stackOf(rest.flipped).entries())
        for (const [side, drawer] of rows[at]!.entries()) {
          expect(drawerAt(rest, level, side as Side)).toBe(drawer);
          expect(sideOf(rest, drawerAt(rest, level, side as Side))).toBe(side);
        }
  });

  test("there and back again changes nothing", () => {
    for (const { rest } of RESTS)
      expect(nameOf(movedBy(rest, ["top+", "two-", "two+", "top-", "flip", "flip"]))).toBe(nameOf(rest));
  });

  test("the box of the beginning has the ones in the north", () => {
    expect(rows(START).map((row) => row[0])).toEqual(["A1", "B1", "C1"]);
  });
});
